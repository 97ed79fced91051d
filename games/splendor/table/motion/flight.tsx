import { nobleOf, ROW, TOKEN_NAMES } from '@chambord/splendor/rules';
import type { View } from '@chambord/splendor/rules';
import { Seal, Sym } from '@chambord/ui';
import type { Movement } from '@chambord/ui';
import { Back, Face, faceClass } from '../parts/card.tsx';
import { Portrait } from '../middle/nobles.tsx';
import { travels } from './travel.ts';
import type { Spot, Flown } from './travel.ts';

/** What flies between two views, and who is celebrated: whoever wins a noble, and whoever wins. */
export function motionBetween(before: View, after: View): Movement {
  const found = travels(before, after);
  const visits = found.filter(({ what }) => what.thing === 'noble');
  return {
    travels: found.map(({ what, from, to, step }) => ({
      kind: what.thing,
      picture: <Picture what={what} />,
      from:
        what.thing === 'noble'
          ? [`[data-noble=${nobleOf(what.noble).code}] .portrait`, ...namesOf(from)]
          : namesOf(from),
      to: namesOf(to),
      step,
      leaves: from.spot === 'place' || from.spot === 'nobles',
      // A card that is laid stays away until it gets there.
      ...(to.spot === 'place' ? { covers: '[data-card]' } : {}),
    })),
    feasts: visits.map(({ what, to }) => ({
      at: namesOf(to),
      picture: (
        <>
          <Sym id="seal" />
          <Picture what={what} />
        </>
      ),
    })),
  };
}

function Picture({ what }: { readonly what: Flown }) {
  switch (what.thing) {
    case 'token':
      return <Seal id={TOKEN_NAMES[what.token]} />;
    case 'card':
      return (
        <span class={faceClass(what.card)}>
          <Face card={what.card} buyer={null} />
        </span>
      );
    case 'back':
      return (
        <span class={`back level-${what.level}`}>
          <Back level={what.level} />
        </span>
      );
    case 'noble':
      return <Portrait noble={what.noble} />;
  }
}

function namesOf(spot: Spot): string[] {
  switch (spot.spot) {
    case 'place': {
      // Level 3 is the first row, and the deck its first place.
      const row = 3 - Math.floor(spot.place / ROW);
      return [`.market .row:nth-child(${row}) > :nth-child(${(spot.place % ROW) + 2})`];
    }
    case 'deck':
      return [`[data-deck="${spot.level}"]`];
    case 'supply':
      return [`[data-gem="${TOKEN_NAMES[spot.token]}"] .chip`];
    case 'nobles':
      return ['.nobles'];
    case 'purse':
      return [`[data-seat="${spot.seat}"] .gem-column:nth-child(${spot.token + 1}) .token-count`];
    case 'cards':
      return [`[data-seat="${spot.seat}"] .gem-column:nth-child(${spot.gem + 1}) .bonus-count`];
    case 'hand':
      return ['.hand', '.reserved', '.their-hand', '.in-hand'].map((part) => `[data-seat="${spot.seat}"] ${part}`);
    case 'seat':
      return [`[data-seat="${spot.seat}"] header .pts`];
  }
}
