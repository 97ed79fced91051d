import { useState } from 'preact/hooks';
import { recordOf, resume } from '@chambord/kernel';
import { Sheet } from '@chambord/ui';
import { newId, saveGame } from '../saved/store.ts';
import { RadioGroup } from '../shell/radio-group.tsx';
import { go } from '../shell/route.ts';
import { lang } from '../shell/settings.ts';
import { reviewPageWords } from '../words/review.ts';
import type { ReviewedGame } from './reviewed-game.ts';

interface Props {
  readonly game: ReviewedGame;
  readonly ply: number;
  readonly close: () => void;
}

/** Whoever sits down instead of a person plays about as well as most people do. */
const STAND_IN = 'baron';

const DEALS = ['asItWas', 'anew'] as const;
type Deal = (typeof DEALS)[number];

/** Another end of the game, from this moment on: in any seat, the others are bots. What was hidden stays as it was, once the game is over, or is dealt anew. */
export function PlayOn({ game, ply, close }: Props) {
  const say = reviewPageWords[lang.value];
  const { seats } = game.replay;
  const [deal, setDeal] = useState<Deal>(game.record.result === null ? 'anew' : 'asItWas');
  return (
    <Sheet lang={lang.value} title={say.playFromHere} label={say.playFromHere} class="narrow" onClose={close}>
      <p>{say.playFromHereHint}</p>
      {game.record.result !== null && (
        <RadioGroup
          title={say.hidden}
          name="deal"
          choices={DEALS}
          chosen={deal}
          choose={setDeal}
          text={(choice) => say.deals[choice]}
        />
      )}
      <div class="ways">
        {seats.value.map(({ name }, seat) => (
          <button type="button" key={seat} class="btn" onClick={() => void playOn(game, ply, seat, deal)}>
            {say.playAs(name)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

async function playOn({ replay, record }: ReviewedGame, ply: number, seat: number, deal: Deal): Promise<void> {
  const { proof: _, redeal, ...played } = record;
  // A new deal that comes later belongs to the game that is left here.
  const before = redeal !== undefined && redeal.ply <= ply ? redeal : undefined;
  const anew = deal === 'anew' ? { ply, seat, seed: newId() } : before;
  // Read again by the rules, so that whatever a record promises holds for this one, too.
  const session = resume(replay.page.game, {
    ...played,
    moves: record.moves.slice(0, ply),
    result: null,
    redeal: anew,
  });
  const seats = replay.seats.value.map((info, index) => ({
    ...info,
    bot: index === seat ? null : (info.bot ?? STAND_IN),
  }));
  const id = newId();
  await saveGame({ id, record: recordOf(session), seats, played: Date.now() });
  go(`/play/${id}`);
}
