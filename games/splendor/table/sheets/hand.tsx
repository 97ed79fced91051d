import { cardOf } from '@chambord/splendor/rules';
import { explainedPicture, Sheet } from '@chambord/ui';
import { Back, Face, faceClass } from '../parts/card.tsx';
import type { DeskProps } from '../touch/desk.ts';
import { Purchase } from '../parts/parts.tsx';
import { cardSentences, seatName } from '../text/phrase.ts';
import { touchScreen } from '../touch/touch-screen.ts';

/** The own reserved cards, large, with the ways to buy them. */
export function HandSheet({ desk }: DeskProps) {
  const { lang, words, own, player, seated, touch } = desk;
  const title = seated && desk.shared === null ? words.hand : words.handOf(seatName(desk, own));
  return (
    <Sheet lang={lang} title={title} label={title} onClose={() => touch.show(null)}>
      <div class="over" data-zone="hand">
        {player.hand.length === 0 && <p class="hint">{touchScreen ? words.handEmptyTouch : words.handEmpty}</p>}
        <ul class="three">
          {player.hand.map(({ card, level }, index) =>
            card === null ? (
              <li key={index}>
                <span
                  class={`back big level-${level}`}
                  {...explainedPicture(desk.explain.plain('hand'), words.faceDown(level), true)}
                >
                  <Back level={level} />
                </span>
              </li>
            ) : (
              <li key={index}>
                <span
                  class={`${faceClass(card)} big`}
                  data-card={cardOf(card).code}
                  {...explainedPicture(desk.explain.card(card), cardSentences(desk, card), true)}
                >
                  <Face card={card} buyer={player} />
                </span>
                <Purchase desk={desk} card={card} />
              </li>
            ),
          )}
        </ul>
      </div>
    </Sheet>
  );
}
