/** A template tag for French: high punctuation and guillemets keep their distance without a line break. */
export function french(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return literals.map((literal, index) => unbroken(literal) + String(values[index] ?? '')).join('');
}

/** The same for a whole text. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** "d’Anne", "de Bruno". */
export function frenchOf(name: string): string {
  return /^[aeiouàâéèêëîïôùûœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
