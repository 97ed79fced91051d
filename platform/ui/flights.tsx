import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, RefObject } from 'preact';
import { afterFrame } from './after-frame.ts';
import { InTurn } from './in-turn.tsx';
import { endOnTouch, findPlace, stepTime } from './motion.ts';

/**
 * The motion of both tables. The table itself does not wait for it; this only shows how things came where they are, and
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
  /** How each part of the table sees it, see `useInSteps`: things fly when all of them have caught up. */
  readonly parts: readonly unknown[];
}

/** What is in the air; every decision has a number of its own. */
interface Air extends Motion {
  readonly number: number;
  /** What lies at the goal of each travel already. */
  readonly covered: readonly (HTMLElement | null)[];
}

/** As good as not there, but painted: what is uncovered later would else be painted all at once then. */
const UNSEEN = '0.001';

const CALM: Air = { number: 0, travels: [], feasts: [], covered: [] };

export function Flights<View>({ view, table, between, parts }: Props<View>) {
  const last = useRef(view);
  const sky = useRef<HTMLDivElement>(null);
  const [air, setAir] = useState(CALM);
  const time = useMemo(stepTime, []);
  const coming = useRef<Omit<Air, 'number'>>(CALM);
  const since = useRef<{ readonly before: View } | null>(null);
  useLayoutEffect(() => {
    since.current = last.current === view || time === 0 ? null : { before: last.current };
    last.current = view;
    return () => {
      uncover(coming.current.covered);
      coming.current = CALM;
    };
  }, [view]);
  useLayoutEffect(() => {
    // Nothing flies to what comes first, the bar.
    if (table.current === null || parts[1] !== parts[0]) return undefined;
    if (since.current !== null) coming.current = { ...between(since.current.before, view), covered: [] };
    since.current = null;
    const { travels, feasts, covered: already } = coming.current;
    if (travels.length + feasts.length === 0) return undefined;
    // Goals come with the part of the table that they lie in.
    const covered = coveredBy(table.current, travels);
    uncover(already.filter((element) => !covered.includes(element)));
    for (const element of covered) element?.style.setProperty('opacity', UNSEEN);
    coming.current = { travels, feasts, covered };
    if (parts.some((part) => part !== parts[0])) return undefined;
    // The table as it is now gets a frame of its own, and what flies the next one: together they would be a long one.
    return afterFrame(() => {
      coming.current = { ...CALM, covered };
      setAir(({ number }) => ({ number: number + 1, travels, feasts, covered }));
    });
  }, [view, ...parts]);
  useLayoutEffect(() => {
    if (table.current === null || sky.current === null || air.travels.length + air.feasts.length === 0)
      return undefined;
    const leaf = table.current;
    const things = [...sky.current.children].filter(isThing);
    let ground = () => {};
    // The motion begins when all of it has been laid out: to ask for places now would be a long frame again.
    const stay = afterFrame(() => {
      const flights = planned(leaf, things, air, time);
      uncover(air.covered.filter((element) => !flights.some(({ covered }) => covered === element)));
      ground = fly(flights, () => {
        uncover(air.covered);
        setAir(({ number }) => ({ ...CALM, number }));
      });
    });
    return () => {
      stay();
      ground();
    };
  }, [air]);
  return (
    <div ref={sky} class="flights" aria-hidden="true">
      {air.travels.map(({ kind, picture, step }, index) => (
        <span key={`${air.number} ${index}`} class={`flight ${kind}`}>
          {/* What sets off later is drawn later. */}
          {step === 0 ? picture : <InTurn share={0.5}>{picture}</InTurn>}
        </span>
      ))}
      {air.feasts.map(({ picture }, index) => (
        <span key={`${air.number} feast ${index}`} class="flight feast">
          {picture}
        </span>
      ))}
    </div>
  );
}

