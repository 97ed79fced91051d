import { useEffect, useState } from 'preact/hooks';
import type { DailyDeal } from '@chambord/deals/daily';
import { TRIES } from '@chambord/deals/outcome';
import { startThinker } from '../game/bots/bots.ts';
import { keepPar, pars } from './tries.ts';
import type { Par } from './tries.ts';

export interface WorkedOut {
  /** As far as it is known. */
  readonly par: Par | null;
  readonly whole: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Par of a deal, against these bots if they are still the same: the king tries it in a worker of his own; what is known is kept. */
export function usePar(deal: DailyDeal, bots: string | undefined): WorkedOut {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const par = pars.value[deal.key] ?? null;
  const whole = par !== null && par.tries.length >= TRIES;
  useEffect(() => {
    const kept = pars.peek()[deal.key];
    if (whole && (bots === undefined || bots === kept?.bots)) return undefined;
    const thinker = startThinker();
    let left = false;
    const work = async () => {
      const now = await thinker.ask('bots', { game: deal.game });
      // What was tried against other bots is no par for these.
      const tries = kept?.bots === now ? [...kept.tries] : [];
      while (tries.length < TRIES) {
        if (left) return;
        tries.push(await thinker.ask('par', { game: deal.game, deal, number: tries.length }));
        keepPar(deal.key, { bots: now, tries: [...tries] });
      }
    };
    work()
      .catch((error: unknown) => {
        if (left) return;
        console.warn(error);
        setFailed(true);
      })
      .finally(thinker.close);
    return () => {
      left = true;
      thinker.close();
    };
  }, [deal.key, bots, attempt]);
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { par, whole, failed, again };
}
