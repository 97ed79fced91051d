import { useEffect, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { TableSummary } from '@chambord/protocol';
import { Heraldry, Sym } from '@chambord/ui';
import { ownArms } from '../../shell/own.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang } from '../../shell/settings.ts';
import { matchWords } from '../../words/match.ts';
import { api } from '../connection/api.ts';
import { connection, you } from '../connection/connection.ts';
import { ownGames } from '../parts/own-games.ts';
import { TableList } from '../parts/table-list.tsx';
import { say } from '../words.ts';

const EVERY = 5000;

/** Where tables are found and opened. Nobody has to say who they are to look around: that is asked with sitting down. */
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
  const arms = ownArms.value ?? 1;
  return (
    <div class="page online">
      <PageHead />
      <main class="lobby">
        <div class="headline">
          <PageTitle name={say.value.online} />
          <a class="badge" href="/me">
            <Heraldry numbers={[arms]} />
            <Sym id={`arms-${arms}`} />
            <span>
              <b>{you.value?.name ?? say.value.me}</b>
              <small>{say.value.toMe}</small>
            </span>
          </a>
        </div>
        {you.value && ownGames.value !== null && ownGames.value.length > 0 && (
          <>
            <h2>{say.value.yourGames}</h2>
            <TableList tables={ownGames.value} empty={say.value.noGames} />
          </>
        )}
        <h2>{say.value.openTables}</h2>
        {tables !== null && <TableList tables={others} empty={say.value.noTables} />}
        <h2>{say.value.openOne}</h2>
        <ul class="openings">
          {HOUSE.map(({ id, words, Emblem }) => (
            <li key={id}>
              <a href={`/open/${id}`}>
                <span class="fan" aria-hidden="true">
                  <Emblem lang={lang.value} />
                </span>
                <b>{words[lang.value].title}</b>
              </a>
            </li>
          ))}
        </ul>
        <h2>{matchWords[lang.value].title}</h2>
        <p>{matchWords[lang.value].about}</p>
        <div class="ways">
          <a class="btn" href="/match">
            {matchWords[lang.value].open}
          </a>
        </div>
      </main>
    </div>
  );
}
