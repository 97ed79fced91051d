import type { ComponentChildren } from 'preact';
import type { Seat } from '@chambord/kernel';
import { at } from '@chambord/kernel';
import { explained, uiWords } from '@chambord/ui';
import { seatName } from '../text/phrase.ts';
import type { DeskProps } from '../touch/desk.ts';

interface Props extends DeskProps {
  readonly seat: Seat;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** HAND at a seat, where people keep their seats: opens what was reserved there. */
export function HandButton({ desk, seat, class: name, children }: Props) {
  const { view, words, lang, buyer, touch } = desk;
  const count = String(at(view.players, seat).hand.length);
  return (
    <button
      type="button"
      class={`${name} hand-button`}
      aria-label={uiWords[lang].pair(words.handOf(seatName(desk, seat)), count)}
      aria-keyshortcuts={seat === buyer ? 'R' : undefined}
      onClick={() => touch.hand(seat)}
      {...explained(desk.explain.plain('hand'))}
    >
      {children}
    </button>
  );
}
