import './index.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Heraldry } from '@chambord/ui';
import { EndQuestion } from './questions/end-question.tsx';
import { lang, words } from '../shell/settings.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { useWarmUp } from './warm-up.ts';

interface Props {
  readonly shown: ShownGame;
  /** Whether something of the frame lies over the table. */
  readonly covered?: boolean;
  readonly tools: ComponentChildren;
}

/** The table of a game, and nothing around it: the game draws itself. */
export function GameTable({ shown, covered = false, tools }: Props) {
  const { Table, game } = shown.page;
  const seats = shown.seats.value;
  return (
    <>
      <Heraldry numbers={seats.map(({ arms }) => arms)} />
      <Table
        view={useWarmView(shown)}
        viewer={shown.viewer.value}
        seats={seats}
        you={shown.you.value}
        shared={shown.shared?.value?.screen ?? null}
        lang={lang.value}
        deciding={shown.deciding.value}
        covered={covered}
        play={shown.play}
        playUnasked={shown.playUnasked}
        forbid={shown.forbid}
        undo={shown.undo.value}
        earlier={shown.earlier}
        note={shown.note.value}
        endQuestion={shown.asked.value === null ? null : <EndQuestion shown={shown} />}
        ruleLink={(rule) => `/rules/${game.id}#${rule}`}
        brand={
          <a class="brand" href="/" title={words.value.home}>
            <b>C</b>hambord
          </a>
        }
        tools={tools}
      />
    </>
  );
}

/** What the viewer sees; until the first decision a few copies of it, so that the table is gone through. */
function useWarmView({ view: { value: view }, plies: { value: plies } }: ShownGame): unknown {
  const began = useRef(plies);
  const untouched = began.current === plies;
  const warmth = useWarmUp(untouched);
  return useMemo(() => (untouched && warmth > 0 ? structuredClone(view) : view), [view, untouched, warmth]);
}
