import type { Card as CardId, Move } from '@chambord/burgundy/rules';
import { arrowGroup, Lock, memo } from '@chambord/ui';
import { Card } from '../parts/card.tsx';
import { FromDeck, UseButton } from '../sheets/bought.tsx';
import { locks, lockSaid, stateOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';

interface Props {
  readonly desk: Desk;
  readonly cards: readonly CardId[];
}

/** The bought cards above the projects, where there is room for them: a touch keeps one as a project, the button below it uses its die (5.2). */
export const Tray = memo(function Tray({ desk, cards }: Props) {
  const { words } = desk;
  return (
    <section
      class="tray"
      data-zone="tray"
      aria-label={words.boughtTitle}
      aria-description={words.boughtHint}
      {...arrowGroup}
    >
      <h2 tabIndex={-1}>{words.trayTitle}</h2>
      <FromDeck class="three">
        {cards.map((card) => (
          <div key={card} class="project">
            <Bought desk={desk} card={card} />
            <UseButton desk={desk} card={card} />
          </div>
        ))}
      </FromDeck>
    </section>
  );
});

function Bought({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const keeps = (move: Move) => move.do === 'keep' && move.card === card;
  const ways = waysTo(desk, keeps);
  const move: Move = { do: 'keep', card, drop: null };
  return (
    <>
      <Card
        desk={desk}
        card={card}
        class={stateOf(desk, ways)}
        said={`${desk.moveText(move)}.${lockSaid(desk, ways)}`}
        onTouch={(spot) => desk.touch(keeps, move, spot)}
      />
      {locks(desk, ways) && <Lock corner />}
    </>
  );
}
