import { CARDS_BOUGHT, CARDS_PRICE, FIRST_TRIPLE, MAX_PROJECTS, TURNS } from '@chambord/burgundy/rules';
import type { Die, Step } from '@chambord/burgundy/rules';
import { dictionaries } from '@chambord/burgundy/text';
import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

/** Words that only the page needs; all others come from the game's dictionary. */
export interface PageWords {
  readonly yourEstate: string;
  readonly yourProjects: string;
  readonly yourStorage: string;
  readonly yourDice: string;
  readonly opponents: string;
  readonly table: string;
  readonly gameName: string;
  readonly round: string;
  readonly roundCard: string;
  readonly turn: (turn: number) => string;
  readonly turnSaid: (round: string, turn: number) => string;
  readonly tripleEarns: string;
  readonly allSeven: string;
  readonly goods: string;
  /** Where there is less room. */
  readonly goodsShort: string;
  readonly animals: string;
  readonly deck: string;
  readonly discardOf: (count: number) => string;
  readonly nothingThere: string;
  readonly first: string;
  readonly firstFree: string;
  readonly firstOf: (name: string) => string;
  readonly projects: string;
  readonly emptyProject: string;
  readonly rival: string;
  readonly playsNow: string;
  readonly startFlag: (faceDown: boolean) => string;
  /** Against Aaron; the margin is the player's lead. */
  readonly margin: (points: number) => string;
  readonly mustHold: (round: string) => string;
  readonly nextPile: (count: number, round: string) => string;
  readonly lastPile: string;
  readonly die: (die: Die) => string;
  readonly dieHidden: string;
  readonly dieDone: (die: Die) => string;
  readonly rowOf: (die: Die) => string;
  /** Sentences about a card, for those who do not see it. */
  readonly cardIs: (name: string, die: Die, effect: string, points: number) => string;
  readonly inRow: (die: Die) => string;
  readonly countsAs: (type: string) => string;
  readonly price: (die: Die, workers: number) => string;
  readonly priceFree: string;
  readonly outOfReach: (workers: number) => string;
  readonly free: string;
  readonly tripleOf: (points: number) => string;
  readonly buy: string;
  readonly buyShort: string;
  readonly showBought: string;
  readonly end: string;
  readonly endShort: string;
  readonly leave: string;
  readonly take: string;
  readonly keep: string;
  readonly use: string;
  readonly place: string;
  readonly dropWhich: string;
  readonly dropOne: (name: string) => string;
  readonly whichDie: string;
  readonly pay: string;
  readonly playThe: (die: Die) => string;
  readonly whichColumn: (name: string) => string;
  readonly touchSlot: string;
  readonly convertHow: string;
  readonly otherWays: string;
  readonly boughtTitle: string;
  readonly boughtHint: string;
  /** Where they lie open above the projects. */
  readonly trayTitle: string;
  readonly hand: string;
  /** What the bar asks. */
  readonly yourTurn: string;
  readonly yourTurnHint: string;
  readonly withDie: (die: Die) => string;
  readonly withDieHint: string;
  readonly actionWith: (die: Die) => string;
  readonly freeAction: string;
  readonly asks: Readonly<Record<Exclude<Step['step'], 'playDie' | 'takeAction' | 'takeOf' | 'receive'>, string>>;
  readonly takeOf: (types: string) => string;
  readonly receive: (goods: boolean, animals: boolean) => string;
  /** The crumbs of the effect rail: what is done, in two or three words. */
  readonly does: Readonly<Record<Step['step'], string>>;
  readonly threeCards: string;
  /** Goes back to what opened a step. */
  readonly backTo: (name: string) => string;
  readonly triple: string;
  /** The effects that a card says in words instead of drawings; there is room for some twelve letters. */
  readonly shortEffects: Readonly<Record<'takeAction' | 'nothing' | 'sellOne' | 'placeAnother', string>>;
}

