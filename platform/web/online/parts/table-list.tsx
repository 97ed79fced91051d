import type { TableSummary } from '@chambord/protocol';
import { Seal } from '@chambord/ui';
import { gameSeal, gameTitle } from '../../game/game-title.ts';
import { lang } from '../../shell/settings.ts';
import { say } from '../words.ts';

interface Props {
  readonly tables: readonly TableSummary[];
  readonly empty: string;
}

/** Tables to go to, each with what one wants to know before. */
export function TableList({ tables, empty }: Props) {
  if (tables.length === 0) return <p class="none">{empty}</p>;
  return (
    <ul class="tables rows games">
      {tables.map((table) => (
        <TableLine key={table.id} table={table} />
      ))}
    </ul>
  );
}

function TableLine({ table }: { readonly table: TableSummary }) {
  const { id, terms, seats, phase, yours } = table;
  const names = seats.map(({ name }) => name ?? say.value.freeSeat).join(', ');
  const way =
    phase === 'over'
      ? say.value.replay
      : yours !== null
        ? say.value.goOn
        : phase === 'waiting'
          ? say.value.join
          : say.value.watch;
  return (
    <li class={isYourTurn(table) ? 'mine' : ''}>
      <Seal id={gameSeal(terms.game)} size={40} />
      <div>
        <b>{gameTitle(terms.game)}</b>
        <span>{names}</span>
        <small>
          <State table={table} /> · {say.value.clock(terms.clock)}
          {terms.rated && ` · ${say.value.rated}`}
        </small>
      </div>
      <a class={`btn ${isYourTurn(table) ? 'main' : ''}`} href={phase === 'over' ? `/t/${id}#0` : `/t/${id}`}>
        {way}
        <span class="sr">
          {' '}
          {gameTitle(terms.game)}, {names}
        </span>
      </a>
    </li>
  );
}

export function isYourTurn({ phase, turn, yours }: TableSummary): boolean {
  return phase === 'playing' && yours !== null && turn === yours;
}

function State({ table }: { readonly table: TableSummary }) {
  const { phase, seats, turn, yours, outcome, updated } = table;
  switch (phase) {
    case 'waiting':
      return <>{say.value.waiting(seats.filter(({ name }) => name === null).length)}</>;
    case 'playing':
      if (isYourTurn(table)) return <strong>{say.value.yourTurn}</strong>;
      return <>{say.value.turnOf(seats[turn ?? 0]?.name ?? '')}</>;
    case 'over': {
      const place = yours === null ? undefined : outcome?.places[yours];
      const date = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium' }).format(updated);
      if (place === undefined) return <>{date}</>;
      return (
        <>
          {date} · {place === 1 ? say.value.won : say.value.placed(place, seats.length)}
        </>
      );
    }
  }
}
