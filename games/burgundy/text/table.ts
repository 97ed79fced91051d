import { at } from '@chambord/kernel';
import { ROUNDS } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { aaronLines, playerLines } from './contender.ts';
import type { Dictionary } from './dictionary.ts';
import { shorten } from '@chambord/kernel/prose';
import { displayLines, supplyLines } from './middle.ts';
import { pageOf } from './page.ts';
import { todoLines } from './todo.ts';

/** Longer names are cut, so that the longest heading fits on a line. */
const NAME_WIDTH = 30;

/** The whole table as a viewer sees it, from top to bottom: what is to be done, the middle, then everyone's things. */
export function tableText(dictionary: Dictionary, view: View, names: readonly string[]): string {
  const page = pageOf(dictionary, view);
  const { table } = dictionary;
  const short = view.players.map((_, seat) => shorten(names[seat] ?? dictionary.player(seat + 1), NAME_WIDTH));
  const status = table.status(at(ROUNDS, view.round), view.turn + 1);
  return [
    `${status} - ${view.over ? table.over : table.toPlay(at(short, view.seat))}`,
    ...todoLines(page),
    ...displayLines(page),
    ...supplyLines(page),
    ...short.flatMap((name, seat) => playerLines(page, seat, name)),
    ...(view.aaron === null ? [] : aaronLines(page, view.aaron)),
  ].join('\n');
}
