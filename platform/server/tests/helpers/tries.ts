import { answerOf, botsOf, dayOf, dealsOf, leadOf } from '@chambord/deals';
import type { DailyDeal, DealOutcome } from '@chambord/deals';
import { findGame } from '@chambord/games';
import { at, makeMove, newSession, pick, randomFrom } from '@chambord/kernel';
import type { HandIn } from '@chambord/protocol';

export const TODAY = dayOf(Date.now());

export function dealOn(day: string, key: string): DailyDeal {
  const { description } = findGame(at(key.split('/'), 0));
  return at(
    dealsOf(description, day).filter((deal) => deal.key.endsWith(key)),
    0,
  );
}

/** A whole game on a deal by somebody who decides at random, and what it came to. */
export function played(deal: DailyDeal, way: string): { told: HandIn; outcome: DealOutcome } {
  const { game, brain } = findGame(deal.game);
  const random = randomFrom(way);
  const options = game.options(deal.options);
  const names = Array.from({ length: options.players }, (_, seat) => `P${seat}`);
  const session = newSession(game, options, deal.seed, names);
  for (let seat = game.actor(session.state); seat !== null; seat = game.actor(session.state)) {
    const own = seat === deal.seat;
    makeMove(
      session,
      own
        ? pick(random, game.sensible(session.state))
        : answerOf(game, brain, session.state, deal, session.plies.length),
    );
  }
  const moves = session.plies.map(({ move }) => move);
  const told = { deal: deal.key, bots: botsOf(game, brain), moves };
  return { told, outcome: leadOf(game.score(session.state), deal.seat) };
}
