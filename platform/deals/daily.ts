import { below, randomFrom, rulesOf } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import type { Deal } from './deal.ts';

/** Against bots, or alone against the game itself. */
export const DEAL_KINDS = ['bots', 'solo'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** What a game says of itself that a deal of the day depends on; see `GameDescription`. */
export interface DealtGame {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A deal of the day. */
export interface DailyDeal extends Deal {
  /** Its name, everywhere: day, game and kind. */
  readonly key: string;
  readonly day: string;
  readonly kind: DealKind;
}

/** Of the levels that count their simulations, so that they answer the same on every machine, the one that most people can beat with luck. */
const LEVEL = 'baron';

/** The deals of a game on a day. Nothing but the date decides: neither clock nor place, nor a server. */
export function dealsOf(game: DealtGame, day: string): readonly DailyDeal[] {
  return DEAL_KINDS.flatMap((kind) => (kind === 'solo' && game.seats.least > 1 ? [] : [dealOf(game, day, kind)]));
}

function dealOf({ id, seats, options }: DealtGame, day: string, kind: DealKind): DailyDeal {
  const key = `${day}/${id}/${kind}`;
  const random = randomFrom(`deal of the day ${key}`);
  const least = Math.max(2, seats.least);
  const players = kind === 'solo' ? 1 : least + below(random, seats.most - least + 1);
  const chosen = Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));
  return {
    key,
    day,
    kind,
    game: id,
    options: { players, ...chosen },
    seed: `deal of the day ${key}`,
    seat: below(random, players),
    level: LEVEL,
  };
}

/** The deal of this name; undefined if there is none. */
export function findDeal(games: readonly DealtGame[], key: string): DailyDeal | undefined {
  const [day = '', id] = key.split('/');
  const game = games.find((each) => each.id === id);
  return game && dealsOf(game, day).find((deal) => deal.key === key);
}

/** Whether a game was played on this deal. */
export function isPlayedOn(deal: Deal, newest: Game, record: GameRecord): boolean {
  const options = rulesOf(newest, record.rulesVersion).options(deal.options);
  return record.seed === deal.seed && record.game === deal.game && same(options, record.options);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
