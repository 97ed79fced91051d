import { useEffect, useState } from 'preact/hooks';
import { Icon, Seal } from '@chambord/ui';
import { gameSeal, gameTitle } from '../../game/game-title.ts';
import type { SavedGame } from '../../saved/store.ts';
import type { SavedStanding } from '../../saved/standing.ts';
import { lang, words } from '../../shell/settings.ts';

interface Props {
  readonly href: string;
  readonly game: string;
  /** Who plays, and how it stands. */
  readonly about: string;
  /** Whose turn it is. */
  readonly turn: string;
  readonly yours: boolean;
}

/** A game that is going on, to go on with. */
export function RunningGame({ href, game, about, turn, yours }: Props) {
  return (
    <a class="running-game" href={href}>
      <Seal id={gameSeal(game)} size={40} />
      <span>
        <b>{gameTitle(game)}</b> <small>{about}</small> <small class={yours ? 'you' : ''}>{turn}</small>
      </span>
      <Icon id="next" />
    </a>
  );
}

/** One that is kept on this device. How it stands comes a moment later: for that it is played through. */
export function RunningHere({ kept }: { readonly kept: SavedGame }) {
  const { id, record, seats } = kept;
  const [standing, setStanding] = useState<SavedStanding | null>(null);
  useEffect(() => {
    let left = false;
    void import('../../saved/standing.ts')
      .then(({ standingOf }) => standingOf(kept))
      .then((found) => left || setStanding(found))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [kept]);
  const turn = standing?.turn ?? null;
  const alone = seats.filter(({ bot }) => bot === null).length === 1;
  const yours = alone && turn?.person === true;
  const about =
    standing === null
      ? record.names.join(', ')
      : `${standing.round[lang.value]} · ${record.names.map((name, seat) => `${name} ${standing.points[seat] ?? 0}`).join(', ')}`;
  return (
    <RunningGame
      href={`/play/${id}`}
      game={record.game}
      about={about}
      turn={turn === null ? '' : yours ? words.value.yourTurn : words.value.turnOf(turn.name)}
      yours={yours}
    />
  );
}
