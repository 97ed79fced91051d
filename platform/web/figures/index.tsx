import './index.css';
import { useState } from 'preact/hooks';
import { HOUSE, inHouse } from '@chambord/games/page';
import { gameTitle } from '../game/game-title.ts';
import { StorageNotice } from '../saved/storage-notice.tsx';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { figuresTitle } from '../words/figures-title.ts';
import { OfGame } from './of-game.tsx';
import { OwnData } from './own-data-section.tsx';
import { Besides, Overview } from './overview.tsx';
import { say } from './say.ts';
import { useOwnGames } from './data/use-own-games.ts';

/** One's own figures: over all games, /figures; of one game, /figures/GAME. */
export function FiguresPage() {
  const [, id] = route.value.parts;
  const [changes, setChanges] = useState(0);
  const own = useOwnGames(changes);
  const game = id === undefined ? undefined : inHouse(id);
  if (id !== undefined && game === undefined) {
    return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  }
  if (own === null) return null;
  const games = game === undefined ? own.games : own.games.filter(({ played }) => played.game === game.id);
  return (
    <div class="page">
      <PageHead />
      <main class="figures-page">
        <PageTitle name={figuresTitle[lang.value]} />
        <p>{say().intro}</p>
        <StorageNotice />
        {own.online !== 'nobody' && <p role="status">{say().online[own.online]}</p>}
        <nav class="which" aria-label={say().which}>
          <Which name={say().all} href="/figures" open={game === undefined} />
          {HOUSE.map((each) => (
            <Which key={each.id} name={gameTitle(each.id)} href={`/figures/${each.id}`} open={each === game} />
          ))}
        </nav>
        {games.length === 0 ? (
          own.online !== 'asked' && <Empty />
        ) : game === undefined ? (
          <Overview games={games} />
        ) : (
          <OfGame key={game.id} game={game} games={games} />
        )}
        {own.left > 0 && game === undefined && <p class="hint">{say().left(own.left)}</p>}
        {game === undefined && <Besides />}
        {game === undefined && <OwnData games={own.games} changed={() => setChanges(changes + 1)} />}
      </main>
    </div>
  );
}

function Which({ name, href, open }: { readonly name: string; readonly href: string; readonly open: boolean }) {
  return (
    <a href={href} aria-current={open ? 'page' : undefined}>
      {name}
    </a>
  );
}

function Empty() {
  return (
    <section class="empty">
      <h2>{say().empty}</h2>
      <p>{say().emptyHint}</p>
      <p>
        <a class="btn main" href="/">
          {say().play}
        </a>
      </p>
    </section>
  );
}
