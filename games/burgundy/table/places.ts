import { AARON, faceOf } from '@chambord/burgundy/rules';
import type { Card, Pile, Supply } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import type { Desk } from './desk.ts';

/** What has to be known of the table to tell what travels. */
export type Stage = Pick<Desk, 'view' | 'own' | 'words' | 'dictionary'>;

/** Names of places on the table, as selectors: where things that travel leave and arrive. The first that is seen counts. */
export type Place = readonly string[];

export const DECK: Place = ['[data-zone=deck] .deck', '[data-zone=deck]', '[data-zone=bar]'];
export const DISCARD: Place = ['[data-zone=deck] .thrown', '[data-zone=deck]', '[data-zone=bar]'];
export const ROUND_CARD: Place = ['[data-zone=bonus]'];
export const ALL_SEVEN: Place = ['.seven', '[data-zone=bonus]'];
/** What is spent goes to the bank, which is nowhere: towards the middle of the table. */
export const BANK: Place = ['[data-zone=deck]', '[data-zone=display]'];

/** A place of a player: the own things have places, those of the others are where they sit. */
export function of(desk: Stage, seat: Seat, own: Place): Place {
  if (seat === desk.own) return own;
  return desk.view.aaron !== null && seat === AARON ? ['.aaron .pts', '.aaron'] : [`[data-seat="${seat}"]`];
}

export const hand: Place = ['[data-zone=hand]'];
export const projects: Place = ['[data-zone=projects] .three', '[data-zone=projects]'];
export const points: Place = ['[data-zone=storage] .conv .pts', '[data-zone=storage]'];
export const name: Place = ['[data-zone=storage] .who', '[data-zone=storage]'];

export function counter(drawing: string): Place {
  return [`[data-zone=storage] .seal:has([href="#${drawing}"])`, '[data-zone=storage]'];
}

export function column(row: number): Place {
  const head = `[data-zone=display] .col:nth-child(${row + 1})`;
  return [`${head} .pile`, head];
}

export function inEstate(desk: Stage, card: Card): Place {
  return [`[data-zone=estate] [data-card=${faceOf(desk.view, card).code}]`, '[data-zone=estate]'];
}

export function asProject(desk: Stage, card: Card): Place {
  return [`[data-zone=projects] [data-card=${faceOf(desk.view, card).code}]`, '[data-zone=projects]'];
}

export function pile(from: Supply, which: Pile): Place {
  return [`[data-zone=${from}] .pilebtn:nth-of-type(${which === 'left' ? 1 : 2})`, `[data-zone=${from}]`];
}
