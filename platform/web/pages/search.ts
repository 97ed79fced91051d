/** Letters without accents and case, so that a search finds what is meant. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** A text in pieces, each with whether it is what was searched for; the needle is plain. */
export function marked(text: string, needle: string): (readonly [piece: string, hit: boolean])[] {
  if (needle === '') return [[text, false]];
  // With the accents that belong to them. A letter may become several when it is made plain: where each begins is kept.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const begins: number[] = [];
  let hay = '';
  for (const letter of letters) {
    begins.push(hay.length);
    hay += plain(letter);
  }
  const pieces: (readonly [string, boolean])[] = [];
  let done = 0;
  for (let found = hay.indexOf(needle); found >= 0; found = hay.indexOf(needle, found + needle.length)) {
    const from = begins.findLastIndex((begin) => begin <= found);
    const after = begins.findIndex((begin) => begin >= found + needle.length);
    const to = after < 0 ? letters.length : after;
    if (from > done) pieces.push([letters.slice(done, from).join(''), false]);
    pieces.push([letters.slice(Math.max(from, done), to).join(''), true]);
    done = to;
  }
  if (done < letters.length) pieces.push([letters.slice(done).join(''), false]);
  return pieces;
}
