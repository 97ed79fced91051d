import type { ExplainWords } from './explain-en.ts';

/** In French the blank before high punctuation does not break. */
export const fr: ExplainWords = {
  card: (gem) =>
    `En haut à gauche, ses points de prestige\u00a0; à droite, le bonus\u00a0: désormais, chaque prix baisse de 1 ${gem} pour qui la possède. En bas, ce qu’il vous reste à payer après vos bonus\u00a0; l’or remplace n’importe quelle pierre.`,
  deck: (level) =>
    `Les cartes de niveau ${level} à venir. Quand une carte visible part, la première prend sa place. On peut aussi la réserver sans la voir.`,
  hole: { title: 'Un emplacement vide', text: 'La pioche de ce niveau est épuisée\u00a0: plus rien ne vient ici.' },
  token: (court) =>
    `Prenez trois jetons de pierres différentes, ou deux d’une même pierre s’il y en a au moins quatre. ${court ? 'Vous n’en avez jamais plus de dix.' : 'À la fin d’un tour, personne n’en garde plus de dix.'}`,
  gold: 'L’or remplace n’importe quelle pierre. Il ne vient qu’avec une carte réservée, un à la fois, tant qu’il en reste.',
  noble: (court) =>
    court
      ? 'Ne regarde que les cartes achetées. Avec les bonus indiqués, vous pouvez briguer sa faveur en action, pour 3 points de prestige. Chacun n’obtient qu’un noble.'
      : 'Ne regarde que les cartes achetées. Vient de lui-même à la fin de votre tour dès que vous avez les bonus indiqués, pour 3 points de prestige.',
  cards: 'Cartes achetées de cette pierre\u00a0: autant de moins à payer pour chaque carte, à chaque tour.',
  held: 'Jetons en main\u00a0: payés pour une carte, ils retournent dans la réserve.',
  pile: 'En haut vos cartes de cette pierre, qui baissent chaque prix pour toujours\u00a0; en bas vos jetons, qui se dépensent. Touché, un jeton est mis de côté pour payer.',
  points: {
    title: 'Points de prestige',
    text: 'Des cartes et des nobles. Quand quelqu’un en a 15, on termine le tour de table, et le plus de points gagne\u00a0; à égalité, le moins de cartes.',
  },
  hand: {
    title: 'Cartes réservées',
    text: 'Trois au plus. Seul leur propriétaire peut les acheter, et personne ne les lui prend. Réservées depuis une pioche, elles ne sont vues que de lui.',
  },
  seat: 'Points, cartes achetées, jetons et cartes réservées en un coup d’œil. Touchez pour tout voir en grand.',
  round: {
    title: 'Tours de table',
    text: 'À chaque tour de table, chacun joue une fois, une seule action\u00a0: prendre des jetons, réserver ou acheter.',
  },
  roundCourt:
    'À chaque tour de table, chacun joue une fois, une seule action\u00a0: prendre des jetons, réserver, acheter ou gagner un noble.',
  laid: { title: 'Mis de côté', text: 'Pas encore pris ni payé\u00a0: touché, le jeton est reposé.' },
};
