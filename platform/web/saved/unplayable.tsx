import type { GamePage } from '@chambord/games/page';
import type { UnknownRules } from '@chambord/kernel';
import { saveRecord } from './record-files.ts';
import { lang, words } from '../shell/settings.ts';
import { gamesWords } from '../words/games.ts';
import { rulesGone } from '../words/rules-gone.ts';
import { LastPosition } from './last-position.tsx';
import type { SavedGame } from './store.ts';

export interface UnplayableProps {
  readonly saved: SavedGame;
  readonly page: GamePage;
  readonly trouble: UnknownRules;
}

/** A saved game whose rules are not here: its last position as it was saved, its moves, and the way to take it along. */
export function Unplayable({ saved: { record, seats, last }, page, trouble }: UnplayableProps) {
  return (
    <LastPosition
      page={page}
      seats={seats}
      trouble={trouble}
      last={last}
      name={rulesGone[lang.value].lastPosition}
      close={{ href: '/games', label: gamesWords[lang.value].games }}
      moves={record.moves}
    >
      <button type="button" class="btn main" onClick={() => saveRecord(record)}>
        {words.value.exportRecord}
      </button>
    </LastPosition>
  );
}
