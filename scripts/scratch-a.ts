import { burgundy } from '@chambord/burgundy/rules';
import { burgundyBrain } from '@chambord/burgundy/brain';
import { splendor } from '@chambord/splendor/rules';
import { splendorBrain } from '@chambord/splendor/brain';
import type { Brain, Game } from '@chambord/kernel';
import { heuristic, match, oneply, policy, tree } from './scratch-lib.ts';
const games: [Game, Brain, { players: number }][] = [
  [burgundy, burgundyBrain, { players: 2 }],
  [splendor, splendorBrain, splendor.options({ players: 2 })],
];
for (const [game, brain, o] of games) {
  console.log(game.id);
  match(game, o, heuristic(brain), policy('random'), 50, 's', 'heuristic v random');
  match(game, o, oneply(brain, 1), heuristic(brain), 50, 's', 'oneply1 v heuristic');
  match(game, o, oneply(brain, 4), heuristic(brain), 30, 's', 'oneply4 v heuristic');
  match(game, o, tree(brain, 200), heuristic(brain), 10, 's', 'tree200 v heuristic');
  match(game, o, tree(brain, 200), oneply(brain, 1), 10, 's', 'tree200 v oneply1');
}
