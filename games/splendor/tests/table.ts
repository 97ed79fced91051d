import { at, pick, randomFrom, remove } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { expect } from 'vitest';
import { cardOf, CARDS, NOBLE_POINTS, NOBLES, splendor, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type {
  Card,
  Event,
  EventOf,
  Level,
  Move,
  Noble,
  NobleCode,
  Options,
  Player,
  Players,
  Rules,
  State,
  Position,
  TokenName,
  Why,
} from '@chambord/splendor/rules';

/** A table to be arranged: a real set-up whose things change places. It is seat 0's turn. */
export function table(rules: Rules = 'court', players: Players = 2, seed = 'table'): Builder {
  return new Builder({ players, rules }, seed);
}

type Counts = Readonly<Partial<Record<TokenName, number>>>;

export class Builder {
  readonly #state: State;

  constructor(options: Options, seed: string) {
    this.#state = splendor.setup(options, seed);
  }

  /** The finished state; everything is somewhere, once. */
  state(): State {
    expect(splendor.audit(this.#state)).toBeNull();
    return this.#state;
  }

  seat(seat: Seat): this {
    this.#state.seat = seat;
    return this;
  }

  /** The round, in which no card has been bought or reserved since the last one given. */
  round(round: number, busyRound = round): this {
    this.#state.round = round;
    this.#state.busyRound = busyRound;
    return this;
  }

  /** All a player's tokens; they come from the supply. */
  tokens(seat: Seat, counts: Counts): this {
    const { supply } = this.#state;
    const { tokens } = this.#player(seat);
    for (const token of TOKENS) {
      supply[token] += tokens[token];
      tokens[token] = counts[TOKEN_NAMES[token]] ?? 0;
      supply[token] -= tokens[token];
    }
    return this;
  }

  /** Cards that a player has bought. */
  bought(seat: Seat, ...codes: string[]): this {
    const player = this.#player(seat);
    for (const code of codes) this.#own(player, this.#lift(code));
    return this;
  }

  /** Cards that a player has reserved. */
  hand(seat: Seat, ...codes: string[]): this {
    return this.#reserve(seat, codes, false);
  }

  /** Cards that a player has reserved from a deck. */
  blind(seat: Seat, ...codes: string[]): this {
    return this.#reserve(seat, codes, true);
  }

  /** The first places of the market, of the levels of these cards. */
  market(...codes: string[]): this {
    const filled: Record<Level, number> = { 1: 0, 2: 0, 3: 0 };
    for (const code of codes) {
      const wanted = card(code);
      const { level } = cardOf(wanted);
      const place = (level - 1) * 4 + filled[level]++;
      const there = at(this.#state.market, place);
      if (there === wanted) continue;
      this.#lift(code);
      if (there !== null) at(this.#state.decks, level - 1).unshift(there);
      this.#state.market[place] = wanted;
    }
    return this;
  }

  /** The top of a deck, the next card first. */
  deckTop(...codes: string[]): this {
    for (const code of [...codes].reverse()) {
      const index = this.#lift(code);
      at(this.#state.decks, cardOf(index).level - 1).push(index);
    }
    return this;
  }

  /** Only so many cards of a level are left to draw; the last seat has bought the others. */
  deckLeft(level: Level, left: number): this {
    const { decks, players } = this.#state;
    for (const index of at(decks, level - 1).splice(0, at(decks, level - 1).length - left)) {
      this.#own(this.#player(players.length - 1), index);
    }
    return this;
  }

  /** The nobles in play. */
  nobles(...codes: NobleCode[]): this {
    this.#state.nobles = codes.map(noble);
    return this;
  }

  /** A player has these nobles, besides those in play. */
  patron(seat: Seat, ...codes: NobleCode[]): this {
    const player = this.#player(seat);
    for (const code of codes) {
      player.nobles.push(noble(code));
      player.points += NOBLE_POINTS;
    }
    return this;
  }

  #player(seat: Seat): Player {
    return at(this.#state.players, seat);
  }

  #own(player: Player, index: Card): void {
    const { bonus, points } = cardOf(index);
    player.cards.push(index);
    player.bonuses[bonus]++;
    player.points += points;
  }

  #reserve(seat: Seat, codes: readonly string[], blind: boolean): this {
    for (const code of codes) {
      const index = this.#lift(code);
      this.#player(seat).hand.push({ card: index, level: cardOf(index).level, blind });
    }
    return this;
  }

  /** Takes a card from its deck; from the market, where another takes its place. */
  #lift(code: string): Card {
    const wanted = card(code);
    const deck = at(this.#state.decks, cardOf(wanted).level - 1);
    const place = this.#state.market.indexOf(wanted);
    if (place >= 0) this.#state.market[place] = deck.shift() ?? null;
    else remove(deck, wanted);
    return wanted;
  }
}

// Reading a table

export function card(code: string): Card {
  const index = CARDS.findIndex((development) => development.code === code);
  if (index < 0) throw new Error(`there is no card ${code}`);
  return index;
}

export function noble(code: NobleCode): Noble {
  return NOBLES.findIndex((tile) => tile.code === code);
}

export function codes(cards: readonly (Card | null)[]): string[] {
  return cards.map((index) => (index === null ? '-' : cardOf(index).code));
}

/** The legal moves in notation, of these kinds or of all. */
export function legalTexts(state: Position, ...kinds: Move['do'][]): string[] {
  return splendor
    .legal(state as State)
    .filter((move) => kinds.length === 0 || kinds.includes(move.do))
    .map((move) => splendor.format(move, state.options));
}

/** The move is not legal, by this rule, for this reason and with these facts. */
export function expectWhyNot(
  state: State,
  text: string,
  rule: Why['rule'],
  reason: Why['reason'],
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const why = splendor.whyNot(state, splendor.parse(text, state.options));
  expect(why, text).toMatchObject({ rule, reason, ...facts });
}

// Playing

/** Plays moves that must be legal; what happened. */
export function play(state: State, ...texts: string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    expect(legalTexts(state)).toContain(text);
    splendor.apply(state, splendor.parse(text, state.options), (event) => events.push(event));
    expect(splendor.audit(state)).toBeNull();
  }
  return events;
}

export function only<Name extends Event['event']>(events: readonly Event[], name: Name): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.event === name);
}

export const EVERY: readonly Options[] = (['court', 'classic'] as const).flatMap((rules) =>
  ([2, 3, 4] as const).map((players) => ({ players, rules })),
);

/** Plays at random; looks at every state with the move that is made there. */
export function randomGame(options: Options, seed: string, look: (state: State, move: Move) => void): State {
  const random = randomFrom(`${seed} moves`);
  const state = splendor.setup(options, seed);
  while (splendor.actor(state) !== null) {
    const move = pick(random, splendor.legal(state));
    look(state, move);
    splendor.apply(state, move);
  }
  return state;
}
