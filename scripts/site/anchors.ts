/** Names of headings as GitHub gives them, so that links lead to the same place there and here; the same twice is counted. */
export function newAnchors(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const plain = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(plain) ?? 0;
    counts.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
  };
}
