import './table.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { active, splendor } from '@chambord/splendor/rules';
import type { Card, Move, Splendor, View } from '@chambord/splendor/rules';
import { dictionaries, splendorText } from '@chambord/splendor/text';
import {
  arrowGroup,
  asPage,
  AskButton,
  bottomSeat,
  explainedPicture,
  Explanations,
  Flights,
  otherSeats,
  useInSteps,
  useRestoredFocus,
  useRovingStops,
  useLatest,
} from '@chambord/ui';
import type { Note, SharedScreen, TableProps } from '@chambord/ui';
import { asksSpecially, TableBar } from './middle/bar.tsx';
import { CardSheet, DeckSheet } from './sheets/card-sheet.tsx';
import { deskOf } from './touch/desk.ts';
import type { Desk, DeskProps, Over } from './touch/desk.ts';
import { EMPTY, isEmpty, stepBack, useDraft } from './touch/draft.ts';
import { explainerOf } from './text/explain.ts';
import { motionBetween } from './motion/flight.tsx';
import { HandSheet } from './sheets/hand.tsx';
import { Market } from './middle/market.tsx';
import { NobleSheet } from './sheets/noble-sheet.tsx';
import { Nobles } from './middle/nobles.tsx';
import { Own } from './own/own.tsx';
import { OtherSeat, SIDES } from './others/seat.tsx';
import { SeatSheet } from './sheets/seat-sheet.tsx';
import { picturesOf } from './motion/pictures.ts';
import { soundOf } from './motion/sounds.ts';
import { Supply } from './middle/tokens.tsx';
import { thingsOf } from './touch/marked.ts';
import { touches } from './touch/touch.ts';
import { words } from './text/words.ts';

type Shared = SharedScreen<Move, View>;

/** In this order a table changes, see `useInSteps`: the bar comes first, with what was touched. */
const PARTS = ['bar', 'own', 'market', 'supply', 'nobles', ...SIDES] as const;

