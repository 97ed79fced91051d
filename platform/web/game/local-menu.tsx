import { recordOf } from '@chambord/kernel';
import { Sym } from '@chambord/ui';
import type { MenuWays } from '../frame/game-frame.tsx';
import { GameMenu } from '../frame/game-menu.tsx';
import { levelOf } from './local-game.ts';
import type { LocalGame } from './local-game.ts';
import { SitterChoice } from '../pages/set-up/sitter-choice.tsx';
import { saveRecord } from '../saved/record-files.ts';
import { words } from '../shell/settings.ts';
import { StorageNotice } from '../saved/storage-notice.tsx';

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
      {game.counts === null && <SeatList game={game} />}
    </GameMenu>
  );
}

/** Who sits where: a bot may take over from a person, and a person from a bot. */
function SeatList({ game }: { readonly game: LocalGame }) {
  const { person, players } = words.value;
  return (
    <fieldset class="who" disabled={game.elsewhere.value}>
      <legend>{players}</legend>
      <ul>
        {game.seats.value.map(({ name, arms, bot }, seat) => (
          <li key={seat}>
            <Sym id={`arms-${arms}`} />
            <b>{name}</b>
            <SitterChoice
              label={name}
              sitter={bot === null ? 'person' : levelOf(bot)}
              choose={(sitter) => game.reseat(seat, sitter === 'person' ? null : sitter)}
              person={person}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
