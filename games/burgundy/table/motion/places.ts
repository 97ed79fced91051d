import { AARON, faceOf, TYPES } from '@chambord/burgundy/rules';
import type { Card, Pile, Supply } from '@chambord/burgundy/rules';
import type { Seat } from '@chambord/kernel';
import type { ThingNames } from '@chambord/ui';
import type { Desk } from '../touch/desk.ts';

/** What has to be known of the table to tell what travels. */
export type Stage = Pick<Desk, 'view' | 'own' | 'words' | 'dictionary'>;

/** What has to be known to find something on it. */
export type Lying = Pick<Stage, 'view' | 'own'>;

export const DECK: ThingNames = ['[data-zone=deck] .deck', '[data-zone=deck]', '[data-zone=bar]'];
export const DISCARD: ThingNames = ['[data-zone=deck] .thrown', '[data-zone=deck]', '[data-zone=bar]'];
export const ROUND_CARD: ThingNames = ['[data-zone=bonus]'];
export const ALL_SEVEN: ThingNames = ['.seven', '[data-zone=bonus]'];
/** What is spent goes to the bank, which is nowhere: towards the middle of the table. */
export const BANK: ThingNames = ['[data-zone=deck]', '[data-zone=display]'];

/**
 * A place of a player: the own things have places, those of the others are where they sit, and what is shown there has names
 * (`theirs`).
 */
export function of(desk: Lying, seat: Seat, own: ThingNames, ...theirs: ThingNames): ThingNames {
  if (seat === desk.own) return own;
  if (desk.view.aaron !== null && seat === AARON) return ['.aaron .pts', '.aaron'];
  const there = `[data-seat="${seat}"]`;
  return [...theirs.map((name) => `${there} ${name}`), there];
}

export const hand: ThingNames = ['[data-zone=hand]'];
const projects: ThingNames = ['[data-zone=projects] .three', '[data-zone=projects]'];
export const name: ThingNames = ['[data-zone=storage] .who', '[data-zone=storage]'];

export function pointsOf(desk: Lying, seat: Seat): ThingNames {
  return of(desk, seat, ['[data-zone=storage] .converts .pts', '[data-zone=storage]'], '.pts');
}

/** Where a player keeps a kind of token. */
export function counterOf(desk: Lying, seat: Seat, drawing: string): ThingNames {
  const seal = `.seal:has([href="#${drawing}"])`;
  return of(desk, seat, [`[data-zone=storage] ${seal}`, '[data-zone=storage]'], `.counts ${seal}`);
}

export function column(row: number): ThingNames {
  const head = `[data-zone=display] .col:nth-child(${row + 1})`;
  return [`${head} .pile`, head];
}

/** Where a card lies in the display. */
export function inDisplay(desk: Lying, card: Card, row: number): ThingNames {
  return [`[data-zone=display] [data-card=${faceOf(desk.view, card).code}]`, ...column(row)];
}

function inEstate(desk: Lying, card: Card): ThingNames {
  return [`[data-zone=estate] [data-card=${faceOf(desk.view, card).code}]`, '[data-zone=estate]'];
}

/** Where a player's project lies. */
export function project(desk: Lying, seat: Seat, card: Card): ThingNames {
  const { code } = faceOf(desk.view, card);
  const own = [`[data-zone=projects] [data-card=${code}]`, ...projects];
  return of(desk, seat, own, `[data-strip=${code}]`, '.their-projects');
}

/** Where a player's placed card lies; of the others only the lane is shown. */
export function placed(desk: Lying, seat: Seat, card: Card): ThingNames {
  return of(
    desk,
    seat,
    inEstate(desk, card),
    `.lanepips:nth-child(${TYPES.indexOf(faceOf(desk.view, card).type) + 1})`,
  );
}

export function die(desk: Lying, seat: Seat, which: number): ThingNames {
  return of(desk, seat, [`[data-zone=hand] [data-die="${which}"]`, ...hand]);
}

export function pile(from: Supply, which: Pile): ThingNames {
  return [`[data-zone=${from}] .pilebtn:nth-of-type(${which === 'left' ? 1 : 2})`, `[data-zone=${from}]`];
}
