import { describe, expect, test } from 'vitest';
import { findBrain, findGame } from '@chambord/games';
import { askLevel, favourite, judgeOf, LEVELS, ponder, think } from '@chambord/bots';
import type { Tree } from '@chambord/bots';
import { at, randomFrom } from '@chambord/kernel';

describe.each(['burgundy', 'splendor'])('%s', (id) => {
  const { game } = findGame(id);
  const brain = findBrain(id);
  const options = game.options({ players: 2 });

  /** Positions of a game in which everyone plays at first sight. */
  function* positions() {
    const state = game.setup(options, 'positions');
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      yield { state, actor, view: game.view(state, actor) };
      game.apply(state, askLevel(game, brain, 'knight', game.view(state, actor), `seed/${actor}`));
    }
  }

  test('the brain gives chances and a policy that add up, and numbers that tell moves apart', () => {
    for (const { state, actor } of positions()) {
      const moves = game.legal(state);
      const sum = (list: Float32Array) => list.reduce((total, part) => total + part, 0);
      const { chances, policy } = judgeOf(brain).judge(state, actor, moves);
      expect(sum(chances.subarray(0, game.score(state).points.length))).toBeCloseTo(1);
      expect(sum(policy.subarray(0, moves.length))).toBeCloseTo(1);
      expect(new Set(moves.map((move) => brain.key(move))).size).toBe(moves.length);
    }
  });

  test('every level makes a legal move, the same for the same seed', () => {
    let count = 0;
    for (const { state, view } of positions()) {
      if (count++ % 10 > 0) continue;
      for (const level of LEVELS) {
        const ask = () => askLevel(game, brain, level, view, `seed/${count}`, { iterations: 30 });
        const move = ask();
        expect(game.whyNot(state, move)).toBeNull();
        expect(ask()).toEqual(move);
      }
    }
  });

  test('every level but the king has a style of its own, and chooses at first sight what it likes more often', () => {
    expect(brain.levels.filter(({ likes }) => likes !== undefined)).toHaveLength(LEVELS.length - 1);
    const plain = { ...brain, levels: [{ temperature: 1.5 }] };
    for (const { likes } of brain.levels) {
      if (likes === undefined) continue;
      const often = (own: typeof brain) => {
        let liked = 0;
        for (let deal = 0; deal < 10; deal++) {
          const state = game.setup(options, `style/${deal}`);
          for (let actor = game.actor(state), ply = 0; actor !== null; actor = game.actor(state), ply++) {
            const view = game.view(state, actor);
            if (likes(state, askLevel(game, own, 'page', view, `${deal}/${ply}`))) liked++;
            // The game goes on in the same way whoever is asked.
            game.apply(state, askLevel(game, plain, 'page', view, `${deal}/${ply}`));
          }
        }
        return liked;
      };
      expect(often({ ...plain, levels: [{ temperature: 1.5, likes }] })).toBeGreaterThan(often(plain));
    }
  });

  test('the search looks at what it may see only: another deal behind the same view changes nothing', () => {
    let count = 0;
    for (const { state, actor, view } of positions()) {
      if (count++ % 20 > 0) continue;
      const other = game.view(game.resample(view, randomFrom(`other/${count}`)), actor);
      const find = (seen: unknown) =>
        think(game, brain, seen, randomFrom('same'), { iterations: 40 }).edges.map(({ move, visits }) => ({
          move,
          visits,
        }));
      expect(find(other)).toEqual(find(game.view(state, actor)));
    }
  });

  test('every iteration is one visit', () => {
    const [position] = positions();
    if (position === undefined) throw new Error('no position');
    const tree = think(game, brain, position.view, randomFrom('x'), { iterations: 77 });
    const { edges } = tree;
    expect(edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(77);
    expect(edges).toHaveLength(game.sensible(position.view).length);
    for (const edge of edges) expect(tree.valueOf(edge) === null).toBe(edge.visits === 0);
    expect(at(edges, 0).prior).toBeGreaterThan(0);
  });
});

