import './online.css';
import { useEffect } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { HAS_SERVER } from '../shell/base.ts';
import { lazy } from '../shell/lazy-page.tsx';
import { Message } from '../shell/message.tsx';
import { route } from '../shell/route.ts';
import { words } from '../shell/settings.ts';
import { hold, unreachable, you } from './connection/connection.ts';
import { LinkPage } from './pages/link-page.tsx';
import { Lobby } from './pages/lobby.tsx';
import { MePage } from './pages/me-page.tsx';
import { OpenTable } from './pages/open-table.tsx';
import { followOwnGames } from './parts/own-games.ts';
import { TablePage } from './pages/table-page.tsx';
import { NoServerPage } from './table/trouble.tsx';
import { say } from './words.ts';

const Matches = lazy(async () => (await import('./match/index.tsx')).Matches);

/** Everything that needs a server: loaded when it is first wanted. */
export const Online = HAS_SERVER ? Connected : WithoutServer;

/** The page lies on a host that serves files alone: there is nothing to connect to. */
function WithoutServer() {
  return <Message title={say.value.withoutServer} detail={say.value.withoutServerHint} />;
}

/** Connected while it is open. */
function Connected() {
  useEffect(() => hold(), []);
  useEffect(() => followOwnGames(), []);
  const [name, id = ''] = route.value.parts;
  const game = inHouse(id);
  // A table that is known stays on the screen; everything else cannot do without a server.
  if (name === 't' && id !== '') return <TablePage key={id} id={id} />;
  if (unreachable.value) return <NoServerPage />;
  if (you.value === undefined) return <Connecting />;
  if (name === 'lobby') return <Lobby />;
  if (name === 'open' && game !== undefined) return <OpenTable key={id} game={game} />;
  if (name === 'match') return <Matches />;
  if (name === 'me') return <MePage />;
  if (name === 'link') return <LinkPage />;
  return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
}

function Connecting() {
  return (
    <main class="message">
      <p role="status" class="patience">
        {say.value.connecting}
      </p>
    </main>
  );
}
