import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { HOUSE, inHouse } from '@chambord/games/page';
import { Home } from './pages/home.tsx';
import { LazyPage } from './shell/lazy-page.tsx';
import { LearnPage, lessonOf } from './lesson/learn-page.tsx';
import { SavedGames } from './saved/saved-games.tsx';
import { Message } from './shell/message.tsx';
import { PlayPage } from './game/play-page.tsx';
import { ReplayPage } from './replay/replay-page.tsx';
import { route } from './shell/route.ts';
import { RulesPage } from './pages/rules-page.tsx';
import { words } from './shell/settings.ts';
import { SettingsPage } from './pages/settings-page.tsx';
import { SetUp } from './pages/set-up.tsx';

/** Leaves that few open are loaded when they are. */
const loadGallery = async () => (await import('./pages/gallery.tsx')).Gallery;
/** What needs a server is loaded when it is first wanted. */
const loadOnline = async () => (await import('./online/index.tsx')).Online;
const ONLINE = ['lobby', 'open', 't', 'me', 'link'];

/** The page: which of its leaves is open is said by the address. */
export function App() {
  return (
    <Guard>
      <svg class="map" aria-hidden="true">
        <use href="#map" />
      </svg>
      <Leaf />
    </Guard>
  );
}

function Leaf() {
  const [name, id = ''] = route.value.parts;
  const game = inHouse(id);
  if (name === undefined) return <Home />;
  if (name === 'new' && game !== undefined) return <SetUp key={id} game={game} />;
  const lesson = name === 'learn' ? game : name === 'play' ? lessonOf(id) : undefined;
  if (lesson?.load.lesson !== undefined) return <LearnPage key={lesson.id} game={lesson} load={lesson.load.lesson} />;
  if (name === 'play' && id !== '') return <PlayPage key={id} id={id} />;
  if (name === 'replay' && id !== '') return <ReplayPage key={id} id={id} />;
  const [first] = HOUSE;
  const book = game ?? first;
  if (name === 'rules' && book !== undefined) return <RulesPage game={book} />;
  if (name === 'games') return <SavedGames />;
  if (name === 'settings') return <SettingsPage />;
  if (name === 'gallery') return <LazyPage load={loadGallery} />;
  if (ONLINE.includes(name)) return <LazyPage load={loadOnline} />;
  return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
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
