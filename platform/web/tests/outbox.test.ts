import { beforeEach, expect, test } from 'vitest';
import { forgetMessage, forgetOthers, outbox, remember, settle } from '../online/connection/outbox.ts';

const TABLE = 'b'.repeat(16);
const ANNA = 'a'.repeat(16);
const move = (id: string, after: string | null, version = 3) => ({
  guest: ANNA,
  command: { type: 'move' as const, table: TABLE, id, version, move: 'take' },
  after,
});
const ids = () => outbox.value.map(({ command: { id } }) => id);

beforeEach(() => forgetOthers(null));

test('a second decision waits for the first, and then looks at what that led to', () => {
  remember([move('one', null), move('two', 'one')]);
  const [freed, ...more] = settle('one', 9);
  expect(more).toEqual([]);
  expect(freed?.command).toMatchObject({ id: 'two', version: 9 });
  expect(ids()).toEqual(['two']);
  expect(settle('two', 10)).toEqual([]);
  expect(ids()).toEqual([]);
});

test('what was refused takes along what was to follow it, and nothing else', () => {
  remember([move('one', null), move('two', 'one'), move('three', 'two'), move('other', null)]);
  forgetMessage('one');
  expect(ids()).toEqual(['other']);
});

test('nobody says what somebody else has said on the same device', () => {
  remember([move('one', null)]);
  forgetOthers(ANNA);
  expect(ids()).toEqual(['one']);
  forgetOthers('c'.repeat(16));
  expect(ids()).toEqual([]);
});
