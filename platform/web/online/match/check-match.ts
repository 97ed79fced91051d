import type { Game, GameRecord } from '@chambord/kernel';
import type { MatchState } from '@chambord/protocol';
import { checkShuffle } from '../fairness/verify.tsx';
import type { ShuffleCheck } from '../fairness/verify.tsx';

/**
 * Whether all games of a match had the same shuffle: each is held to its proof and played through, all proofs are one, and it is the one that the
 * server bound itself to; the own part is in it.
 */
export function checkMatch(
  game: Game,
  { commitment, people }: MatchState,
  records: readonly GameRecord[],
): ShuffleCheck {
  const bad = (reason: string): ShuffleCheck => ({ fair: false, reason });
  if (records.length !== people.length) return bad('records: one for each person is needed');
  const [first] = records;
  let own = false;
  for (const [index, record] of records.entries()) {
    const check = checkShuffle(game, record);
    if (!check.fair) return bad(`records[${index}].${check.reason}`);
    if (record.proof?.commitment !== commitment)
      return bad(`records[${index}].proof.commitment: not that of the match`);
    if (record.seed !== first?.seed || JSON.stringify(record.proof) !== JSON.stringify(first.proof)) {
      return bad(`records[${index}].seed: not the shuffle of the others`);
    }
    if (record.proof.shared?.length !== people.length) return bad(`records[${index}].proof.shared: a part is missing`);
    own ||= check.own;
  }
  return { fair: true, own };
}
