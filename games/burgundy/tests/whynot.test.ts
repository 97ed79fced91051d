import { at, pick, randomFrom } from '@chambord/kernel';
import { burgundy, cardsOf, DICE, GOODS, PILES } from '@chambord/burgundy/rules';
import type { Card, Move, State, Why } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { EVERY, expectWhyNot, idle, play, randomGame, table } from './table.ts';

/** Every reason there is, and the rules it may cite. */
const REASONS: Readonly<Record<Why['reason'], Why['rule']>> = {
  gameOver: '8.3',
  playDieFirst: '3.3',
  diePlayed: '3.3',
  actionOpen: '3.3',
  otherOpen: '6.8',
  noSuchDie: '3.2',
  workersShort: '3.4',
  notInDisplay: '4.1',
  notYourProject: '4.2',
  noSuchGoods: '4.3',
  enoughWorkers: '4.4',
  notThrees: '4.6',
  cannotPay: '4.6',
  mustDrop: '4.7',
  needNotDrop: '4.7',
  dropNotYours: '4.7',
  alreadyBought: '5.1',
  silverShort: '5.1',
  turnGoesOn: '5.1',
  notBought: '5.2',
  nothingBought: '5.2',
  noCardsLeft: '5.3',
  columnComplete: '6.1',
  noSuchColumn: '6.2',
  otherType: '6.2',
  columnOpen: '6.2',
  cloistersOpen: '6.3',
  noBonusOpen: '6.6',
  notOnRoundCard: '6.6',
  bringsNothing: '6.6',
  nothingToReceive: '7.1',
  receiveOther: '7.1',
  pileEmpty: '7.2',
  notOfThese: '7.3',
  notOptional: '7.9',
};

/** Moves of every kind, with cards from everywhere. */
function universe(state: State): Move[] {
  const moves: Move[] = [
    { do: 'workers' },
    { do: 'silver' },
    { do: 'buy' },
    { do: 'decline' },
    { do: 'end' },
    ...DICE.map((die): Move => ({ do: 'play', die })),
    ...GOODS.map((good): Move => ({ do: 'sell', good })),
    ...PILES.flatMap((pile): Move[] => [
      { do: 'receive', from: 'goods', pile },
      { do: 'receive', from: 'animals', pile },
    ]),
  ];
  for (let workers = 0; workers <= 7; workers++)
    for (let silver = 0; silver <= 7; silver++) moves.push({ do: 'convert', workers, silver });
  for (const what of ['points', 'goods', 'animals', 'silver', 'workers'] as const)
    for (const count of [1, 2, 3]) moves.push({ do: 'bonus', gain: { [what]: count } });
  moves.push({ do: 'bonus', gain: { workers: 1, silver: 1 } });

  const { projects, estate } = at(state.players, state.seat);
  const columns = estate.map(({ cards }) => cards);
  const strangers: Card[] = [0, 40, 113];
  const drops: (Card | null)[] = [null, ...projects, ...strangers];
  const ons: (Card | null)[] = [
    null,
    ...columns.map((cards) => at(cards, 0)),
    ...columns.flatMap((cards) => cards[1] ?? []),
    7,
  ];
  for (const card of cardsOf(state).keys()) {
    moves.push({ do: 'use', card });
    for (const drop of drops) moves.push({ do: 'take', card, drop }, { do: 'keep', card, drop });
    for (const on of projects.includes(card) ? ons : [null, 7]) moves.push({ do: 'place', card, on });
  }
  return moves;
}

const whyNot = (state: State, text: string) => burgundy.whyNot(state, burgundy.parse(text, state.options));

