import { expect, test } from 'vitest';
import { KINGS_TIME } from '@chambord/bots';
import type { BotQuestion } from '@chambord/bots';
import { startBotThread } from '../bots/bot-thread.ts';
import type { BotThread } from '../bots/bot-thread.ts';
import { MOST_OF_ONE, openBots } from '../bots/bots.ts';
import { newFairQueue } from '../bots/fair-queue.ts';

test('everyone gets a turn before anyone gets a second one', () => {
  const queue = newFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'c2']) queue.add(item.slice(0, 1), item);
  expect(queue.size()).toBe(7);
  const taken = [queue.take(), queue.take(), queue.take(), queue.take()];
  queue.add('b', 'b2');
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b2', 'a4']);
  expect(queue.size()).toBe(0);
});

/** Threads that answer when they are told to, and what they were asked, in order. */
function workshop(threads: number) {
  const asked: { readonly question: BotQuestion; readonly answer: () => void; readonly fail: () => void }[] = [];
  const told: number[] = [];
  let started = 0;
  let closed = 0;
  const start = (): BotThread => {
    started++;
    return {
      ask: (question) =>
        new Promise((done, fail) => {
          asked.push({ question, answer: () => done(question.seed), fail: () => fail(new Error('broken')) });
        }),
      close: async () => void closed++,
    };
  };
  const bots = openBots({ threads, start, onThink: (_level, share) => told.push(share) });
  const ask = (guest: string, seed: string) =>
    bots.ask(guest, { game: 'splendor', rulesVersion: 1, view: null, options: { players: 4 }, level: 'king', seed });
  return { asked, told, ask, bots, started: () => started, closed: () => closed };
}

/** What follows from an answer has followed. */
const settled = () => new Promise((done) => setImmediate(done));

test('who plays at many tables does not keep others waiting', async () => {
  const { asked, told, ask } = workshop(1);
  const many = Array.from({ length: 18 }, (_, i) => ask('ada', `ada ${i}`));
  const one = ask('bob', 'bob');
  for (const [i, first] of many.slice(0, 2).entries()) {
    asked[i]?.answer();
    await first;
    await settled();
  }
  asked[2]?.answer();
  expect(await one).toBe('bob');
  // Ada was in turn when Bob came: half the time is his, and the other half is for her tables together.
  expect(asked.slice(0, 3).map(({ question }) => question.seed)).toEqual(['ada 0', 'ada 1', 'bob']);
  expect(asked[2]?.question.ms).toBe(KINGS_TIME / 2);
  expect(asked[1]?.question.ms).toBe(KINGS_TIME * 0.05);
  expect(told.slice(0, 3)).toEqual([1, 0.05, 0.5]);
});

test('as long as there are threads enough, bots think for as long as they do', async () => {
  const { asked, told, ask, started } = workshop(3);
  const answers = [ask('ada', '1'), ask('ada', '2'), ask('bob', '3')];
  expect(started()).toBe(3);
  for (const { answer } of asked) answer();
  expect(await Promise.all(answers)).toEqual(['1', '2', '3']);
  const again = ask('ada', '4');
  expect(started()).toBe(3);
  asked[3]?.answer();
  await again;
  expect(asked.map(({ question }) => question.ms)).toEqual([undefined, undefined, undefined, undefined]);
  expect(told).toEqual([1, 1, 1, 1]);
});

test('a thread that fails takes its own question along, and another one goes on', async () => {
  const { asked, ask, started, closed } = workshop(1);
  const answers = [ask('ada', '1'), ask('bob', '2')];
  asked[0]?.fail();
  await expect(answers[0]).rejects.toThrow('broken');
  await settled();
  asked[1]?.answer();
  expect(await answers[1]).toBe('2');
  expect([started(), closed()]).toEqual([2, 1]);
});

test('one guest has so many questions, and is told when there are more', async () => {
  const { ask, bots } = workshop(1);
  const many = Array.from({ length: MOST_OF_ONE }, (_, i) => ask('ada', `${i}`));
  await expect(ask('ada', 'more')).rejects.toThrow('too much');
  const one = ask('bob', 'bob');
  const ends = Promise.allSettled([...many.slice(1), one]);
  await bots.close();
  for (const { status } of await ends) expect(status).toBe('rejected');
});

test('a thread that has ended says so when it is asked', async () => {
  const thread = startBotThread();
  await thread.close();
  const question = {
    game: 'splendor',
    rulesVersion: 1,
    view: null,
    options: { players: 2 },
    level: 'page',
    seed: '',
  } as const;
  await expect(thread.ask(question)).rejects.toThrow('has ended');
});
