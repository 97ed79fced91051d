import type { Lang } from '@chambord/kernel';
import { french as t, frenchOf } from '@chambord/prose';
import type { WhyBetter } from '@chambord/prose';
import { cardOf, GEM_NAMES, nobleOf } from '@chambord/splendor/rules';
import type { Card, Gem, Noble, Splendor } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';
import { dictionaries } from './index.ts';
import { factsOf } from './why-facts.ts';
import type { Fact, FactOf } from './why-facts.ts';

type Sentences = { readonly [Name in Fact['fact']]: (fact: FactOf<Name>, words: Words) => string };

interface Words {
  readonly count: Dictionary['count'];
  readonly points: (count: number) => string;
  readonly card: (card: Card) => string;
  readonly gem: (gem: Gem) => string;
  readonly noble: (noble: Noble) => string;
  readonly list: (names: readonly string[]) => string;
}

const en: Sentences = {
  points: ({ count }, { points }) => `Brings ${points(count)} more this turn.`,
  noble: ({ noble }, words) => `Wins ${words.noble(noble)}.`,
  lastRound: () => 'Begins the last round.',
  bonus: ({ gem }, words) => `Buys a card, and with it a bonus (${words.gem(gem)}) for every later purchase.`,
  otherBonus: ({ gem, instead }, words) => `Brings a bonus in ${words.gem(gem)} instead of ${words.gem(instead)}.`,
  nobleNearer: ({ noble, lacking, instead }, words) =>
    `Comes nearer to ${words.noble(noble)}: ${lacking === 0 ? 'no bonus is lacking' : lacking === 1 ? 'only 1 bonus is lacking' : `only ${lacking} bonuses are lacking`} instead of ${instead}.`,
  payable: ({ card, another }, words) =>
    `Leaves enough to pay for ${another ? 'another' : 'the'} ${words.card(card)} next, which the other does not.`,
  nearer: ({ card, lacking, instead }, words) =>
    `Comes nearer to the ${words.card(card)}: ${lacking === 1 ? 'only 1 token is lacking' : `only ${lacking} tokens are lacking`} instead of ${instead}.`,
  lessGold: ({ card, gold, instead }, words) =>
    `Could pay for the ${words.card(card)} next with ${gold} gold instead of ${instead}.`,
  reserved: ({ card, lacking }, words) =>
    `Keeps the ${words.card(card)} for later: ${lacking === 0 ? 'it can be paid for at once' : lacking === 1 ? '1 token is lacking' : `${lacking} tokens are lacking`}.`,
  lastTokens: ({ gems }, words) =>
    `Takes the last ${gems.length === 1 ? 'token' : 'tokens'} out of the supply: ${words.list(gems.map(words.gem))}.`,
  denied: ({ card, names }, words) => `Takes the ${words.card(card)} away, which ${words.list(names)} can pay for.`,
  gold: ({ count, instead }) => `Leaves ${count} gold instead of ${instead}.`,
  tokens: ({ count, instead }) => `Leaves ${count} tokens instead of ${instead}.`,
  nothingReturned: ({ count }) => `Gives back ${count === 1 ? 'one token' : `${count} tokens`} fewer.`,
  handFree: () => 'Leaves a place in the hand for a further reserved card.',
  fewerCards: ({ count, instead }) => `Has bought ${count} cards instead of ${instead}: fewer cards win a tie.`,
};

const fr: Sentences = {
  points: ({ count }, { points }) => `Rapporte ${points(count)} de plus ce tour-ci.`,
  noble: ({ noble }, words) => `Gagne ${words.noble(noble)}.`,
  lastRound: () => 'Déclenche le dernier tour.',
  bonus: ({ gem }, words) => t`Achète une carte, donc un bonus ${words.gem(gem)} pour tous les achats suivants.`,
  otherBonus: ({ gem, instead }, words) =>
    `Apporte un bonus ${words.gem(gem)} au lieu d’un bonus ${words.gem(instead)}.`,
  nobleNearer: ({ noble, lacking, instead }, words) =>
    lacking === 0
      ? t`Rapproche ${frenchOf(words.noble(noble))} : il ne manque plus aucun bonus, au lieu de ${instead}.`
      : t`Rapproche ${frenchOf(words.noble(noble))} : il ne manque plus que ${lacking} bonus au lieu de ${instead}.`,
  payable: ({ card, another }, words) =>
    `Laisse de quoi payer ensuite ${another ? 'une autre' : 'la'} ${words.card(card)}, ce que l’autre coup ne permet pas.`,
  nearer: ({ card, lacking, instead }, words) =>
    t`Rapproche de la ${words.card(card)} : il ne manque plus que ${lacking} ${lacking > 1 ? 'jetons' : 'jeton'} au lieu de ${instead}.`,
  lessGold: ({ card, gold, instead }, words) =>
    `Permettrait de payer ensuite la ${words.card(card)} avec ${gold} or au lieu de ${instead}.`,
  reserved: ({ card, lacking }, words) =>
    lacking === 0
      ? t`Garde la ${words.card(card)} pour plus tard : il y a déjà de quoi la payer.`
      : t`Garde la ${words.card(card)} pour plus tard : il manque ${lacking} ${lacking > 1 ? 'jetons' : 'jeton'}.`,
  lastTokens: ({ gems }, words) =>
    t`Prend ${gems.length === 1 ? 'le dernier jeton' : 'les derniers jetons'} de la réserve : ${words.list(gems.map(words.gem))}.`,
  denied: ({ card, names }, words) =>
    `Retire la ${words.card(card)}, ${elided('que', words.list(names))} ${names.length > 1 ? 'peuvent' : 'peut'} payer.`,
  gold: ({ count, instead }) => `Laisse ${count} ${count > 1 ? 'jetons' : 'jeton'} or au lieu de ${instead}.`,
  tokens: ({ count, instead }) => `Laisse ${count} jetons au lieu de ${instead}.`,
  nothingReturned: ({ count }) => `Fait rendre ${count === 1 ? 'un jeton' : `${count} jetons`} de moins.`,
  handFree: () => 'Laisse une place en main pour réserver encore une carte.',
  fewerCards: ({ count, instead }) =>
    t`Compte ${count} cartes achetées au lieu de ${instead} : en cas d’égalité, le moins de cartes l’emporte.`,
};

