import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

const en = {
  title: 'Splendor',
  blurb: 'Gems, cards and nobles to win over, for two to four.',
  levelHints: {
    page: 'is still learning, often takes second best, and buys what is cheap',
    squire: 'knows what is good, but not always what is better; likes to reserve',
    knight: 'thinks a little before it plays; courts the nobles',
    baron: 'thinks ahead; fond of cards of level 2',
    duke: 'thinks well ahead; fond of the most precious cards',
    king: 'thinks for a second about every move, the strongest there is',
  },
  otherKey: 'second function: reserve',
  keys: [
    { key: '1–5', does: 'take a token: diamond, sapphire, emerald, ruby, onyx' },
    { key: 'R', does: 'reserved cards' },
    { key: 'E', does: 'take, return or pass' },
  ],
  options: {
    rules: {
      title: 'Rules',
      values: {
        court: {
          name: 'Court',
          hint: 'House rules: never more than ten tokens, one noble for each player, as an action.',
        },
        classic: {
          name: 'Classic',
          hint: 'As published: return tokens down to ten, nobles come by themselves.',
        },
      },
    },
  },
};
type Words = typeof en;
const fr: Words = {
  title: 'Splendor',
  blurb: 'Pierres précieuses, cartes et faveur des nobles, de deux à quatre joueurs.',
  levelHints: {
    page: 'apprend encore, joue souvent le deuxième meilleur coup et achète ce qui est bon marché',
    squire: t`sait ce qui est bon, pas toujours ce qui est le mieux ; aime réserver`,
    knight: t`réfléchit un peu avant de jouer ; courtise les nobles`,
    baron: t`réfléchit à l’avance ; aime les cartes de niveau 2`,
    duke: t`réfléchit loin à l’avance ; aime les cartes les plus précieuses`,
    king: 'réfléchit une seconde à chaque coup, le plus fort de tous',
  },
  otherKey: t`autre fonction : réserver`,
  keys: [
    { key: '1–5', does: t`prendre un jeton : diamant, saphir, émeraude, rubis, onyx` },
    { key: 'R', does: 'cartes réservées' },
    { key: 'E', does: 'prendre, rendre ou passer' },
  ],
  options: {
    rules: {
      title: 'Règles',
      values: {
        court: {
          name: 'Règles de la cour',
          hint: t`Règles maison : jamais plus de dix jetons, un seul noble par joueur, et c’est une action.`,
        },
        classic: {
          name: 'Règles classiques',
          hint: t`Comme dans la boîte : on rend des jetons jusqu’à dix, les nobles viennent d’eux-mêmes.`,
        },
      },
    },
  },
};
const de: Words = {
  title: 'Splendor',
  blurb: 'Edelsteine, Karten und die Gunst des Adels, für zwei bis vier Personen.',
  levelHints: {
    page: 'lernt noch, nimmt oft das Zweitbeste und kauft, was billig ist',
    squire: 'weiß, was gut ist, aber nicht immer, was besser ist; reserviert gern',
    knight: 'überlegt kurz, bevor er spielt; wirbt um die Adligen',
    baron: 'denkt voraus; mag Karten der Stufe 2',
    duke: 'denkt weit voraus; mag die kostbarsten Karten',
    king: 'denkt über jeden Zug eine Sekunde nach, stärker ist niemand',
  },
  otherKey: 'Zweitfunktion: reservieren',
  keys: [
    { key: '1–5', does: 'Chip nehmen: Diamant, Saphir, Smaragd, Rubin, Onyx' },
    { key: 'R', does: 'reservierte Karten' },
    { key: 'E', does: 'nehmen, zurücklegen oder passen' },
  ],
  options: {
    rules: {
      title: 'Regeln',
      values: {
        court: {
          name: 'Hofregeln',
          hint: 'Hausregeln: nie mehr als zehn Chips, ein Adliger für jeden, und zwar als Aktion.',
        },
        classic: {
          name: 'Klassische Regeln',
          hint: 'Wie veröffentlicht: Chips bis auf zehn zurücklegen, Adlige kommen von selbst.',
        },
      },
    },
  },
};

/** What is said of the game before it is opened. */
export const words: Readonly<Record<Lang, Words>> = { en, fr, de };
