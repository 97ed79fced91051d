import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { Level } from '@chambord/splendor/rules';

/** What can be done in a turn. */
interface Can {
  readonly take: boolean;
  readonly buy: boolean;
  /** A card of the own hand, which is ringed like those of the market where one of these can be bought, too. */
  readonly buyOwn: boolean;
  readonly reserve: boolean;
  /** Who points with a finger holds what others right-click. */
  readonly byFinger: boolean;
}

/** "Do this, that or the other." of what is not false. */
function oneOf(lang: Lang, ways: readonly (string | false)[]): string {
  const list = new Intl.ListFormat(lang, { type: 'disjunction' }).format(ways.filter((way) => way !== false));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** The words that only the page needs; names of things are in the game's dictionary. Lists of tokens come in as phrases. */
const en = {
  playsNext: 'plays next',
  toPlay: 'to play',
  round: (number: number) => `Round ${number}`,
  lastRound: 'Last round',

  yourTurn: 'Your turn',
  hint: (can: Can) =>
    oneOf('en', [
      can.take && 'take tokens',
      can.buy && 'buy a ringed card',
      can.buyOwn && !can.buy && 'buy a card from your hand',
      can.reserve && (can.byFinger ? 'hold a card to reserve it' : 'right-click a card to reserve it'),
    ]),
  /** Where seats stay, and all that is left is to buy what the others may not see. */
  onlyFromHand: 'Open your hand.',
  legend: 'A number is what is left to pay; a tick is paid by your cards.',
  waiting: (name: string) => `${name} is playing`,
  waitingHint: 'Meanwhile you can look at everything.',
  gameOver: 'The game is over',
  reserveTitle: 'You can only reserve',
  reserveHint: 'No tokens to take, and no card you can pay for: choose a card or a deck.',
  passTitle: 'You cannot do anything',
  passHint: 'Only then may you pass.',
  pass: 'Pass',

  taking: 'Taking',
  takeMore: (different: number, alike: boolean) => {
    if (different === 0) return alike ? 'Take it, or a second one' : 'Take these';
    const others = different === 1 ? 'one more, of another gem' : `${different} more, of other gems`;
    return `Take ${others}${alike ? ', or a second one' : ''}`;
  },
  takeHint: 'Choose it again, or Undo, to put it back.',
  takeHintAlike: 'Choosing it again takes a second one and ends the turn; Undo puts it back.',
  take: 'Take',
  putBack: (tokens: string) => `Put back: ${tokens}`,
  paying: 'Paying',
  payTitle: 'Now choose the card you pay for',
  payHint: (tokens: string) => `With exactly this: ${tokens}.`,
  returning: 'Returning',
  returnTitle: (count: number) =>
    count === 0 ? 'Return these?' : count === 1 ? 'Return 1 token' : `Return ${count} tokens`,
  returnHint: 'Nobody keeps more than ten: choose from your own tokens below the market.',
  giveBack: 'Return',
  courtHint: (names: string) => `You have the cards for ${names}: choose the portrait.`,
  nobleTitle: 'Choose who visits you',
  nobleHint: (names: string) => `They are ready to come: ${names}.`,

  deck: (level: Level, left: number) =>
    left === 0
      ? `Deck of level ${level}, empty`
      : `Deck of level ${level}, ${left === 1 ? '1 card' : `${left} cards`} left`,
  deckOf: (level: Level) => `Deck of level ${level}`,
  empty: 'Empty place',
  levelCard: (gem: string, level: Level) => `${gem} card, level ${level}`,
  costs: (tokens: string) => `Costs ${tokens}.`,
  left: (tokens: string) => (tokens === '' ? 'Your cards pay all of it.' : `You still pay ${tokens}.`),
  canBuy: 'You can buy it.',
  canBuyGold: (gold: string) => `You can buy it with ${gold}.`,
  /** The same while somebody else is on turn, or something else comes first. */
  affordable: 'You have enough for it.',
  affordableGold: (gold: string) => `You have enough for it with ${gold}.`,
  /** The number decides the verb in German. */
  lack: (tokens: string, _count: number) => `You still need ${tokens}.`,
  /** The player has no part of the price. */
  lackAll: 'You have none of that.',
  lackAllGold: (gold: string) => `You have only ${gold} towards it.`,
  lackGold: (tokens: string, _count: number, gold: string) => `You still need ${tokens}, and have ${gold}.`,
  reserveKey: 'Shift+Enter reserves it.',
  reserveTopKey: 'Shift+Enter reserves the top card.',
  leftTitle: 'Left to pay',
  lackTitle: 'Still needed',
  nothing: 'nothing',
  buy: 'Buy',
  free: 'free',
  otherWays: 'Other ways to pay',
  waysFor: (card: string) => `Other ways to pay: ${card}`,
  reserve: 'Reserve',
  reserveTop: 'Reserve the top card',
  deckHint: 'Only you will see it. It goes to your hand.',
  noGold: 'no gold',

  stack: (tokens: string) => `Supply: ${tokens}`,
  stackTaken: (count: number) => `${count} laid aside`,
  ownPile: (gem: string, cards: number, tokens: number) =>
    `${gem}: ${cards === 1 ? '1 card' : `${cards} cards`}, ${tokens === 1 ? '1 token' : `${tokens} tokens`}`,
  ownGold: (tokens: number) => `Gold: ${tokens === 1 ? '1 token' : `${tokens} tokens`}`,
  chosen: (count: number) => `${count} chosen`,

  cards: 'Cards',
  tokens: 'Tokens',
  reserved: 'Reserved',
  reservedCount: (count: number) => `${count} reserved`,
  canBuyOwn: 'One of them can be bought.',
  hand: 'Hand',
  handOf: (name: string) => `Reserved by ${name}`,
  handEmpty: 'Nothing reserved yet. Right-click a card or a deck (or press Shift+Enter on it) to reserve.',
  handEmptyTouch: 'Nothing reserved yet. Hold a card or a deck to reserve.',
  faceDown: (level: Level) => `Level ${level} card, face down`,
  details: 'Details',
  toNobles: 'Towards the nobles',
  none: 'none',
  noblePoints: (points: string) => `${points} for whoever has these cards`,
  nobleReady: 'You have enough cards.',
  nobleNow: 'You have enough cards: you can choose this noble now.',
};

export type Words = typeof en;

const fr: Words = {
  playsNext: 'joue ensuite',
  toPlay: 'joue',
  round: (number) => `Tour ${number}`,
  lastRound: 'Dernier tour',

  onlyFromHand: 'Ouvrez votre main.',
  yourTurn: 'À vous de jouer',
  hint: (can) =>
    oneOf('fr', [
      can.take && 'prenez des jetons',
      can.buy && 'achetez une carte cerclée',
      can.buyOwn && !can.buy && 'achetez une carte de votre main',
      can.reserve && (can.byFinger ? 'maintenez une carte pour la réserver' : 'réservez une carte d’un clic droit'),
    ]),
  legend: t`Le nombre dit ce qu’il reste à payer ; la coche, ce que vos cartes couvrent.`,
  waiting: (name) => `${name} joue`,
  waitingHint: 'En attendant, vous pouvez tout regarder.',
  gameOver: 'La partie est terminée',
  reserveTitle: 'Vous ne pouvez que réserver',
  reserveHint: t`Aucun jeton à prendre, aucune carte à votre portée : choisissez une carte ou une pioche.`,
  passTitle: 'Vous ne pouvez rien faire',
  passHint: 'On ne passe que dans ce cas.',
  pass: 'Passer',

  taking: 'Pris',
  takeMore: (different, alike) => {
    if (different === 0) return alike ? 'Prenez-la, ou une deuxième' : 'Prenez ces jetons';
    const others = different === 1 ? 'Encore une autre pierre' : `Encore ${different} autres pierres`;
    return `${others}${alike ? ', ou une deuxième' : ''}`;
  },
  takeHint: 'Choisissez-la de nouveau, ou Annuler, pour la reposer.',
  takeHintAlike: t`La choisir de nouveau en prend une deuxième et finit le tour ; Annuler la repose.`,
  take: 'Prendre',
  putBack: (tokens) => t`Reposer : ${tokens}`,
  paying: 'Paiement',
  payTitle: 'Choisissez la carte à payer',
  payHint: (tokens) => t`Avec exactement : ${tokens}.`,
  returning: 'Rendus',
  returnTitle: (count) =>
    count === 0 ? t`Rendre ces jetons ?` : count === 1 ? 'Rendez 1 jeton' : `Rendez ${count} jetons`,
  returnHint: t`Personne ne garde plus de dix jetons : choisissez parmi les vôtres, sous le marché.`,
  giveBack: 'Rendre',
  courtHint: (names) => t`Vos cartes suffisent pour ${names} : choisissez le portrait.`,
  nobleTitle: 'Choisissez qui vous rend visite',
  nobleHint: (names) => t`Prêts à venir : ${names}.`,

  deck: (level, left) =>
    left === 0
      ? `Pioche de niveau ${level}, épuisée`
      : `Pioche de niveau ${level}, encore ${left === 1 ? '1 carte' : `${left} cartes`}`,
  deckOf: (level) => `Pioche de niveau ${level}`,
  empty: 'Emplacement vide',
  levelCard: (gem, level) => `Carte ${gem.toLowerCase()}, niveau ${level}`,
  costs: (tokens) => `Coûte ${tokens}.`,
  left: (tokens) => (tokens === '' ? 'Vos cartes paient tout.' : `Il vous reste à payer ${tokens}.`),
  canBuy: 'Vous pouvez l’acheter.',
  canBuyGold: (gold) => `Vous pouvez l’acheter avec ${gold}.`,
  affordable: 'Vous avez de quoi la payer.',
  affordableGold: (gold) => `Vous avez de quoi la payer avec ${gold}.`,
  lack: (tokens) => `Il vous manque ${tokens}.`,
  lackAll: 'Vous n’avez rien de tout cela.',
  lackAllGold: (gold) => `Vous n’avez que ${gold} pour cela.`,
  lackGold: (tokens, _count, gold) => `Il vous manque ${tokens}, et vous avez ${gold}.`,
  reserveKey: 'Maj+Entrée la réserve.',
  reserveTopKey: 'Maj+Entrée réserve la carte du dessus.',
  leftTitle: 'Reste à payer',
  lackTitle: 'Il vous manque',
  nothing: 'rien',
  buy: 'Acheter',
  free: 'gratuit',
  otherWays: 'Payer autrement',
  waysFor: (card) => t`Payer autrement : ${card}`,
  reserve: 'Réserver',
  reserveTop: 'Réserver la première carte',
  deckHint: 'Personne d’autre ne la verra. Elle va dans votre main.',
  noGold: 'sans or',

  stack: (tokens) => t`Réserve : ${tokens}`,
  stackTaken: (count) => `${count} de côté`,
  ownPile: (gem, cards, tokens) =>
    t`${gem} : ${cards < 2 ? `${cards} carte` : `${cards} cartes`}, ${tokens < 2 ? `${tokens} jeton` : `${tokens} jetons`}`,
  ownGold: (tokens) => t`Or : ${tokens < 2 ? `${tokens} jeton` : `${tokens} jetons`}`,
  chosen: (count) => `${count} de côté`,

  cards: 'Cartes',
  tokens: 'Jetons',
  reserved: 'Réservées',
  reservedCount: (count) => (count < 2 ? `${count} réservée` : `${count} réservées`),
  canBuyOwn: 'L’une d’elles peut être achetée.',
  hand: 'Main',
  handOf: (name) => `Réservées par ${name}`,
  handEmpty: 'Rien de réservé pour l’instant. Clic droit (ou Maj+Entrée) sur une carte ou une pioche pour réserver.',
  handEmptyTouch: 'Rien de réservé pour l’instant. Appui long sur une carte ou une pioche pour réserver.',
  faceDown: (level) => `Carte de niveau ${level}, face cachée`,
  details: 'Détails',
  toNobles: 'Ce qui manque pour les nobles',
  none: 'rien',
  noblePoints: (points) => `${points} pour qui possède ces cartes`,
  nobleReady: 'Vos cartes suffisent.',
  nobleNow: t`Vos cartes suffisent : vous pouvez choisir ce noble maintenant.`,
};

const de: Words = {
  playsNext: 'als Nächstes',
  toPlay: 'am Zug',
  round: (number) => `Runde ${number}`,
  lastRound: 'Letzte Runde',

  onlyFromHand: 'Öffne deine Hand.',
  yourTurn: 'Du bist am Zug',
  hint: (can) =>
    oneOf('de', [
      can.take && 'nimm Chips',
      can.buy && 'kaufe eine umrandete Karte',
      can.buyOwn && !can.buy && 'kaufe eine Karte aus deiner Hand',
      can.reserve &&
        (can.byFinger ? 'halte eine Karte gedrückt, um sie zu reservieren' : 'reserviere eine Karte per Rechtsklick'),
    ]),
  legend: 'Zahl: noch zu zahlen. Haken: durch deine Karten gedeckt.',
  waiting: (name) => `${name} ist am Zug`,
  waitingHint: 'Solange kannst du dir alles in Ruhe ansehen.',
  gameOver: 'Das Spiel ist zu Ende',
  reserveTitle: 'Du kannst nur reservieren',
  reserveHint: 'Keine Chips zu nehmen, keine Karte bezahlbar: Wähle eine Karte oder einen Stapel.',
  passTitle: 'Du kannst nichts tun',
  passHint: 'Passen darfst du nur in diesem Fall.',
  pass: 'Passen',

  taking: 'Nehmen',
  takeMore: (different, alike) => {
    if (different === 0) return alike ? 'Nimm ihn oder einen zweiten dazu' : 'Nimm diese Chips';
    const others = different === 1 ? 'Noch einen anderen Edelstein' : `Noch ${different} andere Edelsteine`;
    return `${others}${alike ? ' oder einen zweiten gleichen' : ''}`;
  },
  takeHint: 'Wähle ihn noch einmal oder „Rückgängig“, um ihn wieder hinzulegen.',
  takeHintAlike: 'Noch einmal wählen nimmt einen zweiten und beendet den Zug; „Rückgängig“ legt ihn wieder hin.',
  take: 'Nehmen',
  putBack: (tokens) => `Wieder hinlegen: ${tokens}`,
  paying: 'Bezahlen',
  payTitle: 'Wähle die Karte, die du bezahlst',
  payHint: (tokens) => `Genau damit: ${tokens}.`,
  returning: 'Zurücklegen',
  returnTitle: (count) =>
    count === 0 ? 'Diese zurücklegen?' : count === 1 ? 'Lege 1 Chip zurück' : `Lege ${count} Chips zurück`,
  returnHint: 'Niemand behält mehr als zehn: Wähle von deinen eigenen Chips unter der Auslage.',
  giveBack: 'Zurücklegen',
  courtHint: (names) => `Deine Karten genügen ${names}: Wähle das Porträt.`,
  nobleTitle: 'Wähle, wer dich besucht',
  nobleHint: (names) => `Kommen würden: ${names}`,

  deck: (level, left) =>
    left === 0
      ? `Stapel der Stufe ${level}, leer`
      : `Stapel der Stufe ${level}, noch ${left === 1 ? '1 Karte' : `${left} Karten`}`,
  deckOf: (level) => `Stapel der Stufe ${level}`,
  empty: 'Leerer Platz',
  levelCard: (gem, level) => `${gem}-Karte, Stufe ${level}`,
  costs: (tokens) => `Kostet ${tokens}.`,
  left: (tokens) => (tokens === '' ? 'Deine Karten bezahlen alles.' : `Du zahlst noch ${tokens}.`),
  canBuy: 'Du kannst sie kaufen.',
  canBuyGold: (gold) => `Du kannst sie mit ${gold} kaufen.`,
  affordable: 'Du hast genug dafür.',
  affordableGold: (gold) => `Mit ${gold} hast du genug dafür.`,
  lack: (tokens, count) => `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${tokens}.`,
  lackAll: 'Davon hast du nichts.',
  lackAllGold: (gold) => `Dafür hast du nur ${gold}.`,
  lackGold: (tokens, count, gold) => `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${tokens}; du hast ${gold}.`,
  reserveKey: 'Umschalt+Eingabe reserviert sie.',
  reserveTopKey: 'Umschalt+Eingabe reserviert die oberste.',
  leftTitle: 'Noch zu zahlen',
  lackTitle: 'Fehlt noch',
  nothing: 'nichts',
  buy: 'Kaufen',
  free: 'kostenlos',
  otherWays: 'Anders bezahlen',
  waysFor: (card) => `Anders bezahlen: ${card}`,
  reserve: 'Reservieren',
  reserveTop: 'Oberste Karte reservieren',
  deckHint: 'Nur du siehst sie. Sie kommt auf deine Hand.',
  noGold: 'ohne Gold',

  stack: (tokens) => `Vorrat: ${tokens}`,
  stackTaken: (count) => `${count} beiseite`,
  ownPile: (gem, cards, tokens) =>
    `${gem}: ${cards === 1 ? '1 Karte' : `${cards} Karten`}, ${tokens === 1 ? '1 Chip' : `${tokens} Chips`}`,
  ownGold: (tokens) => `Gold: ${tokens === 1 ? '1 Chip' : `${tokens} Chips`}`,
  chosen: (count) => `${count} gewählt`,

  cards: 'Karten',
  tokens: 'Chips',
  reserved: 'Reserviert',
  reservedCount: (count) => `${count} reserviert`,
  canBuyOwn: 'Eine davon kannst du kaufen.',
  hand: 'Hand',
  handOf: (name) => `Von ${name} reserviert`,
  handEmpty: 'Noch nichts reserviert. Rechtsklick (oder Umschalt+Eingabe) auf eine Karte oder einen Stapel reserviert.',
  handEmptyTouch: 'Noch nichts reserviert. Halte eine Karte oder einen Stapel gedrückt, um zu reservieren.',
  faceDown: (level) => `Karte der Stufe ${level}, verdeckt`,
  details: 'Einzelheiten',
  toNobles: 'Was für die Adligen noch fehlt',
  none: 'keine',
  noblePoints: (points) => `${points} für diese Karten`,
  nobleReady: 'Deine Karten genügen.',
  nobleNow: 'Deine Karten genügen: jetzt wählbar.',
};

export const words: Readonly<Record<Lang, Words>> = { en, fr, de };
