import { faceOf } from '@chambord/burgundy/rules';
import type { Card, View } from '@chambord/burgundy/rules';
import type { Dictionary } from './dictionary.ts';
import { padEnd, paragraph, widest } from '@chambord/kernel/prose';

/** What every part of the table's text needs. */
export interface Page {
  readonly dictionary: Dictionary;
  readonly view: View;
  /** The label in its column, filled up with blanks. */
  readonly label: (text: string) => string;
  /** Running text after a label. */
  readonly line: (label: string, text: string) => string[];
  readonly heading: (title: string, ...remarks: readonly string[]) => string[];
  /** A card by its name and die. */
  readonly card: (card: Card) => string;
}

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
    label,
    line: (name, text) => paragraph(label(name), text),
    heading: (title, ...remarks) => ['', [`── ${title} ──`, remarks.join(', ')].join(' ').trimEnd()],
    card: (card) => dictionary.card(faceOf(view, card)),
  };
}
