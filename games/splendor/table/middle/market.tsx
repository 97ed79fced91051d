import { useMemo } from 'preact/hooks';
import { cardOf, deckOf, GOLD, LEVELS, ROW, splendor } from '@chambord/splendor/rules';
import type { Card, Level, MoveOf } from '@chambord/splendor/rules';
import { arrowGroup, explained, explainedPicture, InTurn, memo, Lock, Sym, useSecondary } from '@chambord/ui';
import { Back, Face, faceClass } from '../parts/card.tsx';
import type { Desk, DeskProps } from '../touch/desk.ts';
import { isEmpty } from '../touch/draft.ts';
import { purchases, purseOf, samePurse } from '../touch/payment.ts';
import { cardSentences, cardTitle, reveals } from '../text/phrase.ts';
import { onlyReserves } from '../touch/taking.ts';

/** The face-up cards beside their decks, level 3 on top. */
export const Market = memo(function Market({ desk }: DeskProps) {
  const { view, dictionary } = desk;
  return (
    <section class="market" data-zone="market" aria-label={dictionary.table.market} {...arrowGroup}>
      {LEVELS.toReversed().map((level) => (
        <div key={level} class="row">
          <Deck desk={desk} level={level} />
          {view.market.slice((level - 1) * ROW, level * ROW).map((card, place) =>
            // A place keeps its button: the focus stays there when another card is laid.
            card === null ? (
              <span key={place} class="slot hole" {...explainedPicture(desk.explain.plain('hole'), desk.words.empty)} />
            ) : (
              <Slot key={place} desk={desk} card={card} />
            ),
          )}
        </div>
      ))}
    </section>
  );
});

function Deck({ desk, level }: DeskProps & { readonly level: Level }) {
  const { view, words, moves, touch } = desk;
  const left = deckOf(view, level).length;
  const legal = moves.some((move) => move.do === 'reserveBlind' && move.level === level);
  const other = useSecondary(() => touch.reserveDeck(level));
  return (
    <button
      type="button"
      class={`deck level-${level} ${left === 0 ? 'gone' : ''} ${legal && onlyReserves(moves) ? 'legal' : ''}`}
      data-deck={level}
      aria-label={`${words.deck(level, left)}.${legal ? ` ${words.reserveTopKey} ${reveals(desk)}` : ''}`}
      onClick={() => touch.show({ over: 'deck', level })}
      {...explained(desk.explain.deck(level))}
      {...other}
    >
      <Back level={level}>
        <span class="left">
          {legal && <Lock />}
          {left}
        </span>
      </Back>
    </button>
  );
}

/** What a left click on this card would do, and how the card shows it. */
function meaning({ moves, draft }: Desk, card: Card) {
  const ways = purchases(moves, card);
  const [natural] = ways;
  if (onlyReserves(moves)) return { ways, move: null, look: 'legal' };
  if (natural === undefined || draft.taking.length > 0) return { ways, move: null, look: '' };
  if (!isEmpty(draft)) {
    const chosen = ways.find(({ pay }) => samePurse(pay, purseOf(draft.own)));
    return { ways, move: chosen ?? null, look: chosen === undefined ? '' : 'legal' };
  }
  return { ways, move: natural, look: natural.pay[GOLD] > 0 ? 'withgold' : 'legal' };
}

/** How much gold it takes; from – to if some of it may be given instead of gems (5.2). */
function GoldNeed({ ways }: { readonly ways: readonly MoveOf<'buy'>[] }) {
  const gold = ways.map(({ pay }) => pay[GOLD]);
  const [least, most] = [Math.min(...gold), Math.max(...gold)];
  return (
    <span class="goldneed">
      <Sym id="gold" />
      {least === most ? least : `${least}–${most}`}
    </span>
  );
}

function Slot({ desk, card }: DeskProps & { readonly card: Card }) {
  const { view, words, player, moves, draft, touch } = desk;
  const { ways, move, look } = meaning(desk, card);
  const other = useSecondary(() => touch.reserve(card));
  // Drawn again when its price for the player changes, not with every decision.
  const face = useMemo(() => <Face card={card} buyer={player} />, [card, ...player.bonuses]);
  const reservable = moves.some((legal) => legal.do === 'reserve' && legal.card === card);
  const label = [cardSentences(desk, card)];
  if (reservable) label.push(words.reserveKey);
  if (move !== null || reservable) label.push(reveals(desk));
  return (
    <span class="slot">
      <button
        type="button"
        class={`${faceClass(card)} ${look}`}
        data-card={cardOf(card).code}
        data-move={move === null ? undefined : splendor.format(move, view.options)}
        aria-label={label.join(' ')}
        onClick={() => touch.card(card)}
        {...explained(desk.explain.card(card))}
        {...other}
      >
        <InTurn key={card}>{face}</InTurn>
        {look === 'withgold' && ways.length === 1 && <GoldNeed ways={ways} />}
      </button>
      {ways.length > 1 && isEmpty(draft) && (
        <button
          type="button"
          class="ways"
          aria-label={words.waysFor(cardTitle(desk, card))}
          onClick={() => touch.show({ over: 'card', card })}
        >
          <GoldNeed ways={ways} />
        </button>
      )}
    </span>
  );
}
