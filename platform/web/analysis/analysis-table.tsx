import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, Sheet } from '@chambord/ui';
import { Advice } from '../frame/hint.tsx';
import { GameTable } from '../frame/game-table.tsx';
import { Marks } from '../frame/marks.tsx';
import type { Mark } from '../frame/marks.tsx';
import { useRoomBelow } from '../frame/room-below.ts';
import { useTableKeys } from '../frame/table-keys.ts';
import { gameTitle } from '../game/game-title.ts';
import { onHost } from '../shell/base.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { analysisWords } from '../words/analysis.ts';
import { Go } from '../replay/go.tsx';
import { analysisAddress } from './address.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { PositionForm } from './position-form.tsx';

/** A position on its table, moves made for everybody, and what the strongest bot thinks of it. */
export function AnalysisTable({ shown }: { readonly shown: AnalysisGame }) {
  const say = analysisWords[lang.value];
  const { page, goTo } = shown;
  const { id } = page.game;
  const ply = shown.ply.value;
  const most = shown.most.value;
  const line = shown.line.value;
  const over = shown.over.value;
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [form, setForm] = useState(false);
  const view = shown.view.value;
  useEffect(() => {
    history.replaceState(null, '', onHost(analysisAddress(id, line)));
  }, [line]);
  useEffect(() => setMarks([]), [view]);
  useTableKeys({
    undo: shown.asked.value === null ? shown.undo.value : shown.reconsider,
    show: () => {},
    clearNote() {
      shown.clearNote();
      shown.reconsider();
    },
  });
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);
  return (
    <div class="analysing">
      <PageTitle unseen name={`${say.title} – ${gameTitle(id)}`} />
      <GameTable
        shown={shown}
        covered={form}
        tools={
          <nav class="tools">
            <button
              type="button"
              class="tool"
              aria-label={say.position}
              title={say.position}
              onClick={() => setForm(true)}
            >
              <Icon id="log" />
            </button>
            <a class="tool" href="/analysis" aria-label={words.value.close} title={words.value.close}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      <Marks marks={marks} />
      <section ref={panel} class="review-panel analysis-panel" aria-label={say.title}>
        <div class="steps">
          <Go label={words.value.first} icon="first" to={ply === 0 ? null : () => goTo(0)} />
          <Go label={words.value.previous} icon="previous" to={ply === 0 ? null : () => goTo(ply - 1)} />
          <Go label={say.goOn} icon="next" to={ply === most ? null : () => goTo(ply + 1)} />
          <Go label={words.value.last} icon="last" to={ply === most ? null : () => goTo(most)} />
        </div>
        <div class="said" role="region" aria-label={say.moves}>
          {over ? (
            <p class="hint">{shown.verdict.value}</p>
          ) : (
            <Advice key={`${ply} ${line}`} shown={shown} mark={setMarks} />
          )}
        </div>
      </section>
      {form && (
        <Sheet lang={lang.value} title={say.position} label={say.position} onClose={() => setForm(false)}>
          <div class="ways">
            <CopyPosition game={id} line={line} />
            <button
              type="button"
              class="btn"
              onClick={() => {
                shown.dealAnew();
                setForm(false);
              }}
            >
              {say.dealAnew}
            </button>
          </div>
          <p class="hint">{say.dealAnewHint}</p>
          <PositionForm game={id} text={line} wrong={null} opened={() => setForm(false)} />
        </Sheet>
      )}
    </div>
  );
}

function CopyPosition({ game, line }: { readonly game: string; readonly line: string }) {
  const say = analysisWords[lang.value];
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [line]);
  // Browsers lend the clipboard to secure pages only; the address of the page says the same.
  if (!isSecureContext) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + onHost(analysisAddress(game, line)));
    setCopied(true);
  };
  return (
    <button type="button" class="btn" onClick={() => void copy()}>
      <span role="status">{copied ? say.copied : say.copy}</span>
    </button>
  );
}
