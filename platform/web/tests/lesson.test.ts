import { describe, expect, test } from 'vitest';
import { HOUSE } from '@chambord/games/page';
import { attempt, LANGS } from '@chambord/kernel';
import { lessonMoves, stepAfter } from '@chambord/ui';

const lessons = HOUSE.flatMap(({ id, botNames, load }) =>
  load.lesson === undefined ? [] : [{ id, botNames, rules: load.rules, load: load.lesson }],
);

describe.each(lessons)('the first game of $id', ({ botNames, rules, load }) => {
  test('every decision is legal, and seat 0 makes those of the learner', async () => {
    const [game, lesson] = await Promise.all([rules(), load()]);
    const options = game.options(lesson.options);
    const state = game.setup(options, lesson.seed);
    for (const { moves, answer } of lesson.steps) {
      for (const [seat, made] of [moves, answer].entries()) {
        for (const move of made) {
          if (moves.length > 0) expect(game.actor(state), move).toBe(seat);
          attempt(game, state, game.parse(move, options), options);
        }
      }
    }
  });

  test('it is played against somebody of the game, whom it calls by name', async () => {
    const { opponent, text } = await load();
    const others = HOUSE.flatMap((game) => game.botNames).filter((name) => name !== opponent.name);
    expect(botNames).toContain(opponent.name);
    for (const lang of LANGS) {
      const said = Object.values(text[lang]).join(' ');
      expect(said, lang).toContain(opponent.name);
      for (const name of others) expect(said, lang).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test('every step says something in every language', async () => {
    const { steps, text } = await load();
    for (const lang of LANGS) {
      for (const step of steps) expect(text[lang][step.id], `${lang} ${step.id}`).toMatch(/\S.{40}/);
    }
  });

  test('a lesson that was left goes on at the step that was not done', async () => {
    const lesson = await load();
    expect(stepAfter(lesson, 0)).toBe(0);
    let plies = 0;
    for (const [index, { moves, answer }] of lesson.steps.entries()) {
      plies += moves.length + answer.length;
      if (moves.length + answer.length > 0) expect(stepAfter(lesson, plies)).toBe(index + 1);
    }
    expect(plies).toBe(lessonMoves(lesson).length);
  });
});
