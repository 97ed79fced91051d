import { lazy } from '../shell/lazy-page.tsx';

/** Links to challenges, loaded where a finished game is shown. */
export const ChallengeWay = lazy(async () => (await import('./challenge-way.tsx')).ChallengeWay);
