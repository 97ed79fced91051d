/** "a, b and c", with the language's word for "and". */
export function series(items: readonly string[], word: string): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${word} ${last}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
