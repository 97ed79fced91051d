import { DICE, MAX_PROJECTS } from '@chambord/burgundy/rules';
import type { Card as CardId, Die, Move } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { arrowGroup, explained, InTurn, memo, Sheet, Sym } from '@chambord/ui';
import { Card } from '../parts/card.tsx';
import { Cost, Need } from '../parts/cost.tsx';
import { locks, lockSaid, stateOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { cheapest, isAction, pricesOf, workersShort } from '../touch/ways.ts';
import type { Way } from '../touch/ways.ts';

/** A touch on a card of the display means to take it. */
export function takes(card: CardId): (move: Move) => boolean {
  return (move) => move.do === 'take' && move.card === card;
}

/** The move that a touch on the card would be, whether it is legal or not. */
export function takeOf({ view }: Desk, card: CardId): Move {
  const { projects } = at(view.players, view.seat);
  return { do: 'take', card, drop: projects.length < MAX_PROJECTS ? null : (projects[0] ?? null) };
}

/** The price in words, or what is missing. */
export function priceSaid(desk: Desk, ways: readonly Way[], otherwise: Move): string {
  const { deciding, view, die, words } = desk;
  if (!deciding) return '';
  const [best] = cheapest(ways);
  if (best !== undefined) {
    const price = best.die === null ? words.priceFree : words.price(best.die, best.workers);
    return `${price}${lockSaid(desk, ways)}`;
  }
  const short = isAction(otherwise) ? workersShort(view, die, otherwise) : null;
  return short === null ? '' : words.outOfReach(short);
}

interface PriceProps {
  readonly desk: Desk;
  readonly ways: readonly Way[];
  readonly otherwise: Move;
}

/** The price badge of something, or of what is missing; nothing while the table is calm. */
export function PriceBadge(props: PriceProps) {
  // A turn begins with a dozen of them.
  return props.desk.deciding ? (
    <InTurn share={0.2}>
      <Price {...props} />
    </InTurn>
  ) : null;
}

function Price({ desk, ways, otherwise }: PriceProps) {
  if (ways.length > 0) return <Cost prices={pricesOf(ways)} words={desk.words} locked={locks(desk, ways)} />;
  const short = isAction(otherwise) ? workersShort(desk.view, desk.die, otherwise) : null;
  return short === null ? null : <Need workers={short} />;
}

/** Six columns under the dice. All cards of a column cost the same, so the price stands once, on its head. */
export const Display = memo(function Display({ desk }: { readonly desk: Desk }) {
  const { view, dictionary } = desk;
  const deepest = Math.max(1, ...view.display.map((row) => row.length));
  // The height is that of the deepest column that this number of players usually has; deeper ones make smaller cards.
  const room = view.players.length > 2 ? 3 : 2;
  return (
    <section
      class="shop"
      style={{ '--deep': Math.max(deepest, room), '--room': room }}
      data-zone="display"
      aria-label={dictionary.table.display}
      {...arrowGroup}
    >
      {DICE.map((die) => (
        <DisplayColumn key={die} desk={desk} die={die} />
      ))}
    </section>
  );
});

function DisplayColumn({ desk, die }: { readonly desk: Desk; readonly die: Die }) {
  const cards = at(desk.view.display, die - 1);
  const ways = waysTo(desk, (move) => move.do === 'take' && cards.includes(move.card));
  const [any] = cards;
  return (
    <div class={`col ${desk.deciding && ways.length === 0 ? 'no' : ''}`}>
      <button
        type="button"
        class={`head ${any === undefined ? 'bare' : ''}`}
        aria-label={desk.words.rowOf(die)}
        {...explained(desk.explain.row(die))}
        onClick={() => desk.look({ look: 'row', die })}
      >
        <Sym id={`die-${die}`} />
        {any !== undefined && <PriceBadge desk={desk} ways={ways} otherwise={takeOf(desk, any)} />}
      </button>
      <div class="pile">
        {cards.map((card, index) => (
          <DisplayCard key={card} desk={desk} card={card} die={die} place={index} />
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  readonly desk: Desk;
  readonly card: CardId;
  readonly die: Die;
  readonly place: number;
}

function DisplayCard({ desk, card, die, place }: CardProps) {
  const ways = waysTo(desk, takes(card));
  const otherwise = takeOf(desk, card);
  return (
    <Card
      desk={desk}
      card={card}
      class={stateOf(desk, ways)}
      style={{ '--n': place }}
      said={`${desk.words.inRow(die)} ${priceSaid(desk, ways, otherwise)}`}
      onTouch={(spot) => desk.touch(takes(card), otherwise, spot)}
    />
  );
}

interface RowProps {
  readonly desk: Desk;
  readonly die: Die;
  readonly onClose: () => void;
}

/** A column with its cards large enough to read, and a button with its price for each. */
export function RowSheet({ desk, die, onClose }: RowProps) {
  const { words, view, lang } = desk;
  const cards = at(view.display, die - 1);
  const title = words.rowOf(die);
  return (
    <Sheet
      lang={lang}
      label={title}
      title={
        <>
          <Sym id={`die-${die}`} />
          {title}
        </>
      }
      onClose={onClose}
    >
      <div class="bigs">
        {cards.map((card) => (
          <div key={card} class="big">
            <Card desk={desk} card={card} said={words.inRow(die)} />
            <TakeButton desk={desk} card={card} />
          </div>
        ))}
      </div>
      {cards.length === 0 && <p>{words.nothingThere}</p>}
    </Sheet>
  );
}

export function TakeButton({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const { words } = desk;
  if (!desk.deciding) return null;
  const ways = waysTo(desk, takes(card));
  const otherwise = takeOf(desk, card);
  return (
    <button
      type="button"
      class={`btn ${ways.length > 0 ? 'may' : 'off'}`}
      aria-label={`${desk.moveText({ do: 'take', card, drop: null })}. ${priceSaid(desk, ways, otherwise)}`}
      onClick={(event) => desk.touch(takes(card), otherwise, event.currentTarget)}
    >
      {words.take}
      <PriceBadge desk={desk} ways={ways} otherwise={otherwise} />
    </button>
  );
}
