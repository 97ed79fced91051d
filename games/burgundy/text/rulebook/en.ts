import type { RuleBook } from './index.ts';

export const en: RuleBook = {
  intro: `France in the 15th century: you are the lord of a small estate and want to see it flourish. Your cards are your dice. Turn after turn you play one of them, and its number tells you what you may do: take a card from the display, place a project in your estate, sell goods, and more. Almost every card you place brings you something at once, and often the chance of a further move. Three cards of one type make a triple, and every triple scores points.
After five rounds the player with the most points wins. You can play with 2 to 4 players, or alone against Aaron.
Every rule has a number, and a move that is not possible is answered with the number of its rule. A rule marked as a ruling contains a decision of ours.`,

  chapters: {
    1: 'Components',
    2: 'Set-up for 2 to 4 players',
    3: 'Rounds and turns',
    4: 'The six actions',
    5: 'Silver: buying three cards',
    6: 'Your estate',
    7: 'What a placed card does',
    8: 'The end of a round',
    9: 'Scoring',
    10: 'Solo against Aaron',
    11: 'Examples',
    12: 'What is hidden',
  },

  rules: {
    '1.1': {
      text: `At the heart of the game are 114 action cards in seven types:
- 12 castles
- 12 mines
- 12 cloisters
- 18 knowledge
- 18 ships
- 18 pastures
- 24 buildings: 8 kinds with 3 cards each, namely carpenter’s workshop, church, market, watchtower, bank, boarding house, warehouse and city hall
Every action card shows a die from 1 to 6, its type, and the points that a triple of this type earns.`,
    },
    '1.2': {
      text: `In the standard edition the dice are spread evenly within every type: each number from 1 to 6 is on 2 cards of a type with 12, on 3 of a type with 18, and on 4 of the 24 buildings. In all, each number is on 19 cards. Among the buildings:
- carpenter’s workshop, church, market and watchtower show 1, 3 and 5
- bank, boarding house, warehouse and city hall show 2, 4 and 6`,
      ruling: true,
    },
    '1.3': {
      text: `In the standard edition a triple is worth:
- castles: 2 points
- mines: 4 points
- cloisters: 6 points
- knowledge: 4 points
- ships: 3 points
- pastures: 4 points
- buildings: 3 points`,
      ruling: true,
    },
    '1.4': {
      text: `There are 18 goods: 3 kinds with 6 cards each. Each kind is sold with two of the six numbers:
- light brown goods with 1 or 2
- medium brown goods with 3 or 4
- dark brown goods with 5 or 6
A sold good is worth 1 point.`,
      ruling: true,
    },
    '1.5': {
      text: 'There are 20 animals: 4 kinds (chicken, sheep, pig and cattle) with 5 cards each.',
      ruling: true,
    },
    '1.6': {
      text: `Two sorts of bonus cards wait to be won:
- 7 “first triple” cards, one for each type, worth 1 point each (6.5)
- “all 7 types” cards, in a pile with the highest on top (6.7): 4, 3, 2 and 1 points with 4 players; 4, 2 and 1 with 3 players; 3 and 1 with 2 players and in the solo game`,
    },
    '1.7': {
      text: 'Silver, workers and points never run out: they are simply counted. Goods and animals are limited.',
      ruling: true,
    },
    '1.8': {
      text: `The round cards A to E say what you get for completing a triple in that round. You choose one of the gains on the card (6.6). In the standard edition:
- A: 3 points, 2 goods, 2 animals, 3 silver or 3 workers
- B: 2 points, 1 good, 1 animal, 3 silver or 3 workers
- C: 1 point, 1 good, 1 animal, 2 silver or 2 workers
- D: 2 silver, 2 workers, or 1 silver and 1 worker
- E: 1 silver or 1 worker`,
      ruling: true,
    },

    '2.1': {
      text: 'Every player begins with 1 good and 1 animal, both drawn at random, and 1 silver. They go to your storage, the place for your goods, animals, silver and workers.',
    },
    '2.2': {
      text: 'How many workers you begin with depends on your seat. Counted from the start player, the players get 0, 1, 1 and 2 workers: so with two players 0 and 1, with three players 0, 1 and 1.',
      ruling: true,
    },
    '2.3': {
      text: 'The other goods are shuffled and laid out in two face-up piles, as equal as possible; an odd card goes to the first pile. The same is done with the other animals. Only the top card of each pile can be seen.',
    },
    '2.4': {
      text: 'The start player is drawn at random, or chosen at the table, and has the start player card face up.',
    },
    '2.5': {
      text: 'The action cards are shuffled, and everyone is dealt 6 of them face down, one at a time, beginning with the start player. This pile is your supply of dice for the round. Nobody knows its order, not even you.',
    },
    '2.6': {
      text: `Then cards are laid out face up in the six rows of the display: 7 with 2 players, 10 with 3 players, 13 with 4 players.
- The first six cards go to the rows 1 to 6 in order, whatever their die.
- With 4 players, so do the next six.
- Every further card goes to the row of its own die. That is 1 card with 2 players, 4 cards with 3 players and 1 card with 4 players.`,
    },

    '3.1': {
      text: 'The game lasts five rounds, A to E. A round has six turns, and in each of them everyone plays once, clockwise from the start player.',
    },
    '3.2': {
      text: `When a round begins, everyone draws 2 cards from their own pile. Whenever the next turn begins for the table, everyone draws 1 more, so that you have two cards to choose from; in the sixth turn there is only one left.
Only the die of a hand card counts. Whatever else it shows stays hidden, even from you, and the other players see nothing of your hand. If your two dice are equal, you play the card that you drew earlier.`,
      ruling: true,
    },
    '3.3': {
      text: 'In your turn, play one card from your hand face up to the common discard pile and use its die for exactly one of the six actions, (4.1) to (4.6).',
    },
    '3.4': {
      text: 'Workers change the number you played: for each worker you return, it goes up or down by 1. 6 and 1 are neighbours, so turning a 2 into a 6 costs two workers. You need not work this out: choose your action, and it costs the fewest workers that reach a number that allows it. Actions that work with any number cost none.',
      ruling: true,
    },
    '3.5': {
      text: 'You have to play a card. As you can always take 1 silver (4.5), nobody ever passes; the only exception is a player without a card (8.4).',
    },

    '4.1': {
      text: 'Take a card: choose any card in the display row with your number and add it to your projects.',
    },
    '4.2': {
      text: 'Place a project: move one of your projects with your number to your estate (6.2) and gain its effect, (7.1) to (7.8).',
    },
    '4.3': {
      text: 'Sell goods: all your goods of the kind that belongs to your number (1.4) go to your sold goods. Each of them is worth 1 point and brings you 1 silver. You also take the start player card and lay it face down, even if you have it already; not in the solo game. The order of the current round stays as it is. You need at least one good of this kind.',
    },
    '4.4': {
      text: 'Restock workers: with any number, refill your workers to exactly 2. If you have 2 or more already, you cannot choose this action.',
      ruling: true,
    },
    '4.5': { text: 'Take silver: with any number, take 1 silver.' },
    '4.6': {
      text: 'Convert into points: with any number, return workers and silver in any mix and take 1 point for every 3 of them. You return at least 3, and always a multiple of three.',
      ruling: true,
    },
    '4.7': {
      text: 'You may have at most 3 projects. If you have three, you must put one of them on the discard pile before a new one comes, however it comes. Which project you discard, and which column a placed card goes to, is part of the same move and not a decision of its own, even where the page asks for it with a second click.',
      ruling: true,
    },

    '5.1': {
      text: 'Once in each turn of your own you may pay 3 silver and turn up the top three cards of the deck. You may do so before, during or after your action, that is, whenever you have something to decide in your turn. If you have not bought cards and still can, you are asked one last time before your turn ends.',
    },
    '5.2': {
      text: `Choose one of the three cards; the other two are discarded. For the chosen card there are two ways:
- It becomes one of your projects (4.7).
- You discard it as well, and its die gives you one extra action at once. You may use workers as usual (3.4).
Whatever was still open before the purchase goes on afterwards.`,
    },
    '5.3': {
      text: 'Everyone sees the three cards. If the deck runs short, the discard pile is shuffled (8.4). If deck and discard pile together have fewer than three cards, you turn up what there is; if they have none, nothing can be bought.',
      ruling: true,
    },

    '6.1': {
      text: 'In your estate, cards of the same type form columns of three; a full column is a triple. All kinds of buildings count as one type. A card that has been placed never moves again.',
    },
    '6.2': {
      text: 'A card joins an incomplete column of its type, or a column of nothing but cloisters (6.3). It starts a new column only if you have no incomplete column of its type. So the fourth card of a type starts a new column.',
    },
    '6.3': {
      text: `Cloisters are wild:
- A cloister may join any incomplete column and counts as that type from then on.
- Any card may be put on a column of only one or two cloisters, which then take its type.
In this way you can come to have two incomplete columns of one type; you choose which of them a card joins. If you want to place a cloister by itself, it joins your incomplete column of cloisters, and starts one only if there is none.`,
      ruling: true,
    },
    '6.4': {
      text: 'Three cloisters by themselves are a cloister triple, worth 6 points. A mixed triple is of the other type and scores as such.',
    },
    '6.5': {
      text: 'The player who is the first to complete a triple of a type takes the “first triple” card of this type.',
    },
    '6.6': {
      text: 'Whenever you complete a triple, whether you are the first or not, you take one bonus of your choice from the current round card (1.8). Goods and animals are taken one after the other, each from the top of either pile. A bonus that would bring you nothing is not offered; one that brings less than it says still is.',
      ruling: true,
    },
    '6.7': {
      text: 'Each player who has all seven types for the first time takes the top “all 7 types” card that is left, at once. Here a cloister counts as a cloister, wherever it lies.',
    },
    '6.8': {
      text: `What happens when:
- Silver, workers and points of an effect come at once, and so do the “first triple” card (6.5) and the “all 7 types” card (6.7).
- What asks you for a choice, the effect of the card and the bonus of the round card, is open together. You take it in any order.
- If you place a card while something is still open, this placement is settled first, with everything that it earns. Then you go on with what was open before.`,
      ruling: true,
    },
    '6.9': {
      text: `An effect that you cannot use right now stays open as long as something else from the same placement, or a purchase (5.1), can still make it possible. After that it is lost. Two examples:
- a warehouse without goods, while the triple it completes earns goods
- a city hall without another project, while you have 3 silver`,
      ruling: true,
    },

    '7.1': {
      text: `These cards bring you something for your storage:
- Mine: 2 silver
- Knowledge: 2 workers, however many you have
- Ship: 1 good from the top of either pile
- Pasture: 1 animal from the top of either pile`,
    },
    '7.2': {
      text: 'As soon as a pile of goods or animals is empty, the lower half of the other pile, rounded down, becomes the second pile, in the same order and face up. A last single card stays alone. When all are gone, you receive nothing.',
    },
    '7.3': {
      text: `With these buildings you take a card from any row of the display as a new project (4.7):
- Carpenter’s workshop: a building or knowledge
- Church: a castle, a mine or a cloister
- Market: a ship or a pasture
If there is no such card in the display, you get nothing.`,
    },
    '7.4': {
      text: `These buildings have a simple gain:
- Watchtower: 1 point
- Bank: 3 silver
- Boarding house: 1 good or 1 animal, from the top of any of the four piles`,
    },
    '7.5': {
      text: 'Warehouse: sell one kind of goods of your choice as in (4.3), whatever its numbers. Without goods you get nothing; but see (6.9).',
    },
    '7.6': {
      text: 'City hall: place another of your projects, whatever its number, with all its effects. Without another project you get nothing; but see (6.9).',
    },
    '7.7': {
      text: 'Castle: take one free action of the six, (4.1) to (4.6), as if you had played a card with any number you like.',
    },
    '7.8': { text: 'Cloister: no effect, wherever you place it.' },
    '7.9': {
      text: 'Only the effects of the buildings in (7.3), (7.5) and (7.6) may be declined. All the others have to be carried out.',
    },

    '8.1': {
      text: `After six turns the round is over. The next one is prepared in this order:
- The cards that are left in the display are discarded, and a new display is dealt (2.6).
- The next round card comes up.
- The start player is settled (8.2).
- Everyone is dealt 6 cards, beginning with the new start player.`,
    },
    '8.2': {
      text: `Who has the start player card?
- If it lies face down, its holder turns it face up and starts the round.
- If it is still face up, it passes clockwise, and the player who gets it starts the round.`,
    },
    '8.3': {
      text: 'None of this happens after round E: then the game is over, and everything stays where it lies.',
      ruling: true,
    },
    '8.4': {
      text: 'Whenever a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. If there is no discard pile either, the cards are dealt in turn order as far as they go. A player without a card skips the turn, and with it the chance to buy cards.',
      ruling: true,
    },

    '9.1': {
      text: `At the end you add up:
- your complete triples, by type (1.3)
- your “first triple” and “all 7 types” cards
- the points you took during the game
- your sold goods, 1 point each
Animals (9.2) and the start player card (9.3) are added to this.`,
    },
    '9.2': {
      text: `Your animals score in sets of different ones, the biggest sets first:
- 4 different animals: 4 points
- 3 different animals: 2 points
- 2 different animals: 1 point
For example, 3 sheep, 2 cattle and 1 chicken are worth 3 points: a set of 3, a set of 2, and a sheep left over.`,
    },
    '9.3': { text: 'The holder of the start player card gets 1 point, whichever side is up.' },
    '9.4': {
      text: 'Most points win. In a tie, the player with more left in storage wins: workers, silver, unsold goods and animals that are in no scored set all count. If there is still a tie, the victory is shared. The lower places are ranked in the same way.',
      ruling: true,
    },

    '10.1': {
      text: 'Alone you play against Aaron, an opponent who plays by himself. Set up as for 2 players, with 7 cards in the display and the “all 7 types” cards worth 3 and 1. You begin with 1 silver, 1 worker, 1 good and 1 animal. The action cards are dealt in this order: your 6 cards, Aaron’s piles, the display.',
      ruling: true,
    },
    '10.2': {
      text: 'Aaron has five face-down piles of 3, 4, 5, 6 and 7 cards, one for each round. At the start of a round its pile is laid out in his estate by type. His cloisters are always a type of their own. The fourth card of a type starts a new triple. You get 1 point for each of his cloisters, as soon as it is laid.',
    },
    '10.3': {
      text: 'Aaron takes the “first triple” card of a type if he completes it before you, and the top “all 7 types” card that is left as soon as he has all seven. He gets nothing else: no effects and no bonuses of the round cards.',
    },
    '10.4': {
      text: 'After each round you compare points; those of your animals count for you already. If Aaron has more, you lose at once. If you have as many as he or more after round E, you win. The start player card is not used.',
    },
    '10.5': {
      text: 'Aaron’s points are his complete triples, his “first triple” cards and his “all 7 types” card.',
    },

    '11.1': { text: 'Converting: 5 workers and 1 silver are 6 things to return, and become 2 points (4.6).' },
    '11.2': { text: 'Workers: a 2 becomes a 6 for 2 workers, by way of the 1 (3.4).' },
    '11.3': {
      text: 'All 7 types with 3 players: the first to have them takes the card with 4 points, the second the one with 2, the third the one with 1 (6.7).',
    },
    '11.4': {
      text: 'Buying in the middle of an action: you place a castle. Before you take its free action (7.7), you pay 3 silver, turn up three cards (5.1) and keep another castle as a project. With the free action you place this castle, and with its free action you take a third castle from the display.',
    },
    '11.5': {
      text: 'Triples: 3 buildings are worth 3 points, 3 pastures 4 points and 3 cloisters 6 points (1.3).',
    },

    '12.1': {
      text: `Hidden from everyone:
- the order of the deck and of every player’s pile
- Aaron’s piles for the coming rounds
- everything in the piles of goods and animals below the top card`,
    },
    '12.2': {
      text: 'Your hand is hidden from the other players and from spectators. Of your own hand cards you see nothing but the die.',
    },
    '12.3': {
      text: 'Known to everyone: the contents of the discard pile, how many cards lie in each pile, and everything else on the table.',
    },
  },
};
