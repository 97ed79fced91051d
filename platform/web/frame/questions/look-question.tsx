import { at } from '@chambord/kernel';
import { Sheet, Sym } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import type { Peek } from '../../game/shared-screen.ts';
import { lang } from '../../shell/settings.ts';
import { seatingWords } from '../../words/seating.ts';

interface Props {
  readonly look: Peek | null;
  readonly seats: readonly SeatInfo[];
}

/** Where seats stay, the curtain falls only before what one person alone may see: the others look away, then it is lifted. */
export function LookQuestion({ look, seats }: Props) {
  if (look === null) return null;
  const text = seatingWords[lang.value];
  const { name, arms } = at(seats, look.seat);
  const title = text.onlyFor(name);
  return (
    <Sheet lang={lang.value} title={title} label={title} onClose={look.no}>
      <div class="look">
        <Sym id={`arms-${arms}`} />
        <p>{text.lookAway}</p>
        <button type="button" class="btn main" onClick={look.yes}>
          {text.show(name)}
        </button>
      </div>
    </Sheet>
  );
}
