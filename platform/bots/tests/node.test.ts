import { expect, test } from 'vitest';
import { Node, MovePlaces } from '../search/node.ts';

const moves = (...names: readonly string[]) => names.map((name) => ({ do: name }));
const key = (move: { readonly do: string }) => move.do.charCodeAt(0);

function node(...names: readonly string[]): Node {
  const policy = Float32Array.from(names, (_, i) => 1 / 2 ** (i + 1));
  const chances = Float32Array.of(0.75, 0.25);
  return new Node(key, moves(...names), { policy, chances, points: chances, contenders: 2 });
}

/** The names of the moves at these places. */
function named(known: Node, places: MovePlaces): string[] {
  return Array.from(places.list.subarray(0, places.count), (place) => known.edgeAt(place).move.do);
}

test('a node finds the moves that it knows, in the order in which they are listed, whatever has come and gone', () => {
  const known = node('a', 'b', 'c', 'd');
  const places = new MovePlaces();
  for (const [listed, found] of [
    ['abcd', 'abcd'],
    ['abxd', 'abd'],
    ['bcd', 'bcd'],
    ['xabcd', 'abcd'],
    ['dcba', 'dcba'],
    ['xyz', ''],
  ] as const) {
    known.find(moves(...listed.split('')), places);
    expect(named(known, places).join('')).toBe(found);
  }
});

test('moves that come up later get a place behind the others, and nothing is forgotten', () => {
  const known = node('a', 'b');
  const places = new MovePlaces();
  known.find(moves('a', 'b'), places);
  expect(known.choose(places, 0, 1, 0).move.do).toBe('a');
  known.open(moves('x', 'b', 'y'), Float32Array.of(0.5, 0.25, 0.125), places);
  expect(named(known, places)).toEqual(['x', 'b', 'y']);
  expect(known.edges.map(({ move, prior }) => [move.do, prior])).toEqual([
    ['a', 0.5],
    ['b', 0.25],
    ['x', 0.5],
    ['y', 0.125],
  ]);
  // By value and policy alone both would be alike; the one that could have been chosen more often comes first.
  known.open(moves('a', 'x'), Float32Array.of(0, 0), places);
  expect(known.choose(places, 0, 1, 0).move.do).toBe('a');
  expect(known.edgeOf({ do: 'z' }).prior).toBe(0);
  expect(known.edges).toHaveLength(5);
});

test('more moves at once than there is room for in one list', () => {
  const names = Array.from({ length: 5000 }, (_, i) => String.fromCharCode(i + 1));
  const known = node(...names);
  const places = new MovePlaces();
  known.find(moves(...names), places);
  expect(places.count).toBe(5000);
  expect(named(known, places)).toEqual(names);
});
