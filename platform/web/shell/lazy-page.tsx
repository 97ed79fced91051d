import { useEffect, useState } from 'preact/hooks';
import type { FunctionComponent } from 'preact';
import { Message } from './message.tsx';
import { words } from './settings.ts';

/** A leaf whose code is fetched when it is opened; what was fetched once is there at once. */
export function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let known: FunctionComponent<Props> | undefined;
  const fetch = async () => {
    known ??= await load();
  };
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (known !== undefined) return undefined;
      let left = false;
      setState('loading');
      fetch().then(
        () => left || setState('loaded'),
        () => left || setState('failed'),
      );
      return () => {
        left = true;
      };
    }, [attempt]);
    if (known !== undefined) {
      const Known = known;
      return <Known {...props} />;
    }
    return state === 'failed' ? <LoadFailed again={() => setAttempt(attempt + 1)} /> : null;
  };
}

function LoadFailed({ again }: { readonly again: () => void }) {
  return (
    <Message title={words.value.loadFailed}>
      <button type="button" class="btn main" onClick={again}>
        {words.value.tryAgain}
      </button>
    </Message>
  );
}
