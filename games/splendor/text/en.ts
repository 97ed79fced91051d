import { counting, noun } from '@chambord/prose';
import { cardOf, GEM_NAMES, NOBLE_POINTS, nobleOf, TOKEN_NAMES, total } from '@chambord/splendor/rules';
import type { Card, Noble } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';
import { counted, phrases } from './phrases.ts';

const tokens: Dictionary['tokens'] = {
  diamond: noun('diamond', 'diamonds'),
  sapphire: noun('sapphire', 'sapphires'),
  emerald: noun('emerald', 'emeralds'),
  ruby: noun('ruby', 'rubies'),
  onyx: noun('onyx', 'onyxes'),
  gold: noun('gold', 'gold'),
};
const points = noun('prestige point', 'prestige points');
const token = noun('token', 'tokens');

const words = phrases(
  counting((count) => count === 1),
  'and',
  tokens,
);
const { count, and, purse } = words;

const nobles: Dictionary['nobles'] = {
  machiavelli: 'Niccolò Machiavelli',
  isabella: 'Isabella I of Castile',
  suleiman: 'Suleiman the Magnificent',
  mary: 'Mary Stuart',
  henry: 'Henry VIII',
  anne: 'Anne of Brittany',
  elisabeth: 'Elisabeth of Austria',
  charles: 'Charles V',
  catherine: "Catherine de' Medici",
  francis: 'Francis I of France',
};
const called = (noble: Noble) => nobles[nobleOf(noble).code];

const card: Dictionary['card'] = ({ level, bonus, code, points: worth }) =>
  `level ${level} ${GEM_NAMES[bonus]} card [${code}]${worth > 0 ? ` (${count(worth, points)})` : ''}`;
const the = (index: Card) => `the ${card(cardOf(index))}`;
const withGold = (gold: boolean, you: boolean) => (gold ? ` and ${you ? 'take' : 'takes'} 1 gold` : '');

