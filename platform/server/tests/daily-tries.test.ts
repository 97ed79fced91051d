import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@chambord/deals';
import type { JudgedTry } from '@chambord/deals';
import { findGame } from '@chambord/games';
import { at, makeMove, newSession } from '@chambord/kernel';
import type { BestTry, DealStanding } from '@chambord/protocol';
import { MOST_WAITING, openTryJudge } from '../daily/judge.ts';
import { BEST } from '../daily/tries.ts';
import type { ChambordServer } from '../http/server.ts';
import { get, newGuest, post } from './helpers/pilot.ts';
import { dealOn, played, TODAY } from './helpers/tries.ts';
import { KINDS, newPlace } from './helpers/servers.ts';
import type { Place } from './helpers/servers.ts';

const refusalOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe.each(KINDS)('tries on deals of the day, in %s', (kind) => {
  let place: Place;
  let server: ChambordServer;
  beforeAll(async () => {
    place = await newPlace(kind);
    server = await place.open();
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const handIn = (cookie: string, told: unknown) => post(server.address, 'api/deals/tries', told, cookie);
  const guest = (name: string) => newGuest(server.address, name);

  test('count once, are compared with all others, and the best can be looked at', async () => {
    const deal = dealOn(TODAY, 'burgundy/solo');
    const tries = Array.from({ length: BEST + 4 }, (_, way) => played(deal, `way ${way}`));
    const cookies: string[] = [];
    for (const [index, { told, outcome }] of tries.entries()) {
      const cookie = await guest(`Guest ${index}`);
      cookies.push(cookie);
      const answer = await handIn(cookie, told);
      expect(answer.status).toBe(200);
      const standing = (await answer.json()) as DealStanding;
      expect(standing.yours).toMatchObject(outcome);
      expect(standing.others).toBe(index);
    }
    const value = ({ outcome }: (typeof tries)[number]) => Number(outcome.won) * 1000 + outcome.lead;
    const sorted = [...tries].sort((one, other) => value(other) - value(one));
    for (const [index, own] of tries.entries()) {
      const standing = await get<DealStanding>(
        server.address,
        `api/deals/standing?deal=${deal.key}`,
        at(cookies, index),
      );
      const others = tries.filter((each) => each !== own);
      expect(standing).toMatchObject({
        worse: others.filter((each) => value(each) < value(own)).length,
        same: others.filter((each) => value(each) === value(own)).length,
        others: others.length,
      });
      expect(standing.best.map(({ lead }) => lead)).toEqual(sorted.slice(0, BEST).map(({ outcome }) => outcome.lead));
      const [best] = standing.best;
      const game = await get<BestTry>(
        server.address,
        `api/deals/try?deal=${deal.key}&guest=${best?.guest}`,
        at(cookies, index),
      );
      expect(game.name).toBe(best?.name);
      expect(tries.find(({ told }) => told.moves.join() === game.moves.join())?.outcome.lead).toBe(best?.lead);
    }
    // A second try changes nothing, however good.
    const last = at(cookies, cookies.length - 1);
    const again = await handIn(last, at(sorted, 0).told);
    expect(((await again.json()) as DealStanding).yours).toMatchObject(at(tries, tries.length - 1).outcome);
  });

  test('are shown to nobody who has not handed in one', async () => {
    const deal = dealOn(TODAY, 'burgundy/solo');
    const cookie = await guest('Eve');
    for (const path of [`standing?deal=${deal.key}`, `try?deal=${deal.key}&guest=abcdefgh`]) {
      const answer = await fetch(`${server.address}api/deals/${path}`, { headers: { cookie } });
      expect([answer.status, await refusalOf(answer)]).toEqual([403, 'noTry']);
      const nobody = await fetch(`${server.address}api/deals/${path}`);
      expect([nobody.status, await refusalOf(nobody)]).toEqual([401, 'noGuest']);
    }
  });

  test('count only when they can be played so, against these bots, on their day or the next', async () => {
    const deal = dealOn(TODAY, 'splendor/bots');
    const { told } = played(deal, 'honest');
    const { game } = findGame('splendor');
    // The first decision of a bot, and another one that would have been legal.
    const options = game.options(deal.options);
    const session = newSession(game, options, deal.seed, ['1', '2', '3', '4'].slice(0, options.players));
    let ply = 0;
    while (game.actor(session.state) === deal.seat) makeMove(session, game.parse(at(told.moves, ply++), options));
    const instead = game.sensible(session.state).map((move) => game.format(move, options));
    const kinder = instead.find((move) => move !== told.moves[ply]) ?? '';
    const solo = dealOn(TODAY, 'burgundy/solo');
    const cookie = await guest('Mallory');
    for (const [told_, code] of [
      [{ ...told, moves: told.moves.slice(0, -1) }, 'badTry'],
      [{ ...told, moves: [...told.moves, at(told.moves, 0)] }, 'badTry'],
      [{ ...told, moves: told.moves.map((move, index) => (index === ply ? kinder : move)) }, 'badTry'],
      [{ ...told, moves: ['no move at all'] }, 'badTry'],
      [{ ...told, deal: solo.key }, 'otherBots'],
      [{ ...told, bots: '01234567' }, 'otherBots'],
      [{ ...told, deal: dealOn(dayAfter(TODAY, -2), 'splendor/bots').key }, 'notToday'],
      [{ ...told, deal: dealOn(dayAfter(TODAY, 1), 'splendor/bots').key }, 'notToday'],
      [{ ...told, deal: `${TODAY}/splendor/solo` }, 'notFound'],
      [{ ...told, deal: `${TODAY}/chess/bots` }, 'notFound'],
      [{ ...told, deal: 'today/splendor/bots' }, 'malformed'],
      [{ ...told, moves: Array.from({ length: 6000 }, () => 'pass') }, 'malformed'],
      [{ ...told, moves: ['x'.repeat(100_000)] }, 'tooLarge'],
    ] as const) {
      expect(await refusalOf(await handIn(cookie, told_)), code).toBe(code);
    }
    // None of these was kept: the honest one is the first.
    const answer = await handIn(cookie, told);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as DealStanding).others).toBe(0);
  });

  test('of yesterday still count', async () => {
    const deal = dealOn(dayAfter(TODAY, -1), 'burgundy/solo');
    expect((await handIn(await guest('Late'), played(deal, 'late').told)).status).toBe(200);
  });
});

