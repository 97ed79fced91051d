import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { RuleBook as BookOf } from '@chambord/prose';
import type { Why } from '../rules/index.ts';

export const RULE_NUMBERS = ['1.1', '1.2', '2.1', '2.2', '2.3', '2.4', '3.1', '3.2'] as const;
type RuleNumber = (typeof RULE_NUMBERS)[number];
/** A rule that is missing does not compile, nor does a reason that cites one that is not in the book. */
type RuleBook = BookOf<'1' | '2' | '3', RuleNumber | Why['rule']>;

const en: RuleBook = {
  intro: 'An old card game for two to four: get rid of your cards by following suit or rank.',
  chapters: { 1: 'Set-up', 2: 'The turn', 3: 'The end' },
  rules: {
    '1.1': { text: 'It is played with 52 cards.' },
    '1.2': { text: 'Each is dealt 5 or 7 cards, as agreed. One card is laid open; the others are drawn from.' },
    '2.1': { text: 'Play a card that has the suit or the rank of the top card.' },
    '2.2': { text: 'An eight may be played at any time. Whoever plays it calls for the suit that must follow.' },
    '2.3': { text: 'Or draw a card; you may then play a card all the same.' },
    '2.4': { text: 'Whoever has drawn may pass; if there is nothing left to draw (2.3), anyone may.' },
    '3.1': { text: 'The game ends when someone has no cards left, or when all pass with nothing left to draw.' },
    '3.2': { text: 'Each card that the others still hold is a point for you. Whoever has the most wins.' },
  },
};

const fr: RuleBook = {
  intro: t`Un vieux jeu de cartes pour deux à quatre joueurs : débarrassez-vous de vos cartes en suivant la couleur ou la valeur.`,
  chapters: { 1: 'Préparation', 2: 'Le tour', 3: 'La fin' },
  rules: {
    '1.1': { text: 'On joue avec 52 cartes.' },
    '1.2': { text: t`Chacun reçoit 5 ou 7 cartes, au choix. Une carte est retournée ; les autres forment la pioche.` },
    '2.1': { text: 'Jouez une carte de la couleur ou de la valeur de celle du dessus.' },
    '2.2': { text: 'Un huit se joue à tout moment. Qui le joue demande la couleur à suivre.' },
    '2.3': { text: t`Ou piochez une carte ; vous pouvez ensuite jouer quand même.` },
    '2.4': { text: t`Qui a pioché peut passer ; si la pioche est vide (2.3), tout le monde le peut.` },
    '3.1': { text: 'La partie finit quand quelqu’un n’a plus de cartes, ou quand tous passent, la pioche étant vide.' },
    '3.2': { text: 'Chaque carte que les autres ont encore en main vous rapporte un point. Qui en a le plus gagne.' },
  },
};

const de: RuleBook = {
  intro: 'Ein altes Kartenspiel für zwei bis vier: Werde deine Karten los, indem du Farbe oder Wert bedienst.',
  chapters: { 1: 'Vorbereitung', 2: 'Der Zug', 3: 'Das Ende' },
  rules: {
    '1.1': { text: 'Gespielt wird mit 52 Karten.' },
    '1.2': {
      text: 'Jeder erhält 5 oder 7 Karten, wie vereinbart. Eine Karte wird aufgedeckt, die anderen sind der Stapel.',
    },
    '2.1': { text: 'Spiele eine Karte, die Farbe oder Wert der obersten Karte hat.' },
    '2.2': { text: 'Eine Acht passt immer. Wer sie spielt, wünscht sich die Farbe, die folgen muss.' },
    '2.3': { text: 'Oder ziehe eine Karte; danach darfst du trotzdem noch eine spielen.' },
    '2.4': { text: 'Wer gezogen hat, darf passen; ist der Stapel leer (2.3), darf es jeder.' },
    '3.1': { text: 'Das Spiel endet, wenn jemand keine Karten mehr hat oder alle bei leerem Stapel passen.' },
    '3.2': {
      text: 'Jede Karte, die die anderen noch auf der Hand haben, ist ein Punkt für dich. Wer die meisten hat, gewinnt.',
    },
  },
};

export const rulebook: Readonly<Record<Lang, RuleBook>> = { en, fr, de };
