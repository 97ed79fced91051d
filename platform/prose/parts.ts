/** A part of the table in words: the middle, or all that someone has. */
export interface TablePart {
  /** The part that says how the game stands has none. */
  readonly title: string | null;
  readonly remark: string;
  readonly lines: readonly string[];
}

/** The parts one below the other, each under its heading. */
export function partsText(parts: readonly TablePart[]): string {
  return parts
    .flatMap(({ title, remark, lines }) => [
      ...(title === null ? [] : ['', `── ${title} ── ${remark}`.trimEnd()]),
      ...lines,
    ])
    .join('\n');
}
