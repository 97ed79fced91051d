import { BotSilent } from './bot-silent.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import { Hint } from '../frame/hint.tsx';
import type { LocalGame } from './local-game.ts';
import { LocalMenu } from './local-menu.tsx';
import { Result } from '../result/result.tsx';

/** A game of this device in its frame, with hints, and with bots that may fall silent. */
export function LocalFrame({ game }: { readonly game: LocalGame }) {
  return (
    <GameFrame
      shown={game}
      tool={<Hint shown={game} />}
      menu={(ways) => <LocalMenu game={game} {...ways} />}
      result={() => <Result game={game} />}
    >
      <BotSilent game={game} />
    </GameFrame>
  );
}
