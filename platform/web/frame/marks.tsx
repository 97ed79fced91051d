import { useEffect, useRef, useState } from 'preact/hooks';
import { findThing } from '@chambord/ui';
import type { ThingNames } from '@chambord/ui';

/** Things on the table that belong together, and how they are marked. */
export interface Mark {
  readonly kind: 'made' | 'best' | 'second' | 'third';
  readonly things: readonly ThingNames[];
  /** A letter or figure on them; what it stands for is said in words elsewhere. */
  readonly sign: string;
  /** Whether the sign stands on one thing only, where no other sign is: several long ones would cover each other. */
  readonly signedOnce?: boolean;
}

interface Ring {
  readonly key: string;
  readonly kind: Mark['kind'];
  /** Null where another thing has it. */
  readonly sign: string | null;
  /** How many other rings lie around the same thing, inside this one. */
  readonly depth: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Around something round. */
  readonly round: boolean;
}

/** Draws rings around things on the table, wherever they lie at the moment. For eyes only: the same is said in words. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const shown = useRef('');
  useEffect(() => {
    let frame = 0;
    // Tables change part by part, and things fly: so one looks with every frame, and draws only what is new.
    const look = () => {
      const found = ringsOf(marks);
      const now = JSON.stringify(found);
      if (now !== shown.current) {
        shown.current = now;
        setRings(found);
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [marks]);
  return (
    <div class="marks" aria-hidden="true">
      {rings.map(({ key, kind, sign, depth, left, top, width, height, round }) => (
        <span
          key={key}
          class={`ring ${kind} around-${depth} ${round ? 'round' : ''}`}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, '--depth': depth }}
        >
          {sign !== null && <b>{sign}</b>}
        </span>
      ))}
    </div>
  );
}

function ringsOf(marks: readonly Mark[]): Ring[] {
  const table = document.querySelector<HTMLElement>('.table');
  if (table === null) return [];
  const around = new Map<Element, number>();
  const signed = new Set<Element>();
  return marks.flatMap(({ kind, things, sign, signedOnce = false }) => {
    const found = new Set(things.flatMap((names) => findThing(table, names) ?? []));
    const list = [...found];
    const bearer = list.find((thing) => !signed.has(thing)) ?? list[0];
    if (bearer !== undefined) signed.add(bearer);
    return list.map((thing, index): Ring => {
      const depth = around.get(thing) ?? 0;
      around.set(thing, depth + 1);
      const { left, top, width, height } = thing.getBoundingClientRect();
      const round = getComputedStyle(thing).borderRadius === '50%';
      const shown = !signedOnce || thing === bearer ? sign : null;
      return { key: `${kind}${index}`, kind, sign: shown, depth, left, top, width, height, round };
    });
  });
}
