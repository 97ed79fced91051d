import { faceOf, rowOf } from '@chambord/burgundy/rules';
import type { Card, Move, View } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import type { ThingNames } from '@chambord/ui';
import * as place from '../motion/places.ts';
import { GOOD_DRAWINGS } from '../parts/material.ts';

/** The things on the table that a move is about. */
export function thingsOf(move: Move, view: View, bottom: Seat): readonly ThingNames[] {
  const lying = { view, own: bottom };
  const { seat } = view;
  switch (move.do) {
    case 'play':
      return [place.die(lying, seat, move.die)];
    case 'take':
      return [place.inDisplay(lying, move.card, rowOf(view, move.card) ?? 0), ...dropped(lying, seat, move.drop)];
    case 'place':
      return [
        place.project(lying, seat, move.card),
        move.on === null ? lane(lying, seat, move.card) : place.placed(lying, seat, move.on),
      ];
    case 'sell':
      return [place.counterOf(lying, seat, GOOD_DRAWINGS[move.good])];
    case 'workers':
      return [place.counterOf(lying, seat, 'worker')];
    case 'silver':
      return [place.counterOf(lying, seat, 'silver')];
    case 'convert':
      return [place.pointsOf(lying, seat)];
    case 'buy':
      return [place.DECK];
    case 'keep':
    case 'use':
      return [[...bought(faceOf(view, move.card).code), ...place.DECK]];
    case 'bonus':
      return [place.ROUND_CARD];
    case 'receive':
      return [place.pile(move.from, move.pile)];
    case 'decline':
    case 'end':
      return [];
  }
}

/** One of the bought cards, laid open beside or over the table. */
function bought(code: string): ThingNames {
  return ['.tray', '.bigs'].map((where) => `${where} [data-card=${code}]`);
}

/** The project that makes room. */
function dropped(lying: place.Lying, seat: Seat, card: Card | null): readonly ThingNames[] {
  return card === null ? [] : [place.project(lying, seat, card)];
}

/** Where a card begins a column. */
function lane(lying: place.Lying, seat: Seat, card: Card): ThingNames {
  const { type } = faceOf(lying.view, card);
  return seat === lying.own ? [`[data-zone=estate] .lane.${type}`] : place.placed(lying, seat, card);
}
