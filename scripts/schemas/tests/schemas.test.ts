import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { findBrain, GAMES } from '@chambord/games';
import { at, BadInput, readRecord, replay } from '@chambord/kernel';
import type { Game, GameRecord, Viewer } from '@chambord/kernel';
import { readReview, reviewGame, summaryOf } from '@chambord/review';
import { readPack } from '@chambord/puzzles/pack';
import { asyncapi, dataSet, openapi, position, puzzles, record, review, SCHEMAS } from '@chambord/schemas';
import { readManifest } from '../../../platform/cli/data-set/manifest.ts';
import { makeSchemas } from '../make.ts';
import { POSITION_NAMES } from '../position.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const compiled = (schema: object): ValidateFunction => new Ajv2020({ strictTypes: false }).compile(schema);

const GOLDEN = GAMES.flatMap(({ game }) =>
  readdirSync(`games/${game.id}/tests/golden`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ game, name, value: read(`games/${game.id}/tests/golden/${name}`) as GameRecord })),
);

test('what is shipped is what the code makes: else run npm run schemas', () => {
  const made = makeSchemas();
  expect(readdirSync('platform/schemas/files').sort()).toEqual(Object.keys(made).sort());
  for (const [name, schema] of Object.entries(made)) {
    expect(read(`platform/schemas/files/${name}`), name).toEqual(JSON.parse(JSON.stringify(schema)));
  }
  const shipped = Object.keys(SCHEMAS).map((name) => `${name}.json`);
  expect([...shipped, 'openapi.json', 'asyncapi.json'].sort()).toEqual(Object.keys(made).sort());
  expect([openapi, asyncapi]).toEqual(
    [made['openapi.json'], made['asyncapi.json']].map((each) => structuredClone(each)),
  );
});

type Path = readonly (string | number)[];
/** Every place in some data; of long lists the first two elements and the last stand for the others. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value)
    ? [...new Set([0, 1, value.length - 1])].filter((i) => i >= 0 && i < value.length)
    : Object.keys(value);
  for (const key of keys) yield* placesIn((value as Readonly<Record<string | number, unknown>>)[key], [...path, key]);
}

const REMOVED = Symbol('removed');
/** What may be wrong at any place. */
const FAULTS: readonly unknown[] = [
  REMOVED,
  null,
  true,
  -1,
  0,
  7,
  1.5,
  1e9,
  '',
  ' ',
  'x',
  'x'.repeat(300),
  [],
  [null],
  {},
  { x: 1 },
];

/** The same with one place changed. */
function planted(value: unknown, [key, ...rest]: Path, fault: unknown): unknown {
  if (key === undefined) return fault;
  if (Array.isArray(value)) {
    const changed = value.map((each, i) => (i === key ? planted(each, rest, fault) : (each as unknown)));
    return rest.length === 0 && fault === REMOVED ? changed.filter((each) => each !== REMOVED) : changed;
  }
  const { [key]: below, ...others } = value as Readonly<Record<string | number, unknown>>;
  const put = planted(below, rest, fault);
  return put === REMOVED ? others : { ...others, [key]: put };
}