describe('Why not?', () => {
  test('over random games there is a reason exactly for what is not legal, and every reason has its rule', () => {
    const random = randomFrom('why not');
    const elsewhere: Move[] = [];
    const reached = new Set<Why['reason']>();
    for (const players of EVERY) {
      for (let game = 0; game < 3; game++) {
        const states: State[] = [];
        const final = randomGame({ players }, `why ${players} ${game}`, (state) => {
          states.push(burgundy.clone(state));
          elsewhere.push(...burgundy.legal(state));
        });
        const sample = [final, ...Array.from({ length: 25 }, () => pick(random, states))];
        for (const state of sample) {
          const legal = new Set(burgundy.legal(state).map((move) => burgundy.format(move, state.options)));
          const others = Array.from({ length: 100 }, () => pick(random, elsewhere));
          for (const move of [...burgundy.legal(state), ...universe(state), ...others]) {
            const why = burgundy.whyNot(state, move);
            const text = burgundy.format(move, state.options);
            if ((why === null) !== legal.has(text)) expect.fail(`${text}: ${JSON.stringify(why)}`);
            if (why === null) continue;
            const solo = state.aaron !== null && why.reason === 'gameOver';
            if (why.rule !== (solo ? '10.4' : REASONS[why.reason])) expect.fail(`${why.reason} cites ${why.rule}`);
            reached.add(why.reason);
          }
        }
      }
    }
    expect(reached.size).toBeGreaterThan(28);
  });

  test('the own view gives the same reasons as the table', () => {
    const random = randomFrom('why not from a view');
    for (const players of EVERY) {
      const states: State[] = [];
      randomGame({ players }, `why view ${players}`, (state) => states.push(burgundy.clone(state)));
      for (let i = 0; i < 5; i++) {
        const state = pick(random, states);
        const view = burgundy.view(state, state.seat);
        for (const move of universe(state)) {
          const [seen, known] = [burgundy.whyNot(view, move), burgundy.whyNot(state, move)];
          if (JSON.stringify(seen) !== JSON.stringify(known)) expect(seen).toEqual(known);
        }
      }
    }
  });

  /** One constructed case for every reason, whatever random games meet. */
  const cases: Readonly<Record<Why['reason'], () => [State, string]>> = {
    gameOver: () => {
      const state = table({ players: 2 }).bare().round('E').seat(1).lastTurn().state();
      idle(state);
      return [state, 'silver'];
    },
    playDieFirst: () => [table({ players: 2 }).state(), 'silver'],
    diePlayed: () => [table({ players: 2 }).hand(0, 2, 3).played(2).state(), 'play 3'],
    actionOpen: () => [table({ players: 2 }).played(2).state(), 'end'],
    otherOpen: () => [afterPlacing('ship3a'), 'silver'],
    noSuchDie: () => [table({ players: 2 }).hand(0, 2, 3).state(), 'play 4'],
    workersShort: () => [table({ players: 2 }).bare().projects(0, 'mine4a').played(3).state(), 'place mine4a'],
    notInDisplay: () => [table({ players: 2 }).display().played(3).state(), 'take mine3a'],
    notYourProject: () => [table({ players: 2 }).projects(1, 'mine3a').played(3).state(), 'place mine3a'],
    noSuchGoods: () => [table({ players: 2 }).bare().played(3).state(), 'sell medium'],
    enoughWorkers: () => [table({ players: 2 }).workers(0, 2).played(3).state(), 'workers'],
    notThrees: () => [table({ players: 2 }).workers(0, 2).played(3).state(), 'convert 2 workers 0 silver'],
    cannotPay: () => [table({ players: 2 }).workers(0, 2).played(3).state(), 'convert 3 workers 0 silver'],
    mustDrop: () => [fullOf('mine1a', 'mine2a', 'mine4a'), 'take castle1a'],
    needNotDrop: () => [fullOf('mine1a', 'mine2a'), 'take castle1a drop mine1a'],
    dropNotYours: () => [fullOf('mine1a', 'mine2a', 'mine4a'), 'take castle1a drop mine5a'],
    alreadyBought: () => [bought(), 'buy'],
    silverShort: () => [table({ players: 2 }).silver(0, 2).state(), 'buy'],
    turnGoesOn: () => [afterPlacing('ship3a'), 'end'],
    notBought: () => [bought(), 'keep mine2a'],
    nothingBought: () => [table({ players: 2 }).played(2).state(), 'use mine2a'],
    noCardsLeft: () => [table({ players: 2 }).silver(0, 3).onlyDraws([], [], 1).state(), 'buy'],
    columnComplete: () => [placing('mine3a', ['mine1a', 'mine1b', 'mine2a']), 'place mine3a on mine1a'],
    noSuchColumn: () => [placing('mine3a', ['mine1a', 'mine1b']), 'place mine3a on mine1b'],
    otherType: () => [placing('mine3a', ['castle1a']), 'place mine3a on castle1a'],
    columnOpen: () => [placing('mine3a', ['mine1a']), 'place mine3a'],
    cloistersOpen: () => [placing('cloister3a', ['cloister1a']), 'place cloister3a'],
    noBonusOpen: () => [table({ players: 2 }).played(2).state(), 'bonus 3 points'],
    notOnRoundCard: () => [triple(), 'bonus 1 points'],
    bringsNothing: () => {
      const builder = table({ players: 2 }).bare().goodsPiles([], []).estate(0, ['cloister1a', 'cloister1b']);
      const state = builder.projects(0, 'cloister3a').played(3).state();
      play(state, 'place cloister3a on cloister1a');
      return [state, 'bonus 2 goods'];
    },
    nothingToReceive: () => [table({ players: 2 }).played(2).state(), 'receive goods left'],
    receiveOther: () => [afterPlacing('ship3a'), 'receive animals left'],
    pileEmpty: () => {
      const state = table({ players: 2 }).bare().goodsPiles([], ['dark']).projects(0, 'ship3a').played(3).state();
      play(state, 'place ship3a');
      return [state, 'receive goods left'];
    },
    notOfThese: () => {
      const builder = table({ players: 2 })
        .bare()
        .display({ 1: ['ship1a', 'mine1a'] });
      const state = builder.projects(0, 'church3').played(3).state();
      play(state, 'place church3');
      return [state, 'take ship1a'];
    },
    notOptional: () => [afterPlacing('ship3a'), 'decline'],
  };

  test.each(Object.keys(cases) as Why['reason'][])('%s is given where it should be', (reason) => {
    const [state, text] = cases[reason]();
    expectWhyNot(state, text, REASONS[reason], reason);
  });

  test('the facts of the case are told', () => {
    const far = table({ players: 2 }).bare().workers(0, 1).projects(0, 'mine6a').played(3).state();
    expect(whyNot(far, 'place mine6a')).toEqual({ rule: '3.4', reason: 'workersShort', needed: 3, have: 1, die: 3 });
    expect(whyNot(far, 'convert 1 workers 2 silver')).toEqual({
      rule: '4.6',
      reason: 'cannotPay',
      workers: 1,
      silver: 0,
    });
    expect(whyNot(far, 'buy')).toEqual({ rule: '5.1', reason: 'silverShort', have: 0 });
    const mixed = placing('mine3a', ['castle1a', 'cloister1a']);
    expect(whyNot(mixed, 'place mine3a on castle1a')).toEqual({
      rule: '6.2',
      reason: 'otherType',
      type: 'mine',
      column: 'castle',
    });
    expect(whyNot(afterPlacing('ship3a'), 'silver')).toEqual({ rule: '6.8', reason: 'otherOpen', open: ['receive'] });
  });
});

function afterPlacing(code: string): State {
  const state = table({ players: 2 }).bare().projects(0, code).played(3).state();
  play(state, `place ${code}`);
  return state;
}

function fullOf(...projects: string[]): State {
  return table({ players: 2 })
    .bare()
    .display({ 3: ['castle1a'] })
    .projects(0, ...projects)
    .played(3)
    .state();
}

function bought(): State {
  const state = table({ players: 2 }).silver(0, 3).deckTop('mine1a', 'ship1a', 'castle1a').played(3).state();
  play(state, 'buy');
  return state;
}

function placing(project: string, ...estate: string[][]): State {
  return table({ players: 2 })
    .bare()
    .estate(0, ...estate)
    .projects(0, project)
    .played(3)
    .state();
}

function triple(): State {
  const state = placing('cloister3a', ['cloister1a', 'cloister1b']);
  play(state, 'place cloister3a on cloister1a');
  return state;
}
