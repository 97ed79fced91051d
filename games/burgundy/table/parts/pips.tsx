import { TRIPLE, TYPES } from '@chambord/burgundy/rules';
import type { Column, Type } from '@chambord/burgundy/rules';

const PLACES = Array.from({ length: TRIPLE }, (_, place) => place);

/** Three dots for a column; gold when it is a triple. */
export function Pips({ count }: { readonly count: number }) {
  return (
    <span class={`pips ${count === TRIPLE ? 'full' : ''}`}>
      {PLACES.map((place) => (
        <i key={place} class={place < count ? 'on' : ''} />
      ))}
    </span>
  );
}

/** The columns of each type by their heights, finished ones first. A type without any has one of height 0. */
export function heights(
  estate: readonly Column[],
): readonly { readonly type: Type; readonly columns: readonly number[] }[] {
  return TYPES.map((type) => {
    const found = estate.filter((column) => column.type === type).map(({ cards }) => cards.length);
    return { type, columns: found.length === 0 ? [0] : found.sort((one, other) => other - one) };
  });
}

/** The columns of a type: at most one open one is drawn in full, finished ones are counted when there are several. */
export function TypePips({ columns }: { readonly columns: readonly number[] }) {
  const full = columns.filter((count) => count === TRIPLE).length;
  const open = columns.filter((count) => count < TRIPLE);
  return (
    <span class="pipset">
      {full > 0 && (full > 1 ? <span class="pips full times">×{full}</span> : <Pips count={TRIPLE} />)}
      {open.map((count, index) => (
        <Pips key={index} count={count} />
      ))}
    </span>
  );
}
