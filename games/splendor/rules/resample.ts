import { shuffle } from '@chambord/kernel';
import type { Random } from '@chambord/kernel';
import { CARDS, cardsOf } from './edition.ts';
import { LEVELS } from './material.ts';
import type { Card, Level } from './material.ts';
import { copyGems, copyPurse } from './purse.ts';
import { deckOf } from './table.ts';
import type { State, Position } from './table.ts';
import type { View } from './view.ts';

/** Deals everything that the viewer cannot see at random: all states that look like the view are equally likely. */
export function resample(view: View, random: Random): State {
  const seen = seenCards(view);
  const unseen = LEVELS.map((level) =>
    shuffle(
      random,
      cardsOf(level).filter((card) => seen[card] !== true),
    ),
  );
  const deal = (level: Level): Card => {
    const card = unseen[level - 1]?.pop();
    if (card === undefined) throw new RangeError('fewer cards are unseen than lie face down');
    return card;
  };
  const players = view.players.map((player) => ({
    tokens: copyPurse(player.tokens),
    cards: [...player.cards],
    bonuses: copyGems(player.bonuses),
    points: player.points,
    nobles: [...player.nobles],
    hand: player.hand.map(({ card, level, blind }) => ({ card: card ?? deal(level), level, blind })),
  }));
  // What is not in a hand now is the deck.
  const deck = (level: Level): Card[] => {
    const cards = unseen[level - 1] ?? [];
    if (cards.length !== deckOf(view, level).length) throw new RangeError(`cards of level ${level} are missing`);
    return cards;
  };
  return {
    options: view.options,
    phase: view.phase,
    seat: view.seat,
    round: view.round,
    lastRound: view.lastRound,
    passes: view.passes,
    busyRound: view.busyRound,
    supply: copyPurse(view.supply),
    market: [...view.market],
    decks: [deck(1), deck(2), deck(3)],
    nobles: [...view.nobles],
    players,
  };
}

/** By card. Marked in a list rather than collected in a set: bots deal thousands of times a second. */
function seenCards(view: Position): readonly (boolean | undefined)[] {
  const seen: boolean[] = CARDS.map(() => false);
  for (const card of view.market) if (card !== null) seen[card] = true;
  for (const { cards, hand } of view.players) {
    for (const card of cards) seen[card] = true;
    for (const { card } of hand) if (card !== null) seen[card] = true;
  }
  return seen;
}
