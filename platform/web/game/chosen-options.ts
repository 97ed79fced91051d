import type { GameDescription } from '@chambord/games/page';
import { keep, recall } from '../shell/device-memory.ts';

/** What was chosen for each option of a game. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** Each option as it was chosen last on this device, else as it is unless something else is wanted. */
export function firstChoice(game: GameDescription): ChosenOptions {
  const kept = keptChoice(game);
  return Object.fromEntries(
    game.options.map(({ name, values }) => [name, values.find((value) => value === kept[name]) ?? values[0] ?? '']),
  );
}

/** Whether somebody has chosen the options of this game on this device; a game without any has nothing to choose. */
export function hasChosen(game: GameDescription): boolean {
  const kept = keptChoice(game);
  return game.options.every(({ name, values }) => values.some((value) => value === kept[name]));
}

export function keepChoice({ id }: GameDescription, chosen: ChosenOptions): void {
  keep(`options.${id}`, chosen);
}

function keptChoice({ id }: GameDescription): Readonly<Record<string, unknown>> {
  const kept = recall(`options.${id}`);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
