import { LEVELS } from '@chambord/bots';
import { recordOf } from '@chambord/kernel';
import type { MenuWays } from '../frame/game-frame.tsx';
import { GameMenu } from '../frame/game-menu.tsx';
import type { LocalGame } from './local-game.ts';
import { saveRecord } from '../saved/record-files.ts';
import { words } from '../shell/settings.ts';
import { StorageNotice } from '../shell/storage-notice.tsx';

/** What can be done besides playing, where the game is this device's own. */
export function LocalMenu({ game, inWords, showResult }: MenuWays & { readonly game: LocalGame }) {
  return (
    <GameMenu
      page={game.page}
      first={<StorageNotice />}
      exit={{ href: '/', label: words.value.home }}
      inWords={inWords}
      showResult={showResult}
      save={() => saveRecord(recordOf(game.session.value))}
    >
      <SeatList game={game} />
    </GameMenu>
  );
}

/** Who sits where: a bot may take over from a person, and a person from a bot. */
function SeatList({ game }: { readonly game: LocalGame }) {
  const { person, levels, players } = words.value;
  return (
    <fieldset>
      <legend>{players}</legend>
      {game.seats.value.map(({ name, bot }, seat) => (
        <label key={seat} class="line">
          <span>{name}</span>
          <select
            value={bot ?? ''}
            onChange={({ currentTarget: { value } }) => game.reseat(seat, value === '' ? null : value)}
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
