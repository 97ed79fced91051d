import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splendor } from '@chambord/splendor/rules';
import { resume } from '@chambord/kernel';
import { golden } from './golden.ts';
import { picturesOf } from '../table/motion/pictures.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sheets = [read('../sign/drawings.svg'), read('../../../platform/ui/parts/symbols.svg')].join('');
const drawn = new Set([...sheets.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const tinctures = new Set([...read('../sign/tinctures.css').matchAll(/^\.(\w+)/gm)].map(([, name]) => name));

const sessions = golden.names.map((name) => resume(splendor, golden.record(name)));
const shown = sessions.flatMap(({ plies }) =>
  plies.map(({ move, events }) => ({ move, pictures: events.flatMap((event) => picturesOf(event)) })),
);

test('every picture of the recap is a drawing of the sheet on a field that there is', () => {
  const pictures = shown.flatMap((ply) => ply.pictures);
  expect(pictures.length).toBeGreaterThan(500);
  for (const { drawings, field, icon } of pictures) {
    expect(drawings.filter((id) => !drawn.has(id))).toEqual([]);
    expect(field === undefined || tinctures.has(field)).toBe(true);
    expect(icon === undefined || drawn.has(`i-${icon}`)).toBe(true);
  }
});

test('what somebody does has a picture, but for doing nothing', () => {
  const without = shown.filter(({ pictures }) => pictures.length === 0).map(({ move }) => move.split(' ')[0]);
  expect(new Set(without)).toEqual(new Set(['pass']));
});
