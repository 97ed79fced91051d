import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { at } from '@chambord/kernel';
import type { GameRecord } from '@chambord/kernel';
import { gradeOf, isFault, lossOf, momentsOf, summaryOf } from '@chambord/review';
import type { Moments, Review, ReviewStep, Summary } from '@chambord/review';
import type { WhyBetter } from '@chambord/prose';
import type { Lang } from '@chambord/kernel';
import type { ReplayGame } from '../replay/replay-game.ts';
import { lang } from '../shell/settings.ts';
import type { Reviewing } from './reviewing.ts';

/** A game with its review: all that the leaves of a review show. */
export interface ReviewedGame {
  /** What it is kept under: the game's id on this device, or t/ID of one that was played online. */
  readonly id: string;
  /** Where it is found; a decision follows behind #. */
  readonly address: string;
  readonly record: GameRecord;
  readonly replay: ReplayGame;
  readonly reviewing: Reviewing;
  /** Who has a line in the graph: the seats, and whoever plays beside them. */
  readonly contenders: ReadonlySignal<readonly string[]>;
  /** Null until something is known. */
  readonly soFar: ReadonlySignal<ReviewSoFar | null>;
  /** Null for a game that cannot say why. */
  readonly why: Readonly<Record<Lang, WhyBetter>> | null;
}

/** What is known so far. */
export interface ReviewSoFar {
  /** With a first glance at what comes after that. */
  readonly review: Review;
  /** How many decisions were looked at as thoroughly as is wanted. */
  readonly sure: number;
  readonly summary: Summary;
  readonly moments: Moments;
  /** The decisions in which something was better for sure, in their order: a glance tells nobody off. */
  readonly faults: readonly ReviewStep[];
}

export function reviewedGame(
  id: string,
  record: GameRecord,
  replay: ReplayGame,
  reviewing: Reviewing,
  why: ReviewedGame['why'],
): ReviewedGame {
  return {
    id,
    address: `/review/${id}`,
    record,
    replay,
    reviewing,
    why,
    contenders: computed(
      () => replay.page.text[lang.value].sheet(replay.stateAt(replay.most), replay.names.value).contenders,
    ),
    soFar: computed(() => soFarOf(reviewing.review.value, reviewing.glance.value)),
  };
}

function soFarOf(deep: Review | null, glance: Review | null): ReviewSoFar | null {
  const review = withGlance(deep, glance);
  if (review === null) return null;
  const thorough = deep ?? { ...review, steps: [] };
  const faults = thorough.steps.filter((step) => isFault(gradeOf(lossOf(step))));
  const { play } = summaryOf(thorough);
  return {
    review,
    sure: thorough.steps.length,
    summary: { ...summaryOf(review), play },
    moments: momentsOf(thorough),
    faults,
  };
}

function withGlance(deep: Review | null, glance: Review | null): Review | null {
  if (deep === null || glance === null) return deep ?? glance;
  return { ...deep, steps: [...deep.steps, ...glance.steps.slice(deep.steps.length)] };
}

/** Whether all was looked at as thoroughly as is wanted. */
export function isSure({ sure, review }: ReviewSoFar): boolean {
  return sure === review.decisions;
}

/** A decision that was looked at as thoroughly as is wanted. */
export function sureStep(soFar: ReviewSoFar | null, ply: number): ReviewStep | null {
  return soFar === null || ply >= soFar.sure ? null : (soFar.review.steps[ply] ?? null);
}

/** Whether others can look at it, too. */
export function isOnline({ id }: ReviewedGame): boolean {
  return id.startsWith('t/');
}

/** The address of a decision. */
export function addressOf({ address }: ReviewedGame, ply: number): string {
  return `${address}#${ply}`;
}

/** The round in which a decision falls, in words. */
export function roundAt({ replay }: ReviewedGame, ply: number): string {
  const index = replay.rounds.findLastIndex((start) => start <= ply);
  return replay.page.text[lang.value].round(Math.max(0, index));
}

export function contenderName({ contenders }: ReviewedGame, contender: number): string {
  return at(contenders.value, contender);
}
