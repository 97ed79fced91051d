import { useRef, useState } from 'preact/hooks';
import { BadInput } from '@chambord/kernel';
import { reasonText } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import { sentences } from './log.tsx';
import { lang, pointsWithFinger, words } from '../shell/settings.ts';
import { listenerOf, sinceLastTurn } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { inWords } from '../words/in-words.ts';

/** The whole table without seeing it: what happened, a field for the notation, what can be done, and what lies where. */
export function InWords({ shown }: { readonly shown: ShownGame }) {
  const { page, options } = shown;
  const view = shown.view.value;
  const { game } = page;
  const text = page.text[lang.value];
  const say = inWords[lang.value];
  const deciding = shown.deciding.value;
  // By what is meant, not by what it costs: dearer payments of the same are typed.
  const moves = deciding ? game.sensible(view) : [];
  const field = useRef<HTMLInputElement>(null);
  // Another one each time: the same refusal again is said again.
  const [refused, setRefused] = useState<{ readonly text: string; readonly times: number } | null>(null);

  function command(event: Event): void {
    event.preventDefault();
    if (field.current === null) return;
    const typed = field.current.value.trim();
    const why = typed === '' ? say.nothing : attempt(shown, typed);
    setRefused((before) => (why === null ? null : { text: why, times: (before?.times ?? 0) + 1 }));
    if (why === null) field.current.value = '';
  }

  const recent = deciding ? latest(shown) : [say.wait];
  return (
    <div class="inwords">
      <form onSubmit={command}>
        <label>
          <b>{say.command}</b>
          <input
            ref={field}
            // Whoever opened this by a key wants to type; under a finger a keyboard would cover the half of it.
            autofocus={!pointsWithFinger()}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={refused !== null}
            aria-describedby={refused === null ? 'command-hint' : 'command-refused command-hint'}
          />
        </label>
        <button type="submit" class="btn main" disabled={!deciding}>
          {say.make}
        </button>
      </form>
      <p id="command-hint" class="hint">
        {moves[0] !== undefined && (
          <>
            {say.commandHint} <code>{game.format(moves[0], options)}</code>.{' '}
          </>
        )}
        {say.notation}
      </p>
      <div role="status" id="command-refused">
        {refused !== null && (
          <p key={refused.times} class="refused">
            {refused.text}
          </p>
        )}
      </div>
      {/* It is not said by itself: the announcer has said it. */}
      <section aria-label={say.done}>{refused === null && <p>{recent.join(' ')}</p>}</section>
      {moves.length > 0 && (
        <>
          <h3 id="moves-now">{say.moves}</h3>
          <ul class="moves" aria-labelledby="moves-now">
            {moves.map((move) => {
              const notation = game.format(move, options);
              return (
                <li key={notation}>
                  <button
                    type="button"
                    class="say-move"
                    data-move
                    onClick={() => {
                      setRefused(null);
                      shown.playUnasked(move);
                      field.current?.focus();
                    }}
                  >
                    {text.move(move, view)} <code>{notation}</code>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Summary parts={text.spoken(view, shown.names.value, shown.you.value)} />
    </div>
  );
}

/** Makes a move that was typed; says why not if it cannot be made. */
function attempt({ page: { game, text }, options, view, playUnasked }: ShownGame, typed: string): string | null {
  try {
    const move = game.parse(typed, options);
    const why = game.whyNot(view.value, move);
    if (why !== null) return reasonText(text[lang.value].whyNot(why, options));
    playUnasked(move);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return inWords[lang.value].unknown(typed);
    throw error;
  }
}

/** What the others did since the own last decision, and what that decision brought. */
function latest(shown: ShownGame): string[] {
  const viewer = shown.viewer.value;
  const plies = shown.plies.value;
  const others = sinceLastTurn(plies, listenerOf(shown));
  const own = plies[plies.length - others.length - 1];
  return [...(own === undefined ? [] : [own]), ...others].flatMap(({ events }) =>
    sentences(shown, events, viewer, true),
  );
}

/** The table in words under headings, so that one can leap from part to part; what belongs together is one entry of a list. */
function Summary({ parts }: { readonly parts: readonly TablePart[] }) {
  return (
    <section class="summary" aria-label={words.value.summary}>
      <h3>{words.value.summary}</h3>
      {parts.map(({ title, remark, lines }, index) => (
        <div key={index}>
          {title !== null && <h4>{[title, remark].filter((text) => text !== '').join(', ')}</h4>}
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
