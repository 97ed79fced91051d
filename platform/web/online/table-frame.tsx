import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import { foresee } from '@chambord/kernel';
import type { Shape } from '@chambord/kernel';
import { Heraldry, Icon, Sheet } from '@chambord/ui';
import type { Note } from '@chambord/ui';
import { Announcer } from '../announcer.tsx';
import { EndQuestion } from '../end-question.tsx';
import { gameTitle } from '../game-title.ts';
import { InWords } from '../in-words.tsx';
import { leaveRoom } from '../layout.ts';
import { Log } from '../log.tsx';
import { PageTitle } from '../page-title.tsx';
import { Recap } from '../recap.tsx';
import { go } from '../route.ts';
import { asksBeforeEnd, lang, words } from '../settings.ts';
import { useSounds } from '../sounds.ts';
import { Surely } from '../surely.tsx';
import { useTableKeys } from '../table-keys.ts';
import type { Told } from '../told.ts';
import { Banners } from './banners.tsx';
import { connection } from './connection.ts';
import type { Known } from './known.ts';
import { tellTurn } from './notify.ts';
import { OnlineMenu } from './online-menu.tsx';
import { OnlineResult } from './online-result.tsx';
import { ResultButton, ResultSheet } from '../result.tsx';
import type { OnlineTable } from './online-table.ts';
import { namesOf, seatInfos } from './people.ts';
import { Strip } from './strip.tsx';
import { say } from './words.ts';

/** What lies over the table. */
type Over = 'log' | 'menu' | 'words' | 'resign' | 'leave' | 'result' | null;

interface Props {
  readonly table: OnlineTable;
  readonly known: Known;
  readonly page: GamePage;
}

/** Height of the row above the table, in pixels. */
const STRIP = 40;

