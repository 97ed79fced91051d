import { signal } from '@preact/signals';
import { blazonOf, HOUSE_ARMS } from '@chambord/ui';
import { keep, recall } from './device-memory.ts';

/** The longest name that a seat takes, here and online. */
export const LONGEST_OWN_NAME = 20;

/** What the person at this device is called, at every table; null as long as nobody has asked, empty for who would not say. */
export const ownName = signal<string | null>(readName(recall('name')));

/** The arms that the person at this device bears at every table; undefined as long as none were chosen. */
export const ownArms = signal<number | undefined>(readArms(recall('arms')));

export function chooseName(name: string): void {
  ownName.value = name.trim().slice(0, LONGEST_OWN_NAME);
  keep('name', ownName.value);
}

export function chooseArms(arms: number): void {
  ownArms.value = arms;
  keep('arms', arms);
}

function readName(kept: unknown): string | null {
  return typeof kept === 'string' ? kept.slice(0, LONGEST_OWN_NAME) : null;
}

function readArms(kept: unknown): number | undefined {
  if (typeof kept !== 'number') return undefined;
  const isHouse = Number.isInteger(kept) && kept >= 1 && kept <= HOUSE_ARMS;
  return isHouse || blazonOf(kept) !== null ? kept : undefined;
}
