import { GOLD, TOKEN_NAMES } from '@chambord/splendor/rules';
import type { Token } from '@chambord/splendor/rules';
import { explained } from '@chambord/ui';
import { Bonus, Held } from '../parts/holdings.tsx';
import { tokenName } from '../text/phrase.ts';
import type { DeskProps } from '../touch/desk.ts';

/** Cards and tokens of one gem. A touch lays a token aside, to pay with or to give back (8.1, 4.1). */
export function Pile({ desk, token }: DeskProps & { readonly token: Token }) {
  const { view, player, draft, deciding, words, touch } = desk;
  const tokens = player.tokens[token];
  const chosen = draft.own.filter((other) => other === token).length;
  const due = deciding && view.phase === 'return' && tokens > chosen;
  const label = [
    token === GOLD ? words.ownGold(tokens) : words.ownPile(tokenName(desk, token), player.bonuses[token], tokens),
  ];
  if (chosen > 0) label.push(words.chosen(chosen));
  return (
    <button
      type="button"
      class={`gem-column pile ${token === GOLD ? 'gold-column' : ''} ${chosen > 0 ? 'picked' : ''} ${due ? 'due' : ''}`}
      data-own-gem={TOKEN_NAMES[token]}
      aria-pressed={chosen > 0}
      aria-disabled={!deciding || tokens === 0}
      aria-label={label.join(', ')}
      {...explained(desk.explain.pile(token))}
      onClick={() => touch.own(token)}
    >
      {token !== GOLD && <Bonus desk={desk} player={player} token={token} />}
      <Held desk={desk} player={player} token={token} />
      {chosen > 0 && <span class="chosen">{chosen}</span>}
    </button>
  );
}
