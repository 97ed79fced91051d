import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { afterFrame, lookAfterFrame } from './after-frame.ts';
import { setOut } from './landing.ts';
import { InTurn } from './in-turn.tsx';
import { measuredOn } from './measure.ts';
import type { Box } from './measure.ts';
import { endOnTouch, findThing, stepTime } from './motion.ts';

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
  /** It lies there as itself, and is seen there until it sets out: not what comes from a deck or a pile. */
  readonly leaves?: boolean;
}

/** A small celebration at a spot, after everything has landed. */
export interface Feast {
  readonly at: readonly string[];
  readonly picture: ComponentChildren;
}

export interface Movement {
  readonly travels: readonly Travel[];
  readonly feasts: readonly Feast[];
}

interface Props<View> {
  readonly view: View;
  readonly table: RefObject<HTMLElement>;
  /** What went where between two views of one game. */
  readonly between: (before: View, after: View) => Movement;
  /** How each part of the table sees it, see `useInSteps`: things fly when all of them have caught up. */
  readonly parts: readonly unknown[];
}

/** What a decision moves. */
interface Coming extends Movement {
  /** Where each travel sets out from, of those that lay there as themselves. */
  readonly starts: readonly (Box | null)[];
  /** What lies at the goal of each travel already. */
  covered: readonly (HTMLElement | null)[];
  /** Says that all of it has landed. */
  readonly land: () => void;
}

/** What is in the air; every decision has a number of its own. */
interface Air {
  readonly number: number;
  readonly coming: Coming;
}

/** As good as not there, but painted: what is uncovered later would else be painted all at once then. */
const UNSEEN = '0.001';

const NOTHING: Coming = { travels: [], feasts: [], starts: [], covered: [], land: () => {} };

export function Flights<View>({ view, table, between, parts }: Props<View>) {
  const last = useRef(view);
  const sky = useRef<HTMLDivElement>(null);
  const [air, setAir] = useState<Air>({ number: 0, coming: NOTHING });
  const known = useRef<number | null>(null);
  /** How long a step is; asked once the table has been laid out, or it would be twice. */
  const time = () => (known.current ??= stepTime());
  useEffect(() => afterFrame(time), []);
  const coming = useRef(NOTHING);
  const ground = useRef(() => {});
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view || time() === 0) return undefined;
    const land = setOut();
    let next = NOTHING;
    // In a frame of its own: the table still shows what was, all but the bar, and it has been laid out. Before all that waits:
    // a part that was about to follow, as after a hover, follows at once to what is now.
    const stay = lookAfterFrame(() => {
      const motion = between(before, view);
      if (table.current === null || motion.travels.length + motion.feasts.length === 0) return land();
      next = { ...motion, starts: startsOf(table.current, motion.travels), covered: [], land };
      coming.current = next;
      setAir(({ number }) => ({ number: number + 1, coming: next }));
    });
    return () => {
      stay();
      land();
      uncover(next.covered);
      if (next === NOTHING || coming.current !== next) return;
      // It has not set out, and something else is to be shown by now: else it would lie over the table at rest.
      coming.current = NOTHING;
      setAir(({ number, coming: now }) => ({ number, coming: now === next ? NOTHING : now }));
    };
  }, [view]);
  useLayoutEffect(() => {
    // Nothing flies to what comes first, the bar.
    if (table.current === null || coming.current === NOTHING || parts[1] !== parts[0]) return;
    // Goals come with the part of the table that they lie in.
    const { travels, covered: already } = coming.current;
    const covered = coveredBy(table.current, travels);
    uncover(already.filter((element) => !covered.includes(element)));
    for (const element of covered) element?.style.setProperty('opacity', UNSEEN);
    coming.current.covered = covered;
  }, [view, ...parts]);
  const caughtUp = parts.every((part) => part === parts[0]);
  useLayoutEffect(() => {
    if (!caughtUp || air.coming === NOTHING || air.coming !== coming.current) return undefined;
    // The motion begins when all of the table has been laid out: to ask for places now would be a long frame.
    return afterFrame(() => {
      if (table.current === null || sky.current === null) return;
      coming.current = NOTHING;
      const things = [...sky.current.children].filter(isThing);
      const flights = planned(table.current, things, air.coming, time());
      const { covered, land } = air.coming;
      uncover(covered.filter((element) => !flights.some((flight) => flight.covered === element)));
      ground.current = fly(flights, () => {
        uncover(covered);
        land();
        setAir(({ number }) => ({ number, coming: NOTHING }));
      });
    });
  }, [air, caughtUp]);
  useLayoutEffect(
    () => () => {
      ground.current();
      ground.current = () => {};
    },
    [air],
  );
  const { travels, feasts, starts } = air.coming;
  return (
    <div ref={sky} class="flights" aria-hidden="true">
      {travels.map(({ kind, picture }, index) => (
        <span key={`${air.number} ${index}`} class={`flight ${kind}`} style={atRest(starts[index] ?? null)}>
          {/* The first is what was touched; all of them at once would be a long frame. */}
          {index === 0 ? picture : <InTurn share={0.5}>{picture}</InTurn>}
        </span>
      ))}
      {feasts.map(({ picture }, index) => (
        <span key={`${air.number} feast ${index}`} class="flight feast">
          {picture}
        </span>
      ))}
    </div>
  );
}

