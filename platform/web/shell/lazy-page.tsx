import { useEffect, useState } from 'preact/hooks';
import type { FunctionComponent } from 'preact';
import { Message } from './message.tsx';
import { words } from './settings.ts';

/** A leaf whose code is fetched when it is opened. */
export function LazyPage({ load }: { readonly load: () => Promise<FunctionComponent> }) {
  const [leaf, setLeaf] = useState<{ readonly Shown: FunctionComponent } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    load().then(
      (Shown) => left || setLeaf({ Shown }),
      () => left || setLeaf('failed'),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);
  if (leaf === null) return null;
  if (leaf === 'failed') {
    return (
      <Message title={words.value.loadFailed}>
        <button type="button" class="btn main" onClick={() => setAttempt(attempt + 1)}>
          {words.value.tryAgain}
        </button>
      </Message>
    );
  }
  return <leaf.Shown />;
}
