import { partedAfter, turnsOf } from '@chambord/deals/comparison';
import type { SeatTurn } from '@chambord/deals/comparison';
import { leadOf } from '@chambord/deals/outcome';
import type { DealOutcome } from '@chambord/deals/outcome';
import type { GamePage } from '@chambord/games/page';
import { at } from '@chambord/kernel';
import type { GameRecord, Seat } from '@chambord/kernel';
import { withoutCodes } from '@chambord/prose';
import type { SeatInfo } from '@chambord/ui';
import { openReplay } from '../replay/replay-game.ts';
import type { ReplayGame } from '../replay/replay-game.ts';
import { scoreHistory } from '../result/score-history.ts';
import { savedSession } from '../saved/saved-session.ts';
import { lang } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';

/** What somebody made of a deal. */
export interface ComparedGame {
  /** Whether it is that of whoever sits before the screen. */
  readonly own: boolean;
  readonly name: string;
  readonly record: GameRecord;
  readonly replay: ReplayGame;
  readonly turns: readonly SeatTurn[];
  /** The points of the seat before each decision of anybody, and at the end. */
  readonly points: readonly number[];
  readonly outcome: DealOutcome;
}

/** Two games on one deal, looked at from one seat. */
export interface Pair {
  readonly page: GamePage;
  readonly seat: Seat;
  readonly games: readonly [ComparedGame, ComparedGame];
  /** As many decisions are the same. */
  readonly parted: number;
}

interface Played {
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  readonly own: boolean;
}

/** Throws `BadInput` for a record that is not right. */
export function openPair(page: GamePage, seat: Seat, [one, other]: readonly [Played, Played]): Pair {
  const games = [openGame(page, seat, one), openGame(page, seat, other)] as const;
  return { page, seat, games, parted: partedAfter(one.record.moves, other.record.moves) };
}

function openGame(newest: GamePage, seat: Seat, { record, seats, own }: Played): ComparedGame {
  const { page, session } = savedSession(newest, record);
  const replay = openReplay(newest, record, seats, 0);
  replay.viewer.value = seat;
  return {
    own,
    name: at(record.names, seat),
    record,
    replay,
    turns: turnsOf(page.game, session.plies, seat),
    points: scoreHistory(session).map((points) => at(points, seat)),
    outcome: leadOf(page.game.score(session.state), seat),
  };
}

/** What a line is called: "You" is whoever reads. */
export function comparedName({ own, name }: ComparedGame): string {
  return own ? challengeWords[lang.value].you : name;
}

/** A decision in words, and who made it. */
export function decisionInWords(
  { replay, record }: ComparedGame,
  ply: number,
): { readonly actor: Seat; readonly text: string } {
  const { game, text } = replay.page;
  const state = replay.stateAt(ply);
  const actor = game.actor(state) ?? 0;
  const move = game.parse(at(record.moves, ply), replay.options);
  return { actor, text: withoutCodes(text[lang.value].move(move, game.view(state, actor))) };
}

/** Which turn of the seat a decision belongs to, or comes after. */
export function turnAt({ turns }: ComparedGame, ply: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= ply),
  );
}

/** The decision of the other line that answers to this one: the same as long as both are alike, then the same turn. */
export function counterpart({ games, parted }: Pair, side: 0 | 1, ply: number): number {
  if (ply <= parted) return ply;
  const other = games[side === 0 ? 1 : 0];
  const turn = turnAt(games[side], ply);
  if (ply >= games[side].record.moves.length) return other.record.moves.length;
  return Math.max(parted, other.turns[turn]?.from ?? other.record.moves.length);
}
