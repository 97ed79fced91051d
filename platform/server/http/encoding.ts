/** How an answer can be written, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that Accept-Encoding likes best of those that are offered, the smaller of two that it likes the same; null for the plain bytes. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const wishes = new Map((accepted ?? '').toLowerCase().split(',').map(readWish));
  const liked = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0;
  // Plain bytes are taken unless somebody says otherwise, and liked least unless they are named.
  let most = wishes.get('identity') ?? 0;
  let chosen: Encoding | null = null;
  for (const encoding of offered) {
    const quality = liked(encoding);
    if (quality > most || (chosen === null && quality > 0 && quality === most)) {
      most = quality;
      chosen = encoding;
    }
  }
  return chosen;
}

/** One wish, as in `gzip;q=0.5`. What cannot be read is not wished for. */
function readWish(wish: string): [string, number] {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const [, quality = '1'] = parameters.map((parameter) => /^q\s*=\s*(.*)$/.exec(parameter)).find(Boolean) ?? [];
  return [name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0];
}
