import type { CardFace, Face, Gain, Good } from '@chambord/burgundy/rules';

/** The drawing of a card's face. */
export function drawingOf(face: Face): string {
  if (face === 'boardingHouse') return 'inn';
  return face === 'cityHall' ? 'cityhall' : face;
}

/** Every type but the buildings is drawn in three ways. */
const VARIANTS = ['', '-b', '-c'];

/** The picture of a card: which of the drawings of its type goes by its number, so that it always shows the same. */
export function pictureOf({ face, type, die, code }: CardFace): string {
  if (type === 'building') return drawingOf(face);
  const which = (die + code.charCodeAt(code.length - 1)) % VARIANTS.length;
  return `${drawingOf(face)}${VARIANTS[which] ?? ''}`;
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
