import { at, BadInput, randomFrom, readObject, readOneOf, show, shuffle } from '@chambord/kernel';
import type { Game, Random, Score, Viewer } from '@chambord/kernel';
import { codeOf, DECK, suitOf, SUITS } from './cards.ts';
import { agenda, beginTurn } from './steps.ts';
import { DEALS, PLAYERS } from './table.ts';
import type { Event, Move, Options, State, Table, View, Why } from './table.ts';
import { whyNot } from './whynot.ts';

export * from './cards.ts';
export { fits } from './steps.ts';
export { DEALS } from './table.ts';
export type { Event, Move, Options, State, Step, Table, View, Why } from './table.ts';

export interface Eights {
  readonly options: Options;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly why: Why;
}

const DEAL_NAMES = ['five', 'seven'] as const;

export const eights: Game<Eights> = {
  id: 'eights',
  rulesVersion: 1,
  variants: PLAYERS.flatMap((players) => DEAL_NAMES.map((deal) => ({ players, deal }))),

  options(value) {
    const fields = readObject(value, '', ['players', 'deal']);
    return {
      players: readOneOf(fields['players'], 'players', PLAYERS),
      deal: fields['deal'] === undefined ? 'five' : readOneOf(fields['deal'], 'deal', DEAL_NAMES),
    };
  },

  setup(options, seed, emit) {
    const pile = [...DECK];
    shuffle(randomFrom(seed), pile);
    const deal = () => pile.splice(-DEALS[options.deal]);
    const hands = Array.from({ length: options.players }, deal);
    const played = pile.splice(-1);
    const state: State = { options, seat: 0, hands, pile, played, suit: suitOf(at(played, 0)), passes: 0, agenda: [] };
    beginTurn(state, emit);
    return state;
  },

  actor: (table) => (table.agenda.length === 0 ? null : table.seat),
  legal: (table) => agenda.options(table),
  sensible: (table) => agenda.options(table),
  apply: (state, move, emit) => agenda.resolve(state, move, emit),

  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    pile: [...state.pile],
    played: [...state.played],
    agenda: [...state.agenda],
  }),

  // Field by field: what is not named here nobody sees.
  view: ({ options, seat, hands, pile, played, suit, passes, agenda: owed }, viewer) => ({
    viewer,
    options,
    seat,
    hands: hands.map((hand, own) => hand.map((card) => (own === viewer || viewer === 'open' ? card : null))),
    pile: { length: pile.length },
    played: [...played],
    suit,
    passes,
    agenda: [...owed],
  }),

  resample: ({ options, seat, hands, played, suit, passes, agenda: owed }, random: Random) => {
    const seen = new Set([...played, ...hands.flat()]);
    const pile = DECK.filter((card) => !seen.has(card));
    shuffle(random, pile);
    const dealt = hands.map((hand) => hand.map((card) => card ?? at(pile.splice(-1), 0)));
    return {
      options,
      seat,
      hands: dealt,
      pile,
      played: [...played],
      suit,
      passes,
      agenda: owed.map((frame) => [...frame]),
    };
  },

  score,
  whyNot,

  format(move) {
    if (move.do === 'play') return `play ${codeOf(move.card)}`;
    return move.do === 'suit' ? `suit ${move.suit}` : move.do;
  },

  parse(text) {
    const move = MOVES.get(text);
    if (move === undefined) throw new BadInput('', `${show(text)} is no move (play H10, suit S, draw, pass)`);
    return move;
  },

  sees: (event, viewer: Viewer) => event.event !== 'got' || event.seat === viewer || viewer === 'open',
  // A card of the pile is shown to who draws it, one of a hand to the others when it is played.
  reveals: (event, viewer) =>
    (event.event === 'got' && event.seat === viewer) || (event.event === 'played' && event.seat !== viewer),
  beginsRound: (event) => event.event === 'turnBegan' && event.seat === 0,
  endsTurn: ({ event }) => event === 'turnBegan' || event === 'gameOver',

  audit({ hands, pile, played }) {
    const cards = [...hands.flat(), ...pile, ...played].sort((a, b) => a - b);
    return String(cards) === String(DECK) ? null : `the deck is ${cards.map(codeOf).join(' ')}`;
  },
};

/** 3.2: each card that another one holds is a point. */
function score({ hands }: Table): Score {
  const all = hands.flat().length;
  const points = hands.map((hand) => all - hand.length);
  return { points, places: points.map((own) => 1 + points.filter((other) => other > own).length) };
}

/** Every move by its text. */
const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ...DECK.map((card) => [`play ${codeOf(card)}`, { do: 'play', card }] as const),
  ...SUITS.map((suit) => [`suit ${suit}`, { do: 'suit', suit }] as const),
  ['draw', { do: 'draw' }],
  ['pass', { do: 'pass' }],
]);
