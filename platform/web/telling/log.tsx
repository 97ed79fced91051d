import type { Viewer } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import { lang, words } from '../shell/settings.ts';
import { listenerOf, sinceLastTurn } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';

/** The sentences of these events that the viewer may read; with the notation's names only for who writes in it. */
export function sentences(
  { page, names, options, you }: Pick<ShownGame, 'page' | 'names' | 'options' | 'you'>,
  events: readonly unknown[],
  viewer: Viewer,
  codes = false,
): string[] {
  const text = page.text[lang.value];
  return events
    .filter((event) => page.game.sees(event, viewer))
    .map((event) => text.event(event, names.value, options, you.value))
    .map((sentence) => (codes ? sentence : withoutCodes(sentence)));
}

/** Everything that happened, the newest first: what came since the own last decision, then all before it. */
export function Log({ shown }: { readonly shown: ShownGame }) {
  const viewer = shown.viewer.value;
  const recent = sinceLastTurn(shown.plies.value, listenerOf(shown)).length;
  const plies = shown.plies.value.map(({ events }) => sentences(shown, events, viewer));
  const fresh = plies.slice(plies.length - recent);
  const old = [sentences(shown, shown.begin.value, viewer), ...plies.slice(0, plies.length - recent)];
  return (
    <div class="log">
      {recent > 0 && (
        <>
          <h3>{words.value.sinceYourTurn}</h3>
          <Lines groups={[...fresh].reverse()} />
        </>
      )}
      <h3>{words.value.before}</h3>
      <Lines groups={[...old].reverse()} />
    </div>
  );
}

function Lines({ groups }: { readonly groups: readonly (readonly string[])[] }) {
  return (
    <ol>
      {groups.map(
        (lines, index) =>
          lines.length > 0 && (
            <li key={index}>
              {lines.map((line, i) => (
                <span key={i}>{line} </span>
              ))}
            </li>
          ),
      )}
    </ol>
  );
}
