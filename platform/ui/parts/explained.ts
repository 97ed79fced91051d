/** What a thing on the table is, in the words of the rules. */
export interface Explanation {
  /** Its kind: every game has a list of them. */
  readonly thing: string;
  readonly title: string;
  readonly text: string;
  /** What a screen reader is told of it, where the name says some of the text already. */
  readonly heard?: string;
  /** The number of the rule that says more. */
  readonly rule: string;
}

/** Of the words for explanations, the things of which there is nothing more to say than what they are. */
export type Plain<Words> = {
  [Key in keyof Words]: Words[Key] extends { title: string } ? Key : never;
}[keyof Words];

/**
 * Lets a thing explain itself: to a resting mouse, a long press, the keyboard, and as its description to a screen reader.
 * It is all in attributes, so that one listener serves the whole table.
 */
export function explained({ thing, title, text, heard = text, rule }: Explanation) {
  const shown = heard === text ? {} : { 'data-text': text };
  return {
    'data-explains': thing,
    'data-title': title,
    'data-rule': rule,
    'aria-description': heard,
    ...shown,
  } as const;
}

/** The same for something that cannot be touched: arrow keys come to it, and Tab where nothing else leads into its group. */
export function explainedPicture(explanation: Explanation, label: string, stop = false) {
  return { ...explained(explanation), role: 'img', 'aria-label': label, tabIndex: stop ? 0 : -1 } as const;
}
