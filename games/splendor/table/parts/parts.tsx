import { splendor, total } from '@chambord/splendor/rules';
import type { Card, Move, MoveOf, Why } from '@chambord/splendor/rules';
import { splendorText } from '@chambord/splendor/text';
import { withoutCodes } from '@chambord/prose';
import { Lock, Sym, uiWords } from '@chambord/ui';
import { binds } from '../binding.ts';
import { PurseRow } from './card.tsx';
import type { DeskProps } from '../touch/desk.ts';
import { NO_TOKENS, purchases, purseOf, samePurse } from '../touch/payment.ts';

/** The rule that forbids something, in words and as a link. */
export function WhyNot({ desk, why }: DeskProps & { readonly why: Why }) {
  const { lang, view, ruleLink } = desk;
  const { sentence } = splendorText[lang].whyNot(why, view.options);
  return (
    <p class="why">
      <b>{sentence}</b>{' '}
      <a href={ruleLink(why.rule)} target="_blank" rel="noopener">
        {uiWords[lang].rule(why.rule)}
      </a>
    </p>
  );
}

interface BuyProps extends DeskProps {
  readonly move: MoveOf<'buy'>;
  readonly main?: boolean;
}

/** Buys for exactly these tokens. */
export function BuyButton({ desk, move, main = false }: BuyProps) {
  const { view, lang, words, touch } = desk;
  return (
    <button
      type="button"
      class={`btn ${main ? 'main' : ''}`}
      data-move={splendor.format(move, view.options)}
      aria-label={withoutCodes(splendorText[lang].move(move, view))}
      onClick={() => touch.play(move)}
    >
      {main && words.buy}
      {total(move.pay) === 0 ? <span>{words.free}</span> : <PurseRow purse={move.pay} />}
      {binds(view, move) && <Lock />}
    </button>
  );
}

/** The ways to pay for a card: what was laid aside or else the natural one first, then the others; or why there is none. */
export function Purchase({ desk, card }: DeskProps & { readonly card: Card }) {
  const { view, moves, deciding, draft, words } = desk;
  const ways = purchases(moves, card);
  const chosen = ways.find(({ pay }) => samePurse(pay, purseOf(draft.own)));
  const first = chosen ?? ways[0];
  if (first === undefined) {
    const why = deciding ? splendor.whyNot(view, { do: 'buy', card, pay: NO_TOKENS }) : null;
    return why === null ? null : <WhyNot desk={desk} why={why} />;
  }
  const others = ways.filter((way) => way !== first);
  return (
    <div class="purchase">
      <BuyButton desk={desk} move={first} main />
      {others.length > 0 && (
        <>
          <span class="cap">{words.otherWays}</span>
          <div class="others">
            {others.map((move) => (
              <BuyButton key={splendor.format(move, view.options)} desk={desk} move={move} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface ReserveProps extends DeskProps {
  readonly move: Move;
  readonly label: string;
  readonly gold: boolean;
}

/** Reserves a card: that reveals another one, so a lock is on it. */
export function ReserveButton({ desk, move, label, gold }: ReserveProps) {
  const { view, lang, words, touch, deciding } = desk;
  if (!deciding) return null;
  const why = splendor.whyNot(view, move);
  if (why !== null) return <WhyNot desk={desk} why={why} />;
  return (
    <button
      type="button"
      class="btn"
      data-move={splendor.format(move, view.options)}
      aria-label={`${withoutCodes(splendorText[lang].move(move, view))}. ${uiWords[lang].reveals}`}
      onClick={() => touch.play(move)}
    >
      <Lock />
      {label}
      {gold ? (
        <span class="plus">
          +1
          <Sym id="gold" />
        </span>
      ) : (
        <small>{words.noGold}</small>
      )}
    </button>
  );
}
