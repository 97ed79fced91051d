import { deadline } from './clock.ts';
import { playedBy, turnOf } from './table.ts';
import type { Table } from './table.ts';

/** How long bots wait for an answer to a wish to take back. */
const COURTESY = 20_000;

/**
 * When the server has to look after the table by itself: a bot decides, a clock runs out, someone may have gone (without a connection for so
 * many milliseconds). Null for never.
 */
export function dueOf(table: Table, gone: number): number | null {
  const turn = turnOf(table);
  if (turn === null) return null;
  const { updated, offer, clocks, facts } = table;
  // At once, also if the clock was set back since then.
  if (playedBy(table, turn) === 'bot') return offer === null ? 0 : offer.at + COURTESY;
  if (facts.terms.leaver === 'wait') return null;
  const out = deadline(clocks);
  if (facts.terms.clock.kind === 'days') return out;
  return Math.min(out ?? Infinity, updated + gone);
}
