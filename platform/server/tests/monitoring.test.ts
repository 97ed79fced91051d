import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { FREE } from './helpers/free.ts';
import { connect, makeTable, newGuest, seatAll, someMove, TERMS } from './helpers/pilot.ts';
import { randomFrom } from '@chambord/kernel';
import { newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

const places: Place[] = [];
afterAll(async () => {
  for (const place of places) await place.remove();
});

/** The figures that a text of queries asks for. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:chambord|process|nodejs)_[a-z0-9_]+/g))];
}

test('dashboard and alerts ask for nothing that the server does not say', async () => {
  const place = await newPlace('sqlite');
  places.push(place);
  const server = await place.open();
  const text = await (await fetch(`${server.address}metrics`)).text();
  await server.close();
  const said = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = [
    ...namesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')),
    ...namesIn([...readFileSync('docs/monitoring/alerts.yml', 'utf8').matchAll(/expr: (.*)/g)].join('\n')),
  ];
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !said.has(name) && !said.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
});

test('a message can be followed through the log, from its arrival by the commit to the answer', async () => {
  const place = await newPlace('sqlite');
  places.push(place);
  const options = { page: null, port: 0, host: '127.0.0.1', keep: place.keep, limits: FREE, logLevel: 'debug' };
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'platform/server/tests/helpers/alone.ts', JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const lines: Record<string, unknown>[] = [];
  let rest = '';
  let lookers: (() => void)[] = [];
  server.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((line) => JSON.parse(line) as Record<string, unknown>));
    for (const look of lookers.splice(0)) look();
  });
  async function line(wanted: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    for (;;) {
      const found = lines.find(wanted);
      if (found !== undefined) return found;
      await new Promise<void>((done) => lookers.push(done));
    }
  }
  try {
    const address = String((await line((each) => 'address' in each))['address']);
    const pilots = [];
    for (const name of ['Ada', 'Bob']) pilots.push(await connect(address, await newGuest(address, name)));
    const [ada] = pilots;
    if (ada === undefined) throw new Error('nobody');
    const { table } = await makeTable(address, ada.cookie, TERMS);
    await seatAll(table, pilots);
    const mover = pilots[ada.copies.get(table)?.status.turn ?? 0] ?? ada;
    const copy = await mover.until(table, ({ status }) => status.phase === 'playing');
    const move = someMove(copy, randomFrom('move'));
    await mover.ask({ type: 'move', id: 'followed', table, version: copy.version, move });
    const { trace } = await line(({ msg, id }) => msg === 'message' && id === 'followed');
    expect(
      await line(({ msg, traces }) => msg === 'commit' && Array.isArray(traces) && traces.includes(trace)),
    ).toMatchObject({ size: 1, seconds: expect.any(Number) });
    await line((each) => each['msg'] === 'answered' && each['trace'] === trace);
    // Nothing of the game: not even what was moved.
    expect(lines.filter((each) => JSON.stringify(each).includes(move))).toEqual([]);
  } finally {
    server.kill('SIGKILL');
  }
});