export const en: Dictionary = {
  ...words,
  title: 'Splendor',
  you: 'You',
  player: (number) => `Player ${number}`,
  rules: { court: 'Court rules', classic: 'Classic rules' },
  tokens,
  short: { diamond: 'Di', sapphire: 'Sa', emerald: 'Em', ruby: 'Ru', onyx: 'On', gold: 'Go' },
  nobles,
  points,
  card,
  rule: (number) => `rule ${number}`,

  events: {
    gameBegan: ({ nobles: present }) => `The game begins. The nobles are ${and(present.map(called))}.`,
    turnBegan: ({ seat, round }, { name, isYou }) =>
      `Round\u00a0${round}: ${isYou(seat) ? 'it is your turn' : `${name(seat)} to play`}.`,
    took: ({ seat, gems }, { who }) => `${who(seat, 'takes', 'take')} ${purse(counted(gems))}.`,
    reserved: ({ seat, card: index, gold }, { who, isYou }) =>
      `${who(seat, 'reserves', 'reserve')} ${the(index)}${withGold(gold, isYou(seat))}.`,
    reservedBlind: ({ seat, level, gold }, { who, isYou }) =>
      `${who(seat, 'reserves', 'reserve')} the top card of the level ${level} deck${withGold(gold, isYou(seat))}.`,
    drew: ({ card: index }) => `It is ${the(index)}.`,
    bought: ({ seat, card: index, pay, from }, { who }) =>
      `${who(seat, 'buys', 'buy')} ${the(index)}${from === 'market' ? '' : ' from the hand'} ${
        total(pay) === 0 ? 'for free' : `for ${purse(pay)}`
      }.`,
    refilled: ({ card: index }) => `New in the market: ${the(index)}.`,
    deckEmpty: ({ level }) => `The level ${level} deck is empty.`,
    nobleCame: ({ seat, noble }, { who }) =>
      `${who(seat, 'wins', 'win')} the patronage of ${called(noble)}: ${count(NOBLE_POINTS, points)}.`,
    returned: ({ seat, tokens: back }, { who }) => `${who(seat, 'returns', 'return')} ${purse(back)}.`,
    passed: ({ seat }, { who }) => who(seat, 'cannot do anything and passes.', 'cannot do anything and pass.'),
    lastRound: ({ seat, points: reached }, { who }) =>
      `${who(seat, 'has', 'have')} ${count(reached, points)}: this is the last round.`,
    gameOver: ({ by }) =>
      ({
        points: 'The game is over.',
        passes: 'Everyone has passed: the game is over.',
        quiet: 'For ten rounds no card was bought or reserved: the game is over.',
      })[by],
  },

  why: {
    gameOver: () => 'The game is over.',
    returnFirst: ({ count: n }) => `First return ${count(n, token)}.`,
    chooseNobleFirst: () => 'First choose which noble comes.',
    goldNotTaken: () => 'Gold comes only with a reserved card.',
    notDifferent: () => 'Take different gems, or exactly two of one gem.',
    noneLeft: ({ gem }) => `There are no ${tokens[GEM_NAMES[gem]].many} left.`,
    takeExactly: ({ count: n }) => `Of different gems you take exactly ${count(n, token)} now.`,
    fewerThanFour: ({ gem, left }) =>
      `Two of one gem only if there are at least four, and there ${left === 1 ? 'is' : 'are'} ${count(left, tokens[GEM_NAMES[gem]])}.`,
    noRoom: ({ room }) => `Nobody has more than 10 tokens: you have room for ${room}.`,
    handFull: () => 'You have three reserved cards already.',
    notInMarket: ({ card: index }) => `There is no ${card(cardOf(index))} in the market.`,
    deckEmpty: ({ level }) => `The level ${level} deck is empty.`,
    notForSale: ({ card: index }) => `The ${card(cardOf(index))} is neither in the market nor in your hand.`,
    tooDear: ({ missing }) => `You cannot pay for this card: ${count(missing, token)} missing.`,
    notYours: ({ token: kind, have }) => `You do not have that many: only ${count(have, tokens[TOKEN_NAMES[kind]])}.`,
    notAsked: ({ gem, asked }) => `The price is paid exactly: it names ${count(asked, tokens[GEM_NAMES[gem]])}.`,
    notThePrice: ({ price, paid }) => `The price is paid exactly: it is ${count(price, token)}, not ${paid}.`,
    comesByItself: () => 'Nobles come by themselves at the end of the turn.',
    hasNoble: ({ noble }) => `You have the patronage of ${called(noble)} already.`,
    nobleNotThere: ({ noble }) => `${called(noble)} is not on the table.`,
    bonusesShort: ({ noble, gem, have, asked }) =>
      `${called(noble)} asks for ${asked} ${GEM_NAMES[gem]} bonuses: you have ${have}.`,
    nothingToReturn: () => 'You have no tokens to return.',
    returnExactly: ({ count: n }) => `Return exactly ${count(n, token)}.`,
    cannotReturn: ({ token: kind, have }) =>
      `You cannot return that many: you have ${count(have, tokens[TOKEN_NAMES[kind]])}.`,
    canAct: () => 'You may only pass if you can do nothing else.',
  },

  moves: {
    take: ({ gems }) => `Take ${purse(counted(gems))}`,
    reserve: ({ card: index }, { gold }) => `Reserve ${the(index)}${gold ? ', take 1 gold' : ''}`,
    reserveBlind: ({ level }, { gold }) =>
      `Reserve the top card of the level ${level} deck${gold ? ', take 1 gold' : ''}`,
    buy: ({ card: index, pay }) => `Buy ${the(index)} ${total(pay) === 0 ? 'for free' : `for ${purse(pay)}`}`,
    noble: ({ noble }, { rules }) =>
      `${rules === 'court' ? 'Seek the patronage of' : 'Receive'} ${called(noble)}: ${count(NOBLE_POINTS, points)}`,
    return: ({ tokens: back }) => `Return ${purse(back)}`,
    pass: () => 'Pass',
  },

  table: {
    status: (round, last) => `Round ${round}${last ? ' (the last one)' : ''}`,
    toPlay: (name, asked) => (name === null ? `your turn: ${asked}` : `${name} to play: ${asked}`),
    asked: {
      action: () => 'one action',
      return: (n) => `return ${count(n, token)}`,
      noble: () => 'choose a noble',
      over: () => 'the game is over',
    },
    market: 'Market',
    pricesFor: (name) => `prices for ${name}, after bonuses`,
    deck: (level, left) => `Level ${level} (${left})`,
    free: 'free',
    points: (n) => `${n} ${n === 1 ? 'pt' : 'pts'}`,
    supply: 'Supply',
    nobles: 'Nobles',
    tokens: 'Tokens',
    bonuses: 'Bonuses',
    hand: 'Hand',
    cards: 'Cards bought',
    hidden: (level) => `a level ${level} card`,
  },

  spoken: {
    about: (label, text) => `${label}: ${text}`,
    level: (level) => `Market, level ${level}`,
    deck: (left) => `${left} in the deck`,
    empty: 'empty place',
    none: 'none',
    costs: (price) => `costs ${price}`,
    left: (price) => (price === '' ? 'bonuses pay all of it' : `${price} left to pay after bonuses`),
    asks: (bonuses) => `asks for bonuses: ${bonuses}`,
    lacks: (bonuses) => `still missing: ${bonuses}`,
    suffices: 'the bonuses are enough',
  },

  sheet: {
    final: 'Final score',
    soFar: 'Score so far',
    cards: 'Development cards',
    nobles: 'Nobles',
    points: 'Prestige points',
    cardsBought: 'Cards bought',
    place: 'Place',
    wins: (name) => (name === null ? 'You win.' : `${name} wins.`),
    winsByCards: (name) => `${name === null ? 'You win' : `${name} wins`} the tie with fewer cards.`,
    share: (names, you) => `${and(you ? ['You', ...names] : names)} share the victory.`,
  },
};
