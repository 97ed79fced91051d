/** No line of text is wider than this. */
export const WIDTH = 100;

const segmenter = new Intl.Segmenter();
const COMPOSED = /[\p{Mark}\u200d\u{10000}-\u{10ffff}]/u;

/** Characters as people count them: names may hold any. */
function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function widthOf(text: string): number {
  // Nearly all text has one unit for each character, and segmenting is slow.
  return COMPOSED.test(text) ? characters(text).length : text.length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function shorten(text: string, width: number): string {
  return widthOf(text) <= width
    ? text
    : `${characters(text)
        .slice(0, width - 1)
        .join('')}…`;
}

export function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(widthOf));
}

/** Sets pieces side by side after a label, on as few lines as they need; nothing stands below the label. */
export function flow(first: string, pieces: readonly string[], separator: string): string[] {
  const indent = widthOf(first);
  const gap = widthOf(separator);
  const lines: string[] = [];
  let line = first;
  let width = indent;
  for (const [index, piece] of pieces.entries()) {
    const added = widthOf(piece.trimEnd());
    if (index === 0) line += piece;
    else if (width + gap + added <= WIDTH) line += separator + piece;
    else {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent) + piece;
      width = indent - gap;
    }
    width += (index === 0 ? 0 : gap) + widthOf(piece);
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Running text after a label. Only plain spaces are broken at. */
export function paragraph(first: string, text: string): string[] {
  return flow(first, text.split(' '), ' ');
}

/** A list after a label, broken only between its entries. */
export function enumeration(first: string, entries: readonly string[]): string[] {
  const pieces = entries.map((entry, index) => (index < entries.length - 1 ? `${entry},` : entry));
  return flow(first, pieces, ' ');
}

/** Groups of things after a label, parted by bars and broken only between them. */
export function groups(first: string, parts: readonly string[]): string[] {
  return flow(first, parts, ' | ');
}
