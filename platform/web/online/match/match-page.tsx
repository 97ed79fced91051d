import { useMemo, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { at } from '@chambord/kernel';
import type { MatchState } from '@chambord/protocol';
import { Compared } from '../../comparison/compared.tsx';
import { openPair } from '../../comparison/pair.ts';
import { gameTitle } from '../../game/game-title.ts';
import { chosenInWords } from '../../pages/set-up/game-options.tsx';
import { onHost } from '../../shell/base.ts';
import { Message } from '../../shell/message.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { route } from '../../shell/route.ts';
import { lang, words } from '../../shell/settings.ts';
import { matchWords } from '../../words/match.ts';
import { api } from '../connection/api.ts';
import { newPart } from '../fairness/shuffle-parts.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { broughtArms } from '../parts/own-arms.tsx';
import { OwnName, useOwnName } from '../parts/own-name.tsx';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';
import { Standings } from './standings.tsx';
import { useMatch, useMatchGames } from './use-match.ts';
import type { MatchGames } from './use-match.ts';

/** A match: who takes part, the way to the own table, and, once all are done, what it came to. */
export function MatchPage({ id }: { readonly id: string }) {
  const text = matchWords[lang.value];
  const { state, trouble, setState } = useMatch(id);
  const games = useMatchGames(state);
  const [, , one, other] = route.value.parts;
  if (state === null) {
    return trouble === null ? null : (
      <Message title={trouble}>
        <a class="btn" href="/lobby">
          {say.value.lobby}
        </a>
      </Message>
    );
  }
  if (one !== undefined) {
    return games === null ? null : games === 'failed' ? (
      <Message title={words.value.loadFailed} />
    ) : (
      <OfTwo key={`${one}/${other}`} state={state} games={games} one={Number(one)} other={Number(other)} />
    );
  }
  const { terms, people, yours, phase } = state;
  const game = inHouse(terms.game);
  const bots = terms.seats.flatMap((seat) =>
    seat.kind === 'bot' ? [say.value.term(seat.name, words.value.levels[seat.level])] : [],
  );
  const about = [
    ...(game === undefined ? [] : chosenInWords(game, terms.options)),
    ...(bots.length === 0 ? [words.value.solo] : bots),
  ];
  return (
    <div class="page online">
      <PageHead />
      <main class="match">
        <PageTitle name={text.of(gameTitle(terms.game))} />
        <p>{about.join(' · ')}</p>
        {phase === 'over' ? (
          <Standings state={state} games={games} />
        ) : (
          <>
            <p>{text.about}</p>
            <h2>{text.joined(people.length, terms.tables)}</h2>
            <ol class="rows">
              {people.map(({ guest, name, done }, index) => (
                <li key={guest} class={index === yours ? 'mine' : ''}>
                  <b>{index === yours ? text.you(name) : name}</b>
                  {phase === 'playing' && <span>{done ? text.done : text.playing}</span>}
                </li>
              ))}
            </ol>
            {phase === 'waiting' ? <Joining state={state} changed={setState} /> : <UnderWay state={state} />}
          </>
        )}
      </main>
    </div>
  );
}

/** Before it begins. */
function Joining({
  state: { id, commitment, yours },
  changed,
}: {
  readonly state: MatchState;
  readonly changed: (state: MatchState) => void;
}) {
  const text = matchWords[lang.value];
  const name = useOwnName();
  const [trouble, setTrouble] = useState<string | null>(null);

  async function act(what: () => Promise<MatchState>): Promise<void> {
    setTrouble(null);
    try {
      await name.settle();
      changed(await what());
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }
  const join = () => act(() => api.joinMatch(id, { part: newPart(id, commitment), ...broughtArms() }));

  return (
    <>
      <p role="status">{text.waits}</p>
      {yours === null && (
        <label class="line">
          <span>{say.value.name}</span>
          <OwnName name={name} />
        </label>
      )}
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      <div class="ways">
        {yours === null ? (
          <button type="button" class="btn main" disabled={name.missing} onClick={() => void join()}>
            {text.join}
          </button>
        ) : (
          <button type="button" class="btn" onClick={() => void act(() => api.leaveMatch(id))}>
            {text.leave}
          </button>
        )}
      </div>
      <h2>{text.share}</h2>
      <CopyLink link={location.origin + onHost(`/match/${id}`)} label={text.link} />
    </>
  );
}

/** While it is played: everybody sees who is done, and nothing else. */
function UnderWay({ state: { people, yours, table } }: { readonly state: MatchState }) {
  const text = matchWords[lang.value];
  const missing = people.filter(({ done }) => !done).length;
  if (yours === null || table === null) return <p role="status">{text.lookOn}</p>;
  if (at(people, yours).done) return <p role="status">{text.youAreDone(missing)}</p>;
  return (
    <div class="ways">
      <a class="btn main" href={`/t/${table}`}>
        {text.play}
      </a>
    </div>
  );
}

interface TwoProps {
  readonly state: MatchState;
  readonly games: MatchGames;
  readonly one: number;
  readonly other: number;
}

/** Two of its games side by side. */
function OfTwo({ state, games: { page, records }, one, other }: TwoProps) {
  const { id, terms, yours } = state;
  const pair = useMemo(() => {
    const played = [one, other].flatMap((person) => {
      const record = records[person];
      if (record === undefined) return [];
      const seats = terms.seats.map((seat, index) => ({
        name: record.names[index] ?? '',
        arms: index + 1,
        bot: seat.kind === 'bot' ? seat.level : null,
      }));
      return [{ record, seats, own: person === yours }];
    });
    const [first, second] = played;
    const seat = terms.seats.findIndex(({ kind }) => kind === 'person');
    return first === undefined || second === undefined ? null : openPair(page, seat, [first, second]);
  }, [page, records]);
  if (pair === null) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  const base = `/match/${id}/${one}/${other}`;
  const [, , , , side, ply] = route.value.parts;
  return (
    <Compared
      pair={pair}
      shown={side === undefined ? null : { side: side === 'other' ? 1 : 0, ply: Number(ply) }}
      overview={base}
      address={(shown) => `${base}/${shown.side === 1 ? 'other' : 'own'}/${shown.ply}`}
      exit={{ address: `/match/${id}`, label: matchWords[lang.value].toMatch }}
    />
  );
}