const de: Sentences = {
  points: ({ count }, { points }) => `Bringt in diesem Zug ${points(count)} mehr.`,
  noble: ({ noble }, words) => `Gewinnt ${words.noble(noble)}.`,
  lastRound: () => 'Leitet die letzte Runde ein.',
  bonus: ({ gem }, words) => `Kauft eine Karte und damit einen ${words.gem(gem)}-Bonus für jeden späteren Kauf.`,
  otherBonus: ({ gem, instead }, words) =>
    `Bringt einen ${words.gem(gem)}-Bonus statt eines ${words.gem(instead)}-Bonus.`,
  nobleNearer: ({ noble, lacking, instead }, words) =>
    `Kommt ${words.noble(noble)} näher: Es ${lacking === 0 ? 'fehlt kein Bonus mehr' : lacking === 1 ? 'fehlt nur noch 1 Bonus' : `fehlen nur noch ${lacking} Boni`} statt ${instead}.`,
  payable: ({ card, another }, words) =>
    `Lässt genug übrig, um als Nächstes ${another ? 'eine andere' : 'die'} ${words.card(card)} zu bezahlen; der andere Zug nicht.`,
  nearer: ({ card, lacking, instead }, words) =>
    `Kommt der ${words.card(card)} näher: Es ${lacking === 1 ? 'fehlt nur noch 1 Chip' : `fehlen nur noch ${lacking} Chips`} statt ${instead}.`,
  lessGold: ({ card, gold, instead }, words) =>
    `Könnte als Nächstes die ${words.card(card)} mit ${gold} Gold statt mit ${instead} bezahlen.`,
  reserved: ({ card, lacking }, words) =>
    `Sichert sich die ${words.card(card)}: ${lacking === 0 ? 'Sie ist schon bezahlbar' : lacking === 1 ? 'Es fehlt 1 Chip' : `Es fehlen ${lacking} Chips`}.`,
  lastTokens: ({ gems }, words) =>
    `Nimmt ${gems.length === 1 ? 'den letzten Chip' : 'die letzten Chips'} aus dem Vorrat: ${words.list(gems.map(words.gem))}.`,
  denied: ({ card, names }, words) =>
    `Nimmt die ${words.card(card)} weg, die ${words.list(names)} bezahlen ${names.length > 1 ? 'können' : 'kann'}.`,
  gold: ({ count, instead }) => `Lässt ${count} Gold übrig statt ${instead}.`,
  tokens: ({ count, instead }) => `Lässt ${count} Chips übrig statt ${instead}.`,
  nothingReturned: ({ count }) => `Gibt ${count === 1 ? 'einen Chip' : `${count} Chips`} weniger zurück.`,
  handFree: () => 'Lässt auf der Hand Platz für eine weitere reservierte Karte.',
  fewerCards: ({ count, instead }) =>
    `Hat ${count} gekaufte Karten statt ${instead}: Bei Gleichstand gewinnen weniger Karten.`,
};

/** Before a vowel: qu’Anna. */
function elided(word: string, next: string): string {
  return /^[aeiouyàâæéèêëîïôœùûü]/iu.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

function tell(lang: Lang, sentences: Sentences): WhyBetter<Splendor> {
  const dictionary = dictionaries[lang];
  const listed = new Intl.ListFormat(lang, { type: 'conjunction' });
  const words: Words = {
    count: dictionary.count,
    points: (count) => dictionary.count(count, dictionary.points),
    card: (card) => dictionary.card(cardOf(card)),
    gem: (gem) => dictionary.tokens[GEM_NAMES[gem]].one,
    noble: (noble) => dictionary.nobles[nobleOf(noble).code],
    list: (names) => listed.format(names),
  };
  // Each sentence is paired with its kind of fact; the compiler cannot follow that.
  const say = (fact: Fact) => (sentences[fact.fact] as (fact: Fact, words: Words) => string)(fact, words);
  return (turns) => factsOf(turns).map(say);
}

/** Why a turn is better than another, in words. */
export const whyBetter: Readonly<Record<Lang, WhyBetter>> = {
  en: tell('en', en) as WhyBetter,
  fr: tell('fr', fr) as WhyBetter,
  de: tell('de', de) as WhyBetter,
};
