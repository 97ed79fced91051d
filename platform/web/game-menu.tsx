import { LEVELS } from '@chambord/bots';
import { recordOf } from '@chambord/kernel';
import { KeysHelp } from './keys-help.tsx';
import type { Playing } from './playing.ts';
import { saveRecord } from './record-files.ts';
import { words } from './settings.ts';
import { StorageNotice } from './storage-notice.tsx';

interface Props {
  readonly playing: Playing;
  readonly inWords: () => void;
  /** Shows the result again; null while the game goes on. */
  readonly showResult: (() => void) | null;
}

/** What can be done besides playing. */
export function GameMenu({ playing, inWords, showResult }: Props) {
  const { page, session } = playing;
  return (
    <div class="menu">
      <StorageNotice />
      {showResult !== null && (
        <button type="button" class="btn main" onClick={showResult}>
          {words.value.result}
        </button>
      )}
      <a class="btn" href="/">
        {words.value.home}
      </a>
      <a class="btn" href={`/rules/${page.game.id}`} target="_blank" rel="noopener">
        {words.value.rules}
      </a>
      <a class="btn" href="/settings">
        {words.value.settings}
      </a>
      <button type="button" class="btn" onClick={() => saveRecord(recordOf(session))}>
        {words.value.exportRecord}
      </button>
      <button type="button" class="btn" onClick={inWords}>
        {words.value.summary}
      </button>
      <SeatList playing={playing} />
      <KeysHelp game={page.game.id} />
    </div>
  );
}

/** Who sits where: a bot may take over from a person, and a person from a bot. */
function SeatList({ playing }: { readonly playing: Playing }) {
  const { person, levels, players } = words.value;
  return (
    <fieldset>
      <legend>{players}</legend>
      {playing.seats.value.map(({ name, bot }, seat) => (
        <label key={seat} class="line">
          <span>{name}</span>
          <select
            value={bot ?? ''}
            onChange={({ currentTarget: { value } }) => playing.reseat(seat, value === '' ? null : value)}
          >
            <option value="">{person}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
