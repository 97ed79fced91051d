import { at } from '@chambord/kernel';
import { agenda, fits } from './steps.ts';
import type { Move, Table, Why } from './table.ts';

/** The rule that forbids a move; null for a legal one. */
export function whyNot(table: Table, move: Move): Why | null {
  const [step] = agenda.open(table);
  if (step === undefined) return { rule: '3.1', reason: 'over' };
  if (step.step === 'suit') return move.do === 'suit' ? null : { rule: '2.2', reason: 'callFirst' };
  const empty = table.pile.length === 0;
  switch (move.do) {
    case 'suit':
      return { rule: '2.2', reason: 'noEight' };
    case 'draw':
      if (step.drew) return { rule: '2.3', reason: 'drewAlready' };
      return empty ? { rule: '2.3', reason: 'pileEmpty' } : null;
    case 'pass':
      return step.drew || empty ? null : { rule: '2.4', reason: 'drawFirst' };
    case 'play':
      if (!at(table.hands, table.seat).includes(move.card)) return { rule: '2.1', reason: 'notYours' };
      return fits(table, move.card) ? null : { rule: '2.1', reason: 'noMatch' };
  }
}
