/** A card's name in the notation, as sentences have it beside its description. */
const CODE = / \[[\w-]+\]/g;

/** A sentence for who does not write in the notation. */
export function withoutCodes(sentence: string): string {
  return sentence.replaceAll(CODE, '');
}
