import { AARON, faceOf, TYPES } from '@chambord/burgundy/rules';
import type { Card, Pile, Supply } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import type { Desk } from '../touch/desk.ts';

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

/**
 * A place of a player: the own things have places, those of the others are where they sit, and what is shown there has names
 * (`theirs`).
 */
export function of(desk: Stage, seat: Seat, own: Place, ...theirs: Place): Place {
  if (seat === desk.own) return own;
  if (desk.view.aaron !== null && seat === AARON) return ['.aaron .pts', '.aaron'];
  const there = `[data-seat="${seat}"]`;
  return [...theirs.map((name) => `${there} ${name}`), there];
}

export const hand: Place = ['[data-zone=hand]'];
const projects: Place = ['[data-zone=projects] .three', '[data-zone=projects]'];
export const name: Place = ['[data-zone=storage] .who', '[data-zone=storage]'];

export function pointsOf(desk: Stage, seat: Seat): Place {
  return of(desk, seat, ['[data-zone=storage] .conv .pts', '[data-zone=storage]'], '.pts');
}

/** Where a player keeps a kind of token. */
export function counterOf(desk: Stage, seat: Seat, drawing: string): Place {
  const seal = `.seal:has([href="#${drawing}"])`;
  return of(desk, seat, [`[data-zone=storage] ${seal}`, '[data-zone=storage]'], `.cnt ${seal}`);
}

export function column(row: number): Place {
  const head = `[data-zone=display] .col:nth-child(${row + 1})`;
  return [`${head} .pile`, head];
}

/** Where a card lies in the display. */
export function inDisplay(desk: Stage, card: Card, row: number): Place {
  return [`[data-zone=display] [data-card=${faceOf(desk.view, card).code}]`, ...column(row)];
}

function inEstate(desk: Stage, card: Card): Place {
  return [`[data-zone=estate] [data-card=${faceOf(desk.view, card).code}]`, '[data-zone=estate]'];
}

/** Where a player's project lies. */
export function project(desk: Stage, seat: Seat, card: Card): Place {
  const { code } = faceOf(desk.view, card);
  const own = [`[data-zone=projects] [data-card=${code}]`, ...projects];
  return of(desk, seat, own, `[data-strip=${code}]`, '.pj');
}

/** Where a player's placed card lies; of the others only the lane is shown. */
export function placed(desk: Stage, seat: Seat, card: Card): Place {
  return of(
    desk,
    seat,
    inEstate(desk, card),
    `.lanepips:nth-child(${TYPES.indexOf(faceOf(desk.view, card).type) + 1})`,
  );
}

export function die(desk: Stage, seat: Seat, which: number): Place {
  return of(desk, seat, [`[data-zone=hand] [data-die="${which}"]`, ...hand]);
}

export function pile(from: Supply, which: Pile): Place {
  return [`[data-zone=${from}] .pilebtn:nth-of-type(${which === 'left' ? 1 : 2})`, `[data-zone=${from}]`];
}
