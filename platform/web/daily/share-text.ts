import type { DailyDeal } from '@chambord/deals/daily';
import { beaten, meanOf } from '@chambord/deals/outcome';
import type { DealOutcome } from '@chambord/deals/outcome';
import type { Lang } from '@chambord/kernel';
import { dailyWords } from '../words/daily.ts';

const SQUARES = new Map([
  [1, '🟩'],
  [0.5, '🟨'],
  [0, '⬜'],
]);

/** A few lines to paste elsewhere: how it went, and nothing of how the deal goes. A square for each try of the king's, the beaten ones first. */
export function shareText(
  lang: Lang,
  { day, options }: DailyDeal,
  title: string,
  own: DealOutcome,
  tries: readonly DealOutcome[],
): string {
  const say = dailyWords[lang];
  const compared = tries.map((tried) => beaten(own, tried)).sort((a, b) => b - a);
  return [
    `Chambord ${day} · ${title} · ${say.table(options.players)}`,
    say.sharedResult(own.won, own.points, Math.round(own.lead - meanOf(tries).lead)),
    compared.map((score) => SQUARES.get(score)).join(''),
  ].join('\n');
}
