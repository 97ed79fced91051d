import { lazy } from './shell/lazy-page.tsx';
import { Message } from './shell/message.tsx';
import { route } from './shell/route.ts';
import { words } from './shell/settings.ts';

/** Leaves that are opened now and then: home is not to carry the names of all their files. */
const LEAVES = new Map([
  ['daily', lazy(async () => (await import('./daily/index.tsx')).DailyPage)],
  ['challenge', lazy(async () => (await import('./challenge/index.tsx')).ChallengePage)],
  ['puzzles', lazy(async () => (await import('./puzzles/index.tsx')).PuzzlesPage)],
  ['analysis', lazy(async () => (await import('./analysis/index.tsx')).AnalysisPage)],
  ['figures', lazy(async () => (await import('./figures/index.tsx')).FiguresPage)],
  ['openings', lazy(async () => (await import('./openings/index.tsx')).OpeningsPage)],
  ['gallery', lazy(async () => (await import('./pages/gallery.tsx')).Gallery)],
]);

/** The leaf of the address among these, or that there is none. */
export function MoreLeaves() {
  const [name = ''] = route.value.parts;
  const Known = LEAVES.get(name);
  if (Known !== undefined) return <Known />;
  return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
}