test('one address cannot keep the judge busy', async () => {
  const place = await newPlace('sqlite');
  const { FREE } = await import('./helpers/free.ts');
  const server = await place.open({ limits: { ...FREE, tries: [2, 0] } });
  const { told } = played(dealOn(TODAY, 'burgundy/solo'), 'fast');
  const codes: number[] = [];
  for (const name of ['a', 'b', 'c']) {
    codes.push((await post(server.address, 'api/deals/tries', told, await newGuest(server.address, name))).status);
  }
  expect(codes).toEqual([200, 200, 429]);
  await server.close();
  await place.remove();
});

test('tries are played through one after the other, so many may wait, and a thread that fails is replaced', async () => {
  const asked: { answer: (judged: JudgedTry) => void; fail: () => void }[] = [];
  let started = 0;
  const judge = openTryJudge(() => {
    started++;
    return {
      judge: () =>
        new Promise((answer, reject) => {
          asked.push({ answer, fail: () => reject(new Error('broken')) });
        }),
      close: () => Promise.resolve(),
    };
  });
  const question = { deal: dealOn(TODAY, 'burgundy/solo'), told: { bots: '', moves: [] } };
  const outcome = { points: 1, lead: 1, won: true };
  const all = Array.from({ length: MOST_WAITING }, () => judge.judge(question));
  await expect(judge.judge(question)).rejects.toThrow('many tries');
  await expect.poll(() => asked.length).toBe(1);
  at(asked, 0).fail();
  await expect(all[0]).rejects.toThrow('broken');
  await expect.poll(() => asked.length).toBe(2);
  expect(started).toBe(2);
  at(asked, 1).answer({ outcome });
  expect(await all[1]).toEqual({ outcome });
  // There is room again.
  const next = judge.judge(question);
  for (let index = 2; index <= MOST_WAITING; index++) {
    await expect.poll(() => asked.length).toBe(index + 1);
    at(asked, index).answer({ outcome });
  }
  expect(await next).toEqual({ outcome });
});
