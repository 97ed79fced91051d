import { CARDS_BOUGHT, TRIPLE, TYPES } from '@chambord/burgundy/rules';
import type { Burgundy } from '@chambord/burgundy/rules';
import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { WhyBetter } from '@chambord/prose';
import type { Dictionary } from './dictionary.ts';
import { dictionaries } from './index.ts';
import { factsOf } from './why-facts.ts';
import type { Fact, FactOf } from './why-facts.ts';

type Sentences = { readonly [Name in Fact['fact']]: (fact: FactOf<Name>, words: Dictionary) => string };

const en: Sentences = {
  notLost: ({ aaron, instead }, { aaron: name }) =>
    `Goes on: with the other turn ${name} has more at the end of the round, ${aaron} to ${instead}.`,
  points: ({ count }, { count: counted, resources }) => `Brings ${counted(count, resources.points)} more this turn.`,
  triple: ({ type }, { types }) => `Completes a triple of ${types[type].many}.`,
  firstTriple: ({ type }, { types }) => `Gets the bonus card for the first triple of ${types[type].many}.`,
  allSeven: ({ points }, { count, resources }) =>
    `Gets the bonus card for all ${TYPES.length} types (${count(points, resources.points)}).`,
  types: ({ count, instead }) => `Has ${count} of the ${TYPES.length} types in the estate instead of ${instead}.`,
  pair: ({ type }, { types }) => `Has a column of ${types[type].many} with two cards: one more makes a triple.`,
  fits: ({ face, type, cards, kept }, { card, count, cards: pieces, types }) =>
    `${kept ? 'Keeps' : 'Gets'} the ${card(face)}, ${cards === TRIPLE - 1 ? `the third card for a triple of ${types[type].many}` : `which continues a column of ${count(cards, pieces)}`}.`,
  newType: ({ face, kept }, { card }) =>
    `${kept ? 'Keeps' : 'Gets'} the ${card(face)}, of a type that the estate does not have yet.`,
  denied: ({ face, name }, { card }) =>
    `Takes the ${card(face)} away from ${name}, who lacks such a card for a triple.`,
  placed: ({ count }, { count: counted, cards }) => `Places ${counted(count, cards)} more in the estate.`,
  projects: ({ count, instead }) =>
    `Leaves ${count} ${count === 1 ? 'project' : 'projects'} to place instead of ${instead}.`,
  silver: ({ count, instead, enough }) =>
    `Leaves ${count} silver instead of ${instead}${enough ? `: enough to turn up ${CARDS_BOUGHT} cards` : ''}.`,
  workers: ({ count, instead }, { count: counted, resources }) =>
    `Leaves ${counted(count, resources.workers)} instead of ${instead}.`,
  goods: ({ count, instead }, { count: counted, resources }) =>
    `Leaves ${counted(count, resources.goods)} to sell instead of ${instead}.`,
  animals: ({ count, instead }, { count: counted, resources }) =>
    `Has ${counted(count, resources.animals)} instead of ${instead}.`,
  startCard: () => 'Gets the start player card.',
  storage: ({ count, instead }) =>
    `Keeps ${count} in the storage instead of ${instead}: the fuller storage breaks ties.`,
};

const fr: Sentences = {
  notLost: ({ aaron, instead }, { aaron: name }) =>
    t`Évite la défaite : avec l’autre coup, ${name} mène à la fin de la manche, ${aaron} à ${instead}.`,
  points: ({ count }, { count: counted, resources }) =>
    `Rapporte ${counted(count, resources.points)} de plus ce tour-ci.`,
  triple: ({ type }, { types }) => `Termine un triplé de ${types[type].many}.`,
  firstTriple: ({ type }, { types }) => `Obtient la carte Bonus du premier triplé de ${types[type].many}.`,
  allSeven: ({ points }, { count, resources }) =>
    `Obtient la carte Bonus des ${TYPES.length} types (${count(points, resources.points)}).`,
  types: ({ count, instead }) => `Réunit ${count} des ${TYPES.length} types au lieu de ${instead}.`,
  pair: ({ type }, { types }) =>
    t`Réunit deux cartes dans une colonne (${types[type].many}) : encore une carte et c’est un triplé.`,
  fits: ({ face, type, cards, kept }, { card, count, cards: pieces, types }) =>
    t`${kept ? 'Garde' : 'Obtient'} la carte « ${card(face)} », ${cards === TRIPLE - 1 ? `la troisième pour un triplé (${types[type].many})` : `qui prolonge une colonne de ${count(cards, pieces)}`}.`,
  newType: ({ face, kept }, { card }) =>
    t`${kept ? 'Garde' : 'Obtient'} la carte « ${card(face)} », d’un type que le domaine n’a pas encore.`,
  denied: ({ face, name }, { card }) =>
    t`Prive ${name} de la carte « ${card(face)} », du type qui lui manque pour un triplé.`,
  placed: ({ count }, { count: counted, cards }) => `Place ${counted(count, cards)} de plus dans le domaine.`,
  projects: ({ count, instead }) =>
    `Laisse ${count} ${count === 1 ? 'projet' : 'projets'} à placer au lieu de ${instead}.`,
  silver: ({ count, instead, enough }, { count: counted, resources }) =>
    t`Laisse ${counted(count, resources.silver)} au lieu de ${instead}${enough ? `, assez pour révéler ${CARDS_BOUGHT} cartes` : ''}.`,
  workers: ({ count, instead }, { count: counted, resources }) =>
    `Laisse ${counted(count, resources.workers)} au lieu de ${instead}.`,
  goods: ({ count, instead }, { count: counted, resources }) =>
    `Laisse ${counted(count, resources.goods)} à vendre au lieu de ${instead}.`,
  animals: ({ count, instead }, { count: counted, resources }) =>
    `Donne ${counted(count, resources.animals)} au lieu de ${instead}.`,
  startCard: () => 'Obtient la carte 1er joueur.',
  storage: ({ count, instead }) =>
    t`Garde ${count} dans l’entrepôt au lieu de ${instead} : en cas d’égalité, le plus rempli l’emporte.`,
};

