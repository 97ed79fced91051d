import { AARON, ALL_SEVEN, faceOf, FACES, GAINS, PILES, roundCard, ROUNDS, TYPES } from '@chambord/burgundy/rules';
import type { Animal, Die, Face, Gain, Good, Move, Pile, SeenPile, Supply } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { arrowGroup, explained, explainedPicture, memo, Lock, Points, Seal, Sheet, Sym, uiWords } from '@chambord/ui';
import { TypeField } from '../parts/card.tsx';
import { armsOf, asks, locks, lockSaid, nameOf, stateOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { Back } from '../parts/back.tsx';
import { drawingOf, GAIN_DRAWINGS, GOOD_DRAWINGS } from '../parts/material.ts';
import { textOf } from '../touch/ways.ts';

/** From so many bonuses on they are drawn smaller. */
const MANY = 5;

/** What lies in the middle for everyone: the round card, the all-seven cards, the piles. */
export const Side = memo(function Side({ desk }: { readonly desk: Desk }) {
  return (
    <div class="side">
      <Round desk={desk} />
      <AllSeven desk={desk} />
      <Piles desk={desk} />
    </div>
  );
});

/** The round card. While a triple earns a bonus, its choices are buttons. */
function Round({ desk }: { readonly desk: Desk }) {
  const { view, words } = desk;
  const round = at(ROUNDS, view.round);
  const gains = roundCard(view);
  const asked = asks(desk, 'tripleBonus');
  return (
    <section
      class={`round-panel round ${asked ? 'legal' : ''}`}
      data-zone="bonus"
      aria-label={words.roundCard}
      {...arrowGroup}
    >
      <button
        type="button"
        class="round-number"
        aria-label={`${words.round} ${round}. ${words.table}`}
        {...explained(desk.explain.plain('roundCard'))}
        onClick={() => desk.look({ look: 'round' })}
      >
        {round}
      </button>
      <div class="earns">
        <h2>
          {words.round} {round}
        </h2>
        <p>{words.tripleEarns}</p>
      </div>
      <div class={`round-bonuses ${gains.length >= MANY ? 'many' : ''}`}>
        {gains.map((gain) => (
          <Bonus key={textOf(view, { do: 'bonus', gain })} desk={desk} gain={gain} />
        ))}
      </div>
    </section>
  );
}

/** One choice of the round card. */
export function Bonus({ desk, gain }: { readonly desk: Desk; readonly gain: Gain }) {
  const move: Move = { do: 'bonus', gain };
  const text = textOf(desk.view, move);
  const meant = (other: Move) => textOf(desk.view, other) === text;
  const open = asks(desk, 'tripleBonus');
  const content = GAINS.filter((what) => gain[what] !== undefined).map((what, index) => (
    <span key={what} class="gain">
      {index > 0 && '+'}
      {gain[what]}
      <Seal id={GAIN_DRAWINGS[what]} />
    </span>
  ));
  if (!open) {
    return (
      <span class="bonus" {...explainedPicture(desk.explain.plain('bonus'), desk.dictionary.gain(gain))}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`bonus ${stateOf(desk, waysTo(desk, meant))}`}
      data-move={text}
      aria-label={`${desk.moveText(move)}.${lockSaid(desk, waysTo(desk, meant))}`}
      {...explained(desk.explain.plain('bonus'))}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      {content}
      {locks(desk, waysTo(desk, meant)) && <Lock corner />}
    </button>
  );
}

/** Who has which all-seven card: the points tell them apart. */
function ownerOfSeven({ view }: Desk, points: number): Seat | null {
  if (view.aaron?.allSeven === points) return AARON;
  const seat = view.players.findIndex(({ allSeven }) => allSeven === points);
  return seat < 0 ? null : seat;
}

function AllSeven({ desk }: { readonly desk: Desk }) {
  const { view, words } = desk;
  return (
    <section class="round-panel seven" aria-label={words.allSeven} {...arrowGroup}>
      <h2>{words.allSeven}</h2>
      <div class="set">
        {ALL_SEVEN[view.options.players].map((points, index) => {
          const owner = ownerOfSeven(desk, points);
          const worth = desk.dictionary.count(points, desk.dictionary.resources.points);
          const label = uiWords[desk.lang].pair(
            words.allSeven,
            owner === null ? worth : `${worth}, ${nameOf(desk, owner)}`,
          );
          return (
            <span key={points} class="own" {...explainedPicture(desk.explain.allSeven(points), label, index === 0)}>
              <Points count={points} />
              {owner !== null && <Sym id={armsOf(desk, owner)} class="arm" />}
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** Goods, animals, deck and discard pile. */
function Piles({ desk }: { readonly desk: Desk }) {
  const { view, words, dictionary } = desk;
  const top = view.discard[view.discard.length - 1];
  const face = top === undefined ? undefined : faceOf(view, top);
  const deck = dictionary.table.deckAndDiscard(view.deck.length, view.discard.length);
  const look = () => desk.look({ look: 'discard' });
  return (
    <section class="round-panel pilebox" aria-label={dictionary.table.supply} {...arrowGroup}>
      <div class="pilegroup" data-zone="goods" role="group" aria-label={dictionary.table.goods}>
        <span class="cap">
          <span class="long">{words.goods}</span>
          <span class="short">{words.goodsShort}</span> <Lock />
        </span>
        <SupplyPile desk={desk} from="goods" pile="left" />
        <SupplyPile desk={desk} from="goods" pile="right" />
      </div>
      <div class="pilegroup" data-zone="animals" role="group" aria-label={dictionary.table.animals}>
        <span class="cap">
          {words.animals} <Lock />
        </span>
        <SupplyPile desk={desk} from="animals" pile="left" />
        <SupplyPile desk={desk} from="animals" pile="right" />
      </div>
      <div class="pilegroup deckgroup" data-zone="deck" role="group" aria-label={dictionary.table.deck}>
        <span class="cap">{words.deck}</span>
        <button
          type="button"
          class="pilebtn"
          aria-label={deck}
          onClick={look}
          {...explained(desk.explain.plain('deck'))}
        >
          <span class="stack deck">
            <Back />
          </span>
          <b>{view.deck.length}</b>
        </button>
        <button
          type="button"
          class="pilebtn thrown"
          aria-label={words.discardOf(view.discard.length)}
          onClick={look}
          {...explained(desk.explain.plain('discard'))}
        >
          <span class={`stack ${face === undefined ? 'bare' : `field ${face.type}`}`}>
            {face !== undefined && <Sym id={drawingOf(face.face)} />}
          </span>
          <b>{view.discard.length}</b>
        </button>
      </div>
    </section>
  );
}

interface PileProps {
  readonly desk: Desk;
  readonly from: Supply;
  readonly pile: Pile;
}

function drawingOfTop(from: Supply, top: Good | Animal): string {
  return from === 'goods' ? GOOD_DRAWINGS[top as Good] : top;
}

/** A pile of which the top is seen. To take it shows the next one, hence the lock. */
export function SupplyPile({ desk, from, pile }: PileProps) {
  const { view, dictionary, deciding } = desk;
  const seen: SeenPile<Good | Animal> = view[from][PILES.indexOf(pile) === 0 ? 0 : 1];
  const move: Move = { do: 'receive', from, pile };
  const meant = (other: Move) => other.do === 'receive' && other.from === from && other.pile === pile;
  const ways = waysTo(desk, meant);
  const { table, goods, animals } = dictionary;
  const named =
    seen.top === null ? '' : from === 'goods' ? goods[seen.top as Good].one : animals[seen.top as Animal].one;
  const said = seen.top === null ? table.emptyPile(pile) : table.pile(pile, named, seen.length);
  const doing = ways.length > 0 ? ` ${desk.moveText(move)}. ${uiWords[desk.lang].reveals}.` : '';
  return (
    <button
      type="button"
      class={`pilebtn ${ways.length > 0 ? 'on' : ''}`}
      data-move={deciding && ways.length > 0 ? textOf(view, move) : undefined}
      aria-label={`${said}.${doing}`}
      {...explained(desk.explain.plain(from === 'goods' ? 'goodsPile' : 'animalsPile'))}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      <span
        class={`stack ${seen.top === null ? 'bare' : ''} ${ways.length > 0 ? 'legal' : ''} ${seen.length > 1 ? 'deep' : ''}`}
      >
        {seen.top !== null && <Sym id={drawingOfTop(from, seen.top)} />}
      </span>
      <b>{seen.length}</b>
    </button>
  );
}

interface SheetProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** The round card and the all-seven cards in words: on a phone there is no room for them on the table. */
export function RoundSheet({ desk, onClose }: SheetProps) {
  const { view, words, dictionary, lang } = desk;
  const title = `${words.round} ${at(ROUNDS, view.round)}`;
  return (
    <Sheet lang={lang} title={title} label={title} onClose={onClose}>
      <div class="inround">
        <p>{words.tripleEarns}</p>
        <ul class="bonlist">
          {roundCard(view).map((gain) => (
            <li key={textOf(view, { do: 'bonus', gain })}>
              <Bonus desk={desk} gain={gain} />
              {dictionary.gain(gain)}
            </li>
          ))}
        </ul>
        <h2>{dictionary.table.allSeven}</h2>
        <ul class="bonlist">
          {ALL_SEVEN[view.options.players].map((points) => {
            const owner = ownerOfSeven(desk, points);
            return (
              <li key={points}>
                <Points count={points} />
                {owner === null ? '–' : <Sym id={armsOf(desk, owner)} />}
                {owner !== null && nameOf(desk, owner)}
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}

/** The discard pile: its contents are known to all (12.3), by type, with their dice. */
export function DiscardSheet({ desk, onClose }: SheetProps) {
  const { view, words, dictionary, lang } = desk;
  const cards = view.discard.map((card) => faceOf(view, card));
  const title = words.discardOf(cards.length);
  const diceOf = (face: Face): readonly (readonly [die: Die, count: number])[] => {
    const counts = new Map<Die, number>();
    for (const card of cards) if (card.face === face) counts.set(card.die, (counts.get(card.die) ?? 0) + 1);
    return [...counts].sort(([one], [other]) => one - other);
  };
  return (
    <Sheet lang={lang} title={title} label={title} onClose={onClose}>
      <div class="thrownlist">
        {cards.length === 0 && <p>{words.nothingThere}</p>}
        {TYPES.filter((type) => cards.some((card) => card.type === type)).map((type) => (
          <div key={type} class="kind">
            <TypeField type={type} />
            <b>{cards.filter((card) => card.type === type).length}</b>
            <span class="faces">
              {FACES.filter((face) => cards.some((card) => card.face === face && card.type === type)).map((face) => (
                <span key={face} class="face">
                  <span>{capital(dictionary.faces[face].one)}</span>
                  {diceOf(face).map(([die, count]) => (
                    <span key={die} class="times">
                      <Sym id={`die-${die}`} />
                      {count > 1 && `×${count}`}
                      <span class="sr">
                        {die}: {count}
                      </span>
                    </span>
                  ))}
                </span>
              ))}
            </span>
          </div>
        ))}
        <p class="deckline">
          <b>{dictionary.table.deck}</b> {dictionary.table.deckAndDiscard(view.deck.length, cards.length)}
        </p>
      </div>
    </Sheet>
  );
}
