import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { Icon, Sheet } from '@chambord/ui';
import { Announcer } from '../telling/announcer.tsx';
import { CurtainPage } from './questions/curtain.tsx';
import { GameTable } from './game-table.tsx';
import { InWords } from '../telling/in-words.tsx';
import { Log } from '../telling/log.tsx';
import { Recap } from '../telling/recap.tsx';
import { ResultButton, ResultSheet } from '../result/result-sheet.tsx';
import { lang, words } from '../shell/settings.ts';
import { listenerOf } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { useSounds } from '../telling/sounds.ts';
import { useTableKeys } from './table-keys.ts';

/** What the frame lays over the table. */
type Over = 'log' | 'menu' | 'words' | 'result' | null;

/** What a menu of the frame can do with it. */
export interface MenuWays {
  readonly close: () => void;
  readonly inWords: () => void;
  /** Shows the result again; null while the game goes on. */
  readonly showResult: (() => void) | null;
}

interface Props {
  readonly shown: ShownGame;
  readonly menu: (ways: MenuWays) => ComponentChildren;
  readonly result: () => ComponentChildren;
  /** A tool beside log and menu while the game goes on. */
  readonly tool?: ComponentChildren;
  /** Whether one of the children lies over the table. */
  readonly covered?: boolean;
  /** What else belongs to this kind of game. */
  readonly children?: ComponentChildren;
}

/** The frame of a game that one sits at: the game draws itself, the frame adds log, menu, recap, questions, result, and what is heard. */
export function GameFrame({ shown, menu, result, tool, covered = false, children }: Props) {
  const [over, setOver] = useState<Over>(null);
  const listener = listenerOf(shown);
  const plies = shown.plies.value;
  const finished = shown.over.value;
  const verdict = shown.verdict.value;
  const curtain = shown.curtain.value;
  useSounds(shown);
  useEffect(() => {
    if (finished) setOver('result');
  }, [finished]);
  useTableKeys({
    undo: shown.asked.value === null ? shown.undo.value : shown.reconsider,
    show: setOver,
    clearNote() {
      shown.clearNote();
      shown.reconsider();
    },
  });

  // The same one before and behind the curtain: what it is to say is said once.
  const announcer = <Announcer key="announcer" shown={shown} />;
  if (curtain !== null)
    return (
      <>
        <CurtainPage next={at(shown.seats.value, curtain.seat)} lift={curtain.lift} undo={shown.undo.value} />
        {announcer}
      </>
    );

  const close = () => setOver(null);
  const showResult = () => setOver('result');
  const log = words.value.sinceYourTurn;
  return (
    <>
      <GameTable
        shown={shown}
        covered={covered || over !== null}
        tools={
          <nav class="tools" aria-label={words.value.menu}>
            {finished ? <ResultButton show={showResult} /> : tool}
            <button type="button" class="tool" aria-label={log} title={log} onClick={() => setOver('log')}>
              <Icon id="log" />
              <span class="wide">{log}</span>
            </button>
            <button type="button" class="tool" aria-label={words.value.menu} onClick={() => setOver('menu')}>
              <Icon id="menu" />
            </button>
          </nav>
        }
      />
      {children}
      <Recap key={plies.findLastIndex(({ actor }) => actor === listener)} shown={shown} />
      {announcer}
      {over === 'log' && (
        <Sheet docks lang={lang.value} title={words.value.log} label={words.value.log} onClose={close}>
          <Log shown={shown} />
        </Sheet>
      )}
      {over === 'menu' && (
        <Sheet lang={lang.value} title={words.value.menu} label={words.value.menu} onClose={close}>
          {menu({ close, inWords: () => setOver('words'), showResult: finished ? showResult : null })}
        </Sheet>
      )}
      {over === 'words' && (
        <Sheet lang={lang.value} title={words.value.summary} label={words.value.summary} class="broad" onClose={close}>
          <InWords shown={shown} />
        </Sheet>
      )}
      {over === 'result' && finished && (
        <ResultSheet verdict={verdict} onClose={close}>
          {result()}
        </ResultSheet>
      )}
    </>
  );
}
