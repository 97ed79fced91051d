import { faceOf } from '@chambord/burgundy/rules';
import type { Card as CardId, Move } from '@chambord/burgundy/rules';
import { Lock, Sheet, Sym } from '@chambord/ui';
import { Card } from './card.tsx';
import { locks, lockSaid, waysTo } from './desk.ts';
import type { Desk } from './desk.ts';
import { textOf } from './ways.ts';

interface Props {
  readonly desk: Desk;
  readonly cards: readonly CardId[];
  readonly onClose: () => void;
}

/** The bought cards, large: keep one as a project, or use its die (5.2). It can be laid aside to look at the table. */
export function Bought({ desk, cards, onClose }: Props) {
  const { words, lang } = desk;
  return (
    <Sheet lang={lang} title={words.boughtTitle} label={words.boughtTitle} onClose={onClose}>
      <p class="hint0">{words.boughtHint}</p>
      <div class="bigs turned">
        {cards.map((card, index) => (
          <div key={card} class="big" style={{ '--turn': index }}>
            <Card desk={desk} card={card} />
            <KeepButton desk={desk} card={card} first={index === 0} />
            <UseButton desk={desk} card={card} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function KeepButton({ desk, card, first }: { readonly desk: Desk; readonly card: CardId; readonly first: boolean }) {
  const meant = (move: Move) => move.do === 'keep' && move.card === card;
  const ways = waysTo(desk, meant);
  const move: Move = { do: 'keep', card, drop: null };
  return (
    <button
      type="button"
      class="btn may"
      autofocus={first}
      data-move={ways.length === 1 ? ways[0]?.text : undefined}
      aria-label={`${desk.moveText(move)}.${lockSaid(desk, ways)}`}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      {desk.words.keep}
      {locks(desk, ways) && <Lock />}
    </button>
  );
}

function UseButton({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const move: Move = { do: 'use', card };
  return (
    <button
      type="button"
      class="btn may"
      data-move={textOf(desk.view, move)}
      aria-label={desk.moveText(move)}
      onClick={(event) => desk.touch((other) => other.do === 'use' && other.card === card, move, event.currentTarget)}
    >
      {desk.words.use}
      <Sym id={`die-${faceOf(desk.view, card).die}`} />
    </button>
  );
}