function isRead(reader: (value: unknown) => unknown, value: unknown): boolean {
  try {
    reader(value);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Plants every fault everywhere and holds schema and reader against each other; how many faults both have found. */
function compare(
  schema: object,
  reader: (value: unknown) => unknown,
  value: unknown,
  isForRules: (path: Path) => boolean = () => false,
): number {
  const validate = compiled(schema);
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  let found = 0;
  for (const path of placesIn(value)) {
    for (const fault of FAULTS) {
      const changed = planted(value, path, fault);
      if (changed === REMOVED) continue;
      const [valid, isFine] = [validate(changed), isRead(reader, changed)];
      const what = `${path.join('.')}: ${JSON.stringify(fault) ?? 'removed'}`;
      // What the schema refuses the reader does, too; what only rules can tell the schema lets through.
      if (!valid) expect(isFine, what).toBe(false);
      else if (!isForRules(path)) expect(isFine, what).toBe(true);
      if (!valid) found++;
    }
  }
  return found;
}

describe('records', () => {
  /** Which games there are, by which rules and options, only they can tell. */
  const isForRules = ([first]: Path) => ['game', 'rulesVersion', 'options'].includes(String(first));

  test.each(GOLDEN)('$game.id $name is valid, and planted faults are found', ({ game, value }) => {
    const found = compare(record, (each) => readRecord(game, each), value, isForRules);
    expect(found).toBeGreaterThan(100);
  });

  const { game, value } = at(GOLDEN, 0);
  const proof = { commitment: 'a'.repeat(64), serverSeed: 'b'.repeat(64), parts: value.names.map(() => null) };

  test('those of online games and of games that were dealt anew are, too', () => {
    const more = {
      ...value,
      proof: { ...proof, parts: value.names.map(() => 'c'.repeat(32)) },
      redeal: { ply: 1, seat: 0, seed: 'x' },
    };
    const found = compare(
      record,
      (each) => readRecord(game, each),
      more,
      (path) => isForRules(path) || path[0] === 'redeal' || path[0] === 'moves',
    );
    expect(found).toBeGreaterThan(150);
  });

  test.each([
    [
      'a game for more than can play',
      { ...value, options: { ...value.options, players: 5 }, names: 'abcde'.split('') },
    ],
    ['fewer names than players', { ...value, names: value.names.slice(1) }],
    ['fewer parts than players', { ...value, proof: { ...proof, parts: [...proof.parts, null] } }],
    ['a field that nobody knows', { ...value, winner: 1 }],
  ])('%s is not', (_, wrong) => {
    expect(compiled(record)(wrong)).toBe(false);
    expect(isRead((each) => readRecord(game, each), wrong)).toBe(false);
  });
});

describe('positions', () => {
  const lineOf = (game: Game) => {
    if (game.position === undefined) throw new Error(`${game.id} has no line for its positions`);
    return game.position;
  };
  const validate = compiled(position);
  const ofGame = (id: string) => compiled({ ...position, anyOf: [{ $ref: `#/$defs/${id}` }] });
  const isOf = Object.fromEntries(GAMES.map(({ game }) => [game.id, ofGame(game.id)]));

  test.each(GOLDEN)('of $game.id $name are valid, for their own game alone', ({ game, value }) => {
    const lines: string[] = [];
    replay(game, readRecord(game, value), ({ state, ply }) => {
      if (ply % 7 !== 0) return;
      const viewers: Viewer[] = [...value.names.keys(), 'spectator', 'open'];
      for (const viewer of viewers) lines.push(lineOf(game).format(game.view(state, viewer)));
    });
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(validate(line), line).toBe(true);
      // In an address.
      expect(validate(line.replaceAll(' ', '&')), line).toBe(true);
      for (const { game: other } of GAMES) expect(isOf[other.id]?.(line)).toBe(other.id === game.id);
      for (const wrong of [`${line} colour=red`, line.replace('viewer=', 'looks='), `${line} x`, '']) {
        expect(validate(wrong), wrong).toBe(false);
        expect(
          isRead(() => lineOf(game).parse(wrong), wrong),
          wrong,
        ).toBe(false);
      }
    }
  });

  test.each(GAMES.map(({ game }) => [game.id, game] as const))(
    '%s reads every name that is listed, and no other',
    (id, game) => {
      const { value } = at(
        GOLDEN.filter(({ game: { id: other } }) => other === id),
        0,
      );
      const { table, seats } = POSITION_NAMES[id] ?? { table: [], seats: [] };
      const line = lineOf(game).format(
        game.view(replay(game, { ...readRecord(game, value), moves: [], result: null }), 'open'),
      );
      const isKnown = (name: string) => {
        try {
          lineOf(game).parse(`${line} ${name}=`);
          return true;
        } catch (error) {
          return !(error instanceof BadInput && error.message.includes('is not known'));
        }
      };
      for (const name of [...table, ...seats.map((each) => `0.${each}`)]) {
        // Some are there for who plays alone.
        if (!name.startsWith('aaron.')) expect(isKnown(name), name).toBe(true);
      }
      for (const name of ['colour', '0.colour', 'viewers']) expect(isKnown(name), name).toBe(false);
    },
  );
});

test.each(GAMES.map(({ game }) => [game.id, game] as const))(
  'reviews of %s are valid, and planted faults are found',
  (id, game) => {
    const whole = readRecord(
      game,
      at(
        GOLDEN.filter((each) => each.game.id === id),
        0,
      ).value,
    );
    const steps = reviewGame(
      game,
      findBrain(id),
      { ...whole, moves: whole.moves.slice(0, 6), result: null },
      { depth: 4, seed: 'schemas' },
    );
    let next = steps.next();
    while (next.done !== true) next = steps.next();
    const made = next.value;
    expect(made.steps).toHaveLength(6);
    expect(compare(review, readReview, structuredClone(made))).toBeGreaterThan(500);
    const printed = JSON.parse(JSON.stringify({ ...made, summary: summaryOf(made) })) as Record<string, unknown>;
    const validate = compiled(review);
    expect(validate(printed), JSON.stringify(validate.errors)).toBe(true);
    let found = 0;
    for (const path of placesIn(printed['summary'])) {
      if (path.length > 0 && !validate(planted(printed, ['summary', ...path], 'x'))) found++;
    }
    expect(found).toBe([...placesIn(printed['summary'])].length - 1);
  },
);

test.each(['burgundy', 'splendor'])('the puzzles of %s are valid, and planted faults are found', (game) => {
  const pack = read(`games/${game}/puzzles/pack.json`) as { readonly games: readonly unknown[] };
  expect(compiled(puzzles)(pack)).toBe(true);
  expect(compare(puzzles, readPack, { ...pack, games: pack.games.slice(0, 2) })).toBeGreaterThan(100);
});

test.each(readdirSync('examples/samples'))(
  'the manifest of the sample %s is valid, and planted faults are found',
  (name) => {
    expect(compare(dataSet, readManifest, read(`examples/samples/${name}/manifest.json`))).toBeGreaterThan(100);
    const games = readFileSync(`examples/samples/${name}/games.jsonl`, 'utf8').trim().split('\n');
    const validate = compiled(record);
    for (const line of games) expect(validate(JSON.parse(line)), JSON.stringify(validate.errors)).toBe(true);
  },
);
