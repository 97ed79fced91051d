import { burgundy } from '@chambord/burgundy/rules';
import type { Burgundy, Move, Step } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { arrowGroup, Bar, explained, memo, Lock, Sym, UndoButton } from '@chambord/ui';
import type { TableProps } from '@chambord/ui';
import { cardName } from '../parts/card.tsx';
import { crumbsOf } from './crumbs.tsx';
import { locks, lockSaid, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';

/** What a step asks of the player. */
function ask({ words, dictionary, view }: Desk, step: Step): string {
  switch (step.step) {
    case 'playDie':
      return words.yourTurn;
    case 'takeAction':
      return step.die === null ? words.freeAction : words.actionWith(step.die);
    case 'takeOf':
      return words.takeOf(dictionary.or(step.types.map((type) => dictionary.types[type].one)));
    case 'receive':
      return words.receive(
        step.of.includes('goods') && view.goods.some(({ length }) => length > 0),
        step.of.includes('animals') && view.animals.some(({ length }) => length > 0),
      );
    case 'keepOne':
    case 'sellOne':
    case 'placeAnother':
    case 'tripleBonus':
    case 'endTurn':
      return words.asks[step.step];
  }
}

function titleOf(desk: Desk): { readonly title: string; readonly detail?: string } {
  const { view, words, dictionary, deciding, steps, die, project } = desk;
  if (view.over) return { title: capital(dictionary.table.over) };
  if (!deciding)
    return { title: capital(dictionary.table.toPlay(view.seat === desk.you ? null : at(desk.seats, view.seat).name)) };
  if (project !== null) return { title: words.whichColumn(cardName(desk, project)), detail: words.touchSlot };
  if (die !== null) return { title: words.withDie(die), detail: words.withDieHint };
  // Together they are named in a few words each; alone, a step says what to do.
  if (steps.length > 1) return { title: capital(steps.map(({ step }) => words.does[step]).join(' · ')) };
  const title = steps.map((step) => ask(desk, step)).join('');
  return steps[0]?.step === 'playDie' ? { title, detail: words.yourTurnHint } : { title };
}

interface Props {
  readonly desk: Desk;
  readonly frame: Pick<TableProps<Burgundy>, 'note' | 'ruleLink' | 'undo' | 'forbid' | 'endQuestion'>;
  /** Shows the bought cards again; null while there are none. */
  readonly showBought: (() => void) | null;
}

/** The last row: what is asked, and the permanent buttons. */
export const ActionBar = memo(function ActionBar({ desk, frame, showBought }: Props) {
  const { lang, deciding } = desk;
  const { crumbs, asks } = deciding ? crumbsOf(desk) : { crumbs: [], asks: false };
  return (
    <div class={`actions ${deciding ? 'deciding' : ''}`} data-zone="bar" role="presentation" {...arrowGroup}>
      <Bar
        lang={lang}
        {...titleOf(desk)}
        crumbs={crumbs}
        class={asks ? 'asked-in-crumbs' : ''}
        note={frame.note}
        ruleLink={frame.ruleLink}
        endQuestion={frame.endQuestion}
      >
        <BuyButton desk={desk} forbid={frame.forbid} showBought={showBought} />
        <UndoButton lang={lang} undo={frame.undo} />
        <EndButton desk={desk} forbid={frame.forbid} />
      </Bar>
    </div>
  );
});

interface ButtonProps {
  readonly desk: Desk;
  readonly forbid: Props['frame']['forbid'];
}

/** Three cards for 3 silver: alive whenever rule 5.1 allows it. While cards lie bought, it shows them again. */
function BuyButton({ desk, forbid, showBought }: ButtonProps & Pick<Props, 'showBought'>) {
  const { words, deciding } = desk;
  if (showBought !== null) {
    return (
      <button type="button" class="btn may legal buy" onClick={showBought}>
        {words.showBought}
      </button>
    );
  }
  const [way] = waysTo(desk, ({ do: kind }) => kind === 'buy');
  return (
    <button
      type="button"
      class={`btn buy ${way === undefined ? 'off' : 'may'}`}
      data-move="buy"
      aria-keyshortcuts="B"
      aria-disabled={way === undefined}
      aria-label={desk.moveText({ do: 'buy' })}
      {...explained(desk.explain.plain('buy'))}
      onClick={() => (way === undefined ? deciding && explain(desk, forbid, { do: 'buy' }) : desk.play(way))}
    >
      <Sym id="silver" />
      <span class="long">{words.buy}</span>
      <span class="short">{words.buyShort}</span>
      <Lock />
    </button>
  );
}

/** Ends the turn, or leaves an effect: the main button when that is asked. */
function EndButton({ desk, forbid }: ButtonProps) {
  const { words, deciding } = desk;
  const [way] = waysTo(desk, ({ do: kind }) => kind === 'end' || kind === 'decline');
  const move = way?.move ?? { do: 'end' };
  const leaves = move.do === 'decline';
  return (
    <button
      type="button"
      class={`btn end ${way === undefined ? 'off' : leaves ? 'may' : 'main'}`}
      data-move={move.do}
      aria-keyshortcuts="E"
      aria-disabled={way === undefined}
      aria-label={`${desk.moveText(move)}.${lockSaid(desk, way === undefined ? [] : [way])}`}
      {...explained(desk.explain.plain('end'))}
      onClick={() => (way === undefined ? deciding && explain(desk, forbid, move) : desk.play(way))}
    >
      <span class="long">{leaves ? words.leave : words.end}</span>
      <span class="short">{leaves ? words.leave : words.endShort}</span>
      {(way === undefined ? !leaves : locks(desk, [way])) && <Lock />}
    </button>
  );
}

function explain(desk: Desk, forbid: Props['frame']['forbid'], move: Move): void {
  const why = burgundy.whyNot(desk.view, move);
  if (why !== null) forbid(why);
}