/** One motion, and what it covers until it is over. */
interface Flight {
  readonly thing: HTMLElement;
  readonly covered: HTMLElement | null;
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** Everything is measured here and nothing changed: a change between two looks would make the browser lay the table out again. */
function planned(
  leaf: HTMLElement,
  things: readonly HTMLElement[],
  { travels, feasts, covered }: Air,
  time: number,
): Flight[] {
  const over = above(leaf);
  const flights = travels.flatMap((travel, index): Flight[] => {
    const thing = things[index];
    const from = findPlace(leaf, travel.from);
    const to = findPlace(leaf, travel.to);
    if (thing === undefined || from === null || to === null) return [];
    return [
      {
        thing,
        covered: covered[index] ?? null,
        frames: [over(thing, from), over(thing, to)].map(({ place, size }) => ({
          transform: `${place} scale(${size})`,
          opacity: 1,
        })),
        timing: {
          duration: time,
          delay: travel.step * time,
          easing: 'cubic-bezier(.3,.05,.2,1)',
          fill: travel.drawn === true ? 'forwards' : 'both',
        },
      },
    ];
  });
  const steps = Math.max(0, ...travels.map(({ step }) => step + 1));
  const rosettes = feasts.flatMap((feast, index): Flight[] => {
    const thing = things[travels.length + index];
    const spot = findPlace(leaf, feast.at);
    if (thing === undefined || spot === null) return [];
    const { place } = over(thing, spot);
    return [
      {
        thing,
        covered: null,
        // A rosette that opens over the spot and fades.
        frames: [
          { transform: `${place} scale(0.3) rotate(-25deg)`, opacity: 0 },
          { transform: `${place} scale(1.1) rotate(4deg)`, opacity: 1, offset: 0.3 },
          { transform: `${place} scale(1)`, opacity: 1, offset: 0.7 },
          { transform: `${place} scale(1.15)`, opacity: 0 },
        ],
        timing: { duration: 4 * time, delay: steps * time, easing: 'ease-out', fill: 'both' },
      },
    ];
  });
  return [...flights, ...rosettes];
}

/**
 * Lets everything fly. Any touch ends all motions; so does leaving the table, by calling the answer. What has arrived lies over
 * its goal and looks like it, so that goals can be uncovered one by one: many at once would be a long frame.
 */
function fly(flights: readonly Flight[], landed: () => void): () => void {
  const motions = flights.map(({ thing, frames, timing }) => thing.animate(frames, timing));
  const stays: (() => void)[] = [];
  const arrivals = flights.map(async ({ thing, covered }, index) => {
    await motions[index]?.finished;
    const land = () => {
      thing.style.display = 'none';
      uncover([covered]);
    };
    stays.push(afterFrame(land));
  });
  let left = false;
  void Promise.allSettled(arrivals).then(() => {
    if (!left) stays.push(afterFrame(landed));
  });
  const deaf = endOnTouch(motions);
  return () => {
    left = true;
    for (const stay of stays) stay();
    for (const motion of motions) motion.cancel();
    deaf();
  };
}

/** What is to stay away until something gets there, for each travel; without a look at where it lies, which would cost a layout. */
function coveredBy(leaf: HTMLElement, travels: readonly Travel[]): (HTMLElement | null)[] {
  return travels.map(({ covers, to }) => {
    if (covers === undefined) return null;
    const goal = to.map((name) => leaf.querySelector<HTMLElement>(name)).find((element) => element !== null);
    return goal?.closest<HTMLElement>(covers) ?? goal?.querySelector<HTMLElement>(covers) ?? null;
  });
}

function uncover(covered: readonly (HTMLElement | null)[]): void {
  for (const element of covered) element?.style.removeProperty('opacity');
}

function isThing(element: Element): element is HTMLElement {
  return element instanceof HTMLElement;
}

/** How a thing lies over the middle of a spot, no larger than it. The leaf may be scaled, so sizes are compared, not copied. */
function above(leaf: HTMLElement): (thing: HTMLElement, spot: HTMLElement) => { place: string; size: number } {
  const whole = leaf.getBoundingClientRect();
  const scale = whole.width / leaf.offsetWidth;
  return ({ offsetWidth, offsetHeight }, spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const x = (left + width / 2 - whole.left) / scale - offsetWidth / 2;
    const y = (top + height / 2 - whole.top) / scale - offsetHeight / 2;
    const size = Math.min(1, Math.max(height / scale / offsetHeight, 0.2));
    return { place: `translate(${x}px, ${y}px)`, size };
  };
}