/** Where things lie that are about to leave: the first name of their place is their own. */
function startsOf(leaf: HTMLElement, travels: readonly Travel[]): (Box | null)[] {
  const boxOf = measuredOn(leaf);
  return travels.map(({ from, leaves }) => {
    const spot = leaves === true ? findThing(leaf, from.slice(0, 1)) : null;
    return spot && boxOf(spot);
  });
}

/** As it lay on the table, until it sets out. */
function atRest(start: Box | null): JSX.CSSProperties {
  if (start === null) return {};
  const { width, height } = start;
  return {
    width: `${width}px`,
    height: `${height}px`,
    '--cw': `${width}px`,
    transform: placeOf(start),
    opacity: 1,
  };
}

function placeOf({ left, top }: Pick<Box, 'left' | 'top'>): string {
  return `translate(${left}px, ${top}px)`;
}

/** One motion, and what it covers until it is over. */
interface Flight {
  readonly thing: HTMLElement;
  readonly covered: HTMLElement | null;
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** Things that go the same way follow each other, by this part of a step: three coins are seen to be three. */
const LATER = 0.2;

function alikeBefore(travels: readonly Travel[], index: number): number {
  const way = ({ step, from, to }: Travel) => `${step} ${from[0]} ${to[0]}`;
  const own = travels[index];
  return own === undefined ? 0 : travels.slice(0, index).filter((other) => way(other) === way(own)).length;
}

/** Everything is measured here and nothing changed: a change between two looks would make the browser lay the table out again. */
function planned(
  leaf: HTMLElement,
  things: readonly HTMLElement[],
  { travels, feasts, starts, covered }: Coming,
  time: number,
): Flight[] {
  const over = above(leaf);
  const flights = travels.flatMap((travel, index): Flight[] => {
    const thing = things[index];
    const start = starts[index] ?? null;
    const from = start === null ? findThing(leaf, travel.from) : null;
    const hidden = covered[index] ?? null;
    const to = hidden ?? findThing(leaf, travel.to);
    if (thing === undefined || to === null) return [];
    const first = start === null ? from && over(thing, from) : { place: placeOf(start), size: 1 };
    if (first === null) return [];
    return [
      {
        thing,
        covered: hidden,
        frames: [first, over(thing, to)].map(({ place, size }) => ({
          transform: `${place} scale(${size})`,
          opacity: 1,
        })),
        timing: {
          duration: time,
          delay: (travel.step + LATER * alikeBefore(travels, index)) * time,
          easing: 'cubic-bezier(.3,.05,.2,1)',
          fill: start === null ? 'forwards' : 'both',
        },
      },
    ];
  });
  const steps = Math.max(0, ...travels.map(({ step }) => step + 1));
  const rosettes = feasts.flatMap((feast, index): Flight[] => {
    const thing = things[travels.length + index];
    const spot = findThing(leaf, feast.at);
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
    // The first name is the goal's own: where it is not there yet, nothing else is to be covered.
    const goal = to[0] === undefined ? null : leaf.querySelector<HTMLElement>(to[0]);
    return goal?.closest<HTMLElement>(covers) ?? goal?.querySelector<HTMLElement>(covers) ?? null;
  });
}

function uncover(covered: readonly (HTMLElement | null)[]): void {
  for (const element of covered) element?.style.removeProperty('opacity');
}

function isThing(element: Element): element is HTMLElement {
  return element instanceof HTMLElement;
}

/** How a thing lies over the middle of a spot, no larger than it. */
function above(leaf: HTMLElement): (thing: HTMLElement, spot: HTMLElement) => { place: string; size: number } {
  const boxOf = measuredOn(leaf);
  return ({ offsetWidth, offsetHeight }, spot) => {
    const box = boxOf(spot);
    const left = box.left + (box.width - offsetWidth) / 2;
    const top = box.top + (box.height - offsetHeight) / 2;
    const size = Math.min(1, Math.max(box.height / offsetHeight, 0.2));
    return { place: placeOf({ left, top }), size };
  };
}
