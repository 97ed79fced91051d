import { faultsOf, gamePartOf } from '@chambord/figures';
import type { Fault } from '@chambord/figures';
import { inHouse } from '@chambord/games/page';
import { BadInput, replay, rulesOf } from '@chambord/kernel';
import type { Game } from '@chambord/kernel';
import type { Themes } from '@chambord/prose';
import { linesOf, lossOf } from '@chambord/review';
import type { OwnGame } from './collect.ts';
import { nextFrame, ownRecord } from './record-of.ts';
import { useFound } from './use-found.ts';

/** One's mistakes in the reviewed games of a kind, and what they can be about; null where the game does not say. */
export interface OwnFaults {
  readonly faults: readonly Fault[];
  readonly themes: Themes | null;
}

/** Null while the games are gone through. */
export function useFaults(game: string, games: readonly OwnGame[]): OwnFaults | 'failed' | null {
  return useFound((hasLeft) => ownFaults(game, games, hasLeft), [game, games]);
}

async function ownFaults(id: string, games: readonly OwnGame[], hasLeft: () => boolean): Promise<OwnFaults> {
  const load = inHouse(id)?.load;
  const [game, themes] = await Promise.all([load?.rules(), load?.themes?.() ?? null]);
  const faults: Fault[] = [];
  for (const own of games) {
    if (hasLeft() || game === undefined) break;
    if (own.review === null || faultsOf(own.review, own.played.seat).length === 0) continue;
    faults.push(...(await faultsIn(game, themes, own)));
    await nextFrame();
  }
  return { faults, themes };
}

/** The mistakes in a game: when they were made, and what the better turn was about, as far as that is certain. */
async function faultsIn(newest: Game, themes: Themes | null, own: OwnGame): Promise<Fault[]> {
  const { review, played } = own;
  if (review === null) return [];
  const steps = new Map(faultsOf(review, played.seat).map((step) => [step.ply, step]));
  const record = themes === null ? null : await ownRecord(newest, own);
  const about = new Map<number, readonly string[]>();
  if (record !== null && themes !== null) {
    const game = rulesOf(newest, record.rulesVersion);
    const { names } = record;
    let ply = 0;
    try {
      replay(newest, record, ({ state }) => {
        const step = steps.get(ply++);
        if (step === undefined) return;
        about.set(step.ply, linesOf({ game, record, state, step, names }, themes.of)?.why ?? []);
      });
    } catch (error) {
      // What cannot be played through is told without its themes.
      if (!(error instanceof BadInput)) throw error;
    }
  }
  return [...steps.values()].map((step) => ({
    loss: lossOf(step),
    part: gamePartOf(step.ply, review.decisions),
    themes: about.get(step.ply) ?? [],
  }));
}
