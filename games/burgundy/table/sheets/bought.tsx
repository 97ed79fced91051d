import { faceOf } from '@chambord/burgundy/rules';
import type { Card as CardId, Move } from '@chambord/burgundy/rules';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrame, comeFrom, findThing, Lock, Sheet, Sym } from '@chambord/ui';
import { Card } from '../parts/card.tsx';
import { locks, lockSaid, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { DECK } from '../motion/places.ts';
import { textOf } from '../touch/ways.ts';

interface Props {
  readonly desk: Desk;
  readonly cards: readonly CardId[];
  readonly onClose: () => void;
}

/** The bought cards, large, where there is no room beside the table: keep one as a project, or use its die (5.2). It can be laid aside to look at the table. */
export function Bought({ desk, cards, onClose }: Props) {
  const { words, lang } = desk;
  const [coming, setComing] = useState(true);
  return (
    <Sheet
      lang={lang}
      title={words.boughtTitle}
      label={words.boughtTitle}
      class={coming ? 'coming' : ''}
      fromTitle
      onClose={onClose}
    >
      <p class="bought-hint">{words.boughtHint}</p>
      <FromDeck class="bigs" landed={() => setComing(false)}>
        {cards.map((card) => (
          <div key={card} class="big">
            <Card desk={desk} card={card} />
            <KeepButton desk={desk} card={card} />
            <UseButton desk={desk} card={card} />
          </div>
        ))}
      </FromDeck>
    </Sheet>
  );
}

interface FromDeckProps {
  readonly class: string;
  readonly landed?: () => void;
  readonly children: ComponentChildren;
}

const nothing = () => {};

/** Cards that come from the deck when they are first shown. */
export function FromDeck({ class: kind, landed = nothing, children }: FromDeckProps) {
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let end = () => {};
    // When they have been laid out: to ask where they lie at once would be a long frame.
    const stay = afterFrame(() => {
      const table = cards.current?.closest<HTMLElement>('.table');
      const deck = table ? findThing(table, DECK) : null;
      if (cards.current === null || deck === null) return landed();
      end = comeFrom(deck, [...cards.current.querySelectorAll<HTMLElement>('.card')], landed);
    });
    return () => {
      stay();
      end();
    };
  }, []);
  return (
    <div ref={cards} class={kind}>
      {children}
    </div>
  );
}

function KeepButton({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const meant = (move: Move) => move.do === 'keep' && move.card === card;
  const ways = waysTo(desk, meant);
  const move: Move = { do: 'keep', card, drop: null };
  return (
    <button
      type="button"
      class="btn may"
      data-move={ways.length === 1 ? ways[0]?.text : undefined}
      aria-label={`${desk.moveText(move)}.${lockSaid(desk, ways)}`}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      {desk.words.keep}
      {locks(desk, ways) && <Lock />}
    </button>
  );
}

export function UseButton({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
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
