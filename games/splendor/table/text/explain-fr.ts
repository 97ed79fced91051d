import { french as t } from '@chambord/prose';
import type { ExplainWords } from './explain-en.ts';

export const fr: ExplainWords = {
  card: (gem) =>
    t`En haut à gauche, ses points de prestige ; à droite, le bonus : désormais, chaque prix baisse de 1 ${gem} pour qui la possède. En bas, ce qu’il vous reste à payer après vos bonus ; l’or remplace n’importe quelle pierre.`,
  printed: (tokens) => t`Prix imprimé : ${tokens}.`,
  left: ({ name, due }) => (due === '' ? `${name} ne paierait rien.` : `${name} paierait ${due}.`),
  deck: (level) =>
    `Les cartes de niveau ${level} à venir. Quand une carte visible part, la première prend sa place. On peut aussi la réserver sans la voir.`,
  hole: { title: 'Un emplacement vide', text: t`La pioche de ce niveau est épuisée : plus rien ne vient ici.` },
  token: (court) =>
    `Prenez trois jetons de pierres différentes, ou deux d’une même pierre s’il y en a au moins quatre. ${court ? 'Vous n’en avez jamais plus de dix.' : 'À la fin d’un tour, personne n’en garde plus de dix.'}`,
  gold: 'L’or remplace n’importe quelle pierre. Il ne vient qu’avec une carte réservée, un à la fois, tant qu’il en reste.',
  noble: (court) =>
    court
      ? t`Seules les cartes achetées comptent. Avec les bonus indiqués, vous pouvez briguer sa faveur : c’est une action, pour 3 points de prestige. Chacun n’obtient qu’un noble.`
      : 'Seules les cartes achetées comptent. Dès que vous avez les bonus indiqués, ce noble vient de lui-même à la fin de votre tour, pour 3 points de prestige.',
  cards: t`Cartes achetées de cette pierre : chacune vous en économise une sur chaque carte.`,
  held: t`Jetons de cette pierre : ils paient des cartes, puis retournent dans la réserve.`,
  pile: t`En haut vos cartes de cette pierre, qui baissent chaque prix pour toujours ; en bas vos jetons, qui se dépensent. Touchez un jeton pour le mettre de côté et payer avec.`,
  points: {
    title: 'Points de prestige',
    text: t`Ils viennent des cartes et des nobles. Quand quelqu’un en a 15, on termine le tour de table, et celui qui en a le plus gagne ; à égalité, celui qui a le moins de cartes.`,
  },
  hand: {
    title: 'Cartes réservées',
    text: 'Trois au plus. Seul leur propriétaire peut les acheter, et personne ne les lui prend. Réservées depuis une pioche, elles ne sont vues que de lui.',
  },
  seat: 'Points, cartes achetées, jetons et cartes réservées en un coup d’œil. Touchez pour tout voir en grand.',
  round: {
    title: 'Tours de table',
    text: t`À chaque tour de table, chacun joue une fois, une seule action : prendre des jetons, réserver ou acheter.`,
  },
  roundCourt: t`À chaque tour de table, chacun joue une fois, une seule action : prendre des jetons, réserver, acheter ou gagner un noble.`,
  laid: { title: 'Mis de côté', text: t`Pas encore pris ni payé : touchez le jeton pour le reposer.` },
};