const en: PageWords = {
  yourEstate: 'Your estate',
  yourProjects: 'Your projects',
  yourStorage: 'Your storage',
  yourDice: 'Your dice',
  opponents: 'Opponents',
  table: 'The table',
  gameName: 'The Castles of Burgundy',
  round: 'Round',
  roundCard: 'Round card',
  turn: (turn) => `turn ${turn} of ${TURNS}`,
  turnSaid: (round, turn) => `Round ${round} of A to E, turn ${turn} of ${TURNS}`,
  tripleEarns: 'A finished triple earns one of these',
  allSeven: dictionaries.en.table.allSeven,
  goods: 'Goods',
  goodsShort: 'Goods',
  animals: 'Animals',
  deck: 'Deck',
  discardOf: (count) => `Discard pile: ${count} ${count === 1 ? 'card' : 'cards'}`,
  nothingThere: 'Nothing yet',
  first: 'first',
  firstFree: `The first triple earns ${FIRST_TRIPLE} point more`,
  firstOf: (name) => `First triple: ${name}`,
  projects: 'Projects',
  emptyProject: 'No project here',
  rival: 'your rival',
  playsNow: 'is playing',
  startFlag: (faceDown) => `start player card, face ${faceDown ? 'down' : 'up'}`,
  margin: (points) => (points > 0 ? `You lead by ${points}` : points < 0 ? `He leads by ${-points}` : 'You are level'),
  mustHold: (round) => `He must not be ahead when round ${round} ends`,
  nextPile: (count, round) => `${count} cards join him when round ${round} begins`,
  lastPile: 'All his cards are laid out',
  die: (die) => `Die ${die}`,
  dieHidden: 'A hidden die',
  dieDone: (die) => `Die ${die}, played`,
  rowOf: (die) => `Row ${die}`,
  cardIs: (name, die, effect, points) => `${name}, die ${die}. Effect: ${effect}. A triple earns ${points} points.`,
  inRow: (die) => `In row ${die}.`,
  countsAs: (type) => `Counts as ${type}.`,
  price: (die, workers) =>
    workers === 0 ? `Price: the ${die}.` : `Price: the ${die} and ${workers} ${workers === 1 ? 'worker' : 'workers'}.`,
  priceFree: 'Free.',
  outOfReach: (workers) => `Out of reach: ${workers} ${workers === 1 ? 'worker' : 'workers'} needed.`,
  free: 'free',
  tripleOf: (points) => `Finished triple, ${points} points`,
  buy: `${CARDS_PRICE} silver, ${CARDS_BOUGHT} cards`,
  buyShort: `${CARDS_PRICE} → ${CARDS_BOUGHT} cards`,
  showBought: 'Show the cards',
  end: 'End turn',
  endShort: 'End',
  leave: 'Skip',
  take: 'Take',
  keep: 'Keep',
  use: 'Use die',
  place: 'Place',
  dropWhich: `You have ${dictionaries.en.letters(MAX_PROJECTS)} projects. Which one goes?`,
  dropOne: (name) => `Discard ${name}`,
  whichDie: 'With which die?',
  pay: 'Pay with',
  playThe: (die) => `Play the ${die}`,
  whichColumn: (name) => `${name}: in which column?`,
  touchSlot: 'Choose a golden place in your estate.',
  convertHow: 'Convert into points',
  otherWays: 'Choices',
  boughtTitle: 'Choose one',
  boughtHint: 'Keep it as a project, or discard it and use its die at once. The others are discarded.',
  trayTitle: 'Keep a card, or use its die',
  hand: 'Hand',
  yourTurn: 'Your turn: play a die',
  yourTurnHint: 'Choose anything that glows gold. The badge shows the price.',
  withDie: (die) => `What do you want with the ${die}?`,
  withDieHint: 'Choose the die again to compare both dice.',
  actionWith: (die) => `One action with the ${die}`,
  freeAction: 'A free action, with any number',
  asks: {
    keepOne: 'Choose one of the cards you turned up',
    sellOne: 'Sell one kind of goods',
    placeAnother: 'Place any project, whatever its die',
    tripleBonus: 'Choose the bonus for your triple',
    endTurn: `Buy ${dictionaries.en.letters(CARDS_BOUGHT)} cards, or end your turn`,
  },
  takeOf: (types) => `Take a ${types}`,
  receive: (goods, animals) =>
    goods && animals ? 'Take a good or an animal' : goods ? 'Take a good' : 'Take an animal',
  does: {
    playDie: 'play a die',
    takeAction: 'an action',
    keepOne: 'choose one',
    takeOf: 'take a card',
    receive: 'take one',
    sellOne: 'sell goods',
    placeAnother: 'place a project',
    tripleBonus: 'choose a bonus',
    endTurn: 'end the turn',
  },
  threeCards: `${CARDS_BOUGHT} cards`,
  backTo: (name) => `Take back up to: ${name}`,
  triple: 'Triple',
  shortEffects: { takeAction: 'free action', nothing: 'wild', sellOne: 'sell goods', placeAnother: 'place one' },
};