function SplendorTable(props: TableProps<Splendor>) {
  const { view, viewer, seats, you, lang, deciding, ruleLink, brand, tools, shared = null } = props;
  const [draft, setDraft] = useDraft(view);
  const [over, show] = useState<Over | null>(null);
  const [read, setRead] = useState<Note | null>(null);
  const [asking, ask] = useState(false);
  const leaf = useRef<HTMLElement>(null);
  useRestoredFocus(leaf);
  useRovingStops(leaf);

  const own = bottomSeat(viewer);
  // Only what changes the table itself makes another desk: a sheet that opens or closes does not draw the table again.
  const known = useMemo(
    () => ({
      view,
      own,
      buyer: shared?.seat ?? own,
      player: at(view.players, shared?.seat ?? own),
      seated: typeof viewer === 'number' || shared !== null,
      shared,
      you,
      deciding,
      moves: deciding ? (shared === null ? splendor.legal(view) : openly(shared.moves, view)) : [],
      draft,
      seats,
      lang,
      words: words[lang],
      dictionary: dictionaries[lang],
      ruleLink,
    }),
    [view, viewer, shared, seats, you, lang, deciding, draft],
  );
  const touch = useLatest(
    touches(known, {
      play: props.play,
      playUnasked: props.playUnasked,
      forbid: props.forbid,
      show,
      lay(next) {
        setDraft(next);
        setRead(props.note);
      },
    }),
  );
  const desk = useMemo((): Desk => ({ ...known, touch, explain: explainerOf(known) }), [known]);
  const desks = useInSteps(desk, PARTS);
  const last = desks[at(SIDES, SIDES.length - 1)];
  // Whose turn it is all parts say at once, as the bar does.
  const turn = view.phase === 'over' ? null : view.seat;
  const laid = deciding && !isEmpty(draft);
  const note = props.note === read ? null : props.note;
  // Then the bar is to be read, and nothing lies over it.
  const answering = note !== null || laid || Boolean(props.endQuestion) || asksSpecially(known);
  const undo = laid ? () => setDraft(stepBack(draft)) : props.undo;
  useEffect(() => {
    if (!laid) return undefined;
    // Before the frame hears of it: what is laid aside is put back before a decision is taken back.
    const onKey = (event: KeyboardEvent) => {
      if (
        document.querySelector('dialog[open], .endquestion') !== null ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (event.key !== 'u' && event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      setDraft(event.key === 'u' ? stepBack(draft) : EMPTY);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [laid, draft]);

  const ending = view.lastRound && view.phase !== 'over';
  const round = ending ? desk.words.lastRound : desk.words.round(view.round);
  const rules = desk.dictionary.rules[view.options.rules];
  return (
    <>
      <main
        ref={leaf}
        class={`table splendor players-${view.players.length} ${last.deciding ? 'deciding' : ''} ${answering ? 'answering' : ''} ${shared === null ? '' : 'shared'}`}
      >
        <div class="round-name" {...arrowGroup}>
          {brand}
          <span
            class={`cap ${ending ? 'last' : ''}`}
            {...explainedPicture(desk.explain.round(), `${round}, ${rules}`, true)}
          >
            {round}
          </span>
          <small class="variant">{rules}</small>
        </div>
        <div class="toolbar" {...arrowGroup}>
          <AskButton lang={lang} asking={asking} ask={ask} />
          {tools}
        </div>
        {otherSeats(viewer, view.players.length).map((seat, index) => {
          const side = at(SIDES, index);
          return <OtherSeat key={seat} desk={desks[side]} seat={seat} side={side} turn={turn} />;
        })}
        <div class="middle">
          <Market desk={desks.market} />
          <Supply desk={desks.supply} />
          <Nobles desk={desks.nobles} />
        </div>
        <Own desk={desks.own} turn={turn === own} />
        <TableBar desk={desks.bar} note={note} undo={undo} endQuestion={props.endQuestion} />
        <Flights view={view} table={leaf} between={motionBetween} parts={Object.values(desks)} />
      </main>
      <Explanations lang={lang} ruleLink={ruleLink} asking={asking} ask={ask} />
      {(over !== null || shared?.looking) && (
        <div class="splendor lay">
          {shared?.looking ? (
            <OwnHand desk={desk} shared={shared} {...shared.looking} />
          ) : (
            over !== null && <Laid desk={desk} over={over} />
          )}
        </div>
      )}
    </>
  );
}

/** What lies over the table. Outside of it, for it is scaled as a whole and this is not. */
function Laid({ desk, over }: DeskProps & { readonly over: Over }) {
  switch (over.over) {
    case 'card':
      return <CardSheet desk={desk} card={over.card} />;
    case 'deck':
      return <DeckSheet desk={desk} level={over.level} />;
    case 'noble':
      return <NobleSheet desk={desk} noble={over.noble} />;
    case 'seat':
      return <SeatSheet desk={desk} seat={over.seat} />;
    case 'hand':
      return <HandSheet desk={deskOf(desk, over.seat)} />;
  }
}

/** A hand as its owner sees it, while the others look away. */
function OwnHand({
  desk,
  shared,
  seat,
  view,
}: DeskProps & { readonly shared: Shared; readonly seat: Seat; readonly view: View }) {
  const { touch, deciding } = desk;
  const shut = { ...touch, show: shared.lookAway };
  const play = (move: Move) => {
    shared.lookAway();
    touch.play(move);
  };
  const moves = deciding && seat === shared.seat ? shared.moves : [];
  return (
    <HandSheet
      desk={{
        ...desk,
        view,
        own: seat,
        buyer: seat,
        player: at(view.players, seat),
        moves,
        deciding: moves.length > 0,
        touch: { ...shut, play },
      }}
    />
  );
}

/** The moves that anybody at the table can see: cards that are hidden in a hand are bought from there. */
function openly(moves: readonly Move[], view: View): readonly Move[] {
  const known = (card: Card) => view.market.includes(card) || active(view).hand.some((held) => held.card === card);
  return moves.filter((move) => move.do !== 'buy' || known(move.card));
}

// Tokens are laid out first, and only cards that can be bought answer a touch: asking again would be one tap too many.
export const splendorPage = asPage<Splendor>({
  game: splendor,
  text: splendorText,
  Table: SplendorTable,
  soundOf,
  picturesOf,
  thingsOf,
  seatsStay: true,
});
