import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayAfter, dayOf, findDeal, isDay } from '@chambord/deals';
import type { DailyDeal, DealOutcome } from '@chambord/deals';
import { GAMES } from '@chambord/games';
import type { BestTry, DealStanding, HandIn } from '@chambord/protocol';
import type { StoredRows } from '../log/schema.ts';
import type { Guest } from '../room/decide.ts';
import { refused } from '../room/refused.ts';
import type { Now } from '../time.ts';
import type { TryJudge } from './judge.ts';

/** First tries on the deals of the day that were handed in, each played through before it counts. */
export interface Tries {
  /** The first of a guest stands; what is handed in later changes nothing. */
  handIn(guest: Guest, told: HandIn): Promise<DealStanding>;
  standing(guest: Guest, deal: string): Promise<DealStanding>;
  /** One of the best. */
  best(guest: Guest, deal: string, of: string): Promise<BestTry>;
}

/** So many are named, and of as many the moves are kept. */
export const BEST = 10;

const GAMES_DEALT = GAMES.map(({ description }) => description);

export function openTries(db: Kysely<StoredRows>, judge: TryJudge, now: Now): Tries {
  /** Guests whose try is being played through. */
  const judging = new Set<string>();

  async function ownTry(guest: Guest, deal: string) {
    return db
      .selectFrom('daily_tries')
      .selectAll()
      .where('deal', '=', deal)
      .where('guest_id', '=', guest.id)
      .executeTakeFirst();
  }

  async function standing(guest: Guest, deal: string): Promise<DealStanding> {
    const own = await ownTry(guest, deal);
    if (own === undefined) throw refused('noTry', 'hand in your own try first');
    const { won, lead, points, bots } = own;
    const alike = db.selectFrom('daily_tries').where('deal', '=', deal).where('bots', '=', bots);
    const others = alike.where('guest_id', '<>', guest.id);
    const counted = (query: typeof others) =>
      query
        .select(db.fn.countAll<number>().as('count'))
        .executeTakeFirst()
        .then((row) => row?.count ?? 0);
    const worse = (eb: ExpressionBuilder<StoredRows, 'daily_tries'>) =>
      eb.or([eb('won', '<', won), eb.and([eb('won', '=', won), eb('lead', '<', lead)])]);
    const [all, beaten, same, best] = await Promise.all([
      counted(others),
      counted(others.where(worse)),
      counted(others.where('won', '=', won).where('lead', '=', lead)),
      alike
        .innerJoin('guests', 'guests.id', 'daily_tries.guest_id')
        .select(['guest_id as guest', 'name', 'points', 'lead', 'won'])
        .where('moves', 'is not', null)
        .orderBy('won', 'desc')
        .orderBy('lead', 'desc')
        .orderBy('at')
        .limit(BEST)
        .execute(),
    ]);
    return {
      deal,
      yours: { guest: guest.id, points, lead, won: won === 1 },
      worse: beaten,
      same,
      others: all,
      best: best.map((each) => ({ ...each, won: each.won === 1 })),
    };
  }

  /** Writes the try; moves are kept of the best alone, so that many tries take little room. */
  async function keep(guest: Guest, { deal, bots, moves }: HandIn, { won, lead, points }: DealOutcome): Promise<void> {
    const row = { deal, guest_id: guest.id, bots, won: won ? 1 : 0, lead, points, at: now(), moves: moves.join('\n') };
    await db
      .insertInto('daily_tries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const best = sql`select guest_id from daily_tries where deal = ${deal} and bots = ${bots}
      order by won desc, lead desc, at limit ${BEST}`;
    await sql`update daily_tries set moves = null
      where deal = ${deal} and bots = ${bots} and moves is not null and guest_id not in (${best})`.execute(db);
  }

  return {
    standing,

    async handIn(guest, told) {
      const deal = openDeal(told.deal, now());
      if ((await ownTry(guest, told.deal)) !== undefined) return standing(guest, told.deal);
      if (judging.has(guest.id))
        throw refused('tooFast', 'a try of yours is being played through: wait for the answer');
      judging.add(guest.id);
      try {
        const judged = await judge.judge({ deal, told });
        if ('refused' in judged) throw refused(judged.refused, judged.reason);
        await keep(guest, told, judged.outcome);
      } finally {
        judging.delete(guest.id);
      }
      return standing(guest, told.deal);
    },

    async best(guest, deal, of) {
      const own = await ownTry(guest, deal);
      if (own === undefined) throw refused('noTry', 'hand in your own try first');
      const found = await db
        .selectFrom('daily_tries')
        .innerJoin('guests', 'guests.id', 'daily_tries.guest_id')
        .select(['name', 'moves'])
        .where('deal', '=', deal)
        .where('bots', '=', own.bots)
        .where('guest_id', '=', of)
        .executeTakeFirst();
      if (found === undefined || found.moves === null) throw refused('notFound', 'there is no such try among the best');
      return { name: found.name, moves: found.moves.split('\n') };
    },
  };
}

/** The deal of this name, if tries on it are taken: on its day, and a day longer for whoever began before midnight. */
function openDeal(key: string, time: number): DailyDeal {
  const [day = ''] = key.split('/');
  const today = dayOf(time);
  if (!isDay(day) || day > today || day < dayAfter(today, -1)) {
    throw refused('notToday', `tries are taken on their day and the day after it; today is ${today}`);
  }
  const deal = findDeal(GAMES_DEALT, key);
  if (deal === undefined) throw refused('notFound', 'there is no such deal');
  return deal;
}
