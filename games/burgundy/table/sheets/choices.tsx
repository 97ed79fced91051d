import { useState } from 'preact/hooks';
import { faceOf, POINT_PRICE } from '@chambord/burgundy/rules';
import type { Move } from '@chambord/burgundy/rules';
import type { ComponentChildren } from 'preact';
import { at } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { arrowGroup, Lock, Points, Sheet, Sym } from '@chambord/ui';
import { Card, cardName, Strip } from '../parts/card.tsx';
import { Cost } from '../parts/cost.tsx';
import { locks, lockSaid, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { PriceBadge, TakeButton, takeOf, takes } from '../middle/display.tsx';
import { places, touchProject } from '../own/projects.tsx';
import { meaningsOf, pricesOf, wayText } from '../touch/ways.ts';
import type { Price, Way } from '../touch/ways.ts';

/** What a touch with several meanings is about, in the words of a heading. */
function headingOf(desk: Desk, ways: readonly Way[]): string {
  const { words, dictionary } = desk;
  const move = at(ways, 0).move;
  switch (move.do) {
    case 'take':
    case 'keep':
    case 'place':
      return cardName(desk, move.card);
    case 'convert':
      return meaningsOf(ways).length > 1 ? words.convertHow : desk.moveText(move);
    case 'sell':
      return capital(dictionary.goods[move.good].many);
    default:
      return desk.moveText(move);
  }
}

/** What is asked: which project goes, or only with which die. */
function questionOf({ words }: Desk, meanings: readonly Way[]): string {
  const [first] = meanings;
  if (meanings.length === 1) return words.whichDie;
  return first?.move.do === 'take' || first?.move.do === 'keep' ? words.dropWhich : '';
}

interface Props {
  readonly desk: Desk;
  readonly ways: readonly Way[];
  /** What was touched. */
  readonly spot: Element | undefined;
  readonly onClose: () => void;
}

/** Names each way of a touch that has several. With several meanings and several prices, the price is chosen above. */
export function Choices({ desk, ways, spot, onClose }: Props) {
  const { words, lang } = desk;
  const meanings = meaningsOf(ways);
  const prices = pricesOf(ways);
  const [cheapest = { die: null, workers: 0 }] = prices;
  const [wanted, choose] = useState<Price>(cheapest);
  // Another thing may have been touched meanwhile, with other prices.
  const chosen = prices.find(({ die, workers }) => die === wanted.die && workers === wanted.workers) ?? cheapest;
  const heading = headingOf(desk, ways);
  const question = questionOf(desk, meanings);
  const payable = ways.filter((way) => way.die === chosen.die && way.workers === chosen.workers);
  return (
    <Sheet lang={lang} title={heading} label={heading} beside={spot} onClose={onClose}>
      <div class="pop">
        {meanings.length > 1 && prices.length > 1 && (
          <div class="prices" role="group" aria-label={words.pay} {...arrowGroup}>
            {prices.map((price) => (
              <button
                key={`${price.die} ${price.workers}`}
                type="button"
                class="btn"
                aria-pressed={price === chosen}
                aria-label={price.die === null ? words.free : words.price(price.die, price.workers)}
                onClick={() => choose(price)}
              >
                <Cost prices={[price]} words={words} />
              </button>
            ))}
          </div>
        )}
        {question !== '' && <p>{question}</p>}
        <div class={`means ${meanings[0]?.move.do ?? ''}`} role="group" aria-label={heading} {...arrowGroup}>
          {(meanings.length > 1 ? payable : ways).map((way, index) => (
            <WayButton
              key={wayText(desk.view, way)}
              desk={desk}
              way={way}
              single={meanings.length === 1}
              first={index === 0}
            />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

interface WayProps {
  readonly desk: Desk;
  readonly way: Way;
  readonly single: boolean;
  /** Whether the keyboard begins here. */
  readonly first?: boolean;
}

/** One way as a button: by its price if that is all it differs in, else by what it does. */
function WayButton({ desk, way, single, first = false }: WayProps) {
  const { words } = desk;
  const price = way.die === null ? '' : words.price(way.die, way.workers);
  const move = `${desk.moveText(way.move)}.`;
  // The name begins with what stands on it: whoever speaks to the page says that.
  const said =
    single && way.die !== null
      ? `${words.playThe(way.die)}. ${move}${way.workers > 0 ? ` ${price}` : ''}`
      : `${move} ${price}`;
  return (
    <button
      type="button"
      class="btn may"
      autofocus={first}
      data-move={wayText(desk.view, way)}
      aria-label={`${said.trim()}${lockSaid(desk, [way])}`}
      onClick={() => desk.play(way)}
    >
      {single ? (
        <>
          {way.die !== null && words.playThe(way.die)}
          <Cost prices={[way]} words={words} />
        </>
      ) : (
        meaning(desk, way.move)
      )}
      {locks(desk, [way]) && <Lock />}
    </button>
  );
}

function meaning(desk: Desk, move: Move): ComponentChildren {
  const { words, dictionary, view } = desk;
  switch (move.do) {
    case 'take':
    case 'keep':
      return move.drop === null ? (
        words.take
      ) : (
        <>
          <Strip desk={desk} card={move.drop} />
          {words.dropOne(dictionary.card(faceOf(view, move.drop)))}
        </>
      );
    case 'convert':
      return (
        <>
          {move.workers > 0 && (
            <>
              {move.workers}
              <Sym id="worker" />
            </>
          )}
          {move.silver > 0 && (
            <>
              {move.silver}
              <Sym id="silver" />
            </>
          )}
          →<Points count={(move.workers + move.silver) / POINT_PRICE} size={28} />
        </>
      );
    default:
      return desk.moveText(move);
  }
}

interface CardSheetProps {
  readonly desk: Desk;
  readonly card: number;
  readonly onClose: () => void;
}

/** A card large, its effect in words, and every way to have it. */
export function CardSheet({ desk, card, onClose }: CardSheetProps) {
  const { dictionary, view, lang, words } = desk;
  const face = faceOf(view, card);
  const name = cardName(desk, card);
  const inDisplay = view.display.some((row) => row.includes(card));
  const isProject = at(view.players, desk.own).projects.includes(card);
  const meant = inDisplay ? takes(card) : places(card);
  const otherwise: Move = inDisplay ? takeOf(desk, card) : { do: 'place', card, on: null };
  const ways = inDisplay || isProject ? waysTo(desk, meant) : [];
  const simple = meaningsOf(ways).length === 1 && ways.length > 1;
  return (
    <Sheet lang={lang} title={name} label={name} class="narrow" onClose={onClose}>
      <div class="oneCard">
        <Card desk={desk} card={card} onTouch={() => undefined} />
        <div class="about">
          <p class="effect">{capital(dictionary.effects[face.face])}</p>
          {simple &&
            [...ways]
              .sort((one, other) => one.workers - other.workers)
              .map((way) => <WayButton key={wayText(view, way)} desk={desk} way={way} single />)}
          {!simple && inDisplay && <TakeButton desk={desk} card={card} />}
          {!simple && isProject && desk.deciding && (
            <button
              type="button"
              class={`btn ${ways.length > 0 ? 'may' : 'off'}`}
              onClick={(event) => {
                onClose();
                touchProject(desk, card, event.currentTarget);
              }}
            >
              {words.place}
              <PriceBadge desk={desk} ways={ways} otherwise={otherwise} />
            </button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
