import { advise } from '@chambord/bots';
import type { Advice } from '@chambord/bots';
import type { GameEntry } from '@chambord/games';
import { at } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { words } from './words.ts';

/** How long a hint is thought about. */
const THINKING = 1000;

/** The best moves as the strongest bot sees them, each with its chance to win and what follows; it knows no more than who asks. */
export function hintLines(entry: GameEntry, view: unknown, names: readonly string[], lang: Lang): string[] {
  const { game, brain } = entry;
  return adviceLines(entry, view, names, lang, advise(game, brain, view, { ms: THINKING }));
}

export function adviceLines(
  { game, text }: GameEntry,
  view: unknown,
  names: readonly string[],
  lang: Lang,
  advice: readonly Advice[],
): string[] {
  return advice.flatMap(({ move, chance, line }) => [
    `${percent(chance).padStart(6)}  ${text[lang].move(move, view)}`,
    ...line.map((step) => {
      const told = text[lang].move(step.move, step.view);
      return `          ${words[lang].afterwards(game.actor(view) === step.seat ? null : at(names, step.seat), told)}`;
    }),
  ]);
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}
