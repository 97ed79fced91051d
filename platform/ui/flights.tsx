import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, RefObject } from 'preact';

/**
 * The motion of both tables. The table itself is up to date at once; this only shows how things came where they are, and
 * what is worth a small celebration. Steps follow one another, any touch ends them all, and where motion is not wanted
 * nothing is shown.
 */
export interface Travel {
  /** Class of what flies: its size. */
  readonly kind: string;
  readonly picture: ComponentChildren;
  /** Names of where it comes from and goes to, as selectors: the first that can be seen counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Travels of one step happen together. */
  readonly step: number;
  /** What lies at the goal already and stays away until this gets there: a selector inside the goal. */
  readonly covers?: string;
  /** It is not shown before it is drawn. */
  readonly drawn?: boolean;
}

/** A small celebration at a spot, after everything has landed. */
export interface Feast {
  readonly at: readonly string[];
  readonly picture: ComponentChildren;
}

export interface Motion {
  readonly travels: readonly Travel[];
  readonly feasts: readonly Feast[];
}

interface Props<View> {
  readonly view: View;
  readonly table: RefObject<HTMLElement>;
  /** What went where between two views of one game. */
  readonly between: (before: View, after: View) => Motion;
}

type Shown =
  | { readonly key: string; readonly travel: Travel }
  | { readonly key: string; readonly feast: Feast; readonly step: number };

export function Flights<View>({ view, table, between }: Props<View>) {
  const last = useRef(view);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view || table.current === null || stepTime(table.current) === 0) return;
    const { travels, feasts } = between(before, view);
    if (travels.length + feasts.length === 0) return;
    count.current++;
    const steps = Math.max(0, ...travels.map(({ step }) => step + 1));
    setShown([
      ...travels.map((travel, index) => ({ key: `${count.current} ${index}`, travel })),
      ...feasts.map((feast, index) => ({ key: `${count.current} feast ${index}`, feast, step: steps })),
    ]);
  }, [view]);
  return (
    <div class="flights" aria-hidden="true">
      {shown.map((one) =>
        'travel' in one ? (
          <Flight key={one.key} travel={one.travel} table={table} />
        ) : (
          <Celebration key={one.key} feast={one.feast} step={one.step} table={table} />
        ),
      )}
    </div>
  );
}

interface FlightProps {
  readonly travel: Travel;
  readonly table: RefObject<HTMLElement>;
}

/** One motion from spot to spot, after the steps before it. */
function Flight({ travel, table }: FlightProps) {
  const body = useRef<HTMLSpanElement>(null);
  const [landed, land] = useState(false);
  useLayoutEffect(() => {
    const leaf = table.current;
    const thing = body.current;
    const from = leaf && find(leaf, travel.from);
    const to = leaf && find(leaf, travel.to);
    if (leaf === null || thing === null || from === null || to === null) {
      land(true);
      return undefined;
    }
    const time = stepTime(leaf);
    const covered =
      travel.covers === undefined
        ? null
        : (to.closest<HTMLElement>(travel.covers) ?? to.querySelector<HTMLElement>(travel.covers));
    if (covered !== null) covered.style.opacity = '0';
    const motion = thing.animate([frame(leaf, thing, from), frame(leaf, thing, to)], {
      duration: time,
      delay: travel.step * time,
      easing: 'cubic-bezier(.3,.05,.2,1)',
      fill: travel.drawn === true ? 'forwards' : 'both',
    });
    return untilTouched(motion, () => {
      covered?.style.removeProperty('opacity');
      land(true);
    });
  }, []);
  return landed ? null : (
    <span ref={body} class={`flight ${travel.kind} ${travel.drawn === true ? 'drawn' : ''}`}>
      {travel.picture}
    </span>
  );
}

interface CelebrationProps {
  readonly feast: Feast;
  readonly step: number;
  readonly table: RefObject<HTMLElement>;
}

/** A rosette that opens over the spot and fades. */
function Celebration({ feast, step, table }: CelebrationProps) {
  const body = useRef<HTMLSpanElement>(null);
  const [over, end] = useState(false);
  useLayoutEffect(() => {
    const leaf = table.current;
    const thing = body.current;
    const at = leaf && find(leaf, feast.at);
    if (leaf === null || thing === null || at === null) {
      end(true);
      return undefined;
    }
    const time = stepTime(leaf);
    const place = String(frame(leaf, thing, at)['transform']).replace(/ scale.*/, '');
    const motion = thing.animate(
      [
        { transform: `${place} scale(0.3) rotate(-25deg)`, opacity: 0 },
        { transform: `${place} scale(1.1) rotate(4deg)`, opacity: 1, offset: 0.3 },
        { transform: `${place} scale(1)`, opacity: 1, offset: 0.7 },
        { transform: `${place} scale(1.15)`, opacity: 0 },
      ],
      { duration: 4 * time, delay: step * time, easing: 'ease-out', fill: 'both' },
    );
    return untilTouched(motion, () => end(true));
  }, []);
  return over ? null : (
    <span ref={body} class="flight feast">
      {feast.picture}
    </span>
  );
}

/** Any touch ends a motion; so does leaving the table. */
function untilTouched(motion: Animation, end: () => void): () => void {
  const skip = () => motion.finish();
  motion.addEventListener('finish', end);
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
  return () => {
    end();
    motion.cancel();
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
  };
}

/** How long a step takes; 0 where motion is not wanted. */
function stepTime(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-step')) || 0;
}

function find(leaf: HTMLElement, names: readonly string[]): HTMLElement | null {
  const seen = names.map((name) => leaf.querySelector<HTMLElement>(name));
  return seen.find((element) => element !== null && element.getClientRects().length > 0) ?? null;
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
