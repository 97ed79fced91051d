import { NOBLE_POINTS, nobleOf, splendor } from '@chambord/splendor/rules';
import type { Noble } from '@chambord/splendor/rules';
import { arrowGroup, explained, memo, Points, uiWords } from '@chambord/ui';
import { Needs } from '../parts/card.tsx';
import type { Desk, DeskProps } from '../touch/desk.ts';
import { isEmpty } from '../touch/draft.ts';
import { gemsPhrase, pointsPhrase } from '../text/phrase.ts';

/** A noble's portrait, a medallion on its own grid. */
export function Portrait({ noble }: { readonly noble: Noble }) {
  return (
    <svg class="sym portrait" viewBox="0 0 96 96" aria-hidden="true">
      <use href={`#${nobleOf(noble).code}`} />
    </svg>
  );
}

export function nobleName({ dictionary }: Pick<Desk, 'dictionary'>, noble: Noble): string {
  return dictionary.nobles[nobleOf(noble).code];
}

/** The nobles nobody has yet, each with the cards that are still missing for them. */
export const Nobles = memo(function Nobles({ desk }: DeskProps) {
  const { view, dictionary } = desk;
  return (
    <section
      class={`nobles of-${view.nobles.length}`}
      data-zone="nobles"
      aria-label={dictionary.table.nobles}
      {...arrowGroup}
    >
      {view.nobles.map((noble) => (
        <Tile key={noble} desk={desk} noble={noble} />
      ))}
    </section>
  );
});

/** A name of more letters is written smaller. */
const LONG_NAME = 20;

function Tile({ desk, noble }: DeskProps & { readonly noble: Noble }) {
  const { view, player, moves, draft, words, touch } = desk;
  const { code, asks } = nobleOf(noble);
  const move = moves.find((legal) => legal.do === 'noble' && legal.noble === noble);
  const legal = move !== undefined && isEmpty(draft);
  const name = nobleName(desk, noble);
  const missing = asks.map((count, gem) => Math.max(0, count - (player.bonuses[gem] ?? 0)));
  const [w = 0, b = 0, g = 0, r = 0, k = 0] = missing;
  const left = gemsPhrase(desk, [w, b, g, r, k]);
  const total = missing.reduce((sum, count) => sum + count, 0);
  const label = [
    `${name}, ${pointsPhrase(desk, NOBLE_POINTS)}.`,
    `${uiWords[desk.lang].pair(words.cards, gemsPhrase(desk, asks))}.`,
  ];
  if (desk.seated) label.push(legal ? words.nobleNow : left === '' ? words.nobleReady : words.lack(left, total));
  return (
    <button
      type="button"
      class={`noble-card ${legal ? 'legal' : ''}`}
      data-noble={code}
      data-move={legal ? splendor.format(move, view.options) : undefined}
      aria-label={label.join(' ')}
      {...explained(desk.explain.noble(noble))}
      onClick={() => touch.noble(noble)}
    >
      <span class="face">
        <Portrait noble={noble} />
        <Points count={NOBLE_POINTS} />
      </span>
      <span class="requirements">
        <Needs asked={asks} have={player.bonuses} />
      </span>
      <small class={`noble-name ${name.length > LONG_NAME ? 'long' : ''}`}>{name}</small>
    </button>
  );
}
