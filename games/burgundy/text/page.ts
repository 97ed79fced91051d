import { faceOf } from '@chambord/burgundy/rules';
import type { Card, View } from '@chambord/burgundy/rules';
import type { Dictionary } from './dictionary.ts';
import { enumeration, flow, groups, padEnd, paragraph, widest } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';

/** What every part of the table's text needs. */
export interface Page {
  readonly dictionary: Dictionary;
  readonly view: View;
  /** Running text after a label. */
  readonly line: (label: string, text: string) => string[];
  /** Things after a label, each in a column as wide as the widest of all these. */
  readonly cells: (label: string, cells: readonly string[], all: readonly string[]) => string[];
  /** What parts groups of things. */
  readonly between: string;
  readonly groups: (label: string, groups: readonly string[]) => string[];
  /** A list after a label; after a second one as well, where several lists stand under the first. */
  readonly list: (label: string, entries: readonly string[], second?: Second) => string[];
  /** A card by its name and die. */
  readonly card: (card: Card) => string;
}

interface Second {
  readonly label: string;
  readonly all: readonly string[];
  /** Whether the first label stands above it already. */
  readonly below: boolean;
}

export function partOf(title: string, remarks: readonly string[], lines: readonly string[]): TablePart {
  return { title, remark: remarks.join(', '), lines };
}

/** A list, or the word for nothing. */
export function orNone(list: readonly string[], none: string): readonly string[] {
  return list.length > 0 ? list : [none];
}

/** A page to be seen: labels in one column, what they are about beside them. */
export function pageOf(dictionary: Dictionary, view: View): Page {
  const { table } = dictionary;
  const labels = [table.now, table.later, table.also, table.goods, table.animals, table.roundBonus, table.firstTriples];
  labels.push(table.allSeven, table.deck, table.storage, table.points, table.hand, table.projects, table.estate);
  labels.push(table.comingPiles);
  // One width for the whole page, so that all parts stand in the same two columns.
  const width = widest(labels) + 2;
  const label = (text: string) => padEnd(text, width);
  return {
    dictionary,
    view,
    line: (name, text) => paragraph(label(name), text),
    cells(name, cells, all) {
      const column = widest(all);
      return flow(
        label(name),
        cells.map((cell) => padEnd(cell, column)),
        '   ',
      );
    },
    between: ' | ',
    groups: (name, parts) => groups(label(name), parts),
    list(name, entries, second) {
      if (second === undefined) return enumeration(label(name), entries);
      const first = label(second.below ? '' : name) + padEnd(second.label, widest(second.all) + 2);
      return enumeration(first, entries);
    },
    card: (card) => dictionary.card(faceOf(view, card)),
  };
}

/** The same page to be heard: a line for each label, whole by itself. */
export function spokenPage(dictionary: Dictionary, view: View): Page {
  const said = (label: string, things: readonly string[], between: string) => [
    dictionary.table.about(label, things.join(between)),
  ];
  return {
    dictionary,
    view,
    line: (name, text) => said(name, [text], ''),
    cells: (name, cells) => said(name, cells, '; '),
    between: '; ',
    groups: (name, parts) => said(name, parts, '; '),
    list: (name, entries, second) => said(second === undefined ? name : `${name}, ${second.label}`, entries, ', '),
    card: (card) => dictionary.card(faceOf(view, card)),
  };
}
