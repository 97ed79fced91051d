import type { Viewer } from './game.ts';
import { BadInput, show } from './input.ts';

/** A position as one line of text, for addresses, reports and analysis: what a viewer may know, and no more. */
export interface PositionText<View> {
  format(this: void, view: View): string;
  /** Reads such a line, checked against the material of the game; throws `BadInput`. */
  parse(this: void, text: string): View;
}

/** A part of the line; nothing, no, 0 and an empty list are left out. */
export type LineField = readonly [
  name: string,
  value: string | number | boolean | null | undefined | readonly (string | number)[],
];

/** `round=3 seat=1 market=4a,-`: names and values, with blanks between them. */
export function writeLine(fields: readonly LineField[]): string {
  return fields
    .map(([name, value]) => {
      const text = typeof value === 'object' ? (value?.join() ?? '') : value === true ? 1 : value || '';
      return text === '' ? '' : `${name}=${text}`;
    })
    .filter((field) => field !== '')
    .join(' ');
}

/** Reads such a line piece by piece; in addresses & stands for the blank. */
export class LineReader {
  readonly #fields = new Map<string, string>();

  constructor(text: string) {
    for (const field of text.trim().split(/[\s&]+/u)) {
      if (field === '') continue;
      const sign = field.indexOf('=');
      const name = field.slice(0, sign);
      if (sign < 1) throw new BadInput('', `expected name=value, found ${show(field)}`);
      if (this.#fields.has(name)) throw new BadInput(name, 'is there twice');
      this.#fields.set(name, field.slice(sign + 1));
    }
  }

  /** Empty where it was left out. */
  text(name: string): string {
    const value = this.#fields.get(name) ?? '';
    this.#fields.delete(name);
    return value;
  }

  list(name: string): readonly string[] {
    const text = this.text(name);
    return text === '' ? [] : text.split(',');
  }

  /** 0 where it was left out. */
  whole(name: string, least: number, most: number): number {
    return wholeIn(this.text(name) || '0', name, least, most);
  }

  flag(name: string): boolean {
    return this.whole(name, 0, 1) === 1;
  }

  oneOf<T extends string | number>(name: string, choices: readonly T[], otherwise?: T): T {
    const text = this.text(name);
    if (text === '' && otherwise !== undefined) return otherwise;
    return oneIn(text, name, choices);
  }

  viewer(players: number): Viewer {
    const text = this.text('viewer');
    if (text === 'spectator' || text === 'open') return text;
    return wholeIn(text, 'viewer', 0, players - 1);
  }

  /** What nobody has asked for does not belong here. */
  end(): void {
    const [left] = this.#fields.keys();
    if (left !== undefined) throw new BadInput(left, 'is not known in the position of this game');
  }
}

export function wholeIn(text: string, place: string, least: number, most: number): number {
  const number = /^(0|[1-9]\d{0,3})$/u.test(text) ? Number(text) : -1;
  if (number < least || number > most) {
    throw new BadInput(place, `expected a whole number from ${least} to ${most}, found ${show(text)}`);
  }
  return number;
}

export function oneIn<T extends string | number>(text: string, place: string, choices: readonly T[]): T {
  const found = choices.find((choice) => String(choice) === text);
  if (found === undefined) throw new BadInput(place, `expected one of ${choices.join(', ')}, found ${show(text)}`);
  return found;
}
