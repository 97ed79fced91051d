import type { Face, Gain, Good } from '@chambord/burgundy/rules';

/** The drawing of a card's face. */
export function drawingOf(face: Face): string {
  if (face === 'boardingHouse') return 'inn';
  return face === 'cityHall' ? 'cityhall' : face;
}

export const GOOD_DRAWINGS: Readonly<Record<Good, string>> = { light: 'good-1', medium: 'good-2', dark: 'good-3' };

/** The drawings of what a bonus brings; any good and any animal stand for their kind. */
export const GAIN_DRAWINGS: Readonly<Record<keyof Gain, string>> = {
  points: 'point',
  goods: 'good-2',
  animals: 'sheep',
  silver: 'silver',
  workers: 'worker',
};