/** A game on the server: the game draws itself from what the server shows this seat, the frame adds the people. */
export function TableFrame({ table, known, page }: Props) {
  const { Table, game } = page;
  const [over, setOver] = useState<Over>(null);
  const told = useTold(table, page);
  const asked = useSignal<readonly Shape['move'][] | null>(null);
  const finished = known.status.phase === 'over';
  useEffect(() => leaveRoom({ above: STRIP }), []);
  useEffect(() => void (asked.value = null), [known.status.position]);
  useEffect(() => {
    if (finished) setOver('result');
  }, [finished]);
  const title = gameTitle(game.id);
  const mine = known.status.phase === 'playing' && known.status.turn === known.viewer;
  useEffect(() => {
    // Says it also where the table is not seen.
    if (mine) void tellTurn(table.id, say.value.notifyText(title));
  }, [mine, title]);
  const undo = known.status.canUndo && table.deciding.value ? table.undo : null;
  useSounds(told);
  useTableKeys({ undo, show: setOver, calm: table.calm });
  // Another note only for another answer: whatever is new in the bar is said aloud.
  const refused = useMemo(
    () => noteOf(table, page, told.session.options),
    [table, page, table.answer.value, lang.value],
  );
  const idling = idleTitle(table, known);
  const idle = useMemo((): Note | null => (idling === null ? null : { title: idling, rule: null }), [idling]);
  if (known.view === null) return null;
  const { options } = told.session;
  const close = () => setOver(null);
  // Who resigns has not lost by points: the sheet says that in its own words.
  const counted = finished && known.status.outcome?.by !== 'resignation';
  const verdict = counted ? page.text[lang.value].sheet(known.view, namesOf(known)).verdict : null;
  const send = (...moves: Shape['move'][]) => {
    asked.value = null;
    table.play(...moves.map((move) => game.format(move, options)));
  };
  const play = (...moves: Shape['move'][]) => {
    if (asksBeforeEnd() && foresee(game, known.view)(moves).endsTurn) asked.value = moves;
    else send(...moves);
  };
  return (
    <div class={`atonline ${table.answer.value === null ? 'calm' : ''}`}>
      <Heraldry numbers={seatInfos(known).map(({ arms }) => arms)} />
      <PageTitle unseen name={mine ? `● ${say.value.yourTurn} – ${title}` : title} />
      <Strip table={table} known={known} />
      <Table
        view={known.view}
        viewer={known.viewer}
        seats={seatInfos(known)}
        lang={lang.value}
        deciding={table.deciding.value}
        covered={over !== null}
        play={play}
        finish={send}
        forbid={(why) => table.forbid(why)}
        undo={undo}
        note={refused ?? idle}
        ruleLink={(rule) => `/rules/${game.id}#${rule}`}
        brand={
          <a class="brand" href="/" title={words.value.home}>
            <b>C</b>hambord
          </a>
        }
        tools={
          <nav class="tools" aria-label={words.value.menu}>
            {finished && <ResultButton show={() => setOver('result')} />}
            <button type="button" class="tool" aria-label={words.value.sinceYourTurn} onClick={() => setOver('log')}>
              <Icon id="log" />
              <span class="wide">{words.value.sinceYourTurn}</span>
            </button>
            <button type="button" class="tool" aria-label={words.value.menu} onClick={() => setOver('menu')}>
              <Icon id="menu" />
            </button>
          </nav>
        }
      />
      <Banners table={table} known={known} />
      <Recap key={known.plies.findLastIndex(({ actor }) => actor === known.viewer)} playing={told} />
      <Announcer playing={told} verdict={verdict} />
      {table.deciding.value && <EndQuestion playing={{ ...told, asked, finish: send }} view={known.view} />}
      {over === 'log' && (
        <Sheet lang={lang.value} title={words.value.log} label={words.value.log} onClose={close}>
          <Log playing={told} />
        </Sheet>
      )}
      {over === 'menu' && (
        <Sheet lang={lang.value} title={words.value.menu} label={words.value.menu} onClose={close}>
          <OnlineMenu
            table={table}
            known={known}
            page={page}
            close={close}
            inWords={() => setOver('words')}
            resign={() => setOver('resign')}
            leave={() => setOver('leave')}
            showResult={finished ? () => setOver('result') : null}
          />
        </Sheet>
      )}
      {over === 'resign' && (
        <Surely
          title={say.value.resignSure}
          label={say.value.resign}
          act={() => {
            table.say({ type: 'resign' });
            close();
          }}
          close={close}
        />
      )}
      {over === 'leave' && (
        <Surely
          title={say.value.leaveSure[known.facts.terms.leaver]}
          label={say.value.leave}
          act={() => {
            table.say({ type: 'leave' });
            go('/lobby');
          }}
          close={close}
        />
      )}
      {over === 'words' && (
        <Sheet lang={lang.value} title={words.value.summary} label={words.value.summary} class="broad" onClose={close}>
          <InWords playing={{ ...told, finish: send }} view={known.view} />
        </Sheet>
      )}
      {over === 'result' && finished && (
        <ResultSheet verdict={verdict} onClose={close}>
          <OnlineResult table={table} known={known} page={page} />
        </ResultSheet>
      )}
    </div>
  );
}

/** The game as log, recap and announcer want it. */
function useTold(table: OnlineTable, page: GamePage): Told {
  return useMemo(
    () => ({
      page,
      version: computed(() => table.known.value?.version ?? 0),
      viewer: computed(() => table.known.value?.viewer ?? 'spectator'),
      deciding: table.deciding,
      get session() {
        const known = table.known.value;
        return {
          options: page.game.options(known?.facts.terms.options),
          names: known === null ? [] : namesOf(known),
          begin: known?.begin ?? [],
          plies: [...(known?.plies ?? [])],
        };
      },
    }),
    [table, page],
  );
}

/** Why the last touch came to nothing. */
function noteOf(table: OnlineTable, page: GamePage, options: Shape['options']): Note | null {
  const { value } = table.answer;
  if (value === null) return null;
  const why = value.kind === 'forbidden' ? value.why : value.kind === 'refused' ? value.refusal.why : undefined;
  if (why !== undefined) {
    const title = page.text[lang.value].whyNot(why, options).sentence;
    return { title, rule: why.rule };
  }
  const title = value.kind === 'refused' ? say.value.refusals[value.refusal.code] : say.value.stale;
  return { title, rule: null };
}

/** What the bar says where it would be one's turn, and is not: the table itself knows no such moment. */
function idleTitle(table: OnlineTable, { status, viewer }: Known): string | null {
  if (status.phase === 'over') return words.value.gameOver;
  if (status.turn !== viewer || table.deciding.value) return null;
  const own = status.seats[viewer];
  if (own?.resigned === true) return say.value.youResigned;
  if (own !== undefined && own.away !== null) return say.value.youAreAway[own.away];
  return connection.value === 'open' ? say.value.sending : say.value.unsent;
}
