import { Lock, Sym } from '@chambord/ui';
import type { Price } from '../touch/ways.ts';
import { cheapest } from '../touch/ways.ts';
import type { PageWords } from '../text/words.ts';

interface Props {
  readonly prices: readonly Price[];
  readonly words: PageWords;
  /** Whether it cannot be taken back. */
  readonly locked?: boolean;
}

/** The tag with the price of something: a die and workers, several dice where they are equally good. */
export function Cost({ prices, words, locked = false }: Props) {
  const best = cheapest(prices);
  const [first] = best;
  if (first === undefined) return null;
  if (first.die === null) {
    return (
      <span class="cost free">
        {words.free}
        {locked && <Lock corner />}
      </span>
    );
  }
  return (
    <span class={`cost ${best.length > 1 && first.workers > 0 ? 'crowded' : ''}`}>
      {best.map(({ die }) => die !== null && <Sym key={die} id={`die-${die}`} />)}
      {first.workers > 0 && (
        <>
          −{first.workers}
          <Sym id="worker" class="apart" />
        </>
      )}
      {locked && <Lock corner />}
    </span>
  );
}

/** The badge of something out of reach: the workers it would take. */
export function Need({ workers }: { readonly workers: number }) {
  return (
    <span class="cost no">
      {workers}
      <Sym id="worker" class="apart" />
    </span>
  );
}
