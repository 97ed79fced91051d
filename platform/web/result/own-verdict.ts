import { at } from '@chambord/kernel';
import type { Lang, Score, Seat } from '@chambord/kernel';
import { resultWords } from '../words/result.ts';

/** How the game went for this contender, said to them. Contenders are the players, and whoever else can win. */
export function ownVerdict(lang: Lang, own: Seat, { points, places }: Score, names: readonly string[]): string {
  const words = resultWords[lang];
  const place = at(places, own);
  const mine = at(points, own);
  const others = points.filter((_, contender) => contender !== own);
  const winners = places.flatMap((each, contender) => (each === 1 ? [contender] : []));
  if (place === 1) {
    if (winners.length > 1) return words.share;
    const margin = mine - Math.max(...others);
    // Without others there is nobody to be ahead of; and some games are not won by points alone.
    if (others.length === 0 || margin < 0) return words.win;
    return margin === 0 ? words.winTie : words.winBy(margin);
  }
  const [winner] = winners;
  if (winner === undefined) return words.lose;
  const behind = at(points, winner) - mine;
  if (behind < 0) return words.lose;
  if (places.length > 2) return words.placed(place, places.length, behind, names[winner] ?? '');
  return behind === 0 ? words.loseTie : words.loseBy(behind);
}
