import { AARON, faceOf } from '@chambord/burgundy/rules';
import type { Card, View } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { Sym } from '@chambord/ui';
import type { Travel } from '@chambord/ui';
import { Back } from '../parts/back.tsx';
import { CardDrawing } from '../parts/card.tsx';
import * as place from './places.ts';
import type { Stage } from './places.ts';

type SeenPlayer = View['players'][number];
type Flying = Pick<Travel, 'kind' | 'picture'>;

function whole(desk: Stage, card: Card): Flying {
  const face = faceOf(desk.view, card);
  const picture = (
    <span class={`card ${face.type}`}>
      <CardDrawing desk={desk} face={face} />
    </span>
  );
  return { kind: 'whole', picture };
}

const BACK: Flying = {
  kind: 'whole',
  picture: (
    <span class="card card-back">
      <Back />
    </span>
  ),
};

const cardsIn = (estate: SeenPlayer['estate']) => estate.flatMap(({ cards }) => cards);

/** The cards that came into an estate. */
export function placedCards(was: Pick<SeenPlayer, 'estate'>, now: Pick<SeenPlayer, 'estate'>): Card[] {
  const there = new Set(cardsIn(was.estate));
  return cardsIn(now.estate).filter((card) => !there.has(card));
}

/** Cards that were taken or kept as projects, and projects that were placed. */
export function playersCards(desk: Stage, before: View, was: SeenPlayer, now: SeenPlayer, seat: Seat): Travel[] {
  const taken = now.projects.filter((card) => !was.projects.includes(card));
  const covers = seat === desk.own ? '[data-card]' : '[data-strip]';
  return [
    ...taken.map((card): Travel => {
      const row = before.display.findIndex((cards) => cards.includes(card));
      // What was placed comes back when that is taken back.
      const lay = cardsIn(was.estate).includes(card) ? place.placed(desk, seat, card) : place.DECK;
      const from = row < 0 ? lay : place.inDisplay(desk, card, row);
      return { ...whole(desk, card), from, to: place.project(desk, seat, card), step: 0, leaves: row >= 0, covers };
    }),
    ...placedCards(was, now).map((card): Travel => ({
      ...whole(desk, card),
      from: place.project(desk, seat, card),
      to: place.placed(desk, seat, card),
      step: 0,
      ...(seat === desk.own ? { leaves: true, covers } : {}),
    })),
  ];
}

/** Dice that were played go to the discard pile, and new ones come from the deck. */
export function playersDice(desk: Stage, before: View, after: View, seat: Seat): Travel[] {
  const was = at(before.players, seat);
  const now = at(after.players, seat);
  const begun = before.round !== after.round;
  const drawn = begun ? now.hand.length : was.pile.length - now.pile.length;
  const played = begun ? was.hand.length : was.hand.length + drawn - now.hand.length;
  const hand = place.of(desk, seat, place.hand);
  // The card of the die that was played lies first among what was discarded.
  const top = after.discard[before.discard.length];
  const known = top !== undefined && before.seat === seat ? faceOf(after, top).die : null;
  return [
    ...Array.from({ length: Math.max(0, played) }, (): Travel => ({
      ...dieOrBack(known),
      from: known === null ? hand : place.die(desk, seat, known),
      to: place.DISCARD,
      step: 0,
      leaves: known !== null && seat === desk.own,
    })),
    ...now.hand.slice(now.hand.length - Math.max(0, drawn)).map(({ die }): Travel => ({
      ...dieOrBack(die),
      from: place.DECK,
      to: die === null ? hand : place.die(desk, seat, die),
      step: 3,
      ...(die === null ? {} : { covers: '[data-die]' }),
    })),
  ];
}

function dieOrBack(die: number | null): Flying {
  return { kind: 'die', picture: die === null ? <Back /> : <Sym id={`die-${die}`} /> };
}

/** Whatever else came to the discard pile: projects, bought cards, what was left of the display; or the pile was shuffled. */
export function discarded(desk: Stage, before: View, after: View): Travel[] {
  if (after.discard.length < before.discard.length) {
    return [{ ...BACK, from: place.DISCARD, to: place.DECK, step: 2 }];
  }
  const played = before.players.some(({ hand }, seat) => hand.length > (after.players[seat]?.hand.length ?? 0)) ? 1 : 0;
  return after.discard.slice(before.discard.length + played).flatMap((card): Travel[] => {
    const owner = before.players.findIndex(({ projects }) => projects.includes(card));
    const row = before.display.findIndex((cards) => cards.includes(card));
    const bought = before.agenda.flat().some((step) => step.step === 'keepOne' && step.cards.includes(card));
    const lay = owner >= 0 ? place.project(desk, owner, card) : row >= 0 ? place.inDisplay(desk, card, row) : null;
    if (lay === null && !bought) return [];
    const [from, leaves] = [lay ?? place.DECK, row >= 0 || owner === desk.own];
    return [{ ...whole(desk, card), from, to: place.DISCARD, step: row >= 0 ? 2 : 0, leaves }];
  });
}

/** A new round: the display is dealt, and Aaron's pile is laid out (8.1, 10.2). */
export function roundCards(desk: Stage, before: View, after: View): Travel[] {
  const dealt = after.display.flatMap((cards, row) =>
    cards.map((card): Travel => ({
      ...BACK,
      from: place.DECK,
      to: place.column(row),
      step: 3,
      covers: `[data-card=${faceOf(after, card).code}]`,
    })),
  );
  if (before.aaron === null || after.aaron === null) return dealt;
  const laid = placedCards(before.aaron, after.aaron).map((card): Travel => ({
    ...whole(desk, card),
    from: ['[data-zone=aaron-pile]', '.aaron'],
    to: [`.aaron [data-lane=${faceOf(after, card).type}]`, ...place.of(desk, AARON, [])],
    step: 4,
  }));
  return [...dealt, ...laid];
}
