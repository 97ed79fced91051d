// Lets the king who judges by a network meet the king who judges by hand, on the same deals:
// npm run compare -- GAME --network FILE [--players N] [--rules R] [--games K] [--iterations I | --time MS] [--seed S] [--turns T]
// --turns: how many turns the one with the network plays on by first sight before it judges (as its brain does, if not given).
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askLevel, outcomes, playMatch } from '@chambord/bots';
import type { Match, Player } from '@chambord/bots';
import { findGame } from '@chambord/games';
import { readNetwork } from '@chambord/kernel';
import type { Brain, KeptNetwork } from '@chambord/kernel';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    network: { type: 'string' },
    players: { type: 'string', default: '2' },
    rules: { type: 'string' },
    games: { type: 'string', default: '40' },
    iterations: { type: 'string', default: '200' },
    time: { type: 'string' },
    seed: { type: 'string', default: 'compare' },
    turns: { type: 'string' },
  },
});
const [id = ''] = positionals;
if (values.network === undefined) throw new Error('Which network? --network FILE is missing.');
const { game, brain } = findGame(id);
const players = Number(values.players);
const options = game.options({ players, ...(values.rules === undefined ? {} : { rules: values.rules }) });
const kept = JSON.parse(readFileSync(values.network, 'utf8')) as KeptNetwork;
const learned = brain.learning.withNetwork(players, readNetwork(kept, brain.learning.inputs));
const byHand = brain.learning.withNetwork(players, null);
const turns = values.turns === undefined ? learned.turns : Number(values.turns);
const budget = values.time === undefined ? { iterations: Number(values.iterations) } : { ms: Number(values.time) };

/** The king with this brain, and the processor time that it took. */
function king(mind: Brain) {
  let spent = 0;
  const player: Player = ({ view, random }) => {
    const began = process.cpuUsage().user;
    const move = askLevel(game, mind, 'king', view, random, budget);
    spent += process.cpuUsage().user - began;
    return move;
  };
  return { player, seconds: () => Math.round(spent / 1e5) / 10 };
}

const [one, other] = [king({ ...learned, turns }), king(byHand)];
const matches: Match[] = [];
for (let i = 0; i < Number(values.games); i++) {
  const venue = { game, brain, options, seed: values.seed };
  matches.push(await playMatch(venue, [one.player, other.player], ['network', 'hand'], i));
}
const [{ winRate, points }, { points: handPoints }] = outcomes(matches);
const percent = (rate: number) => Math.round(100 * rate);
console.log(
  `network ${percent(winRate.estimate)} % (${percent(winRate.low)}–${percent(winRate.high)}) of ${matches.length} games; ` +
    `points ${points.estimate.toFixed(1)} against ${handPoints.estimate.toFixed(1)}; seconds ${one.seconds()} against ${other.seconds()}`,
);
