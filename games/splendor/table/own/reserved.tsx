import { cardOf, MAX_HAND, splendor } from '@chambord/splendor/rules';
import type { Card } from '@chambord/splendor/rules';
import { explained, explainedPicture, Icon } from '@chambord/ui';
import { HandButton } from '../parts/hand-button.tsx';
import { Back, Face, faceClass } from '../parts/card.tsx';
import { cardSentences } from '../text/phrase.ts';
import type { DeskProps } from '../touch/desk.ts';
import { isEmpty } from '../touch/draft.ts';
import { purchases } from '../touch/payment.ts';

/** The own reserved cards, open among the own things: where there is no room for them, the hand is a button. */
export function Reserved({ desk }: DeskProps) {
  const { own, player, shared, words, touch } = desk;
  return (
    <div class="reserved" role="group" aria-label={words.hand}>
      {shared === null || player.hand.length === 0 ? (
        <span class="mark" {...explainedPicture(desk.explain.plain('hand'), words.hand)}>
          <Icon id="hand" />
        </span>
      ) : (
        <HandButton desk={desk} seat={own} class="mark">
          <Icon id="hand" />
        </HandButton>
      )}
      {Array.from({ length: MAX_HAND }, (_, index) => {
        const held = player.hand[index];
        if (held === undefined) return <span key={index} class="development none" />;
        if (held.card !== null) return <OwnCard key={index} desk={desk} card={held.card} />;
        const { level } = held;
        if (shared !== null) {
          return (
            <button
              key={index}
              type="button"
              class={`back level-${level}`}
              aria-label={words.faceDown(level)}
              onClick={() => touch.hand(own)}
              {...explained(desk.explain.plain('hand'))}
            >
              <Back level={level} />
            </button>
          );
        }
        return (
          <span
            key={index}
            class={`back level-${level}`}
            {...explainedPicture(desk.explain.plain('hand'), words.faceDown(level), true)}
          >
            <Back level={level} />
          </span>
        );
      })}
    </div>
  );
}

/** Like a card of the market: a touch buys it or, if it cannot be paid, shows it large and says why. */
function OwnCard({ desk, card }: DeskProps & { readonly card: Card }) {
  const { view, player, moves, draft, touch } = desk;
  const [natural] = isEmpty(draft) ? purchases(moves, card) : [];
  return (
    <button
      type="button"
      class={`${faceClass(card)} ${natural === undefined ? '' : 'legal'}`}
      data-card={cardOf(card).code}
      data-move={natural === undefined ? undefined : splendor.format(natural, view.options)}
      aria-label={cardSentences(desk, card)}
      onClick={() => touch.card(card)}
      {...explained(desk.explain.card(card))}
    >
      <Face card={card} buyer={player} />
    </button>
  );
}
