import { useEffect, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { TableSummary } from '@chambord/protocol';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang } from '../../shell/settings.ts';
import { api } from '../connection/api.ts';
import { connection, you } from '../connection/connection.ts';
import { NameForm } from '../parts/name-form.tsx';
import { ownGames } from '../parts/own-games.ts';
import { TableList } from '../parts/table-list.tsx';
import { say } from '../words.ts';

const EVERY = 5000;

/** Where tables are found and opened. */
export function Lobby() {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const connected = connection.value === 'open';
  useEffect(() => {
    if (!connected) return undefined;
    const load = () =>
      void api.lobby().then(
        (list) => setTables(list),
        // What is shown stays until there is something newer.
        () => undefined,
      );
    load();
    const timer = setInterval(load, EVERY);
    return () => clearInterval(timer);
  }, [connected, you.value?.guest]);
  const others = (tables ?? []).filter(({ yours }) => yours === null);
  return (
    <div class="page online">
      <PageHead />
      <main class="lobby">
        <PageTitle name={say.value.online} />
        {you.value === null && <NameForm />}
        {you.value && (
          <p>
            {say.value.youAre(you.value.name)}. <a href="/me">{say.value.toMe}</a>
          </p>
        )}
        <h2>{say.value.openOne}</h2>
        <div class="ways">
          {HOUSE.map(({ id, words }) => (
            <a key={id} class="btn main" href={`/open/${id}`}>
              {words[lang.value].title}
            </a>
          ))}
        </div>
        {you.value && ownGames.value !== null && (
          <>
            <h2>{say.value.yourGames}</h2>
            <TableList tables={ownGames.value} empty={say.value.noGames} />
          </>
        )}
        <h2>{say.value.openTables}</h2>
        {tables !== null && <TableList tables={others} empty={say.value.noTables} />}
      </main>
    </div>
  );
}
