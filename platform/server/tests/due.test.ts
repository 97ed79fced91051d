import { describe, expect, test } from 'vitest';
import type { TableTerms } from '@chambord/protocol';
import { dueOf } from '../room/due.ts';
import { BEGIN, begunByHand, byHand } from './helpers/by-hand.ts';
import { termsFor } from './helpers/pilot.ts';

/** Without a connection for so long, somebody is gone. */
const GONE = 45_000;
const DAY = 24 * 3600 * 1000;
const due = (more: Partial<TableTerms>, after?: (hand: ReturnType<typeof begunByHand>) => void) => {
  const hand = begunByHand(termsFor('splendor', 2, more));
  after?.(hand);
  return dueOf(hand.table, GONE);
};
const BOT: Partial<TableTerms> = {
  seats: [{ kind: 'bot', level: 'page', name: 'Cosimo' }, { kind: 'person' }],
};

describe('when a table is looked after', () => {
  test('never before the game begins, nor after it has ended', () => {
    expect(dueOf(byHand(termsFor('splendor', 2, { leaver: 'bot' })).table, GONE)).toBeNull();
    expect(due({ leaver: 'bot' }, (hand) => hand.say('ada', { type: 'resign' }))).toBeNull();
  });

  test('at once when a bot decides, also for who went away', () => {
    expect(due(BOT)).toBe(0);
    expect(due({ leaver: 'bot' }, (hand) => hand.say('ada', { type: 'leave' }))).toBe(0);
  });

  test('a bot waits 20 seconds for an answer to a wish to take back', () => {
    const three = begunByHand(termsFor('splendor', 3, { leaver: 'bot' }));
    three.say('ada', { type: 'move', version: three.table.version, move: 'take diamond sapphire emerald' });
    three.at += 1000;
    three.say('ada', { type: 'undo', version: three.table.version });
    three.at += 1000;
    three.say('bob', { type: 'leave' });
    expect(dueOf(three.table, GONE)).toBe(BEGIN + 1000 + 20_000);
  });

  test('never where the others wait for who is gone, whatever the clock says', () => {
    expect(due({ leaver: 'wait' })).toBeNull();
    expect(due({ leaver: 'wait', clock: { kind: 'move', seconds: 30 } })).toBeNull();
  });

  test('once somebody may be gone, counted from the last that happened', () => {
    const chatted = due({ leaver: 'bot' }, (hand) => {
      hand.at += 5000;
      hand.say('bob', { type: 'chat', text: 'Hello' });
    });
    expect(chatted).toBe(BEGIN + 5000 + GONE);
  });

  test('or when the clock runs out, whichever is sooner', () => {
    expect(due({ leaver: 'bot', clock: { kind: 'move', seconds: 30 } })).toBe(BEGIN + 30_000);
    expect(due({ leaver: 'bot', clock: { kind: 'game', seconds: 60, increment: 0 } })).toBe(BEGIN + GONE);
  });

  test('where a turn has days, nobody is gone before these are over', () => {
    expect(due({ leaver: 'bot', clock: { kind: 'days', days: 2 } })).toBe(BEGIN + 2 * DAY);
  });

  test('who is away already is not missed a second time', () => {
    const hand = begunByHand(termsFor('splendor', 2, { leaver: 'bot' }));
    hand.write({ kind: 'away', seat: 0, why: 'gone' });
    // The table waits for its bot, and for nothing else.
    expect(dueOf(hand.table, GONE)).toBe(0);
  });
});
