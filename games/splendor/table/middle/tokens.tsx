import { GOLD, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Token } from '@chambord/splendor/rules';
import { arrowGroup, explained, figure, memo, Sym } from '@chambord/ui';
import type { DeskProps } from '../touch/desk.ts';
import { isEmpty } from '../touch/draft.ts';
import { canAdd } from '../touch/taking.ts';

/** From so many on a stack is drawn as high as it gets. */
const HIGH = 3;

/** The supply: a touch takes a token (8.1). */
export const Supply = memo(function Supply({ desk }: DeskProps) {
  return (
    <section class="tokens" data-zone="tokens" aria-label={desk.dictionary.table.supply} {...arrowGroup}>
      {TOKENS.map((token) => (
        <Stack key={token} desk={desk} token={token} />
      ))}
    </section>
  );
});

function Stack({ desk, token }: DeskProps & { readonly token: Token }) {
  const { view, moves, draft, dictionary, words, touch } = desk;
  const name = TOKEN_NAMES[token];
  const taken = draft.taking.filter((gem) => gem === token).length;
  const left = view.supply[token] - taken;
  // Who is about to pay has chosen what to do.
  const offered = token !== GOLD && (isEmpty(draft) || draft.taking.length > 0) && canAdd(moves, draft.taking, token);
  const label = [words.stack(dictionary.count(left, dictionary.tokens[name]))];
  if (taken > 0) label.push(words.stackTaken(taken));
  return (
    <button
      type="button"
      class={`token-pile ${name} ${taken > 0 ? 'picked' : ''} ${left === 0 ? 'none' : ''}`}
      data-gem={name}
      aria-keyshortcuts={String(token + 1)}
      data-legal={offered || undefined}
      aria-pressed={taken > 0}
      aria-label={label.join(', ')}
      {...explained(desk.explain.token(token))}
      onClick={() => touch.supply(token)}
    >
      <span class={`chip field n${Math.min(left, HIGH)} ${offered ? 'take' : ''}`}>
        <span class="in">
          <Sym id={name} />
        </span>
      </span>
      <b>{figure(left)}</b>
    </button>
  );
}
