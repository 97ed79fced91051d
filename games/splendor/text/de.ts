import { counting, noun } from '@chambord/prose';
import { cardOf, GEM_NAMES, NOBLE_POINTS, nobleOf, TOKEN_NAMES, total } from '@chambord/splendor/rules';
import type { Card, Gem, Noble, Token } from '@chambord/splendor/rules';
import type { Dictionary } from './dictionary.ts';
import { counted, phrases } from './phrases.ts';

const tokens: Dictionary['tokens'] = {
  diamond: noun('Diamant', 'Diamanten'),
  sapphire: noun('Saphir', 'Saphire'),
  emerald: noun('Smaragd', 'Smaragde'),
  ruby: noun('Rubin', 'Rubine'),
  onyx: noun('Onyx', 'Onyxe'),
  gold: noun('Gold', 'Gold'),
};
const points = noun('Prestigepunkt', 'Prestigepunkte');
const token = noun('Chip', 'Chips');

const words = phrases(
  counting((count) => count === 1),
  'und',
  tokens,
);
const { count, and, purse } = words;

const nobles: Dictionary['nobles'] = {
  machiavelli: 'Niccolò Machiavelli',
  isabella: 'Isabella von Kastilien',
  suleiman: 'Süleyman der Prächtige',
  mary: 'Maria Stuart',
  henry: 'Heinrich VIII.',
  anne: 'Anne de Bretagne',
  elisabeth: 'Elisabeth von Österreich',
  charles: 'Karl V.',
  catherine: 'Katharina von Medici',
  francis: 'Franz I.',
};
const called = (noble: Noble) => nobles[nobleOf(noble).code];

const card: Dictionary['card'] = ({ level, bonus, code, points: worth }) =>
  `${tokens[GEM_NAMES[bonus]].one}-Karte der Stufe ${level} [${code}]${worth > 0 ? ` (${count(worth, points)})` : ''}`;
const the = (index: Card) => `die ${card(cardOf(index))}`;
const nounOf = (kind: Token | Gem) => tokens[TOKEN_NAMES[kind]];
const withGold = (gold: boolean, you: boolean) => (gold ? ` und ${you ? 'nimmst' : 'nimmt'} 1 Gold` : '');
const cost = (pay: Parameters<typeof purse>[0]) => (total(pay) === 0 ? 'kostenlos' : `für ${purse(pay)}`);

