import type { RuleBook } from './index.ts';

export const en: RuleBook = {
  intro: `You are a gem merchant of the Renaissance. You collect gems and pay with them for development cards. Every card you buy gives you a bonus that makes later cards cheaper, and many earn prestige points. Nobles are drawn to those who have built up enough.
When someone has 15 prestige points, the round is played to its end, and the player with the most points wins.
There are two rule sets. Court is the one you play if you do not choose otherwise; Classic is the game as it was published, for those who know it that way. Where they differ, the rule says so with “Court” and “Classic”; everything else holds for both.
Every rule has a number, and a move that is not possible is answered with the number of its rule. A rule marked as a ruling contains a decision of ours.`,

  chapters: {
    1: 'Components',
    2: 'Set-up',
    3: 'Your turn: exactly one action',
    4: 'The limit of ten tokens',
    5: 'Buying a card',
    6: 'The end of the game',
    7: 'What is hidden',
    8: 'Playing on this page',
  },

  rules: {
    '1.1': {
      text: `There are five gems, and gold:
- diamond (white)
- sapphire (blue)
- emerald (green)
- ruby (red)
- onyx (black)
- gold is wild and can stand in for any gem`,
    },
    '1.2': {
      text: `The supply holds tokens of each gem by the number of players:
- 2 players: 4 of each gem
- 3 players: 5 of each gem
- 4 players: 7 of each gem
There are always 5 gold.`,
    },
    '1.3': {
      text: 'There are 90 development cards in three levels: 40 of level 1, 30 of level 2 and 20 of level 3. Each has a cost in gems, prestige points (sometimes none), and one gem as a bonus.',
    },
    '1.4': {
      text: 'There are 10 nobles. Each is worth 3 prestige points and asks for certain bonuses. One more noble than there are players is in play; a noble who has been taken is not replaced.',
    },

    '2.1': {
      text: 'The game is for 2 to 4 players. On a shared screen the seats are, in order of play, at the bottom, at the top, on the left and on the right, and the first seat begins. Online, everyone sees their own seat at the bottom.',
    },
    '2.2': {
      text: 'Beside the deck of each level, 4 of its cards lie face up: this is the market. When a card is taken, the top card of its deck replaces it at once in the same place, as long as the deck lasts.',
    },

    '3.1': {
      text: `Take three tokens of different gems. It is exactly three, with these exceptions:
- If fewer than three gems are to be had, you take exactly as many as possible.
- Court: the same if you have less room (4.1).`,
      ruling: true,
    },
    '3.2': {
      text: 'Take two tokens of one gem. At least 4 of it must be in the supply before you take them. Court: you also need room for both (4.1).',
    },
    '3.3': {
      text: 'Reserve a card: a face-up one, or the top card of a deck, which the other players do not get to see. It goes to your hand and is never discarded; you may have at most 3 cards in hand. Reserving brings you 1 gold if there is any left. Court: only if you also have room for it (4.1).',
      ruling: true,
    },
    '3.4': {
      text: 'Buy a card: a face-up one, or one from your own hand. How you pay is explained in (5.1) and (5.2).',
    },
    '3.5': {
      text: `Nobles, for 3 prestige points each:
- Court: seeking the patronage of a noble is an action of its own. You need the bonuses the noble asks for, and may not have a noble yet: each player wins only one in the whole game.
- Classic: nobles are not an action. At the end of any turn of yours, a noble whose bonuses you have comes by itself and cannot be refused. Only one comes in a turn; if several could, you choose. There is no limit to how many you may have.`,
      ruling: true,
    },
    '3.6': {
      text: 'If you can do none of these, you pass; otherwise you may not pass. If all players pass one after the other, the game ends at once, and (6.2) decides.',
      ruling: true,
    },
    '3.7': {
      text: 'Classic: if nobody has bought or reserved a card for 10 rounds, the game ends at the end of that round.',
      ruling: true,
    },

    '4.1': {
      text: `Ten tokens are the limit, gold included:
- Court: you never have more than 10. You take only what you have room for, and reserving a card with 10 tokens brings no gold.
- Classic: you may take more. After your action, before nobles come, you return tokens of your choice down to 10, all in one decision. You may also return gold and what you have just taken.`,
    },

    '5.1': {
      text: 'The price is the cost on the card less your bonuses, gem by gem, but never below 0. Gold can replace any gem. The tokens you pay go back to the supply.',
    },
    '5.2': {
      text: 'You choose which tokens to pay with, and may give gold even where you have the gem. The price is paid exactly, neither more nor less.',
    },
    '5.3': { text: 'The points and the bonus of the card count for you at once.' },

    '6.1': {
      text: 'When someone has 15 prestige points, the current round is completed, so that all players have had the same number of turns. Then the game is over.',
      ruling: true,
    },
    '6.2': {
      text: 'Most prestige points win. In a tie, the player who bought the fewest development cards wins. If there is still a tie, the victory is shared.',
    },

    '7.1': {
      text: 'The order of the decks is hidden from everyone. A card reserved from a deck is known only to its owner until it is bought; the others know nothing but its level. Cards that were reserved face up are known to all.',
    },

    '8.1': {
      text: `With the mouse:
- Take tokens: click them in the supply.
- Buy a card: click those of your own tokens you want to pay with, which then look selected, and left-click the card. If one way to pay is the natural one, you need not select anything: clicking the card is enough.
- Reserve a card: right-click a face-up card or a deck.
- See your reserved cards: the button “Hand” opens them.
- Court: left-click a noble to seek their patronage.
All of this also works with the keyboard and by touch; on a touch screen, press a card or a deck for a while to reserve it.`,
      ruling: true,
    },
  },
};
