import type { ComponentChildren } from 'preact';
import { excess, splendor, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Move, Token } from '@chambord/splendor/rules';
import { splendorText } from '@chambord/splendor/text';
import { arrowGroup, Bar, explained, memo, Lock, Seal, UndoButton } from '@chambord/ui';
import type { Note } from '@chambord/ui';
import { binds } from '../binding.ts';
import type { Desk, DeskProps } from '../touch/desk.ts';
import { nobleName } from './nobles.tsx';
import { buysReserved, NO_TOKENS, purseOf } from '../touch/payment.ts';
import { seatName } from '../text/phrase.ts';
import { touchScreen } from '../touch/touch-screen.ts';
import { onlyReserves, stillToTake, takeOf } from '../touch/taking.ts';

/** What the bar shows beside Undo: a sentence, what is laid aside, and the one main button. */
interface Prompt {
  readonly title: string;
  readonly detail?: string;
  readonly pick?: { readonly label: string; readonly holes: number; readonly grouped?: boolean };
  readonly main?: { readonly label: string; readonly move: Move | null };
}

interface Props extends DeskProps {
  readonly note: Note | null;
  readonly undo: (() => void) | null;
  readonly endQuestion: ComponentChildren;
}

export const TableBar = memo(function TableBar({ desk, note, undo, endQuestion }: Props) {
  const { lang, ruleLink, draft } = desk;
  const { title, detail, pick, main } = promptOf(desk);
  const laid = draft.taking.length > 0 ? draft.taking : draft.own;
  return (
    <div class="foot" data-zone="bar" role="presentation" {...arrowGroup}>
      <Bar
        lang={lang}
        title={title}
        {...(detail === undefined ? {} : { detail })}
        note={note}
        class={pick === undefined ? '' : 'picking'}
        ruleLink={ruleLink}
        endQuestion={endQuestion}
      >
        {pick !== undefined && (
          <div class="pick">
            <span class="pick-label">{pick.label}</span>
            {pick.grouped === true
              ? TOKENS.filter((token) => laid.includes(token)).map((token) => (
                  <Laid key={token} desk={desk} token={token} count={laid.filter((other) => other === token).length} />
                ))
              : laid.map((token, index) => <Laid key={index} desk={desk} token={token} count={1} />)}
            {Array.from({ length: pick.holes }, (_, index) => (
              <span key={index} class="hole" />
            ))}
          </div>
        )}
        <UndoButton lang={lang} undo={undo} />
        {main !== undefined && <MainButton desk={desk} label={main.label} move={main.move} />}
      </Bar>
    </div>
  );
});

/** A token that is laid aside; a touch puts it back. */
function Laid({ desk, token, count }: DeskProps & { readonly token: Token; readonly count: number }) {
  const { words, dictionary, touch } = desk;
  const name = TOKEN_NAMES[token];
  return (
    <button
      type="button"
      class="laid"
      aria-label={words.putBack(dictionary.count(count, dictionary.tokens[name]))}
      onClick={() => touch.unpick(token)}
      {...explained(desk.explain.plain('laid'))}
    >
      <Seal id={name} />
      {count > 1 && <b>{count}</b>}
    </button>
  );
}

interface MainProps extends DeskProps {
  readonly label: string;
  readonly move: Move | null;
}

function MainButton({ desk, label, move }: MainProps) {
  return (
    <button
      type="button"
      class={`btn act ${move === null ? 'off' : 'main'}`}
      aria-keyshortcuts="E"
      disabled={move === null}
      data-move={move === null ? undefined : splendor.format(move, desk.view.options)}
      onClick={() => move !== null && desk.touch.play(move)}
    >
      {label}
      {move !== null && binds(desk.view, move) && <Lock />}
    </button>
  );
}

function promptOf(desk: Desk): Prompt {
  const { view, deciding, seated, you, words } = desk;
  if (view.phase === 'over') return { title: words.gameOver, detail: verdict(desk) };
  if (!deciding) {
    // The own move is on its way.
    if (view.seat === you) return { title: words.yourTurn };
    return { title: words.waiting(seatName(desk, view.seat)), ...(seated ? { detail: words.waitingHint } : {}) };
  }
  switch (view.phase) {
    case 'action':
      return actionPrompt(desk);
    case 'return':
      return returnPrompt(desk);
    case 'noble':
      return { title: words.nobleTitle, detail: words.nobleHint(courting(desk)) };
  }
}

/** Whether there is more to say than that it is the player's turn: little can be done, or something has to be. */
export function asksSpecially({ view, moves, deciding }: Pick<Desk, 'view' | 'moves' | 'deciding'>): boolean {
  return deciding && (view.phase !== 'action' || moves[0]?.do === 'pass' || onlyReserves(moves));
}

/** The nobles that can be had now, by name. */
function courting(desk: Desk): string {
  const names = desk.moves.flatMap((move) => (move.do === 'noble' ? [nobleName(desk, move.noble)] : []));
  return desk.dictionary.and(names);
}

function actionPrompt(desk: Desk): Prompt {
  const { moves, draft, words, dictionary, shared } = desk;
  const [only] = moves;
  // Where several look at one table, the one who is to play is named.
  const title = shared === null ? words.yourTurn : words.waiting(seatName(desk, shared.seat));
  if (only === undefined) return { title, detail: words.onlyFromHand };
  if (only?.do === 'pass') {
    return { title: words.passTitle, detail: words.passHint, main: { label: words.pass, move: only } };
  }
  const { taking, own } = draft;
  if (taking.length > 0) {
    const { different, alike } = stillToTake(moves, taking);
    return {
      title: words.takeMore(different, alike),
      detail: alike ? words.takeHintAlike : words.takeHint,
      pick: { label: words.taking, holes: Math.max(different, alike ? 1 : 0) },
      main: { label: words.take, move: takeOf(moves, taking) },
    };
  }
  if (own.length > 0) {
    return {
      title: words.payTitle,
      detail: words.payHint(dictionary.purse(purseOf(own))),
      pick: { label: words.paying, holes: 0, grouped: true },
    };
  }
  if (onlyReserves(moves)) return { title: words.reserveTitle, detail: words.reserveHint };
  const names = courting(desk);
  if (names !== '') return { title, detail: words.courtHint(names) };
  const makes = (kind: Move['do']) => moves.some((move) => move.do === kind);
  const hint = words.hint({
    take: makes('take'),
    buy: moves.some((move) => move.do === 'buy' && desk.view.market.includes(move.card)),
    buyOwn: buysReserved(desk),
    reserve: makes('reserve'),
    byFinger: touchScreen,
  });
  const roomy = document.documentElement.dataset['layout'] === 'wide';
  return { title, detail: roomy ? `${hint} ${words.legend}` : hint };
}

function returnPrompt({ view, player, draft, words }: Desk): Prompt {
  const left = excess(player) - draft.own.length;
  const move: Move = { do: 'return', tokens: left === 0 ? purseOf(draft.own) : NO_TOKENS };
  return {
    title: words.returnTitle(left),
    detail: words.returnHint,
    pick: { label: words.returning, holes: left },
    main: { label: words.giveBack, move: left === 0 && splendor.whyNot(view, move) === null ? move : null },
  };
}

/** Who has won (6.2). */
function verdict(desk: Desk): string {
  const names = desk.seats.map(({ name }) => name);
  return splendorText[desk.lang].sheet(desk.view, names, desk.you).verdict ?? '';
}
