import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { HOUSE, inHouse } from '@chambord/games/page';
import { afterFrame } from '@chambord/ui';
import { hangAllDrawings } from './game/drawings.ts';
import { lessonOf } from './lesson/lesson-id.ts';
import { Home } from './pages/home/home.tsx';
import { lazy } from './shell/lazy-page.tsx';
import { Message } from './shell/message.tsx';
import { route } from './shell/route.ts';
import { words } from './shell/settings.ts';

/** Home is there at once, every other leaf when it is first opened. */
const SetUp = lazy(async () => (await import('./pages/set-up/set-up.tsx')).SetUp);
const LearnPage = lazy(async () => (await import('./lesson/learn-page.tsx')).LearnPage);
const PlayPage = lazy(async () => (await import('./game/play-page.tsx')).PlayPage);
const ReplayPage = lazy(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const ReviewPage = lazy(async () => (await import('./review/index.tsx')).ReviewPage);
const RulesPage = lazy(async () => (await import('./pages/rules-page.tsx')).RulesPage);
const Online = lazy(async () => (await import('./online/index.tsx')).Online);
const More = lazy(async () => (await import('./more-leaves.tsx')).MoreLeaves);
/** Leaves that are found by the first part of the address alone. */
const LEAVES = new Map([
  ['games', lazy(async () => (await import('./saved/saved-games.tsx')).SavedGames)],
  ['settings', lazy(async () => (await import('./pages/settings-page.tsx')).SettingsPage)],
  ...['lobby', 'open', 't', 'match', 'me', 'link'].map((name) => [name, Online] as const),
]);
/** Where one game is all that is to be seen: it brings its drawings itself. */
const TABLES = ['play', 'learn', 'replay', 'review', 'challenge', 't'];

/** The page: which of its leaves is open is said by the address. */
export function App() {
  return (
    <Guard>
      <Leaf />
    </Guard>
  );
}

function Leaf() {
  const [name, id = ''] = route.value.parts;
  useEffect(() => {
    if (name !== undefined && TABLES.includes(name)) return undefined;
    // The words come first.
    return afterFrame(() => void hangAllDrawings().catch(() => undefined));
  }, [name]);
  const game = inHouse(id);
  if (name === undefined) return <Home />;
  if (name === 'new' && game !== undefined) return <SetUp key={id} game={game} />;
  const lesson = name === 'learn' ? game : name === 'play' ? lessonOf(id) : undefined;
  if (lesson?.load.lesson !== undefined) return <LearnPage key={lesson.id} game={lesson} load={lesson.load.lesson} />;
  if (name === 'play' && id !== '') return <PlayPage key={id} id={id} />;
  if (name === 'replay' && id !== '') return <ReplayPage key={id} id={id} />;
  if (name === 'review' && id !== '') return <ReviewPage />;
  const [first] = HOUSE;
  const book = game ?? first;
  if (name === 'rules' && book !== undefined) return <RulesPage game={book} />;
  const Known = LEAVES.get(name) ?? More;
  return <Known />;
}

/** A fault in the page is told, not shown as an empty screen. */
class Guard extends Component<{ children: ComponentChildren }, { fault: boolean }> {
  override state = { fault: false };

  static override getDerivedStateFromError() {
    return { fault: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.fault) return this.props.children;
    return (
      <Message title={words.value.crashed}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </Message>
    );
  }
}
