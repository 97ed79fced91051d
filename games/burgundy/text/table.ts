import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { ROUNDS } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { aaronPart, playerPart } from './contender.ts';
import type { Dictionary } from './dictionary.ts';
import { partsText, shorten } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import { displayPart, supplyPart } from './middle.ts';
import { pageOf, spokenPage } from './page.ts';
import type { Page } from './page.ts';
import { todoLines } from './todo.ts';

/** Longer names are cut, so that the longest heading fits on a line. */
const NAME_WIDTH = 30;

/** The whole table as a viewer sees it, from top to bottom: what is to be done, the middle, then everyone's things. */
export function tableText(dictionary: Dictionary, view: View, names: readonly string[]): string {
  const short = everyone(dictionary, view, names).map((name) => shorten(name, NAME_WIDTH));
  return partsText(partsOf(pageOf(dictionary, view), short, null));
}

export function spokenTable(
  dictionary: Dictionary,
  view: View,
  names: readonly string[],
  you: Seat | null,
): readonly TablePart[] {
  return partsOf(spokenPage(dictionary, view), everyone(dictionary, view, names), you);
}

function everyone(dictionary: Dictionary, view: View, names: readonly string[]): string[] {
  return view.players.map((_, seat) => names[seat] ?? dictionary.player(seat + 1));
}

function partsOf(page: Page, names: readonly string[], you: Seat | null): readonly TablePart[] {
  const { view } = page;
  const { table } = page.dictionary;
  const status = table.status(at(ROUNDS, view.round), view.turn + 1);
  const whose = view.over ? table.over : table.toPlay(view.seat === you ? null : at(names, view.seat));
  return [
    { title: null, remark: '', lines: [`${status} - ${whose}`, ...todoLines(page)] },
    displayPart(page),
    supplyPart(page),
    ...names.map((name, seat) => playerPart(page, seat, seat === you ? page.dictionary.you : name)),
    ...(view.aaron === null ? [] : [aaronPart(page, view.aaron)]),
  ];
}
