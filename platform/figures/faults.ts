import { sum } from './results.ts';

/** The parts of a game in which mistakes are counted. */
export const GAME_PARTS = ['beginning', 'middle', 'end'] as const;
export type GamePart = (typeof GAME_PARTS)[number];

/** A mistake of one's own. */
export interface Fault {
  /** In hundredths of a percentage point of the chance to win. */
  readonly loss: number;
  readonly part: GamePart;
  /** What the better turn was about: names of the game's own. */
  readonly themes: readonly string[];
}

/** What mistakes of one sort have cost together. */
export interface FaultCost<Name extends string = string> {
  readonly name: Name;
  readonly times: number;
  readonly loss: number;
}

/** The third of the game in which a decision falls. */
export function gamePartOf(ply: number, decisions: number): GamePart {
  const third = Math.floor((3 * ply) / Math.max(1, decisions));
  return GAME_PARTS[Math.min(third, 2)] ?? 'end';
}

/** What the mistakes were about, the dearest first. One may be about several things: its loss is told with each of them. */
export function costByTheme(faults: readonly Fault[]): FaultCost[] {
  const names = new Set(faults.flatMap(({ themes }) => themes));
  return [...names]
    .map((name) =>
      costOf(
        name,
        faults.filter(({ themes }) => themes.includes(name)),
      ),
    )
    .sort((a, b) => b.loss - a.loss || b.times - a.times || (a.name < b.name ? -1 : 1));
}

/** When they were made, in the order of the game. */
export function costByPart(faults: readonly Fault[]): FaultCost<GamePart>[] {
  return GAME_PARTS.map((part) =>
    costOf(
      part,
      faults.filter((fault) => fault.part === part),
    ),
  );
}

function costOf<Name extends string>(name: Name, faults: readonly Fault[]): FaultCost<Name> {
  return { name, times: faults.length, loss: sum(faults.map(({ loss }) => loss)) };
}
