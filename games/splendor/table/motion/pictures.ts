import { cardOf, GEM_NAMES, GEMS, GOLD, nobleOf, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Card, Event } from '@chambord/splendor/rules';
import type { Picture } from '@chambord/ui';

const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** What an event looks like in the recap: cards by their gem, those for the hand with its sign, and tokens as gems. */
export function picturesOf(event: Event): readonly Picture[] {
  switch (event.event) {
    case 'took':
      return GEMS.flatMap((gem) => {
        const count = event.gems.filter((one) => one === gem).length;
        return count === 0 ? [] : [{ drawings: [TOKEN_NAMES[gem]], figure: `+${count}` }];
      });
    case 'reserved':
      return [{ ...faceUp(event.card), icon: 'hand' }, ...goldOf(event)];
    case 'reservedBlind':
      return [{ drawings: ['back'], figure: ROMAN[event.level], icon: 'hand' }, ...goldOf(event)];
    case 'bought':
      return [faceUp(event.card)];
    case 'nobleCame':
      return [{ drawings: [nobleOf(event.noble).code] }];
    case 'returned':
      return TOKENS.flatMap((token) =>
        event.tokens[token] === 0 ? [] : [{ drawings: [TOKEN_NAMES[token]], figure: `−${event.tokens[token]}` }],
      );
    default:
      // What lies down for all, and passing, is told in words.
      return [];
  }
}

/** A card by its gem and its points. */
function faceUp(card: Card): Picture {
  const { bonus, points } = cardOf(card);
  const gem = GEM_NAMES[bonus];
  return { drawings: [gem], field: gem, ...(points === 0 ? {} : { figure: String(points) }) };
}

function goldOf({ gold }: { readonly gold: boolean }): readonly Picture[] {
  return gold ? [{ drawings: [TOKEN_NAMES[GOLD]], figure: '+1' }] : [];
}