test('while others decide the king thinks on about what he has made, and about nothing else', () => {
  const { game } = findGame('burgundy');
  // A brain of its own: nobody has thought with it yet.
  const brain = { ...findBrain('burgundy') };
  expect(ponder(game, brain, 10)).toBe(false);
  const state = game.setup(game.options({ players: 2 }), 'ponder');
  const trees: Tree[] = [];
  const view = game.view(state, game.actor(state) ?? 0);
  const made = askLevel(game, brain, 'king', view, 'seed', { ms: 1 }, (tree) => trees.push(tree));
  const [tree] = trees;
  if (tree === undefined) throw new Error('the king did not search');
  expect(tree.most().move).toEqual(made);
  const before = tree.edges.map(({ visits }) => visits);
  expect(ponder(game, brain, 50)).toBe(true);
  const more = tree.edges.map(({ visits }, i) => visits - at(before, i));
  expect(more).toEqual(tree.edges.map(({ move }) => (move === made ? 50 : 0)));
});

test('who decides again goes on where the last thought ended, unless something was uncovered', () => {
  const { game, brain } = findGame('burgundy');
  const state = game.setup(game.options({ players: 2 }), 'again');
  const random = randomFrom('again');
  let gone = 0;
  let anew = 0;
  for (let seat = game.actor(state); seat !== null && gone + anew < 60;) {
    const tree = think(game, brain, game.view(state, seat), random, { iterations: 60 });
    const made = tree.most();
    const before = game.view(state, 'open');
    game.apply(state, made.move);
    const next = game.actor(state);
    if (next === null) break;
    const view = game.view(state, next);
    const below = tree.below(made, view, random);
    // What nobody could foresee: another deal of what was hidden from everybody comes to something else.
    const deals = Array.from({ length: 8 }, (_, i) => game.resample(before, randomFrom(`deal/${i}`)));
    const foreseen = deals.every((deal) => {
      game.apply(deal, made.move);
      return JSON.stringify(game.view(deal, 'open')) === JSON.stringify(game.view(state, 'open'));
    });
    if (below === null) anew++;
    else {
      gone++;
      expect(next).toBe(seat);
      expect(foreseen).toBe(true);
      expect(below.edges.map(({ move }) => move)).toEqual(game.sensible(view));
      expect(below.edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(made.next?.visits);
    }
    // Another view is another position.
    if (below !== null) expect(tree.below(made, before, random)).toBeNull();
    seat = next;
  }
  expect(gone).toBeGreaterThan(0);
  expect(anew).toBeGreaterThan(0);
});

test('a thought is gone on with after the answer of another, unless something was uncovered', () => {
  const { game, brain } = findGame('splendor');
  const state = game.setup(game.options({ players: 2, rules: 'classic' }), 'answer');
  const random = randomFrom('answer');
  let gone = 0;
  let anew = 0;
  for (let turn = 0; turn < 24; turn++) {
    const before = game.view(state, 0);
    const tree = think(game, brain, before, random, { iterations: 200 });
    const made = tree.most();
    const moves = [made.move];
    game.apply(state, made.move);
    while (game.actor(state) === 1) {
      const answer = think(game, brain, game.view(state, 1), random, { iterations: 60 }).most().move;
      moves.push(answer);
      game.apply(state, answer);
    }
    if (game.actor(state) === null) break;
    const view = game.view(state, 0);
    const below = tree.below(made, view, random);
    if (below === null) anew++;
    else {
      gone++;
      const deal = game.resample(before, randomFrom(`deal/${turn}`));
      for (const move of moves) game.apply(deal, move);
      expect(game.view(deal, 0)).toEqual(view);
      expect(below.edges.map(({ move }) => move)).toEqual(game.sensible(view));
      expect(below.edges.some(({ visits }) => visits > 0)).toBe(true);
    }
  }
  expect(gone).toBeGreaterThan(0);
  expect(anew).toBeGreaterThan(0);
});

test('of moves that were looked at about as often, the liked one is made', () => {
  const judged = (first: number, second: number) => [
    { move: { do: 'first' }, visits: first },
    { move: { do: 'second' }, visits: second },
  ];
  const liking = ({ do: name }: { readonly do: string }) => (name === 'second' ? 1.3 : 1);
  expect(favourite(judged(100, 80), liking)).toEqual({ do: 'second' });
  expect(favourite(judged(100, 70), liking)).toEqual({ do: 'first' });
  expect(favourite(judged(100, 80), () => 1)).toEqual({ do: 'first' });
});

test('alone against Aaron the brain judges two contenders', () => {
  const { game } = findGame('burgundy');
  const brain = findBrain('burgundy');
  const state = game.setup(game.options({ players: 1 }), 'solo');
  const { chances } = judgeOf(brain).judge(state, 0, []);
  expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
  const move = askLevel(game, brain, 'king', game.view(state, 0), 'seed', { iterations: 20 });
  expect(game.whyNot(state, move)).toBeNull();
});