/** A card's name with its article. */
function frenchThe(name: string): string {
  if (/^[aeéh]/.test(name)) return `l’${name}`;
  return /^(mine|connaissance|tour|banque|pension)/.test(name) ? `la ${name}` : `le ${name}`;
}

const fr: PageWords = {
  yourEstate: 'Votre domaine',
  yourProjects: 'Vos projets',
  yourStorage: 'Votre entrepôt',
  yourDice: 'Vos dés',
  opponents: 'Adversaires',
  table: 'La table',
  gameName: 'Les Châteaux de Bourgogne',
  round: 'Manche',
  roundCard: 'Carte Manche',
  turn: (turn) => `tour ${turn} sur ${TURNS}`,
  turnSaid: (round, turn) => `Manche ${round} de A à E, tour ${turn} sur ${TURNS}`,
  tripleEarns: 'Un triplé terminé rapporte un de ces bonus',
  allSeven: dictionaries.fr.table.allSeven,
  goods: 'Marchandises',
  goodsShort: 'March.',
  animals: 'Animaux',
  deck: 'Pioche',
  discardOf: (count) => t`Défausse : ${count} ${count < 2 ? 'carte' : 'cartes'}`,
  nothingThere: 'Rien pour l’instant',
  first: '1er',
  firstFree: `Le premier triplé rapporte ${FIRST_TRIPLE} point de plus`,
  firstOf: (name) => t`Premier triplé : ${name}`,
  projects: 'Projets',
  emptyProject: 'Pas de projet ici',
  rival: 'votre rival',
  playsNow: 'joue',
  startFlag: (faceDown) => `carte 1er joueur, face ${faceDown ? 'cachée' : 'visible'}`,
  margin: (points) => (points > 0 ? `Vous menez de ${points}` : points < 0 ? `Aaron mène de ${-points}` : 'À égalité'),
  mustHold: (round) => `Il ne doit pas être devant à la fin de la manche ${round}`,
  nextPile: (count, round) => `${count} cartes le rejoignent au début de la manche ${round}`,
  lastPile: 'Toutes ses cartes sont posées',
  die: (die) => `Dé ${die}`,
  dieHidden: 'Un dé caché',
  dieDone: (die) => `Dé ${die}, joué`,
  rowOf: (die) => `Rangée ${die}`,
  cardIs: (name, die, effect, points) => t`${name}, dé ${die}. Effet : ${effect}. Un triplé rapporte ${points} points.`,
  inRow: (die) => `Dans la rangée ${die}.`,
  countsAs: (type) => `Compte comme ${type}.`,
  price: (die, workers) =>
    workers === 0 ? t`Prix : le ${die}.` : t`Prix : le ${die} et ${workers} ${workers === 1 ? 'ouvrier' : 'ouvriers'}.`,
  priceFree: 'Gratuit.',
  outOfReach: (workers) => t`Hors de portée : il faut ${workers} ${workers === 1 ? 'ouvrier' : 'ouvriers'}.`,
  free: 'gratuit',
  tripleOf: (points) => `Triplé terminé, ${points} points`,
  buy: `${CARDS_PRICE} pépites, ${CARDS_BOUGHT} cartes`,
  buyShort: `${CARDS_PRICE} → ${CARDS_BOUGHT} cartes`,
  showBought: 'Voir les cartes',
  end: 'Finir le tour',
  endShort: 'Finir',
  leave: 'Renoncer',
  take: 'Prendre',
  keep: 'Garder',
  use: 'Jouer le dé',
  place: 'Placer',
  dropWhich: t`Vous avez ${dictionaries.fr.letters(MAX_PROJECTS)} projets. Lequel défausser ?`,
  dropOne: (name) => `Défausser ${frenchThe(name)}`,
  whichDie: t`Avec quel dé ?`,
  pay: 'Payer avec',
  playThe: (die) => `Jouer le ${die}`,
  whichColumn: (name) => t`${name} : dans quelle colonne ?`,
  touchSlot: 'Choisissez une place dorée de votre domaine.',
  convertHow: 'Convertir en points',
  otherWays: 'Possibilités',
  boughtTitle: 'Choisissez une carte',
  boughtHint: 'Gardez-la comme projet, ou défaussez-la et jouez son dé aussitôt. Les autres sont défaussées.',
  trayTitle: 'Gardez une carte ou jouez son dé',
  hand: 'Main',
  yourTurn: t`À vous : jouez un dé`,
  yourTurnHint: 'Choisissez parmi ce qui brille en or. La pastille donne le prix.',
  withDie: (die) => t`Que faire avec le ${die} ?`,
  withDieHint: 'Choisissez de nouveau ce dé pour comparer les deux.',
  actionWith: (die) => `Une action avec le ${die}`,
  freeAction: 'Une action gratuite, valeur du dé au choix',
  asks: {
    keepOne: 'Choisissez une des cartes dévoilées',
    sellOne: 'Vendez un type de marchandise',
    placeAnother: 'Placez un projet, quelle que soit la valeur de son dé',
    tripleBonus: 'Choisissez le bonus du triplé',
    endTurn: `Achetez ${dictionaries.fr.letters(CARDS_BOUGHT)} cartes ou finissez le tour`,
  },
  takeOf: (types) => t`Prenez : ${types}`,
  receive: (goods, animals) =>
    goods && animals ? 'Prenez une marchandise ou un animal' : goods ? 'Prenez une marchandise' : 'Prenez un animal',
  does: {
    playDie: 'jouer un dé',
    takeAction: 'une action',
    keepOne: 'choisir une carte',
    takeOf: 'prendre une carte',
    receive: 'prendre',
    sellOne: 'vendre',
    placeAnother: 'placer un projet',
    tripleBonus: 'choisir un bonus',
    endTurn: 'finir le tour',
  },
  threeCards: `${CARDS_BOUGHT} cartes`,
  backTo: (name) => t`Annuler jusqu’à : ${name}`,
  triple: 'Triplé',
  shortEffects: { takeAction: 'action gratuite', nothing: 'joker', sellOne: 'vendre', placeAnother: 'placer' },
};

