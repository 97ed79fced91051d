// Draws how strong the network of a game became while it learned: npm run strength -- GAME [--folder .cache/train/GAME] [--games K] [--iterations N] [--out FILE.svg]
// Every generation that the training kept meets the first king: once by its policy alone, and once with as many simulations as he has iterations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firstKing, interval, playerOf, playMatch } from '@chambord/bots';
import type { Interval, Player } from '@chambord/bots';
import { findBrain, findGame } from '@chambord/games';
import { at } from '@chambord/kernel';
import type { SavedWeights } from '@chambord/network';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    games: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '100' },
    out: { type: 'string' },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('Which game? npm run strength -- GAME');
const { game, description } = findGame(id);
const brain = findBrain(id);
const first = await description.load.firstBrain?.();
if (first === undefined) throw new Error(`${id} has no first king to be measured against.`);
const folder = values.folder ?? join('.cache', 'train', id);
const games = Number(values.games);
const iterations = Number(values.iterations);
const options = game.options({ players: 2 });
const king: Player = ({ view, random }) => firstKing(game, first, brain.key, view, random, { iterations });

/** A generation: how many games it had learned from, and how often it won. */
interface Point {
  readonly learned: number;
  readonly policy: Interval;
  readonly search: Interval;
}

const points: Point[] = [];
const files = readdirSync(folder).filter((name) => /^weights-\d+\.json$/u.test(name));
const learnedOf = (name: string) => Number(name.replace(/\D/gu, ''));
for (const name of files.sort((a, b) => learnedOf(a) - learnedOf(b))) {
  const weights = JSON.parse(readFileSync(join(folder, name), 'utf8')) as SavedWeights;
  const own = { ...brain, weights };
  const rate = async (player: Player) => {
    let won = 0;
    for (let number = 0; number < games; number++) {
      const players = [(question) => player({ ...question, brain: own }), king] satisfies [Player, Player];
      const match = await playMatch({ game, brain, options, seed: 'strength' }, players, ['new', 'first'], number);
      match.sides.forEach((side, seat) => (won += side === 0 ? at(match.wins, seat) : 0));
    }
    return interval(won, games);
  };
  const policy = await rate(playerOf('policy', {}));
  const search = await rate(playerOf('king', { iterations }));
  points.push({ learned: weights.games, policy, search });
  console.log(JSON.stringify(at(points, points.length - 1)));
}
writeFileSync(values.out ?? join('docs', `strength-${id}.svg`), drawing());

function drawing(): string {
  const [width, height, left, bottom] = [720, 360, 60, 50];
  const most = Math.max(1, ...points.map(({ learned }) => learned));
  const x = (learned: number) => left + (learned / most) * (width - left - 20);
  const y = (rate: number) => height - bottom - rate * (height - bottom - 30);
  const line = (of: (point: Point) => Interval, colour: string) =>
    points
      .map((point) => {
        const { low, high, estimate } = of(point);
        const at = x(point.learned).toFixed(1);
        return `<path d="M${at} ${y(low).toFixed(1)}V${y(high).toFixed(1)}" stroke="${colour}" opacity=".5"/><circle cx="${at}" cy="${y(estimate).toFixed(1)}" r="3.5" fill="${colour}"/>`;
      })
      .join('') +
    `<polyline points="${points.map((point) => `${x(point.learned).toFixed(1)},${y(of(point).estimate).toFixed(1)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (rate) =>
      `<path d="M${left} ${y(rate)}H${width - 20}" stroke="#bbb"/><text x="${left - 8}" y="${y(rate) + 4}" text-anchor="end">${100 * rate} %</text>`,
  );
  const steps = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text x="${x(part * most)}" y="${height - bottom + 20}" text-anchor="middle">${Math.round((part * most) / 1000)}k</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
${marks.join('')}${steps.join('')}
${line(({ policy }) => policy, '#a33')}${line(({ search }) => search, '#246')}
<text x="${left}" y="18" fill="#246">games won against the first king (${iterations} iterations): with as many simulations</text>
<text x="${width - 20}" y="18" fill="#a33" text-anchor="end">policy alone</text>
<text x="${width / 2}" y="${height - 12}" text-anchor="middle">games learned from (${id}, two players, ${games} games a point, 95 %)</text>
</svg>
`;
}
