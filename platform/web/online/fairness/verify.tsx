import { useState } from 'preact/hooks';
import { BadInput, replay, verifyProof } from '@chambord/kernel';
import type { Game, GameRecord } from '@chambord/kernel';
import { Icon } from '@chambord/ui';
import { ownPartFor } from './shuffle-parts.ts';
import { say } from '../words.ts';

/** What the check of a shuffle came to. */
export type ShuffleCheck =
  { readonly fair: true; readonly own: boolean } | { readonly fair: false; readonly reason: string };

/** Checks the proof of a record, its moves, and that what this device saw and sent is in it. */
export function checkShuffle(game: Game, record: GameRecord): ShuffleCheck {
  try {
    const { commitment, parts, shared = [] } = verifyProof(record);
    replay(game, record);
    const own = ownPartFor(commitment);
    if (own !== undefined && ![...parts, ...shared].includes(own.part)) {
      throw new BadInput('proof.parts', 'the part that this device sent is missing');
    }
    return { fair: true, own: own !== undefined };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { fair: false, reason: error.message };
  }
}

/** The button, and the answer once it was pressed. */
export function Verify({ record, game }: { readonly record: GameRecord; readonly game: Game }) {
  const [verdict, setVerdict] = useState<ShuffleCheck | null>(null);
  return (
    <section class="verify">
      <button type="button" class="btn" onClick={() => setVerdict(checkShuffle(game, record))}>
        {say.value.verify}
      </button>
      <div role="status">{verdict !== null && <ShuffleCheckText verdict={verdict} />}</div>
    </section>
  );
}

export function ShuffleCheckText({ verdict }: { readonly verdict: ShuffleCheck }) {
  if (!verdict.fair) {
    return (
      <div class="notice">
        <b>{say.value.notVerified}</b> {verdict.reason}
      </div>
    );
  }
  const { commitment, seed, replay: replayed, own } = say.value.checks;
  return (
    <>
      <p class="done">
        <b>{say.value.verified}</b>
      </p>
      <ul class="checks">
        {[commitment, seed, replayed, ...(verdict.own ? [own] : [])].map((line) => (
          <li key={line}>
            <Icon id="check" />
            {line}
          </li>
        ))}
      </ul>
      {!verdict.own && <p>{say.value.noOwnPart}</p>}
    </>
  );
}
