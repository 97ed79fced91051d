import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { cardOf, GEM_NAMES, GOLD, price, TOKEN_NAMES } from '@chambord/splendor/rules';
import type { Card, Gem, Level, Noble, Token } from '@chambord/splendor/rules';
import type { Explanation, Plain } from '@chambord/ui';
import type { Desk } from '../touch/desk.ts';
import { de } from './explain-de.ts';
import { en } from './explain-en.ts';
import type { ExplainWords } from './explain-en.ts';
import { fr } from './explain-fr.ts';
import { nobleName } from '../middle/nobles.tsx';
import { cardTitle, gemsPhrase, seatName } from './phrase.ts';
import type { Thing } from '../touch/things.ts';

/** The rule that says more. */
const RULES: Readonly<Record<Thing, string>> = {
  card: '5.1',
  deck: '3.3',
  hole: '2.2',
  token: '3.1',
  gold: '1.1',
  noble: '3.5',
  cards: '5.1',
  held: '4.1',
  pile: '5.2',
  points: '6.1',
  hand: '3.3',
  seat: '7.1',
  round: '6.1',
  laid: '8.1',
};

const explainWords = { en, fr, de };

/** What a thing says of itself: things that are alike everywhere by their name, the others by what they are. */
export function explainerOf(desk: Omit<Desk, 'explain' | 'touch'>) {
  const words = explainWords[desk.lang];
  const { dictionary, view } = desk;
  const court = view.options.rules === 'court';
  const explanation = (thing: Thing, title: string, text: string): Explanation => ({
    thing,
    title: capital(title),
    text,
    rule: RULES[thing],
  });
  const named = (token: Token) => dictionary.tokens[TOKEN_NAMES[token]];
  return {
    plain: (thing: Exclude<Plain<ExplainWords>, 'round'>) => explanation(thing, words[thing].title, words[thing].text),
    round: () => explanation('round', words.round.title, court ? words.roundCourt : words.round.text),
    card: (card: Card) => {
      const { bonus, cost } = cardOf(card);
      const said = words.card(dictionary.tokens[GEM_NAMES[bonus]].one);
      const others = forOthers(desk, card).map(words.left);
      return {
        ...explanation(
          'card',
          cardTitle(desk, card),
          [said, words.printed(gemsPhrase(desk, cost)), ...others].join(' '),
        ),
        // Its name has the printed price.
        heard: [said, ...others].join(' '),
      };
    },
    deck: (level: Level) => explanation('deck', desk.words.deckOf(level), words.deck(level)),
    token: (token: Token) =>
      token === GOLD
        ? explanation('gold', named(token).many, words.gold)
        : explanation('token', named(token).many, words.token(court)),
    noble: (noble: Noble) => explanation('noble', nobleName(desk, noble), words.noble(court)),
    cards: (gem: Gem) => explanation('cards', named(gem).many, words.cards),
    held: (token: Token) =>
      token === GOLD
        ? explanation('gold', named(token).many, words.gold)
        : explanation('held', named(token).many, words.held),
    pile: (token: Token) =>
      token === GOLD
        ? explanation('gold', named(token).many, words.gold)
        : explanation('pile', named(token).many, words.pile),
    seat: (seat: Seat) => explanation('seat', seatName(desk, seat), words.seat),
  };
}

/** What the others would have to pay for a card that lies open for all, by name. */
function forOthers(
  desk: Omit<Desk, 'explain' | 'touch'>,
  card: Card,
): readonly { readonly name: string; readonly due: string }[] {
  const { view, buyer, dictionary } = desk;
  if (!view.market.includes(card)) return [];
  return view.players.flatMap((player, seat) =>
    seat === buyer ? [] : [{ name: seatName(desk, seat), due: dictionary.purse(price(card, player)) }],
  );
}

export type Explainer = ReturnType<typeof explainerOf>;
