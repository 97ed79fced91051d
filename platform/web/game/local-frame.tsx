import { useState } from 'preact/hooks';
import { BotSilent } from './bots/bot-silent.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import { Hint } from '../frame/hint.tsx';
import { Marks } from '../frame/marks.tsx';
import type { Mark } from '../frame/marks.tsx';
import type { LocalGame } from './local-game.ts';
import { LocalMenu } from './local-menu.tsx';
import { LookQuestion } from '../frame/questions/look-question.tsx';
import { PassOn } from './pass-on.tsx';
import { PlayedElsewhere } from './played-elsewhere.tsx';
import { Result } from '../result/result.tsx';

/** A game of this device in its frame, with hints, and with bots that may fall silent. */
export function LocalFrame({ game }: { readonly game: LocalGame }) {
  // What was advised is marked until something has been decided.
  const plies = game.plies.value;
  const [advised, setAdvised] = useState<{ readonly marks: readonly Mark[]; readonly after: typeof plies } | null>(
    null,
  );
  return (
    <GameFrame
      shown={game}
      tool={
        game.counts === null ? <Hint shown={game} mark={(marks) => setAdvised({ marks, after: plies })} /> : undefined
      }
      menu={(ways) => <LocalMenu game={game} {...ways} />}
      result={() => <Result game={game} />}
    >
      {advised !== null && advised.after === plies && <Marks marks={advised.marks} />}
      <BotSilent game={game} />
      <PlayedElsewhere game={game} />
      <PassOn game={game} />
      <LookQuestion look={game.look.value} seats={game.seats.value} />
    </GameFrame>
  );
}