const de: Sentences = {
  notLost: ({ aaron, instead }, { aaron: name }) =>
    `Hält das Spiel offen: Mit dem anderen Zug hat ${name} am Ende des Durchgangs mehr, ${aaron} zu ${instead}.`,
  points: ({ count }, { count: counted, resources }) =>
    `Bringt in diesem Zug ${counted(count, resources.points)} mehr.`,
  triple: ({ type }, { types }) => `Vollendet einen Drilling: ${types[type].many}.`,
  firstTriple: ({ type }, { types }) => `Erhält die Bonuskarte für den ersten Drilling: ${types[type].many}.`,
  allSeven: ({ points }, { count, resources }) =>
    `Erhält die Bonuskarte für alle ${TYPES.length} Arten (${count(points, resources.points)}).`,
  types: ({ count, instead }) => `Hat ${count} der ${TYPES.length} Arten im Fürstentum statt ${instead}.`,
  pair: ({ type }, { types }) =>
    `Hat zwei Karten in einer Spalte (${types[type].many}): Eine weitere macht den Drilling.`,
  fits: ({ face, type, cards, kept }, { card, count, cards: pieces, types }) =>
    `${kept ? 'Behält' : 'Bekommt'} die Karte ${card(face)}, ${cards === TRIPLE - 1 ? `die dritte für einen Drilling (${types[type].many})` : `die eine Spalte mit ${count(cards, pieces)} fortsetzt`}.`,
  newType: ({ face, kept }, { card }) =>
    `${kept ? 'Behält' : 'Bekommt'} die Karte ${card(face)}, deren Art im Fürstentum noch fehlt.`,
  denied: ({ face, name }, { card }) => `Nimmt ${name} die Karte ${card(face)} weg, deren Art dort zum Drilling fehlt.`,
  placed: ({ count }, { count: counted, cards }) => `Platziert ${counted(count, cards)} mehr.`,
  projects: ({ count, instead }) =>
    `Lässt ${count} ${count === 1 ? 'Projekt' : 'Projekte'} zum Platzieren übrig statt ${instead}.`,
  silver: ({ count, instead, enough }) =>
    `Lässt ${count} Silber übrig statt ${instead}${enough ? `: genug, um ${CARDS_BOUGHT} Karten aufzudecken` : ''}.`,
  workers: ({ count, instead }, { count: counted, resources }) =>
    `Lässt ${counted(count, resources.workers)} übrig statt ${instead}.`,
  goods: ({ count, instead }, { count: counted, resources }) =>
    `Lässt ${counted(count, resources.goods)} zum Verkauf übrig statt ${instead}.`,
  animals: ({ count, instead }, { count: counted, resources }) =>
    `Hat ${counted(count, resources.animals)} statt ${instead}.`,
  startCard: () => 'Erhält die Startspielerkarte.',
  storage: ({ count, instead }) =>
    `Behält ${count} im Lager statt ${instead}: Bei Gleichstand gewinnt das vollere Lager.`,
};

function tell(sentences: Sentences, dictionary: Dictionary): WhyBetter<Burgundy> {
  // Each sentence is paired with its kind of fact; the compiler cannot follow that.
  const say = (fact: Fact) => (sentences[fact.fact] as (fact: Fact, words: Dictionary) => string)(fact, dictionary);
  return (turns) => factsOf(turns).map(say);
}

/** Why a turn is better than another, in words. */
export const whyBetter: Readonly<Record<Lang, WhyBetter>> = {
  en: tell(en, dictionaries.en) as WhyBetter,
  fr: tell(fr, dictionaries.fr) as WhyBetter,
  de: tell(de, dictionaries.de) as WhyBetter,
};
