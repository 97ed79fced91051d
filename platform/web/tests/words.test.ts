import { expect, test } from 'vitest';
import { HOUSE } from '@chambord/games/page';
import { uiWords } from '@chambord/ui';
import { fr } from '../words/fr.ts';
import { gamesWords } from '../words/games.ts';
import { challengeWords } from '../words/challenge.ts';
import { dailyWords } from '../words/daily.ts';
import { everybodyWords } from '../words/everybody.ts';
import { matchWords } from '../words/match.ts';
import { figuresWords } from '../words/figures.ts';
import { openingsWords } from '../words/openings.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { galleryWords } from '../words/gallery.ts';
import { blazonInWords } from '../words/heraldry.ts';
import { inWords } from '../words/in-words.ts';
import { lessonWords } from '../words/lesson.ts';
import { fr as online } from '../words/online-fr.ts';
import { reviewPageWords } from '../words/review.ts';
import { resultWords } from '../words/result.ts';
import { rulesGone } from '../words/rules-gone.ts';
import { setUpWords } from '../words/set-up.ts';

/** All texts of a dictionary; sentences with something to fill in are filled in. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf((words as (...values: string[]) => unknown)('a', 'b', 'c'));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

const { reason, way, ...gone } = rulesGone.fr;
const goneTexts = [
  ...Object.values(gone),
  ...[true, false].flatMap((newer) => [reason({ version: 2, newer }), way({ newer })]),
];

test('no line of French breaks before high punctuation or inside guillemets', () => {
  const texts = textsOf([
    fr,
    online,
    challengeWords.fr,
    dailyWords.fr,
    everybodyWords.fr,
    matchWords.fr,
    puzzleWords.fr,
    figuresWords.fr,
    openingsWords.fr,
    galleryWords.fr,
    gamesWords.fr,
    inWords.fr,
    lessonWords.fr,
    reviewPageWords.fr,
    { ...resultWords.fr, resigned: resultWords.fr.resigned(['a', 'b']), wins: resultWords.fr.wins(['a', 'b']) },
    setUpWords.fr,
    ...goneTexts,
    uiWords.fr,
    ...HOUSE.map((game) => game.words.fr),
  ]);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
});

test('a divided field is named by both its colours, a figure by its own', () => {
  const divided = { field: 'azure', ordinary: 'partedPale', second: 'or', charge: 'none', third: 'or' } as const;
  expect(blazonInWords('de', divided)).toBe('von Blau und Gold gespalten');
  expect(blazonInWords('fr', divided)).toBe('parti d’azur (bleu) et d’or');
  expect(blazonInWords('en', divided)).toBe('parted per pale, blue and gold');
  const charged = { field: 'azure', ordinary: 'pale', second: 'or', charge: 'lys', third: 'gules' } as const;
  expect(blazonInWords('de', charged)).toBe('Blau, Pfahl in Gold, Lilie in Rot');
  expect(blazonInWords('fr', charged)).toBe('azur (bleu), pal d’or, fleur de lys de gueules (rouge)');
  expect(blazonInWords('en', charged)).toBe('blue, pale in gold, fleur-de-lis in red');
});
