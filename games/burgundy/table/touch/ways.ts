import { agenda, burgundy, POINT_PRICE, workersNeeded } from '@chambord/burgundy/rules';
import type { Action, Die, Move, Step, View, Why } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';

/** What something costs: a die, and workers on top. Without a die it is free. */
export interface Price {
  readonly die: Die | null;
  readonly workers: number;
}

/** One way to do something with one touch: what it comes to, the moves it takes, and their price. */
export interface Way extends Price {
  readonly move: Move;
  readonly moves: readonly Move[];
  /** The last move in the notation: ways with the same text differ in their price only. */
  readonly text: string;
}

/** The dice in the hand of the player whose turn it is, each once. */
export function handDice(view: View): Die[] {
  const dice = at(view.players, view.seat).hand.flatMap(({ die }) => (die === null ? [] : [die]));
  return [...new Set(dice)];
}

export function playsDie(view: View): boolean {
  return agenda.open(view).some(({ step }) => step === 'playDie');
}

/** The table as it will be when this die has been played: only what is open changes. */
function imagine(view: View, die: Die): View {
  const action: Step = { step: 'takeAction', die, card: null };
  return { ...view, agenda: [...view.agenda.slice(0, -1), [action]] };
}

export function isAction(move: Move): move is Action {
  return ['take', 'place', 'sell', 'workers', 'silver', 'convert'].includes(move.do);
}

/** Everything that one touch can do now. Before a die is played: with each die in hand, or with the chosen one. */
export function waysNow(view: View, chosen: Die | null): Way[] {
  if (!playsDie(view)) return burgundy.legal(view).map((move) => wayNow(view, move));
  const dice = chosen === null ? handDice(view) : [chosen];
  const actions = dice.flatMap((die) => {
    const then = imagine(view, die);
    return burgundy
      .legal(then)
      .filter(isAction)
      .map((move): Way => {
        const workers = workersNeeded(view, die, move);
        return { move, moves: [{ do: 'play', die }, move], text: textOf(view, move), die, workers };
      });
  });
  const others = burgundy.legal(view).filter(({ do: kind }) => kind !== 'play');
  return [...actions, ...others.map((move) => wayNow(view, move))];
}

function wayNow(view: View, move: Move): Way {
  const step = isAction(move) ? agenda.answered(view, move.do) : undefined;
  const die = step?.step === 'takeAction' ? step.die : null;
  const workers = isAction(move) ? workersNeeded(view, die, move) : 0;
  return { move, moves: [move], text: textOf(view, move), die, workers };
}

export function textOf(view: View, move: Move): string {
  return burgundy.format(move, view.options);
}

/** The whole way in the notation, for the page's `data-move`. */
export function wayText(view: View, way: Way): string {
  return way.moves.map((move) => textOf(view, move)).join('; ');
}

/** The cheapest of these ways: more than one where dice are equally good. */
export function cheapest<T extends Price>(ways: readonly T[]): T[] {
  const fewest = Math.min(...ways.map(({ workers }) => workers));
  return ways.filter(({ workers }) => workers === fewest);
}

/** The different prices of these ways, the cheapest first. */
export function pricesOf(ways: readonly Way[]): Price[] {
  const prices: Price[] = [];
  for (const { die, workers } of ways) {
    if (!prices.some((price) => price.die === die && price.workers === workers)) prices.push({ die, workers });
  }
  return prices.sort((one, other) => one.workers - other.workers);
}

/** The different things these ways come to. */
export function meaningsOf(ways: readonly Way[]): Way[] {
  return ways.filter((way, index) => ways.findIndex(({ text }) => text === way.text) === index);
}

/** The fewest workers that an action would take with a die in hand or in use; null where no number is asked for. */
export function workersShort(view: View, chosen: Die | null, action: Action): number | null {
  const dice = diceFor(view, chosen);
  if (dice.length === 0) return null;
  const needed = Math.min(...dice.map((die) => workersNeeded(view, die, action)));
  return needed > at(view.players, view.seat).workers ? needed : null;
}

function diceFor(view: View, chosen: Die | null): Die[] {
  if (playsDie(view)) return chosen === null ? handDice(view) : [chosen];
  return agenda.open(view).flatMap((step) => (step.step === 'takeAction' && step.die !== null ? [step.die] : []));
}

/** Why a touch cannot be done. Before a die is played, it is explained with the one that comes nearest. */
export function whyOf(view: View, chosen: Die | null, move: Move): Why | null {
  const dice = playsDie(view) && isAction(move) ? diceFor(view, chosen) : [];
  if (!isAction(move) || dice.length === 0) return burgundy.whyNot(view, move);
  const needed = (die: Die) => workersNeeded(view, die, move);
  const nearest = dice.reduce((best, die) => (needed(die) < needed(best) ? die : best));
  return burgundy.whyNot(imagine(view, nearest), move);
}

/** What a touch on the points would convert, were there enough to pay with. */
export const CONVERT: Move = { do: 'convert', workers: 0, silver: POINT_PRICE };