const de: PageWords = {
  yourEstate: 'Dein Fürstentum',
  yourProjects: 'Deine Projekte',
  yourStorage: 'Dein Lager',
  yourDice: 'Deine Würfel',
  opponents: 'Mitspieler',
  table: 'Der Tisch',
  gameName: 'Die Burgen von Burgund',
  round: 'Durchgang',
  roundCard: 'Durchgangskarte',
  turn: (turn) => `Runde ${turn} von ${TURNS}`,
  turnSaid: (round, turn) => `Durchgang ${round} von A bis E, Runde ${turn} von ${TURNS}`,
  tripleEarns: 'Ein Drilling bringt einen dieser Boni',
  allSeven: dictionaries.de.table.allSeven,
  goods: 'Waren',
  goodsShort: 'Waren',
  animals: 'Tiere',
  deck: 'Stapel',
  discardOf: (count) => `Ablagestapel: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  nothingThere: 'Noch nichts',
  first: 'Erster',
  firstFree: `Der erste Drilling bringt ${FIRST_TRIPLE} Siegpunkt mehr`,
  firstOf: (name) => `Erster Drilling: ${name}`,
  projects: 'Projekte',
  emptyProject: 'Hier kein Projekt',
  rival: 'dein Rivale',
  playsNow: 'ist am Zug',
  startFlag: (faceDown) => `Startspielerkarte, ${faceDown ? 'umgedreht' : 'offen'}`,
  margin: (points) => (points > 0 ? `Du führst mit ${points}` : points < 0 ? `Er führt mit ${-points}` : 'Gleichstand'),
  mustHold: (round) => `Am Ende von Durchgang ${round} darf er nicht vorn liegen`,
  nextPile: (count, round) => `${count} Karten erhält er zu Beginn von Durchgang ${round}`,
  lastPile: 'Alle seine Karten liegen aus',
  die: (die) => `Würfel ${die}`,
  dieHidden: 'Ein verdeckter Würfel',
  dieDone: (die) => `Würfel ${die}, ausgespielt`,
  rowOf: (die) => `Reihe ${die}`,
  cardIs: (name, die, effect, points) =>
    `${name}, Würfel ${die}. Effekt: ${effect}. Ein Drilling bringt ${points} Siegpunkte.`,
  inRow: (die) => `In Reihe ${die}.`,
  countsAs: (type) => `Zählt als ${type}.`,
  price: (die, workers) => (workers === 0 ? `Preis: die ${die}.` : `Preis: die ${die} und ${workers} Arbeiter.`),
  priceFree: 'Kostenlos.',
  outOfReach: (workers) => `Nicht erreichbar: ${workers} Arbeiter nötig.`,
  free: 'gratis',
  tripleOf: (points) => `Vollendeter Drilling, ${points} Siegpunkte`,
  buy: `${CARDS_PRICE} Silber, ${CARDS_BOUGHT} Karten`,
  buyShort: `${CARDS_PRICE} → ${CARDS_BOUGHT} Karten`,
  showBought: 'Karten zeigen',
  end: 'Zug beenden',
  endShort: 'Ende',
  leave: 'Verzichten',
  take: 'Nehmen',
  keep: 'Behalten',
  use: 'Würfel nutzen',
  place: 'Platzieren',
  dropWhich: `Du hast ${dictionaries.de.letters(MAX_PROJECTS)} Projekte. Welches legst du ab?`,
  dropOne: (name) => `${name} ablegen`,
  whichDie: 'Mit welchem Würfel?',
  pay: 'Zahlen mit',
  playThe: (die) => `Die ${die} ausspielen`,
  whichColumn: (name) => `${name}: in welche Spalte?`,
  touchSlot: 'Wähle einen goldenen Platz in deinem Fürstentum.',
  convertHow: 'In Siegpunkte umwandeln',
  otherWays: 'Möglichkeiten',
  boughtTitle: 'Wähle eine Karte',
  boughtHint:
    'Behalte sie als Projekt, oder lege sie ab und nutze sofort ihren Würfel. Die anderen kommen auf die Ablage.',
  trayTitle: 'Behalte eine Karte oder nutze ihren Würfel',
  hand: 'Hand',
  yourTurn: 'Du bist am Zug: Wähle einen Würfel',
  yourTurnHint: 'Wähle etwas, das golden leuchtet. Das Schild nennt den Preis.',
  withDie: (die) => `Was willst du mit der ${die}?`,
  withDieHint: 'Wähle den Würfel noch einmal, um beide Würfel zu vergleichen.',
  actionWith: (die) => `Eine Aktion mit der ${die}`,
  freeAction: 'Eine beliebige Aktion, Zahl frei wählbar',
  asks: {
    keepOne: 'Wähle eine der aufgedeckten Karten',
    sellOne: 'Verkaufe eine Warensorte',
    placeAnother: 'Platziere ein beliebiges Projekt',
    tripleBonus: 'Wähle den Bonus für deinen Drilling',
    endTurn: `Kaufe ${dictionaries.de.letters(CARDS_BOUGHT)} Karten oder beende den Zug`,
  },
  takeOf: (types) => `Nimm: ${types}`,
  receive: (goods, animals) =>
    goods && animals ? 'Nimm eine Ware oder ein Tier' : goods ? 'Nimm eine Ware' : 'Nimm ein Tier',
  does: {
    playDie: 'Würfel spielen',
    takeAction: 'Aktion',
    keepOne: 'eine wählen',
    takeOf: 'Karte nehmen',
    receive: 'nehmen',
    sellOne: 'Waren verkaufen',
    placeAnother: 'Projekt platzieren',
    tripleBonus: 'Bonus wählen',
    endTurn: 'Zug beenden',
  },
  threeCards: `${CARDS_BOUGHT} Karten`,
  backTo: (name) => `Zurücknehmen bis: ${name}`,
  triple: 'Drilling',
  shortEffects: { takeAction: 'beliebige Aktion', nothing: 'Joker', sellOne: 'verkaufen', placeAnother: 'platzieren' },
};

/** By language. */
export const pageWords: Readonly<Record<Lang, PageWords>> = { en, fr, de };
