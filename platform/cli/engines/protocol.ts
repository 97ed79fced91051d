import { BadInput } from '@chambord/kernel';

/** The word and the version that both sides of the engine protocol begin with (docs/engine-protocol.md). */
export const PROTOCOL = { word: 'chambord', version: 1 } as const;

/** Something of an engine that can be set from outside, as it says itself before it is ready. */
export type EngineOption = { readonly name: string; readonly otherwise: string } & (
  | { readonly type: 'number'; readonly least: number; readonly most: number }
  | { readonly type: 'check' | 'text' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
);

const TYPES = ['number', 'check', 'choice', 'text'] as const;

/** Reads what follows `option`: NAME TYPE DEFAULT, then the least and the most of a number, or all choices. */
export function readOption(text: string): EngineOption {
  const [name = '', kind = '', ...words] = text.trim().split(/\s+/u);
  const type = TYPES.find((each) => each === kind);
  if (type === undefined) throw new BadInput('', `option "${name}" has the type ${TYPES.join(', ')}, not "${kind}"`);
  const [otherwise = '', ...rest] = words;
  const option = optionOf(name, type, type === 'text' ? words.join(' ') : otherwise, rest);
  checkSetting(option, option.otherwise);
  return option;
}

function optionOf(name: string, type: EngineOption['type'], otherwise: string, rest: readonly string[]): EngineOption {
  if (type === 'choice') return { name, type, otherwise, choices: rest };
  if (type !== 'number') return { name, type, otherwise };
  const [least = Number.NaN, most = Number.NaN] = rest.map(Number);
  if (!(least <= most))
    throw new BadInput('', `option "${name}" is a number: behind its default stand the least and the most`);
  return { name, type, otherwise, least, most };
}

/** Throws if the option cannot have this value, and says which it can have. */
export function checkSetting(option: EngineOption, value: string): void {
  const { name, type } = option;
  const refuse = (wanted: string) => {
    throw new BadInput('', `option "${name}" takes ${wanted}, not "${value}"`);
  };
  if (/[\r\n]/u.test(value)) refuse('one line');
  if (type === 'number') {
    const number = Number(value);
    if (value.trim() === '' || !(number >= option.least && number <= option.most)) {
      refuse(`a number from ${option.least} to ${option.most}`);
    }
  } else if (type === 'check' && value !== 'true' && value !== 'false') refuse('true or false');
  else if (type === 'choice' && !option.choices.includes(value)) refuse(option.choices.join(', '));
}

export function formatOption(option: EngineOption): string {
  const { name, type, otherwise } = option;
  const rest = type === 'number' ? [option.least, option.most] : type === 'choice' ? option.choices : [];
  return ['option', name, type, otherwise, ...rest].join(' ');
}

/** What an engine expects of one way to go on. */
export interface ThoughtLine {
  /** The chance to win, from 0 to 1. */
  readonly chance?: number;
  /** The own points at the end. */
  readonly points?: number;
  /** How good it is in a measure of the engine's own. */
  readonly value?: number;
  /** How often it was looked at. */
  readonly visits?: number;
  /** In the notation: what it would do, and what probably follows. */
  readonly moves: readonly string[];
}

const MEASURES = ['chance', 'points', 'value', 'visits'] as const;

/** Reads what follows `info line`: its number, measures each with its number, and behind tabs the moves. Null for what is none. */
export function readLine(text: string): { readonly number: number; readonly line: ThoughtLine } | null {
  const [head = '', ...moves] = text.split('\t');
  const [number, ...words] = head.trim().split(/\s+/u);
  const place = Number(number);
  if (!Number.isInteger(place) || place < 1 || moves.length === 0) return null;
  const measured: Partial<Record<(typeof MEASURES)[number], number>> = {};
  for (let i = 0; i + 1 < words.length; i += 2) {
    const measure = MEASURES.find((each) => each === words[i]);
    const value = Number(words[i + 1]);
    if (measure !== undefined && Number.isFinite(value)) measured[measure] = value;
  }
  return { number: place, line: { ...measured, moves: moves.map((move) => move.trim()) } };
}

export function formatLine(number: number, line: ThoughtLine): string {
  const measures = MEASURES.flatMap((measure) => {
    const value = line[measure];
    return value === undefined ? [] : [measure, String(Number(value.toFixed(4)))];
  });
  return [['info line', number, ...measures].join(' '), ...line.moves].join('\t');
}
