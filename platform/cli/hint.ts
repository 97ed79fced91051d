import { search } from '@chambord/bots';
import type { GameEntry } from '@chambord/games';
import { randomFrom } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';

/** How long a hint is thought about, and how many moves it names. */
const THINKING = 1000;
const MOST = 3;

/** The best moves as the strongest bot sees them, each with its chance to win; it knows no more than who asks. */
export function hintLines({ game, brain, text }: GameEntry, view: unknown, lang: Lang): string[] {
  const judged = search(game, brain, view, randomFrom('hint'), { ms: THINKING });
  return judged
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits)
    .slice(0, MOST)
    .map(({ move, chance }) => `${percent(chance ?? 0).padStart(6)}  ${text[lang].move(move, view)}`);
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}
