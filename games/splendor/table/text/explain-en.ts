import type { Level } from '@chambord/splendor/rules';

export const en = {
  card: (gem: string) =>
    `Top left its prestige points, top right the bonus: from now on every price is 1 ${gem} lower for its owner. Below, what you still have to pay after your bonuses; gold stands in for any gem.`,
  printed: (tokens: string) => `Printed price: ${tokens}.`,
  /** Of somebody else. */
  left: ({ name, due }: { readonly name: string; readonly due: string }) =>
    due === '' ? `${name} would pay nothing.` : `${name} would pay ${due}.`,
  deck: (level: Level) =>
    `The level ${level} cards to come. When a face-up card leaves, the top one takes its place. The top card can also be reserved unseen.`,
  hole: { title: 'An empty place', text: 'The deck of this level is empty: nothing comes here any more.' },
  token: (court: boolean) =>
    `Take three tokens of different gems, or two of one gem if at least four lie here. ${court ? 'You never have more than ten.' : 'At the end of a turn nobody keeps more than ten.'}`,
  gold: 'Gold stands in for any gem. It comes only with a reserved card, one each time while there is any.',
  noble: (court: boolean): string =>
    court
      ? 'Only bought cards count. Once you have the bonuses shown, you may win this noble as your action, for 3 prestige points. Everyone wins only one noble.'
      : 'Only bought cards count. Once you have the bonuses shown, this noble comes without an action at the end of your turn, for 3 prestige points.',
  cards: 'Bought cards of this gem: each of them saves you 1 of it on every card you buy.',
  held: 'Tokens of this gem: they pay for cards and then go back to the supply.',
  pile: 'Above, your cards of this gem, which lower every price for good; below, your tokens of it, which you spend. Choose a token to lay it aside and pay with it.',
  points: {
    title: 'Prestige points',
    text: 'They come from cards and nobles. When someone has 15, the round is completed, and whoever has the most wins; in a tie, whoever has fewer cards.',
  },
  hand: {
    title: 'Reserved cards',
    text: 'At most three. Only their owner may buy them, and nobody takes them away. Cards reserved from a deck are seen by nobody else.',
  },
  seat: 'Points, bought cards, tokens and reserved cards at a glance. Choose it to see everything large.',
  round: {
    title: 'Rounds',
    text: 'In a round everyone has one turn. A turn is one action: take tokens, reserve, or buy.',
  },
  roundCourt: 'In a round everyone has one turn. A turn is one action: take tokens, reserve, buy, or win a noble.',
  laid: { title: 'Laid aside', text: 'Not taken or paid yet: choose it, and it goes back.' },
};

export type ExplainWords = typeof en;
