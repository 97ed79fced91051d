import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairSeed, hash, readRecord, verifyProof } from '@chambord/kernel';
import { nim } from './nim.ts';

const serverSeed = 'ab'.repeat(32);
const parts = ['01'.repeat(16), null, '02'.repeat(20)];
const proof = { commitment: hash(serverSeed), serverSeed, parts };

test('hashes are those that everybody else computes', () => {
  const theirs = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(proof.commitment).toBe(theirs(serverSeed));
  expect(fairSeed(proof)).toBe(theirs(`${serverSeed}/${parts[0]}/${parts[2]}`));
});

test('a proof holds only for the seed, the commitment and the parts that it is of', () => {
  const record = {
    game: 'nim',
    rulesVersion: 1,
    options: { players: 3 },
    seed: fairSeed(proof),
    names: ['A', 'B', 'C'],
    moves: [],
    result: null,
    proof,
  };
  expect(verifyProof(record)).toEqual(proof);
  const { proof: _, ...without } = record;
  expect(() => verifyProof(without)).toThrow('the record carries none');
  expect(() => verifyProof({ ...record, seed: hash('other') })).toThrow('seed: this is not what');
  const commitment = hash('other');
  expect(() => verifyProof({ ...record, proof: { ...proof, commitment } })).toThrow('proof.commitment: this is not');
  const other = { ...proof, parts: ['01'.repeat(16), null, '03'.repeat(20)] };
  expect(() => verifyProof({ ...record, proof: other })).toThrow('seed: this is not what');
});

test('records carry a proof of the right form, or none', () => {
  const options = { players: 2 };
  const names = ['A', 'B'];
  const own = { ...proof, parts: [parts[0], null] };
  const record = { game: 'nim', rulesVersion: 1, options, seed: 'x', names, moves: [], result: null, proof: own };
  expect(readRecord(nim, record).proof).toEqual(own);
  const broken = (change: object) => () => readRecord(nim, { ...record, proof: { ...own, ...change } });
  expect(broken({ serverSeed: 'xyz' })).toThrow('proof.serverSeed: expected 32 to 64 hexadecimal digits');
  expect(broken({ parts: [] })).toThrow('proof.parts: expected');
  expect(broken({ more: 1 })).toThrow('unknown field "more"');
});

test('tables that have one shuffle have one proof, with the parts of all their people', () => {
  const shared = ['03'.repeat(16), '04'.repeat(16)];
  const own = { ...proof, parts: [null, null], shared };
  expect(fairSeed(own)).toBe(hash([serverSeed, ...shared].join('/')));
  const names = ['A', 'B'];
  const seed = fairSeed(own);
  const record = { game: 'nim', rulesVersion: 1, options: { players: 2 }, seed, names, moves: [], result: null };
  const read = readRecord(nim, { ...record, proof: own });
  expect(verifyProof(read)).toEqual(own);
  for (const changed of [shared.slice(1), [...shared].reverse(), []]) {
    expect(() => verifyProof({ ...read, proof: { ...own, shared: changed } })).toThrow('seed: this is not what');
  }
  expect(() => readRecord(nim, { ...record, proof: { ...own, shared: ['x'] } })).toThrow('proof.shared[0]: expected');
});
