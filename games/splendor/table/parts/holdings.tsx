import { GEM_NAMES, TOKEN_NAMES } from '@chambord/splendor/rules';
import type { Gem, PositionPlayer, Token } from '@chambord/splendor/rules';
import { explained, explainedPicture, figure, Seal, uiWords } from '@chambord/ui';
import type { DeskProps } from '../touch/desk.ts';

interface HeldProps extends DeskProps {
  readonly player: PositionPlayer;
  readonly token: Token;
  /** Whether it stands for itself; else it is part of something that says all. */
  readonly alone?: boolean;
}

/** How many cards of a gem someone has. */
export function Bonus({ desk, player, token, alone = false }: HeldProps & { readonly token: Gem }) {
  const count = player.bonuses[token];
  const explanation = desk.explain.cards(token);
  return (
    <span
      class={`bonus-count field ${GEM_NAMES[token]} ${count === 0 ? 'zero' : ''}`}
      {...(alone
        ? explainedPicture(explanation, uiWords[desk.lang].pair(explanation.title, String(count)), token === 0)
        : explained(explanation))}
    >
      {figure(count)}
    </span>
  );
}

/** How many tokens of a kind someone has. */
export function Held({ desk, player, token, alone = false }: HeldProps) {
  const count = player.tokens[token];
  const explanation = desk.explain.held(token);
  return (
    <span
      class={`token-count ${count === 0 ? 'zero' : ''}`}
      {...(alone
        ? explainedPicture(explanation, uiWords[desk.lang].pair(explanation.title, String(count)), token === 0)
        : explained(explanation))}
    >
      <Seal id={TOKEN_NAMES[token]} />
      {figure(count)}
    </span>
  );
}
