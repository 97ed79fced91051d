import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface SetUpWords {
  /** Who is called nothing else. */
  readonly guest: string;
  readonly addPlayer: string;
  readonly remove: (who: string) => string;
  readonly more: string;
  /** Whom a table of one click is against: so many bots, of a level. */
  readonly against: (bots: number, level: string) => string;
  readonly firstGame: string;
  readonly yourName: string;
  readonly yourArms: string;
  readonly askedOnce: string;
  readonly nameAndArms: string;
}

/** Setting up a table, and what is asked before the first one. */
export const setUpWords: Readonly<Record<Lang, SetUpWords>> = {
  en: {
    guest: 'Guest',
    addPlayer: 'Add a player',
    remove: (who) => `Remove ${who}`,
    more: 'More choices',
    against: (bots, level) =>
      bots === 1 ? `against a computer player, ${level}` : `against ${bots} computer players, ${level}`,
    firstGame: 'Before your first game',
    yourName: 'Your name',
    yourArms: 'Your arms',
    askedOnce: 'You are asked once. All of it can be changed in the settings.',
    nameAndArms: 'Name and arms',
  },
  fr: {
    guest: 'Invité',
    addPlayer: 'Ajouter un joueur',
    remove: (who) => `Retirer ${who}`,
    more: 'Autres choix',
    against: (bots, level) => (bots === 1 ? `contre un robot, ${level}` : `contre ${bots} robots, ${level}`),
    firstGame: 'Avant votre première partie',
    yourName: 'Votre nom',
    yourArms: 'Vos armes',
    askedOnce: t`Cela n’est demandé qu’une fois ; tout peut être changé dans les réglages.`,
    nameAndArms: 'Nom et armes',
  },
  de: {
    guest: 'Gast',
    addPlayer: 'Mitspieler hinzufügen',
    remove: (who) => `${who} entfernen`,
    more: 'Weitere Einstellungen',
    against: (bots, level) =>
      bots === 1 ? `gegen einen Computergegner, ${level}` : `gegen ${bots} Computergegner, ${level}`,
    firstGame: 'Vor deiner ersten Partie',
    yourName: 'Dein Name',
    yourArms: 'Dein Wappen',
    askedOnce: 'Das wird nur einmal gefragt und lässt sich in den Einstellungen ändern.',
    nameAndArms: 'Name und Wappen',
  },
};
