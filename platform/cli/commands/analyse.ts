import { advise } from '@chambord/bots';
import { BadInput, LANGS } from '@chambord/kernel';
import type { Viewer } from '@chambord/kernel';
import { sheetText } from '@chambord/prose';
import { oneOf, readArgs } from '../args.ts';
import { budgetArgument } from '../contest.ts';
import { adviceLines } from '../hint.ts';
import { gameArgument } from '../table-options.ts';
import { harmless } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { ownLang, words } from '../words.ts';

/** How long a position is thought about. */
const THINKING = { ms: 1000 };

/** `analyse`: the best moves in a position that is given as a line of text. */
export function analyse(args: readonly string[]): void {
  const read = readArgs(args, { values: ['time', 'iterations', 'lang'], switches: ['json'] }, 2);
  const entry = gameArgument(read);
  const { game, brain, text } = entry;
  const lang = oneOf(read, 'lang', ownLang(), LANGS);
  const [, line] = read.positionals;
  if (line === undefined) throw new UsageError('Which position? It is missing: write it in quotation marks.');
  if (game.position === undefined) throw new UsageError(`Positions of ${game.id} cannot be written down.`);
  const view = game.position.parse(line);
  const actor = game.actor(view);
  const { players } = game.options((view as { readonly options: unknown }).options);
  const names = Array.from({ length: players }, (_, seat) => words[lang].player(seat + 1));
  if (actor === null) {
    if (read.has('json')) console.log(JSON.stringify({ actor, score: game.score(view) }));
    else console.log(harmless(sheetText(text[lang].sheet(view, names))));
    return;
  }
  const { viewer } = view as { readonly viewer: Viewer };
  if (viewer !== actor && viewer !== 'open') {
    throw new BadInput(
      'viewer',
      `seat ${actor} decides: what they should do can be judged with viewer=${actor} or open`,
    );
  }
  const given = budgetArgument(read);
  const budget = given.ms === undefined && given.iterations === undefined ? THINKING : given;
  const found = advise(game, brain, view, budget);
  if (read.has('json')) {
    const { options } = view as { readonly options: { readonly players: number } };
    const moves = found.map(({ move, chance, line: steps }) => ({
      move: game.format(move, options),
      chance,
      line: steps.map((step) => ({ seat: step.seat, move: game.format(step.move, options) })),
    }));
    console.log(JSON.stringify({ actor, moves }));
    return;
  }
  for (const told of adviceLines(entry, view, names, lang, found)) console.log(harmless(told));
}
