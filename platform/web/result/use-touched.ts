import { useEffect, useState } from 'preact/hooks';

/** Whether anything was touched or pressed since: then nobody wants to wait for what still moves. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const stop = () => setTouched(true);
    addEventListener('pointerdown', stop, true);
    addEventListener('keydown', stop, true);
    return () => {
      removeEventListener('pointerdown', stop, true);
      removeEventListener('keydown', stop, true);
    };
  }, []);
  return touched;
}
