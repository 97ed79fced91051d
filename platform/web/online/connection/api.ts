import {
  BestTry,
  DealStanding,
  MatchMade,
  MatchRecords,
  MatchState,
  Me,
  PersonalLink,
  RatingList,
  read,
  Refusal,
  TableList,
  TableMade,
} from '@chambord/protocol';
import type { HandIn, JoinMatch, MatchTerms, TableTerms } from '@chambord/protocol';
import { onHost } from '../../shell/base.ts';

/** Nobody answers, or somebody who is no server of ours. */
export class NoServer extends Error {
  override readonly name = 'NoServer';
}

/** The server said no. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

async function request(path: string, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(onHost(`/api${path}`), body === undefined ? {} : post).catch(() => undefined);
  if (response === undefined) throw new NoServer();
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  const refusal = read(Refusal, value);
  throw refusal === undefined ? new NoServer() : new Refused(refusal);
}

/** A page that is served without a server answers with itself: that is no answer. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new NoServer();
  return value;
}

export const api = {
  nameMe: async (name: string) => known(read(Me, await request('/me', { name }))),
  makeLink: async () => known(read(PersonalLink, await request('/me/link', {}))),
  claim: async (token: string) => known(read(Me, await request('/me/claim', { token }))),
  signOut: async () => void (await request('/me/sign-out', {})),
  openTable: async (terms: TableTerms) => known(read(TableMade, await request('/tables', terms))),
  lobby: async () => known(read(TableList, await request('/tables'))).tables,
  games: async () => known(read(TableList, await request('/me/games'))).tables,
  history: async (before?: number) =>
    known(read(TableList, await request(`/me/history${before === undefined ? '' : `?before=${before}`}`))).tables,
  ratings: async (game: string) => known(read(RatingList, await request(`/ratings/${game}`))),
  handIn: async (told: HandIn) => known(read(DealStanding, await request('/deals/tries', told))),
  standing: async (deal: string) => known(read(DealStanding, await request(`/deals/standing?deal=${deal}`))),
  bestTry: async (deal: string, guest: string) =>
    known(read(BestTry, await request(`/deals/try?deal=${deal}&guest=${guest}`))),
  openMatch: async (terms: MatchTerms) => known(read(MatchMade, await request('/matches', terms))),
  match: async (id: string) => known(read(MatchState, await request(`/matches/${id}`))),
  joinMatch: async (id: string, message: JoinMatch) =>
    known(read(MatchState, await request(`/matches/${id}/join`, message))),
  leaveMatch: async (id: string) => known(read(MatchState, await request(`/matches/${id}/leave`, {}))),
  /** As the game reads them: `readRecord`. */
  matchRecords: async (id: string) => known(read(MatchRecords, await request(`/matches/${id}/records`))).records,
  /** As the game reads it: `readRecord`. */
  record: (table: string) => request(`/tables/${table}/record`),
};
