import { at, pick, randomFrom, remove } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { expect } from 'vitest';
import {
  ANIMAL_COPIES,
  ANIMALS,
  burgundy,
  cardsOf,
  DICE,
  faceOf,
  GOOD_COPIES,
  GOODS,
  PLAYERS,
  ROUNDS,
  TURNS,
  TYPES,
} from '@chambord/burgundy/rules';
import type {
  Animal,
  Card,
  Column,
  Die,
  Event,
  EventOf,
  Good,
  Move,
  Options,
  Player,
  Players,
  Round,
  State,
  Step,
  Position,
  Type,
  Why,
} from '@chambord/burgundy/rules';

/** A table to be arranged: a real set-up whose cards change places with the deck. Seat 0 begins. */
export function table(options: Options, seed = 'table'): Builder {
  return new Builder(options, seed);
}

type Counts<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

export class Builder {
  readonly #state: State;
  /** Cards that were asked for by name: they are not taken away again. */
  readonly #pinned = new Set<Card>();
  #toPlay: Die | null = null;

  constructor(options: Options, seed: string) {
    this.#state = burgundy.setup({ startPlayer: 0, ...options }, seed);
  }

  /** The finished state; every card, good and animal is somewhere, once. */
  state(): State {
    expect(burgundy.audit(this.#state)).toBeNull();
    if (this.#toPlay !== null) play(this.#state, `play ${this.#toPlay}`);
    return this.#state;
  }

  // The clock

  round(letter: Round): this {
    this.#state.round = ROUNDS.indexOf(letter);
    return this;
  }

  /** Whose turn it is. */
  seat(seat: Seat): this {
    this.#state.seat = seat;
    return this;
  }

  starter(seat: Seat): this {
    this.#state.starter = seat;
    return this.seat(seat).startCard(seat);
  }

  startCard(holder: Seat, faceDown = false): this {
    this.#state.startCard = { holder, faceDown };
    return this;
  }

  /** The sixth turn: who still has to play holds one card. */
  lastTurn(): this {
    const { players, starter, seat, deck } = this.#state;
    this.#state.turn = TURNS - 1;
    const placeOf = (who: Seat) => (who - starter + players.length) % players.length;
    players.forEach((player, who) => {
      deck.unshift(...player.pile);
      player.pile = [];
      const keep = placeOf(who) >= placeOf(seat) ? 1 : 0;
      for (const { card } of player.hand.splice(keep)) deck.unshift(card);
    });
    return this;
  }

  /** Instead of playing a die, this is open (with the last question of the turn beneath). */
  step(...frame: Step[]): this {
    this.#state.agenda = [[{ step: 'endTurn' }], frame];
    return this;
  }

  /** The player whose turn it is has played a card with this die. */
  played(die: Die): this {
    const { hand } = this.#player(this.#state.seat);
    if (!hand.some((held) => held.die === die)) {
      const [first] = hand;
      if (first !== undefined) this.#state.deck.unshift(first.card);
      hand[0] = { die, card: this.#filler(die) };
    }
    this.#toPlay = die;
    return this;
  }

  // The players' things

  /** Hand cards in the order in which they were drawn, by their die or by name. */
  hand(seat: Seat, ...cards: (Die | string)[]): this {
    const player = this.#player(seat);
    for (const { card } of player.hand) this.#state.deck.unshift(card);
    player.hand = [];
    for (const wanted of cards) {
      const card = typeof wanted === 'number' ? this.#filler(wanted) : this.#lift(wanted);
      player.hand.push({ die: faceOf(this.#state, card).die, card });
    }
    return this;
  }

  /** The undrawn cards of the round, the next one first. */
  pile(seat: Seat, ...codes: string[]): this {
    const player = this.#player(seat);
    this.#state.deck.unshift(...player.pile);
    player.pile = [];
    player.pile = codes.map((code) => this.#lift(code)).reverse();
    return this;
  }

  projects(seat: Seat, ...codes: string[]): this {
    this.#player(seat).projects.push(...codes.map((code) => this.#lift(code)));
    return this;
  }

  /** Columns of the estate. A triple brings its "first triple" card, all seven types theirs, if they are still there. */
  estate(seat: Seat, ...columns: string[][]): this {
    const player = this.#player(seat);
    for (const codes of columns) player.estate.push(this.#column(codes, seat));
    this.#awardAllSeven(player);
    return this;
  }

  workers(seat: Seat, count: number): this {
    this.#player(seat).workers = count;
    return this;
  }

  silver(seat: Seat, count: number): this {
    this.#player(seat).silver = count;
    return this;
  }

  points(seat: Seat, count: number): this {
    this.#player(seat).points = count;
    return this;
  }

  goods(seat: Seat, counts: Counts<Good>): this {
    const { goods } = this.#player(seat);
    for (const good of GOODS) goods[good] = counts[good] ?? 0;
    return this.#refillGoods();
  }

  sold(seat: Seat, counts: Counts<Good>): this {
    const { sold } = this.#player(seat);
    for (const good of GOODS) sold[good] = counts[good] ?? 0;
    return this.#refillGoods();
  }

  animals(seat: Seat, counts: Counts<Animal>): this {
    const { players, animals: piles } = this.#state;
    for (const animal of ANIMALS) this.#player(seat).animals[animal] = counts[animal] ?? 0;
    fill(piles, ANIMALS, (animal) => ANIMAL_COPIES - sum(players, (player) => player.animals[animal]));
    return this;
  }

  /** Nobody has any goods, animals or silver, workers as given by the seat: a clean start. */
  bare(): this {
    this.#state.players.forEach((_, seat) => {
      this.goods(seat, {}).animals(seat, {}).silver(seat, 0).workers(seat, 0);
    });
    return this;
  }

  // The middle of the table

  /** The goods piles, from the bottom to the top. The last seat has sold what is in neither of them. */
  goodsPiles(left: Good[], right: Good[]): this {
    const { players } = this.#state;
    const { sold } = this.#player(players.length - 1);
    this.#state.goods = [left, right];
    for (const good of GOODS) {
      const lying = [...left, ...right].filter((kind) => kind === good).length;
      const owned = sum(players, (player) => player.goods[good] + player.sold[good]) - sold[good];
      sold[good] = GOOD_COPIES - lying - owned;
    }
    return this;
  }

  /** The animal piles, from the bottom to the top. The last seat has what is in neither of them. */
  animalPiles(left: Animal[], right: Animal[]): this {
    const { players } = this.#state;
    const { animals } = this.#player(players.length - 1);
    this.#state.animals = [left, right];
    for (const animal of ANIMALS) {
      const lying = [...left, ...right].filter((kind) => kind === animal).length;
      const owned = sum(players, (player) => player.animals[animal]) - animals[animal];
      animals[animal] = ANIMAL_COPIES - lying - owned;
    }
    return this;
  }

  /** The display lies exactly like this. */
  display(rows: Readonly<Partial<Record<Die, string[]>>> = {}): this {
    this.#state.deck.unshift(...this.#state.display.flat());
    this.#state.display = DICE.map(() => []);
    this.#state.display = DICE.map((die) => (rows[die] ?? []).map((code) => this.#lift(code)));
    return this;
  }

  /** The next cards of the deck, the top one first. */
  deckTop(...codes: string[]): this {
    const cards = codes.map((code) => this.#lift(code)).reverse();
    this.#state.deck.push(...cards);
    return this;
  }

  /** Deck (the top card first) and discard pile are exactly these; all the rest lies in an estate. */
  onlyDraws(deck: string[], discard: string[], restWith: Seat): this {
    const state = this.#state;
    const own = deck.map((code) => this.#lift(code)).reverse();
    const thrown = discard.map((code) => this.#lift(code));
    const player = this.#player(restWith);
    for (const type of TYPES) {
      const ofType = [...state.deck, ...state.discard].filter((card) => faceOf(state, card).type === type);
      for (let i = 0; i < ofType.length; i += 3) {
        const cards = ofType.slice(i, i + 3);
        player.estate.push({ type, cards });
        if (cards.length === 3) state.firstTriples[type] ??= restWith;
      }
    }
    state.deck = own;
    state.discard = thrown;
    this.#awardAllSeven(player);
    return this;
  }

  // Aaron

  /** Aaron's estate is exactly this; the player has no points for his cloisters. */
  aaronEstate(...columns: string[][]): this {
    const aaron = this.#aaron();
    for (const { cards } of aaron.estate) this.#state.deck.unshift(...cards);
    aaron.estate = [];
    for (const type of TYPES) if (this.#state.firstTriples[type] === 1) this.#state.firstTriples[type] = null;
    this.points(0, 0);
    for (const codes of columns) aaron.estate.push(this.#column(codes, 1));
    this.#awardAllSeven(aaron);
    return this;
  }

  /** His next pile. */
  aaronNext(...codes: string[]): this {
    const aaron = this.#aaron();
    this.#state.deck.unshift(...(aaron.piles[0] ?? []));
    aaron.piles[0] = [];
    const cards = codes.map((code) => this.#lift(code));
    aaron.piles[0] = cards;
    return this;
  }

  #aaron(): NonNullable<State['aaron']> {
    if (this.#state.aaron === null) throw new Error('Aaron does not play here');
    return this.#state.aaron;
  }

  #player(seat: Seat): Player {
    return at(this.#state.players, seat);
  }

  #column(codes: string[], owner: Seat): Column {
    const cards = codes.map((code) => this.#lift(code));
    const types = cards.map((card) => faceOf(this.#state, card).type);
    const type = types.find((name) => name !== 'cloister') ?? 'cloister';
    if (cards.length === 3) this.#state.firstTriples[type] ??= owner;
    return { type, cards };
  }

  #awardAllSeven(owner: { readonly estate: readonly Column[]; allSeven: number }): void {
    const types = new Set(owner.estate.flatMap(({ cards }) => cards.map((card) => faceOf(this.#state, card).type)));
    if (owner.allSeven === 0 && types.size === TYPES.length) owner.allSeven = this.#state.allSeven.shift() ?? 0;
  }

  #refillGoods(): this {
    const { players, goods } = this.#state;
    fill(goods, GOODS, (good) => GOOD_COPIES - sum(players, (player) => player.goods[good] + player.sold[good]));
    return this;
  }

  /** A card from the bottom of the deck that nobody asked for. */
  #filler(die?: Die): Card {
    const { deck } = this.#state;
    const fits = (card: Card) => die === undefined || faceOf(this.#state, card).die === die;
    const card = deck.find((candidate) => !this.#pinned.has(candidate) && fits(candidate));
    if (card === undefined) throw new Error('the deck has no such card left');
    remove(deck, card);
    return card;
  }

  /** Takes a card from wherever it lies; in a hand or a pile another one takes its place. */
  #lift(code: string): Card {
    const state = this.#state;
    const wanted = card(code, state);
    if (this.#pinned.has(wanted)) throw new Error(`${code} lies somewhere already`);
    this.#pinned.add(wanted);
    for (const place of [state.deck, state.discard, ...state.display]) {
      if (place.includes(wanted)) {
        remove(place, wanted);
        return wanted;
      }
    }
    let found = false;
    const replaced = (other: Card, die?: Die) => {
      if (other !== wanted) return other;
      found = true;
      return this.#filler(die);
    };
    for (const player of state.players) {
      player.pile = player.pile.map((other) => replaced(other));
      player.hand = player.hand.map(({ die, card: held }) => ({ die, card: replaced(held, die) }));
    }
    if (state.aaron) state.aaron.piles = state.aaron.piles.map((pile) => pile.map((other) => replaced(other)));
    if (!found) throw new Error(`${code} lies open already: arrange the table in another order`);
    return wanted;
  }
}

function sum<T>(list: readonly T[], value: (element: T) => number): number {
  return list.reduce((total, element) => total + value(element), 0);
}

/** Makes two piles hold this many of each kind, changing them at the bottom of the left or the smaller one. */
function fill<Kind>(piles: [Kind[], Kind[]], kinds: readonly Kind[], wanted: (kind: Kind) => number): void {
  for (const kind of kinds) {
    const count = () => piles.flat().filter((other) => other === kind).length;
    if (wanted(kind) < 0) throw new Error(`there are not that many of ${String(kind)}`);
    while (count() < wanted(kind)) (piles[0].length <= piles[1].length ? piles[0] : piles[1]).unshift(kind);
    while (count() > wanted(kind)) remove(piles[0].includes(kind) ? piles[0] : piles[1], kind);
  }
}

// Reading a table

export function card(code: string, from: Pick<Position, 'options'> = { options: { players: 2 } }): Card {
  const index = cardsOf(from).findIndex((face) => face.code === code);
  if (index < 0) throw new Error(`there is no card ${code}`);
  return index;
}

/** The names of cards. */
export function codes(state: Pick<Position, 'options'>, cards: readonly Card[]): string[] {
  return cards.map((index) => faceOf(state, index).code);
}

/** A player's columns by the names of their cards. */
export function columns(state: Position, seat: Seat): string[][] {
  return at(state.players, seat).estate.map(({ cards }) => codes(state, cards));
}

/** Every card on the table. */
export function allCards(state: State): Card[] {
  return [
    ...state.deck,
    ...state.discard,
    ...state.display.flat(),
    ...state.players.flatMap((player) => [
      ...player.pile,
      ...player.hand.map((held) => held.card),
      ...player.projects,
      ...player.estate.flatMap(({ cards }) => cards),
    ]),
    ...(state.aaron?.piles.flat() ?? []),
    ...(state.aaron?.estate.flatMap(({ cards }) => cards) ?? []),
    ...state.agenda.flat().flatMap((step) => (step.step === 'keepOne' ? step.cards : [])),
  ];
}

/** A player's six cards of a new round in the order in which they were dealt. */
export function dealtTo(state: State, seat: Seat): Card[] {
  const { pile, hand } = at(state.players, seat);
  return [...pile, ...hand.map((held) => held.card).reverse()];
}

export function tally<Kind extends string | number>(list: readonly Kind[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

export function ofType(type: Type): string[] {
  return cardsOf({ options: {} })
    .filter((face) => face.type === type)
    .map((face) => face.code);
}

// Playing

/** The legal moves in notation. */
export function legalTexts(state: Position): string[] {
  return burgundy.legal(state as State).map((move) => burgundy.format(move, state.options));
}

/** Those that begin with a word. */
export function legalOf(state: Position, verb: Move['do']): string[] {
  return legalTexts(state).filter((text) => text.split(' ')[0] === verb);
}

/** Exactly these moves are legal, in whatever order. */
export function expectLegal(state: Position, ...texts: string[]): void {
  expect(legalTexts(state).sort()).toEqual(texts.sort());
}

/** Plays these moves, each of which must be legal, and returns what happened. */
export function play(state: State, ...texts: string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const move = burgundy.parse(text, state.options);
    expect(legalTexts(state)).toContain(text);
    burgundy.apply(state, move, (event) => events.push(event));
    expect(burgundy.audit(state)).toBeNull();
  }
  return events;
}

/** The events of one name. */
export function only<Name extends Event['event']>(events: readonly Event[], name: Name): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.event === name);
}

/** The move is not legal, by this rule and for this reason. */
export function expectWhyNot(state: Position, text: string, rule: Why['rule'], reason: Why['reason']): void {
  expect(legalTexts(state)).not.toContain(text);
  const why = burgundy.whyNot(state as State, burgundy.parse(text, state.options));
  expect(why).toMatchObject({ rule, reason });
}

/** A whole turn in which nothing happens but 1 silver. */
export function idle(state: State): Event[] {
  const [first] = at(state.players, state.seat).hand;
  if (first === undefined) throw new Error('no card in hand');
  const events = play(state, `play ${first.die}`, 'silver');
  if (legalTexts(state).includes('end')) events.push(...play(state, 'end'));
  return events;
}

/** Plays a random game; `look` sees every state before its move. Returns the final state. */
export function randomGame(
  options: Options,
  seed: string,
  look: (state: State, move: Move) => void = () => {},
  emit?: (event: Event) => void,
): State {
  const random = randomFrom(`moves of ${seed}`);
  const state = burgundy.setup(options, seed, emit);
  while (burgundy.actor(state) !== null) {
    const move = pick(random, burgundy.legal(state));
    look(state, move);
    burgundy.apply(state, move, emit);
  }
  return state;
}

/** All numbers of players, and those with a start player card. */
export const EVERY: readonly Players[] = PLAYERS;
export const SEVERAL: readonly Players[] = PLAYERS.filter((players) => players > 1);
