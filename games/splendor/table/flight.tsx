import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import { ROW, TOKEN_NAMES } from '@chambord/splendor/rules';
import type { View } from '@chambord/splendor/rules';
import { Seal } from '@chambord/ui';
import { Back, Face, faceClass } from './card.tsx';
import { Portrait } from './nobles.tsx';
import { travels } from './travel.ts';
import type { Spot, Thing, Travel } from './travel.ts';

interface Props {
  readonly view: View;
  readonly table: RefObject<HTMLElement>;
}

/** What is on its way. The table itself is up to date at once: this only shows how things came where they are. */
export function Flights({ view, table }: Props) {
  const last = useRef(view);
  const [flights, setFlights] = useState<readonly (Travel & { readonly key: string })[]>([]);
  const count = useRef(0);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    const found = table.current === null || stepTime(table.current) === 0 ? [] : travels(before, view);
    if (found.length === 0) return;
    count.current++;
    setFlights(found.map((travel, index) => ({ ...travel, key: `${count.current} ${index}` })));
  }, [view]);
  return (
    <div class="flights" aria-hidden="true">
      {flights.map(({ key, ...travel }) => (
        <Flight key={key} travel={travel} table={table} />
      ))}
    </div>
  );
}

/** One motion from spot to spot, after the steps before it. Any touch ends it. */
function Flight({ travel, table }: { readonly travel: Travel; readonly table: RefObject<HTMLElement> }) {
  const body = useRef<HTMLSpanElement>(null);
  const [landed, land] = useState(false);
  useLayoutEffect(() => {
    const leaf = table.current;
    const thing = body.current;
    if (leaf === null || thing === null) return undefined;
    const from = find(leaf, travel.from);
    const to = find(leaf, travel.to);
    if (from === null || to === null) {
      land(true);
      return undefined;
    }
    const time = stepTime(leaf);
    // A card that is laid stays away until it gets there.
    const covered = travel.to.spot === 'place' ? to.querySelector<HTMLElement>('[data-card]') : null;
    if (covered !== null) covered.style.opacity = '0';
    const motion = thing.animate([frame(leaf, thing, from), frame(leaf, thing, to)], {
      duration: time,
      delay: travel.step * time,
      easing: 'cubic-bezier(.3,.05,.2,1)',
      // What comes from a deck is not shown before it is drawn.
      fill: travel.from.spot === 'deck' ? 'forwards' : 'both',
    });
    const skip = () => motion.finish();
    const end = () => {
      covered?.style.removeProperty('opacity');
      land(true);
    };
    motion.addEventListener('finish', end);
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      covered?.style.removeProperty('opacity');
      motion.cancel();
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, []);
  return landed ? null : (
    <span ref={body} class={`flight ${travel.what.thing} ${travel.from.spot === 'deck' ? 'drawn' : ''}`}>
      <Picture what={travel.what} />
    </span>
  );
}

function Picture({ what }: { readonly what: Thing }) {
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

/** How long a step takes; 0 where motion is not wanted. */
function stepTime(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-step')) || 0;
}

/** Where a spot is: the first of its names that can be seen. */
function find(leaf: HTMLElement, spot: Spot): HTMLElement | null {
  const seen = namesOf(spot).map((name) => leaf.querySelector<HTMLElement>(name));
  return seen.find((element) => element !== null && element.getClientRects().length > 0) ?? null;
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
      return [`[data-seat="${spot.seat}"] .g6:nth-child(${spot.token + 1}) .tk`];
    case 'cards':
      return [`[data-seat="${spot.seat}"] .g6:nth-child(${spot.gem + 1}) .bn`];
    case 'hand':
      return ['.hand', '.res', '.rsv'].map((part) => `[data-seat="${spot.seat}"] ${part}`);
    case 'seat':
      return [`[data-seat="${spot.seat}"] header .pts`];
  }
}

/** The thing over the middle of a spot, no larger than it. The leaf may be scaled, so sizes are compared, not copied. */
function frame(leaf: HTMLElement, thing: HTMLElement, at: HTMLElement): Keyframe {
  const scale = leaf.getBoundingClientRect().width / leaf.offsetWidth;
  const spot = at.getBoundingClientRect();
  const x = (spot.left + spot.width / 2 - leaf.getBoundingClientRect().left) / scale - thing.offsetWidth / 2;
  const y = (spot.top + spot.height / 2 - leaf.getBoundingClientRect().top) / scale - thing.offsetHeight / 2;
  const size = Math.min(1, Math.max(spot.height / scale / thing.offsetHeight, 0.2));
  return { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 1 };
}
