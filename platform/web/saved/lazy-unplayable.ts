import { lazy } from '../shell/lazy-page.tsx';

/** Few ever see it: loaded when it is wanted. */
export const LazyUnplayable = lazy(async () => (await import('./unplayable.tsx')).Unplayable);
