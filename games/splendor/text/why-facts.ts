import { at } from '@chambord/kernel';
import type { TwoTurns } from '@chambord/prose';
import { cardOf, GEMS, GOLD, MAX_HAND, nobleOf, price, total } from '@chambord/splendor/rules';
import type { Card, Gem, Noble, PositionPlayer, Splendor, State } from '@chambord/splendor/rules';

/** Something that one turn gets and the other does not. */
export type Fact =
  /** Points more. */
  | { readonly fact: 'points'; readonly count: number }
  | { readonly fact: 'noble'; readonly noble: Noble }
  | { readonly fact: 'lastRound' }
  /** A card more, and with it a bonus. */
  | { readonly fact: 'bonus'; readonly gem: Gem }
  /** Another bonus than the other turn brings. */
  | { readonly fact: 'otherBonus'; readonly gem: Gem; readonly instead: Gem }
  /** Bonuses that a noble still asks for. */
  | { readonly fact: 'nobleNearer'; readonly noble: Noble; readonly lacking: number; readonly instead: number }
  /** A card that can be paid for with what is left. */
  | {
      readonly fact: 'payable';
      readonly card: Card;
      /** The other turn takes one that is called the same. */
      readonly another: boolean;
    }
  /** A card for which so many tokens are still lacking. */
  | { readonly fact: 'nearer'; readonly card: Card; readonly lacking: number; readonly instead: number }
  /** A card that can be paid for after both turns, with so much gold. */
  | { readonly fact: 'lessGold'; readonly card: Card; readonly gold: number; readonly instead: number }
  /** A card that lay in the market, in the hand now, and what is lacking to pay for it. */
  | { readonly fact: 'reserved'; readonly card: Card; readonly lacking: number }
  /** The last tokens of their kinds. */
  | { readonly fact: 'lastTokens'; readonly gems: readonly Gem[] }
  /** A card that others can pay for. */
  | { readonly fact: 'denied'; readonly card: Card; readonly names: readonly string[] }
  | { readonly fact: 'gold'; readonly count: number; readonly instead: number }
  | { readonly fact: 'tokens'; readonly count: number; readonly instead: number }
  /** The other turn gives tokens back. */
  | { readonly fact: 'nothingReturned'; readonly count: number }
  | { readonly fact: 'handFree' }
  /** In the last turn: so many cards were bought, and the fewer win a tie. */
  | { readonly fact: 'fewerCards'; readonly count: number; readonly instead: number };

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>;

/** Further away than so many bonuses nobody thinks of a noble. */
const NEAR = 3;

/** A turn brings so many tokens at the most: what is further away is not near. */
const NEXT = 3;

/** What lacks more is not reserved to be paid for soon. */
const SOON = 4;

/** What the better turn gets and the other does not, the weightiest first. */
export function factsOf(turns: TwoTurns<Splendor>): Fact[] {
  const { seat, before, made, better } = turns;
  const was = at(before.players, seat);
  const one = at(better.after.players, seat);
  const other = at(made.after.players, seat);
  const facts: Fact[] = [];
  const points = one.points - other.points;
  if (points > 0) facts.push({ fact: 'points', count: points });
  for (const noble of one.nobles) if (!other.nobles.includes(noble)) facts.push({ fact: 'noble', noble });
  if (better.after.lastRound && !made.after.lastRound) facts.push({ fact: 'lastRound' });
  if (before.lastRound) {
    // Nothing comes of the rest after this turn.
    const [count, instead] = [one.cards.length, other.cards.length];
    if (count < instead) facts.push({ fact: 'fewerCards', count, instead });
    return [...facts, ...deniedFacts(turns)];
  }
  facts.push(...bonusFacts(was, one, other));
  facts.push(...nobleFacts(better.after, made.after, one, other));
  facts.push(...deniedFacts(turns));
  facts.push(...reservedFacts(turns, one), ...cardFacts(turns, one, other), ...lastTokenFacts(turns));
  const [gold, otherGold] = [one.tokens[GOLD], other.tokens[GOLD]];
  if (gold > otherGold) facts.push({ fact: 'gold', count: gold, instead: otherGold });
  const [tokens, otherTokens] = [total(one.tokens), total(other.tokens)];
  if (tokens > otherTokens) facts.push({ fact: 'tokens', count: tokens, instead: otherTokens });
  const returned = returnedIn(made.moves) - returnedIn(better.moves);
  if (returned > 0) facts.push({ fact: 'nothingReturned', count: returned });
  if (other.hand.length === MAX_HAND && one.hand.length < MAX_HAND) facts.push({ fact: 'handFree' });
  return facts;
}

function returnedIn(moves: readonly Splendor['move'][]): number {
  return moves.reduce((sum, move) => sum + (move.do === 'return' ? total(move.tokens) : 0), 0);
}

function bonusFacts(was: PositionPlayer, one: PositionPlayer, other: PositionPlayer): Fact[] {
  const gained = (player: PositionPlayer) => GEMS.find((gem) => player.bonuses[gem] > was.bonuses[gem]);
  const gem = gained(one);
  const instead = gained(other);
  if (gem === undefined || gem === instead) return [];
  return [instead === undefined ? { fact: 'bonus', gem } : { fact: 'otherBonus', gem, instead }];
}

