import { burgundy } from '@chambord/burgundy/rules';
import { burgundyBrain } from '@chambord/burgundy/brain';
import { splendor } from '@chambord/splendor/rules';
import { splendorBrain } from '@chambord/splendor/brain';
import { randomFrom } from '@chambord/kernel';
import type { Brain, Game } from '@chambord/kernel';
import { likeliest, follow } from '../platform/bots/follow.ts';
const games: [Game, Brain, { players: number }][] = [[burgundy, burgundyBrain, { players: 2 }], [splendor, splendorBrain, splendor.options({ players: 2 })]];
for (const [game, brain, o] of games) {
  const r = randomFrom('x');
  const states: unknown[] = [];
  for (let g = 0; g < 5; g++) { const s = game.setup(o, 'p' + g); while (game.actor(s) !== null) { states.push(game.clone(s)); game.apply(s, likeliest(game, brain, s)); } }
  const time = (name: string, f: (s: unknown) => void) => {
    let best = Infinity;
    for (let k = 0; k < 6; k++) { const t = performance.now(); for (const s of states) f(s); best = Math.min(best, (performance.now() - t) / states.length); }
    console.log(game.id, name.padEnd(10), (best * 1000).toFixed(2), 'µs');
  };
  console.log(states.length / 5, 'decisions a game');
  time('view', (s) => game.view(s, game.actor(s) ?? 0));
  const views = new Map(states.map((s) => [s, game.view(s, game.actor(s) ?? 0)]));
  time('resample', (s) => game.resample(views.get(s), r));
  time('clone', (s) => game.clone(s));
  time('sensible', (s) => game.sensible(s));
  const ms = new Map(states.map((s) => [s, game.sensible(s)]));
  time('prior', (s) => brain.prior(s, ms.get(s) ?? []));
  time('evaluate', (s) => brain.evaluate(s));
  time('score', (s) => game.score(s));
  time('keys', (s) => { for (const m of ms.get(s) ?? []) brain.key(m); });
  time('follow', (s) => follow(game, brain, game.clone(s), 0));
  time('follow end', (s) => follow(game, brain, game.clone(s), 1000));
}