export const de: Dictionary = {
  ...words,
  title: 'Splendor',
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  rules: { court: 'Hofregeln', classic: 'Klassische Regeln' },
  tokens,
  short: { diamond: 'Di', sapphire: 'Sa', emerald: 'Sm', ruby: 'Ru', onyx: 'On', gold: 'Go' },
  nobles,
  points,
  card,
  rule: (number) => `Regel ${number}`,

  events: {
    gameBegan: ({ nobles: present }) => `Das Spiel beginnt. ${and(present.map(called))} sind die Adligen.`,
    turnBegan: ({ seat, round }, { who }) => `Runde\u00a0${round}: ${who(seat, 'ist', 'bist')} am Zug.`,
    took: ({ seat, gems }, { who }) => `${who(seat, 'nimmt', 'nimmst')} ${purse(counted(gems))}.`,
    reserved: ({ seat, card: index, gold }, { who, isYou }) =>
      `${who(seat, 'reserviert', 'reservierst')} ${the(index)}${withGold(gold, isYou(seat))}.`,
    reservedBlind: ({ seat, level, gold }, { who, isYou }) =>
      `${who(seat, 'reserviert', 'reservierst')} die oberste Karte vom Stapel der Stufe ${level}${withGold(gold, isYou(seat))}.`,
    drew: ({ card: index }) => `Es ist ${the(index)}.`,
    bought: ({ seat, card: index, pay, from }, { who }) =>
      `${who(seat, 'kauft', 'kaufst')} ${the(index)}${from === 'market' ? '' : ' aus der Hand'} ${cost(pay)}.`,
    refilled: ({ card: index }) => `Neu in der Auslage: ${the(index)}.`,
    deckEmpty: ({ level }) => `Der Stapel der Stufe ${level} ist leer.`,
    nobleCame: ({ seat, noble }, { name, isYou }) =>
      `${called(noble)} besucht ${isYou(seat) ? 'dich' : name(seat)}: ${count(NOBLE_POINTS, points)}.`,
    returned: ({ seat, tokens: back }, { who }) => `${who(seat, 'legt', 'legst')} ${purse(back)} zurück.`,
    passed: ({ seat }, { who }) => who(seat, 'kann nichts tun und passt.', 'kannst nichts tun und passt.'),
    lastRound: ({ seat, points: reached }, { who }) =>
      `${who(seat, 'hat', 'hast')} ${count(reached, points)}: Das ist die letzte Runde.`,
    gameOver: ({ by }) =>
      ({
        points: 'Das Spiel ist zu Ende.',
        passes: 'Alle haben gepasst: Das Spiel ist zu Ende.',
        quiet: 'Zehn Runden lang wurde keine Karte gekauft oder reserviert: Das Spiel ist zu Ende.',
      })[by],
  },

  why: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    returnFirst: ({ count: n }) => `Lege zuerst ${count(n, token)} zurück.`,
    chooseNobleFirst: () => 'Wähle zuerst, wer von den Adligen kommt.',
    goldNotTaken: () => 'Gold gibt es nur beim Reservieren.',
    notDifferent: () => 'Nimm verschiedene Edelsteine oder genau zwei gleiche.',
    noneLeft: ({ gem }) => `Es sind keine ${nounOf(gem).many} mehr da.`,
    takeExactly: ({ count: n }) => `Von verschiedenen Edelsteinen nimmst du jetzt genau ${n}.`,
    fewerThanFour: ({ gem, left }) =>
      `Zwei gleiche nur, wenn mindestens vier da sind: Es gibt ${count(left, nounOf(gem))}.`,
    noRoom: ({ room }) => `Niemand hat mehr als 10 Chips: Du hast noch Platz für ${room}.`,
    handFull: () => 'Du hast schon drei Karten reserviert.',
    notInMarket: ({ card: index }) => `Die ${card(cardOf(index))} liegt nicht aus.`,
    deckEmpty: ({ level }) => `Der Stapel der Stufe ${level} ist leer.`,
    notForSale: ({ card: index }) => `Die ${card(cardOf(index))} liegt weder aus noch hast du sie auf der Hand.`,
    tooDear: ({ missing }) =>
      `Du kannst diese Karte nicht bezahlen: Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${count(missing, token)}.`,
    notYours: ({ token: kind, have }) => `So viel hast du nicht: ${count(have, nounOf(kind))}.`,
    notAsked: ({ gem, asked }) => `Der Preis wird genau bezahlt: Er verlangt ${count(asked, nounOf(gem))}.`,
    notThePrice: ({ price, paid }) => `Der Preis wird genau bezahlt: ${count(price, token)}, nicht ${paid}.`,
    comesByItself: () => 'Adlige kommen am Ende des Zuges von selbst.',
    hasNoble: ({ noble }) => `Du hast schon die Gunst von ${called(noble)}`.replace(/\.?$/, '.'),
    nobleNotThere: ({ noble }) => `${called(noble)} liegt nicht aus.`,
    bonusesShort: ({ noble, gem, have, asked }) =>
      `${called(noble)} verlangt ${asked}-mal ${nounOf(gem).one} als Bonus: Du hast ${have}.`,
    nothingToReturn: () => 'Du hast keine Chips zurückzulegen.',
    returnExactly: ({ count: n }) => `Lege genau ${count(n, token)} zurück.`,
    cannotReturn: ({ token: kind, have }) =>
      `So viel kannst du nicht zurücklegen: Du hast ${count(have, nounOf(kind))}.`,
    canAct: () => 'Passen darf nur, wer nichts tun kann.',
  },

  moves: {
    take: ({ gems }) => `${purse(counted(gems))} nehmen`,
    reserve: ({ card: index }, { gold }) => `${card(cardOf(index))} reservieren${gold ? ', 1 Gold nehmen' : ''}`,
    reserveBlind: ({ level }, { gold }) =>
      `Oberste Karte vom Stapel der Stufe ${level} reservieren${gold ? ', 1 Gold nehmen' : ''}`,
    buy: ({ card: index, pay }) => `${card(cardOf(index))} ${cost(pay)} kaufen`,
    noble: ({ noble }, { rules }) =>
      rules === 'court'
        ? `Um die Gunst von ${called(noble)} werben: ${count(NOBLE_POINTS, points)}`
        : `${called(noble)} empfangen: ${count(NOBLE_POINTS, points)}`,
    return: ({ tokens: back }) => `${purse(back)} zurücklegen`,
    pass: () => 'Passen',
  },

  table: {
    status: (round, last) => `Runde ${round}${last ? ' (die letzte)' : ''}`,
    toPlay: (name, asked) => `${name === null ? 'du bist' : `${name} ist`} am Zug: ${asked}`,
    asked: {
      action: () => 'eine Aktion',
      return: (n) => `${count(n, token)} zurücklegen`,
      noble: () => 'eine der Adelskarten wählen',
      over: () => 'das Spiel ist zu Ende',
    },
    market: 'Auslage',
    pricesFor: (name) => `Preise für ${name}, nach Abzug der Boni`,
    deck: (level, left) => `Stufe ${level} (${left})`,
    free: 'kostenlos',
    points: (n) => `${n} P.`,
    supply: 'Vorrat',
    nobles: 'Adlige',
    tokens: 'Chips',
    bonuses: 'Boni',
    hand: 'Hand',
    cards: 'Gekaufte Karten',
    hidden: (level) => `eine Karte der Stufe ${level}`,
  },

  spoken: {
    about: (label, text) => `${label}: ${text}`,
    level: (level) => `Auslage, Stufe ${level}`,
    deck: (left) => `${left} im Stapel`,
    empty: 'leerer Platz',
    none: 'nichts',
    costs: (price) => `kostet ${price}`,
    left: (price) => (price === '' ? 'die Boni bezahlen alles' : `nach Abzug der Boni noch ${price}`),
    asks: (bonuses) => `verlangt als Boni: ${bonuses}`,
    lacks: (bonuses) => `noch nötig: ${bonuses}`,
    suffices: 'die Boni reichen',
  },

  sheet: {
    final: 'Endstand',
    soFar: 'Zwischenstand',
    cards: 'Entwicklungskarten',
    nobles: 'Adlige',
    points: 'Prestigepunkte',
    cardsBought: 'Gekaufte Karten',
    place: 'Platz',
    wins: (name) => (name === null ? 'Du gewinnst.' : `${name} gewinnt.`),
    winsByCards: (name) => `${name === null ? 'Du gewinnst' : `${name} gewinnt`} den Gleichstand mit weniger Karten.`,
    share: (names, you) =>
      you ? `${and(['Du', ...names])} teilt euch den Sieg.` : `${and(names)} teilen sich den Sieg.`,
  },
};
