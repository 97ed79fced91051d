import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { afterFrame, Heraldry, Icon, Sheet } from '@chambord/ui';
import { Announcer } from './announcer.tsx';
import { BotSilent } from './bot-silent.tsx';
import { Log } from './log.tsx';
import { EndQuestion } from './end-question.tsx';
import { GameMenu } from './game-menu.tsx';
import { Hint } from './hint.tsx';
import { InWords } from './in-words.tsx';
import { LangSwitch, ThemeButton } from './page-head.tsx';
import { useWarmUp } from './warm-up.ts';
import type { Playing } from './playing.ts';
import { Recap } from './recap.tsx';
import { Result, ResultButton, ResultSheet } from './result.tsx';
import { lang, words } from './settings.ts';
import { useSounds } from './sounds.ts';
import { useTableKeys } from './table-keys.ts';

/** What lies over the table. */
type Over = 'log' | 'menu' | 'words' | 'result' | null;

/** The frame of a table: the game draws itself, the frame adds log, menu, curtain and result. */
export function GameTable({ playing }: { readonly playing: Playing }) {
  const { page, session } = playing;
  const seats = playing.seats.value;
  const { Table } = page;
  const [over, setOver] = useState<Over>(null);
  const version = playing.version.value;
  const viewer = playing.viewer.value;
  const warmth = useWarmUp(version === 0);
  // The same until the next decision: a table that gets it again has nothing to draw.
  const view = useMemo(() => page.game.view(session.state, viewer), [playing, version, viewer, warmth]);
  useSounds(playing);
  const finished = playing.actor.value === null;
  useEffect(() => {
    if (finished) setOver('result');
  }, [finished]);
  useTableKeys({ undo: playing.undo.value, show: setOver, calm: playing.calm });

  const handTo = playing.curtain.value;
  const verdict = finished ? page.text[lang.value].sheet(session.state, session.names).verdict : null;
  // The same one before and behind the curtain: what it is to say is said once.
  const announcer = <Announcer key="announcer" playing={playing} verdict={verdict} />;
  if (handTo !== null)
    return (
      <>
        <Curtain name={at(seats, handTo).name} arms={at(seats, handTo).arms} ready={playing.ready} />
        {announcer}
      </>
    );

  const close = () => setOver(null);
  return (
    <>
      <Heraldry numbers={seats.map(({ arms }) => arms)} />
      <Table
        view={view}
        viewer={viewer}
        seats={seats}
        lang={lang.value}
        deciding={playing.deciding.value}
        covered={over !== null}
        play={playing.play}
        finish={playing.finish}
        forbid={playing.forbid}
        undo={playing.undo.value}
        earlier={playing.earlier}
        note={playing.note.value}
        ruleLink={(rule) => `/rules/${page.game.id}#${rule}`}
        brand={
          <a class="brand" href="/" title={words.value.home}>
            <b>C</b>hambord
          </a>
        }
        tools={
          <nav class="tools" aria-label={words.value.menu}>
            {finished ? <ResultButton show={() => setOver('result')} /> : <Hint playing={playing} />}
            <button
              type="button"
              class="tool"
              aria-label={words.value.sinceYourTurn}
              title={words.value.sinceYourTurn}
              onClick={() => setOver('log')}
            >
              <Icon id="log" />
              <span class="wide">{words.value.sinceYourTurn}</span>
            </button>
            <button type="button" class="tool" aria-label={words.value.menu} onClick={() => setOver('menu')}>
              <Icon id="menu" />
            </button>
          </nav>
        }
      />
      <Recap key={session.plies.findLastIndex(({ actor }) => actor === viewer)} playing={playing} />
      {announcer}
      <BotSilent playing={playing} />
      <EndQuestion playing={playing} view={view} />
      {over === 'log' && (
        <Sheet lang={lang.value} title={words.value.log} label={words.value.log} onClose={close}>
          <Log playing={playing} />
        </Sheet>
      )}
      {over === 'menu' && (
        <Sheet lang={lang.value} title={words.value.menu} label={words.value.menu} onClose={close}>
          <div class="row">
            <LangSwitch />
            <ThemeButton />
          </div>
          <GameMenu
            playing={playing}
            inWords={() => setOver('words')}
            showResult={finished ? () => setOver('result') : null}
          />
        </Sheet>
      )}
      {over === 'words' && (
        <Sheet lang={lang.value} title={words.value.summary} label={words.value.summary} class="broad" onClose={close}>
          <InWords playing={playing} view={view} />
        </Sheet>
      )}
      {over === 'result' && finished && (
        <ResultSheet verdict={verdict} onClose={close}>
          <Result playing={playing} />
        </ResultSheet>
      )}
    </>
  );
}

/** What lies before the player whose screen it is now. */
const OWN = ['hand', 'own', 'bar'].map((zone) => `.table [data-zone=${zone}] button:not(:disabled)`).join();

/** Who lifts the curtain by key begins at their own things: what they did it with is gone, and the focus would be nowhere. */
function beginAtOwn(): void {
  afterFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(OWN)?.focus();
  });
}

interface CurtainProps {
  readonly name: string;
  readonly arms: number;
  readonly ready: () => void;
}

/** So soon after the curtain came, in milliseconds, a key was meant for what lay there before. */
const SOON = 400;

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Between two people at one screen: hides hand and reserved cards until the other one sits there. */
function Curtain({ name, arms, ready }: CurtainProps) {
  const since = useRef(performance.now());
  // A second press that follows the one that ended the turn, or that one still held, would lift it before the eyes of who played.
  const guard = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && (event.repeat || event.timeStamp - since.current < SOON)) event.preventDefault();
  };
  return (
    <main class="message curtain">
      <Heraldry numbers={[arms]} />
      <svg class="sym" viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#arms-${arms}`} />
      </svg>
      <h1>{words.value.passTo(name)}</h1>
      <button
        ref={takeFocus}
        type="button"
        class="btn main"
        onKeyDown={guard}
        onClick={({ detail }) => {
          ready();
          // A mouse or a finger counts its clicks; a key or a screen reader has none.
          if (detail === 0) beginAtOwn();
        }}
      >
        {words.value.passReady(name)}
      </button>
      <a class="btn" href="/">
        {words.value.home}
      </a>
    </main>
  );
}
