import { bringsGold, deckOf, GOLD } from '@chambord/splendor/rules';
import type { Card, Level } from '@chambord/splendor/rules';
import { Sheet } from '@chambord/ui';
import { Back, Face, faceClass, Pip, PurseRow } from '../parts/card.tsx';
import type { DeskProps } from '../touch/desk.ts';
import { offerOf } from '../touch/payment.ts';
import { Purchase, ReserveButton } from '../parts/parts.tsx';
import { cardSentences, cardTitle } from '../text/phrase.ts';

/** A face-up card, large: what it costs, what is missing, and what can be done with it. */
export function CardSheet({ desk, card }: DeskProps & { readonly card: Card }) {
  const { view, lang, words, player, seated, deciding, touch } = desk;
  const { due, lacking, gold } = offerOf(card, player);
  return (
    <Sheet
      lang={lang}
      title={cardTitle(desk, card)}
      label={cardSentences(desk, card)}
      class="narrow"
      onClose={() => touch.show(null)}
    >
      <div class="over look">
        <span class={`${faceClass(card)} big`} aria-hidden="true">
          <Face card={card} buyer={null} />
        </span>
        {seated && (
          <dl aria-hidden="true">
            <dt>{words.leftTitle}</dt>
            <dd>{due.some((count) => count > 0) ? <PurseRow purse={due} /> : words.nothing}</dd>
            {gold > 0 && (
              <>
                <dt>{words.lackTitle}</dt>
                <dd>
                  <PurseRow purse={lacking} />
                  {/* Gold stands in for as many of them. */}
                  {player.tokens[GOLD] > 0 && (
                    <>
                      −<Pip token={GOLD} count={Math.min(gold, player.tokens[GOLD])} />
                    </>
                  )}
                </dd>
              </>
            )}
          </dl>
        )}
        {deciding && view.market.includes(card) && (
          <div class="acts">
            <Purchase desk={desk} card={card} />
            <ReserveButton
              desk={desk}
              move={{ do: 'reserve', card }}
              label={words.reserve}
              gold={bringsGold(view, player)}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** A deck: its top card can be reserved unseen (3.3). */
export function DeckSheet({ desk, level }: DeskProps & { readonly level: Level }) {
  const { view, lang, words, player, moves, touch } = desk;
  const title = words.deck(level, deckOf(view, level).length);
  return (
    <Sheet lang={lang} title={title} label={title} class="narrow" onClose={() => touch.show(null)}>
      <div class="over look">
        <span class={`back big level-${level}`} aria-hidden="true">
          <Back level={level} />
        </span>
        <div class="acts">
          {moves.some((move) => move.do === 'reserveBlind') && <p>{words.deckHint}</p>}
          <ReserveButton
            desk={desk}
            move={{ do: 'reserveBlind', level }}
            label={words.reserveTop}
            gold={bringsGold(view, player)}
          />
        </div>
      </div>
    </Sheet>
  );
}
