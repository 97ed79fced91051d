/** A small picture of something that was done, as the recap strings them together. */
export interface Picture {
  /** Drawings of the sheet, side by side. */
  readonly drawings: readonly string[];
  /** The class of the tincture that they lie on. */
  readonly field?: string;
  /** A sign of the interface before them. */
  readonly icon?: string;
  /** A figure after them. */
  readonly figure?: string;
}
