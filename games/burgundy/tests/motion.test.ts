import { expect, test } from 'vitest';
import { burgundy } from '@chambord/burgundy/rules';
import type { Event, View } from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import { attempt } from '@chambord/kernel';
import type { Travel } from '@chambord/ui';
import { motionBetween } from '../table/motion/flight.tsx';
import { pageWords } from '../table/text/words.ts';
import { golden } from './golden.ts';

type Seen = (travel: Travel) => boolean;

const goes =
  (from: RegExp, to: RegExp): Seen =>
  ({ from: [start = ''], to: [goal = ''] }) =>
    from.test(start) && to.test(goal);
const THROWN = /thrown/;
const DECK = /\.deck/;
const OTHER = /data-seat|aaron/;
const ANYWHERE = /./;

/** How each kind of event is seen to move something; null for what is only told. */
const SEEN: Readonly<Record<Event['event'], Seen | null>> = {
  gameBegan: null,
  roundBegan: goes(DECK, /zone=display/),
  dealt: null,
  drew: ({ kind, from: [start = ''] }) => kind === 'die' && DECK.test(start),
  turnBegan: null,
  turnSkipped: null,
  played: ({ kind, to: [goal = ''] }) => kind === 'die' && THROWN.test(goal),
  workersUsed: goes(/worker|data-seat/, /deck|display/),
  took: goes(/zone=display/, /zone=projects|data-seat/),
  dropped: goes(/zone=projects|data-seat/, THROWN),
  placed: goes(/zone=projects|data-seat/, /zone=estate|data-seat/),
  sold: goes(/good-|data-seat/, /converts|data-seat/),
  startCardTaken: goes(/who|data-seat/, /who|data-seat/),
  startCardPassed: goes(/who|data-seat/, /who|data-seat/),
  gainedSilver: goes(ANYWHERE, /silver|data-seat/),
  gainedWorkers: goes(ANYWHERE, /worker|data-seat/),
  gainedPoints: goes(ANYWHERE, /converts|data-seat/),
  converted: goes(/silver|worker|data-seat/, /deck|display/),
  // The three cards are turned up in a sheet of their own.
  bought: null,
  kept: goes(DECK, /zone=projects|data-seat/),
  used: goes(DECK, THROWN),
  receivedGood: goes(/zone=goods/, /good-|data-seat/),
  receivedAnimal: goes(/zone=animals/, /chicken|sheep|pig|cattle|data-seat/),
  pileHalved: goes(/zone=(goods|animals)/, /zone=(goods|animals)/),
  tripleCompleted: null,
  firstTriple: goes(/\.ribbon/, /converts|data-seat|aaron/),
  allSevenTypes: goes(/seven/, /converts|data-seat|aaron/),
  bonusChosen: null,
  declined: null,
  lost: null,
  reshuffled: null,
  aaronLaid: goes(/aaron-pile/, OTHER),
  compared: null,
  gameOver: null,
};

/** Things that come and go in one decision are not seen to move: the counters stay as they were. */
function stays(event: Event, before: View, after: View): boolean {
  if ('seat' in event) {
    const [was, now] = [before.players[event.seat], after.players[event.seat]];
    if (event.event === 'gainedSilver') return (now?.silver ?? 0) <= (was?.silver ?? 0);
    if (event.event === 'gainedWorkers') return (now?.workers ?? 0) <= (was?.workers ?? 0);
    if (event.event === 'workersUsed') return (now?.workers ?? 0) >= (was?.workers ?? 0);
    if (event.event === 'startCardTaken' || event.event === 'startCardPassed')
      return before.startCard?.holder === after.startCard?.holder;
  }
  // A discard pile that was shuffled in the same decision does not tell what came to it.
  return after.discard.length < before.discard.length && (event.event === 'played' || event.event === 'used');
}

test.each(golden.names)('every card, token and point that moves is seen to move: %s', (name) => {
  const { options, seed, moves } = golden.record(name);
  const state = burgundy.setup(options, seed);
  const unseen: string[] = [];
  for (const text of moves) {
    const before = burgundy.view(state, 0);
    const events: Event[] = [];
    attempt(burgundy, state, burgundy.parse(text, options), options, (event) => events.push(event));
    const after = burgundy.view(state, 0);
    const stage = { view: after, own: 0, words: pageWords.en, dictionary: dictionaries.en };
    const { travels } = motionBetween(stage, before, after);
    for (const event of events) {
      const seen = SEEN[event.event];
      if (seen !== null && !stays(event, before, after) && !travels.some(seen)) unseen.push(`${text}: ${event.event}`);
    }
  }
  expect(unseen).toEqual([]);
});
