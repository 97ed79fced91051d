import type { Seat } from '@chambord/kernel';
import { arrowGroup, memo, otherSeats } from '@chambord/ui';
import { AaronPanel } from './aaron.tsx';
import type { Desk } from '../touch/desk.ts';
import { Opponent } from './opponent.tsx';

interface Props {
  readonly desk: Desk;
  /** Whose turn it is: known before the rest of a change. */
  readonly turn: Seat | null;
}

/** Who sits at the table, in order of play. */
export const Rail = memo(function Rail({ desk, turn }: Props) {
  const { view, own, words } = desk;
  const others = otherSeats(own, view.players.length);
  return (
    <section
      class={`rail of-${Math.max(1, others.length)}`}
      aria-label={words.opponents}
      data-zone="opponents"
      {...arrowGroup}
    >
      {view.aaron !== null && <AaronPanel desk={desk} aaron={view.aaron} />}
      {others.map((seat) => (
        <Opponent key={seat} desk={desk} seat={seat} alone={others.length === 1} now={seat === turn} />
      ))}
    </section>
  );
});
