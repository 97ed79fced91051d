import { findBrain } from '@chambord/games';
import { LANGS, within } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { DEPTH, MOST_DEPTH, reviewGame, reviewWords, summaryOf } from '@chambord/review';
import type { Review } from '@chambord/review';
import { oneOf, readArgs, seedArgument, wholeNumber } from '../args.ts';
import { readRecords } from '../record-file.ts';
import type { FoundRecord } from '../record-file.ts';
import { reviewText } from '../review-text.ts';
import { harmless } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { ownLang } from '../words.ts';

/** `review`: what happened in the games of a file, how much of it was luck, and what was better. */
export async function review(words: readonly string[]): Promise<void> {
  const args = readArgs(words, { values: ['depth', 'seed', 'lang'], switches: ['json'] }, 1);
  const lang = oneOf(args, 'lang', ownLang(), LANGS);
  const depth = wholeNumber(args, 'depth', DEPTH, 1, MOST_DEPTH);
  const seed = seedArgument(args, 'review');
  const [path] = args.positionals;
  if (path === undefined) throw new UsageError('Which file? It is missing.');
  let before = false;
  for (const found of readRecords(path)) {
    const made = within(found.place, () => reviewed(found, depth, seed, lang));
    if (args.has('json')) console.log(JSON.stringify({ ...made, summary: summaryOf(made) }));
    else {
      const why = await found.entry.description.load.why?.();
      const text = reviewText(found.entry, found.record, made, lang, why?.[lang] ?? null);
      console.log(harmless(`${before ? '\n\n' : ''}${text}`));
    }
    before = true;
  }
}

/** Whoever watches the terminal sees how far it has come. */
function reviewed({ entry: { game }, record }: FoundRecord, depth: number, seed: string, lang: Lang): Review {
  const steps = reviewGame(game, findBrain(game.id), record, { depth, seed });
  for (let next = steps.next(); ; next = steps.next()) {
    if (process.stderr.isTTY) {
      const { steps: done, decisions } = next.value;
      process.stderr.write(
        `\r${reviewWords[lang].going(done.length, decisions)}\u001b[K${next.done ? '\r\u001b[K' : ''}`,
      );
    }
    if (next.done) return next.value;
  }
}
