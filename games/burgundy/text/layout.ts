/** No line of text is wider than this. */
export const WIDTH = 100;
/** Longer names are cut, so that a table with four of them still fits. */
export const NAME_WIDTH = 14;

const segmenter = new Intl.Segmenter();

/** Characters as people count them: names may hold any. */
function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function widthOf(text: string): number {
  return characters(text).length;
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

/** Sets pieces side by side after a first one, on as few lines as they need; the first stands alone in its column. */
export function flow(first: string, pieces: readonly string[], separator: string): string[] {
  const indent = ' '.repeat(widthOf(first));
  const lines: string[] = [];
  let line: string | null = null;
  for (const piece of pieces) {
    const start = lines.length === 0 ? first : indent;
    const grown: string = line === null ? start + piece : line + separator + piece;
    if (line !== null && widthOf(grown.trimEnd()) > WIDTH) {
      lines.push(line.trimEnd());
      line = indent + piece;
    } else line = grown;
  }
  lines.push((line ?? first).trimEnd());
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
