import { expect, test } from 'vitest';
import { at, pick, randomFrom } from '@chambord/kernel';
import { Network, newWeights, TERMS } from '@chambord/network';
import { splendorBrain } from '@chambord/splendor/brain';
import { GEMS, splendor } from '@chambord/splendor/rules';

const { shape } = splendorBrain;
const network = new Network(shape, newWeights(shape, randomFrom('any')));
const { input } = network;

test('every sensible move has terms of its own, however the colours go round', () => {
  const random = randomFrom('terms');
  const encoder = splendorBrain.encoder();
  for (const options of splendor.variants) {
    const state = splendor.setup(options, 'terms');
    for (let rotation = 0; state.phase !== 'over'; rotation = (rotation + 1) % shape.rotations) {
      const moves = splendor.sensible(state);
      expect(encoder.encode(state, input, rotation)).toBe(options.players);
      const terms = moves.map((move) => {
        const into = new Int16Array(TERMS).fill(-1);
        const count = encoder.terms(move, into, 0);
        expect([...into.subarray(0, count)].every((term) => term >= 0 && term < network.logits.length)).toBe(true);
        return into.join();
      });
      expect(new Set(terms).size).toBe(moves.length);
      splendor.apply(state, pick(random, moves));
    }
  }
});

test('colours that go round are the same facts in another order', () => {
  const random = randomFrom('rotated');
  const encoder = splendorBrain.encoder();
  const state = splendor.setup({ players: 3, rules: 'classic' }, 'rotated');
  const sorted = (list: Float32Array) => [...list].sort((a, b) => a - b);
  while (state.phase !== 'over') {
    const seen = GEMS.map((rotation) => {
      encoder.encode(state, input, rotation);
      return [
        input.globals,
        ...input.kinds.map(({ facts, count, groups }) => facts.subarray(0, (count * facts.length) / groups.length)),
      ].map(sorted);
    });
    for (const other of seen) expect(other).toEqual(at(seen, 0));
    // The supply, gem by gem: five facts that go round by one with every rotation.
    const supply = (rotation: number) => {
      encoder.encode(state, input, rotation);
      return GEMS.map((gem) => input.globals[80 + ((gem + rotation) % GEMS.length)]);
    };
    for (const rotation of GEMS) expect(supply(rotation)).toEqual(supply(0));
    splendor.apply(state, pick(random, splendor.sensible(state)));
  }
});

test('whoever sits in the same chair sees the same, whatever its number', () => {
  const encoder = splendorBrain.encoder();
  const state = splendor.setup({ players: 2, rules: 'court' }, 'chairs');
  const random = randomFrom('chairs');
  for (let ply = 0; ply < 30 && state.phase !== 'over'; ply++) {
    encoder.encode(state, input, 0);
    const cards = (at(input.kinds, 0) as { facts: Float32Array }).facts.slice();
    const exchanged = { ...state, seat: 1 - state.seat, players: [...state.players].reverse() };
    encoder.encode(exchanged, input, 0);
    expect(at(input.kinds, 0).facts).toEqual(cards);
    splendor.apply(state, pick(random, splendor.sensible(state)));
  }
});