/** The noble that is nearest after the better turn, if the other turn leaves more to do for it. */
function nobleFacts(after: State, madeAfter: State, one: PositionPlayer, other: PositionPlayer): Fact[] {
  const nearer = after.nobles
    .filter((noble) => madeAfter.nobles.includes(noble))
    .map((noble) => ({ noble, lacking: lacksFor(noble, one), instead: lacksFor(noble, other) }))
    .filter(({ lacking, instead }) => lacking < instead && lacking <= NEAR)
    .sort((a, b) => a.lacking - b.lacking);
  const [nearest] = nearer;
  return nearest === undefined ? [] : [{ fact: 'nobleNearer', ...nearest }];
}

function lacksFor(noble: Noble, { bonuses }: PositionPlayer): number {
  const { asks } = nobleOf(noble);
  return GEMS.reduce<number>((sum, gem) => sum + Math.max(0, asks[gem] - bonuses[gem]), 0);
}

/** A card that the better turn takes away from somebody who can pay for it now. */
function deniedFacts({ seat, before, made, better, names }: TwoTurns<Splendor>): Fact[] {
  const denied = taken(better.moves).filter(
    (card) => before.market.includes(card) && !taken(made.moves).includes(card),
  );
  return denied.flatMap((card): Fact[] => {
    // In the last round only those who sit behind have another turn.
    const plays = (who: number) => (before.lastRound ? who > seat : who !== seat);
    const others = before.players.flatMap((player, who) =>
      plays(who) && canPay(card, player) ? [names[who] ?? String(who + 1)] : [],
    );
    return others.length === 0 ? [] : [{ fact: 'denied', card, names: others }];
  });
}

/** The cards that are bought or reserved. */
function taken(moves: readonly Splendor['move'][]): Card[] {
  return moves.flatMap((move) => (move.do === 'buy' || move.do === 'reserve' ? [move.card] : []));
}

function calledTheSame(one: Card, other: Card): boolean {
  const [a, b] = [cardOf(one), cardOf(other)];
  return a.level === b.level && a.bonus === b.bonus && a.points === b.points;
}

/** The one card of those that lie open after both turns, or are in the hand, that the better turn brings nearest, the dearest of several. */
function cardFacts({ before, made, better }: TwoTurns<Splendor>, one: PositionPlayer, other: PositionPlayer): Fact[] {
  const lying = (card: Card | null): card is Card =>
    card !== null && made.after.market.includes(card) && better.after.market.includes(card);
  const held = one.hand.flatMap(({ card }) =>
    card !== null && other.hand.some((reserved) => reserved.card === card) ? [card] : [],
  );
  const known = [...before.market.filter(lying), ...held];
  const worth = (card: Card) => 10 * cardOf(card).points + cardOf(card).level;
  const dearest = (cards: readonly Card[]) => [...cards].sort((a, b) => worth(b) - worth(a))[0];
  /** Of a card that is called like another one for which it is not so the sentence would not be true. */
  const clearly = (isSo: (card: Card) => boolean) =>
    known.filter(isSo).filter((card) => known.every((each) => !calledTheSame(each, card) || isSo(each)));

  const payable = dearest(clearly((card) => canPay(card, one) && !canPay(card, other)));
  if (payable !== undefined) {
    const another = taken(made.moves).some((card) => calledTheSame(card, payable));
    return [{ fact: 'payable', card: payable, another }];
  }
  const alone = clearly((card) => known.every((each) => each === card || !calledTheSame(each, card)));
  const [lacking, instead] = [(card: Card) => lacks(card, one), (card: Card) => lacks(card, other)];
  const nearer = alone.filter((card) => lacking(card) < instead(card) && lacking(card) <= NEXT);
  const least = Math.min(...nearer.map(lacking));
  const near = dearest(nearer.filter((card) => lacking(card) === least));
  if (near !== undefined) return [{ fact: 'nearer', card: near, lacking: least, instead: instead(near) }];
  const cheap = dearest(
    alone.filter((card) => canPay(card, one) && canPay(card, other) && goldFor(card, one) < goldFor(card, other)),
  );
  if (cheap === undefined) return [];
  return [{ fact: 'lessGold', card: cheap, gold: goldFor(cheap, one), instead: goldFor(cheap, other) }];
}

function reservedFacts({ made, better }: TwoTurns<Splendor>, one: PositionPlayer): Fact[] {
  const reserved = better.moves.flatMap((move) => (move.do === 'reserve' ? [move.card] : []));
  return reserved.flatMap((card): Fact[] => {
    const lacking = lacks(card, one);
    return taken(made.moves).includes(card) || lacking > SOON ? [] : [{ fact: 'reserved', card, lacking }];
  });
}

/** The kinds of which the better turn leaves none to the others. */
function lastTokenFacts({ made, better }: TwoTurns<Splendor>): Fact[] {
  if (!better.moves.some((move) => move.do === 'take')) return [];
  const gems = GEMS.filter((gem) => better.after.supply[gem] === 0 && made.after.supply[gem] > 0);
  return gems.length === 0 ? [] : [{ fact: 'lastTokens', gems }];
}

/** What the tokens of the kinds that it costs leave to be paid with gold. */
function goldFor(card: Card, player: PositionPlayer): number {
  const due = price(card, player);
  return GEMS.reduce<number>((sum, gem) => sum + Math.max(0, due[gem] - player.tokens[gem]), 0);
}

/** Tokens that are lacking for a card, gold being used. */
function lacks(card: Card, player: PositionPlayer): number {
  return Math.max(0, goldFor(card, player) - player.tokens[GOLD]);
}

function canPay(card: Card, player: PositionPlayer): boolean {
  return lacks(card, player) === 0;
}
