import type { JSX } from 'preact';
import { explained } from './explained.ts';
import type { Explanation } from './explained.ts';

interface Props {
  readonly id: string;
  readonly class?: string;
  readonly style?: JSX.CSSProperties;
  /** What it says of itself as a part of something larger. */
  readonly explains?: Explanation;
}

/** A drawing of the sheet `symbols.svg`, on its 64 × 64 grid. Always beside words or inside something that is named. */
export function Sym({ id, class: more = '', style, explains }: Props) {
  return (
    <svg
      class={`sym ${more}`}
      style={style}
      viewBox="0 0 64 64"
      aria-hidden="true"
      {...(explains === undefined ? {} : explained(explains))}
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** A sign of the interface, on its 24 × 24 grid. */
export function Icon({ id, class: more = '' }: Pick<Props, 'id' | 'class'>) {
  return (
    <svg class={`ico ${more}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${id}`} />
    </svg>
  );
}

/** A drawing on a round of vellum, so that it reads on any ground. */
export function Seal({ id, size }: { readonly id: string; readonly size?: number }) {
  return (
    <span class="seal" style={size === undefined ? {} : { '--z': `${size}px` }}>
      <Sym id={id} />
    </span>
  );
}

interface PointsProps extends Pick<Props, 'explains'> {
  readonly count: number;
  readonly size?: number;
}

/** A number as text: a mere 0 is written anew with every change of the table, and all around it laid out again. */
export function figure(count: number): string {
  return String(count);
}

/** Points on the gold rosette. */
export function Points({ count, size, explains }: PointsProps) {
  return (
    <span
      class="pts"
      style={size === undefined ? {} : { '--z': `${size}px` }}
      {...(explains === undefined ? {} : explained(explains))}
    >
      <Sym id="seal" />
      {figure(count)}
    </span>
  );
}

/** A lock: what this does cannot be taken back. On a small thing it sits on the corner. */
export function Lock({ corner = false }: { readonly corner?: boolean }) {
  return <Icon id="lock" class={`lock ${corner ? 'corner' : ''}`} />;
}

/** The line around whatever is drawn in the page itself; sheets of drawings have it as `--s-ink`. */
export const INK = '#281d14';
