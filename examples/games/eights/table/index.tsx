import './table.css';
import { useMemo } from 'preact/hooks';
import { at } from '@chambord/kernel';
import { arrowGroup, asPage, Bar, bottomSeat, otherSeats, Sym, UndoButton } from '@chambord/ui';
import type { TableProps, SoundName } from '@chambord/ui';
import { codeOf, eights, rankOf, suitOf, SUITS } from '../rules/index.ts';
import type { Card, Eights, Event, Step, View } from '../rules/index.ts';
import { cardName, eightsText, words } from '../text/index.ts';
import type { Words } from '../text/index.ts';

/** The table shows, and says what was touched; the frame around it plays. */
function EightsTable(props: TableProps<Eights>) {
  const { view, viewer, seats, lang, deciding, play, forbid, undo, note, ruleLink, endQuestion, brand, tools } = props;
  const text = words[lang];
  const own = bottomSeat(viewer);
  const moves = useMemo(() => (deciding ? eights.legal(view) : []), [view, deciding]);
  const may = (kind: string) => moves.some((move) => move.do === kind);

  /** A card that cannot be played is answered with the rule that forbids it. */
  function touch(card: Card): void {
    const move = { do: 'play', card } as const;
    const why = eights.whyNot(view, move);
    if (why === null) play(move);
    else forbid(why);
  }

  return (
    <main class="table eights">
      <header class="top">
        {brand}
        {tools}
      </header>
      <div class="others">
        {otherSeats(viewer, seats.length).map((seat) => (
          <Other key={seat} props={props} text={text} seat={seat} />
        ))}
      </div>
      <Middle view={view} text={text} />
      <div class="hand" data-zone="hand" role="group" aria-label={text.own} {...arrowGroup}>
        {at(view.hands, own).map((card, index) =>
          card === null ? (
            <Back key={index} />
          ) : (
            <button
              key={card}
              type="button"
              class={`pcard ${moves.some((move) => move.do === 'play' && move.card === card) ? 'legal' : ''}`}
              aria-label={cardName(text, card)}
              data-move={`play ${codeOf(card)}`}
              disabled={!deciding}
              onClick={() => touch(card)}
            >
              <Face card={card} text={text} />
            </button>
          ),
        )}
      </div>
      <Bar lang={lang} title={asked(props, text)} note={note} ruleLink={ruleLink} endQuestion={endQuestion}>
        <div class="ways">
          {may('suit') &&
            SUITS.map((suit) => (
              <button
                key={suit}
                type="button"
                class="btn"
                data-move={`suit ${suit}`}
                onClick={() => play({ do: 'suit', suit })}
              >
                <Sym id={`suit-${suit}`} /> {text.suits[suit]}
              </button>
            ))}
          {may('draw') && (
            <button type="button" class="btn main" data-move="draw" onClick={() => play({ do: 'draw' })}>
              {text.draw}
            </button>
          )}
          {may('pass') && (
            <button type="button" class="btn main" data-move="pass" onClick={() => play({ do: 'pass' })}>
              {text.pass}
            </button>
          )}
          <UndoButton lang={lang} undo={undo} />
        </div>
      </Bar>
    </main>
  );
}

/** What the bar asks. */
function asked({ view, deciding, seats }: TableProps<Eights>, text: Words): string {
  const [step]: readonly Step[] = at([[], ...view.agenda], view.agenda.length);
  if (step === undefined) return text.ended;
  if (!deciding) return text.others(at(seats, view.seat).name);
  if (step.step === 'suit') return text.callNow;
  return step.drew || view.pile.length === 0 ? text.yourSecond : text.yourTurn;
}

interface OtherProps {
  readonly props: TableProps<Eights>;
  readonly text: Words;
  readonly seat: number;
}

function Other({ props: { view, seats }, text, seat }: OtherProps) {
  const { name, arms } = at(seats, seat);
  const hand = at(view.hands, seat);
  const turn = eights.actor(view) === seat;
  return (
    <section class={`other ${turn ? 'turn' : ''}`} aria-label={name}>
      <h2>
        <Sym id={`arms-${arms}`} /> {name}
      </h2>
      <p>{text.hand(hand.length)}</p>
      <div class="few" aria-hidden="true">
        {hand.map((card, index) =>
          card === null ? (
            <Back key={index} />
          ) : (
            <span key={card} class="pcard">
              <Face card={card} text={text} />
            </span>
          ),
        )}
      </div>
    </section>
  );
}

function Middle({ view, text }: { readonly view: View; readonly text: Words }) {
  const top = at(view.played, view.played.length - 1);
  return (
    <section class="middle" aria-label={text.table}>
      <div>
        {view.pile.length > 0 && <Back />}
        <p>{text.pile(view.pile.length)}</p>
      </div>
      <div>
        <span class="pcard" role="img" aria-label={cardName(text, top)}>
          <Face card={top} text={text} />
        </span>
        <p>
          {text.follow}: {text.suits[view.suit]}
        </p>
      </div>
    </section>
  );
}

function Face({ card, text }: { readonly card: Card; readonly text: Words }) {
  return (
    <>
      <b>{text.corners[rankOf(card)] ?? rankOf(card)}</b>
      <Sym id={`suit-${suitOf(card)}`} />
    </>
  );
}

function Back() {
  return <span class="pcard back" />;
}

/** What an event sounds like; null for what is only told. */
function soundOf({ event }: Event): SoundName | null {
  if (event === 'gameOver') return 'bell';
  return event === 'played' || event === 'drew' ? 'parchment' : null;
}

export const eightsPage = asPage<Eights>({ game: eights, text: eightsText, Table: EightsTable, soundOf });
