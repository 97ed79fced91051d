import './table.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { agenda, burgundy, score } from '@chambord/burgundy/rules';
import type { Burgundy, Card, Die, Move, Step, View } from '@chambord/burgundy/rules';
import { burgundyText, dictionaries } from '@chambord/burgundy/text';
import { at } from '@chambord/kernel';
import {
  afterFrame,
  asPage,
  AskButton,
  bottomSeat,
  Explanations,
  Flights,
  hasRoomBeside,
  useInSteps,
  useRestoredFocus,
  useRovingStops,
  useLatest,
} from '@chambord/ui';
import type { TableProps } from '@chambord/ui';
import { ActionBar } from './middle/bar.tsx';
import { bindingWays } from './binding.ts';
import { Bought } from './sheets/bought.tsx';
import { CardSheet, Choices } from './sheets/choices.tsx';
import type { Desk, Look } from './touch/desk.ts';
import { Display, RowSheet } from './middle/display.tsx';
import { OwnEstate } from './own/estate.tsx';
import { explainerOf } from './text/explain.ts';
import { motionBetween } from './motion/flight.tsx';
import { Hand } from './own/hand.tsx';
import { PlayerSheet } from './others/opponent.tsx';
import { Projects } from './own/projects.tsx';
import { Rail } from './others/rail.tsx';
import { DiscardSheet, RoundSheet, Side } from './middle/side.tsx';
import { picturesOf } from './motion/pictures.ts';
import { soundOf } from './motion/sounds.ts';
import { Storage } from './own/storage.tsx';
import { Top } from './middle/top.tsx';
import { Tray } from './own/tray.tsx';
import { thingsOf } from './touch/marked.ts';
import { cheapest, meaningsOf, playsDie, waysNow, whyOf } from './touch/ways.ts';
import type { Way } from './touch/ways.ts';
import { pageWords } from './text/words.ts';

/** In this order a table changes, see `useInSteps`: the bar comes first, with what was touched. */
const PARTS = ['bar', 'hand', 'storage', 'display', 'side', 'estate', 'rail'] as const;

/** What was touched since the last decision. It belongs to one moment of the game and is void in the next. */
interface Touched {
  readonly moment: string;
  readonly die: Die | null;
  readonly project: Card | null;
  readonly asked: readonly Way[] | null;
  /** Whether the bought cards were laid aside to look at the table. */
  readonly aside: boolean;
  readonly spot: Element | undefined;
}

/** Tells one moment of the game from the next. The frame may build a new view of the same one. */
function momentOf({ round, turn, seat, bought, agenda: open, players, over }: View): string {
  return JSON.stringify([round, turn, seat, bought, open, players, over]);
}

function BurgundyTable(props: TableProps<Burgundy>) {
  const { view, viewer, seats, you, lang, deciding } = props;
  const own = bottomSeat(viewer);
  const root = useRef<HTMLElement>(null);
  const moment = useMemo(() => momentOf(view), [view]);
  const untouched: Touched = { moment, die: null, project: null, asked: null, aside: false, spot: undefined };
  const [stored, setTouched] = useState<Touched>(untouched);
  const now = stored.moment === moment ? stored : untouched;
  // What is not there any more may be touched in the moment before it is seen to be gone.
  const { hand, projects } = at(view.players, own);
  const touched: Touched = {
    ...now,
    die: hand.some(({ die }) => die === now.die) ? now.die : null,
    project: now.project !== null && projects.includes(now.project) ? now.project : null,
  };
  const [looking, setLooking] = useState<Look | null>(null);
  const [asking, ask] = useState(false);
  const ways = useMemo(() => (deciding ? waysNow(view, touched.die) : []), [view, deciding, touched.die]);
  /** Whether something is about to be played: until then nothing else is. */
  const playing = useRef(false);

  /** What was touched in this moment becomes this. */
  const touchNow = (change: (now: Touched) => Touched) =>
    setTouched((now) => change(now.moment === moment ? now : untouched));
  const close = () => touchNow((now) => ({ ...now, asked: null }));

  function play(way: Way): void {
    // What was chosen stays for who is asked before the turn ends and goes back; the next moment voids it.
    close();
    setLooking(null);
    if (playing.current) return;
    playing.current = true;
    // First what lies over the table goes: to close it and to judge the move at once would be a long frame.
    afterFrame(() => {
      playing.current = false;
      make(way);
    });
  }

  function touch(meant: (move: Move) => boolean, otherwise: Move, spot: Element): void {
    if (!deciding) return;
    const found = ways.filter(({ move }) => meant(move));
    if (found.length === 0) {
      const why = whyOf(view, touched.die, otherwise);
      setLooking(null);
      if (why !== null) props.forbid(why);
      return;
    }
    const best = cheapest(found);
    const [only] = best;
    // One meaning and one cheapest price: that is what the touch means.
    if (meaningsOf(found).length === 1 && best.length === 1 && only !== undefined) return play(only);
    const sorted = [...found].sort((one, other) => one.workers - other.workers);
    touchNow((now) => ({ ...now, asked: sorted, spot }));
    setLooking(null);
  }

  const { make, ...hands } = useLatest({
    touch,
    play,
    make: (way: Way) => (way.move.do === 'end' ? props.playUnasked : props.play)(...way.moves),
    chooseDie: (die: Die) => touchNow((now) => ({ ...untouched, die: now.die === die ? null : die })),
    chooseProject: (card: Card) =>
      touchNow((now) => ({ ...now, asked: null, project: now.project === card ? null : card })),
    earlier: () => props.earlier?.() ?? [],
  });
  // Only what changes the table itself makes another desk: a sheet that opens or closes does not draw the table again.
  const desk = useMemo((): Desk => {
    const seen = { view, own, seats, you, lang, words: pageWords[lang], dictionary: dictionaries[lang] };
    return {
      ...seen,
      explain: explainerOf(seen),
      score: score(view),
      deciding,
      steps: deciding ? agenda.open(view) : [],
      ways,
      binding: bindingWays(view, ways),
      die: touched.die,
      project: touched.project,
      moveText: (move) => burgundyText[lang].move(move, view),
      ...hands,
      look: setLooking,
    };
  }, [view, own, seats, you, lang, deciding, ways, touched.die, touched.project]);
  const desks = useInSteps(desk, PARTS);
  useRestoredFocus(root, askedFor(desks));
  useRovingStops(root);
  const bought = boughtOf(desk);
  const tray = hasRoomBeside() ? boughtOf(desks.hand) : undefined;
  // The table comes first: to change it and to open the sheet at once would be a long frame.
  const showing =
    bought !== undefined &&
    !hasRoomBeside() &&
    boughtOf(desks.rail) !== undefined &&
    !touched.aside &&
    props.covered !== true;
  // Then the bar is to be read, and nothing lies over it.
  const underWay = deciding && (touched.die !== null || touched.project !== null || !playsDie(view));
  const answering = props.note !== null || Boolean(props.endQuestion) || underWay;
  const layAside = (aside: boolean) => touchNow((now) => ({ ...now, aside }));
  return (
    <>
      <main
        ref={root}
        class={`table burgundy ${desks.rail.deciding ? 'deciding' : ''} ${answering ? 'answering' : ''} ${tray === undefined ? '' : 'choosing'}`}
        onKeyDown={({ key }) => {
          // Escape lets go of a chosen die or project; what lies over the table closes itself first.
          if (key === 'Escape' && document.querySelector('dialog[open]') === null) setTouched(untouched);
        }}
      >
        <div class="board">
          <Top
            desk={desk}
            brand={props.brand}
            tools={
              <>
                <AskButton lang={lang} asking={asking} ask={ask} />
                {props.tools}
              </>
            }
          />
          <Rail desk={desks.rail} turn={view.over ? null : view.seat} />
          <Display desk={desks.display} />
          <Side desk={desks.side} />
          <OwnEstate desk={desks.estate} />
          <Storage desk={desks.storage} />
          {tray !== undefined && <Tray desk={desks.hand} cards={tray} />}
          <Projects desk={desks.hand} />
          <Hand desk={desks.hand} />
          <ActionBar
            desk={desks.bar}
            frame={props}
            showBought={bought !== undefined && !hasRoomBeside() && !showing ? () => layAside(false) : null}
          />
        </div>
        <Flights
          view={view}
          table={root}
          between={(before, after) => motionBetween(desk, before, after)}
          parts={Object.values(desks)}
        />
        {showing && <Bought desk={desk} cards={bought} onClose={() => layAside(true)} />}
        {touched.asked !== null && <Choices desk={desk} ways={touched.asked} spot={touched.spot} onClose={close} />}
        {looking !== null && <Looking desk={desk} at={looking} onClose={() => setLooking(null)} />}
      </main>
      <Explanations lang={lang} ruleLink={props.ruleLink} asking={asking} ask={ask} />
    </>
  );
}

/** What the answer to each question is given with. */
const ANSWERS: Readonly<Partial<Record<Step['step'], string>>> = {
  // At the title: the first card would be kept by the next press of a key.
  keepOne: '[data-zone=tray] h2',
  takeOf: '[data-zone=display] .card.legal',
  receive: '[data-zone=goods] [data-move], [data-zone=animals] [data-move], .nearby [data-move]',
  sellOne: '[data-zone=storage] [data-move^=sell], .nearby [data-move]',
  placeAnother: '[data-zone=projects] .legal',
  tripleBonus: '.bonus[data-move]',
  endTurn: '[data-zone=bar] .end',
};

/** Where an answer is expected, once it is drawn: a place for the chosen project, a pile, a bonus, a button. */
function askedFor({ estate, side, display, hand, bar }: Readonly<Record<(typeof PARTS)[number], Desk>>): string | null {
  if (estate.project !== null) return '[data-zone=estate] .slot[data-move]';
  const step = bar.steps.find((one) => one.step === 'tripleBonus') ?? bar.steps[0];
  // The bar comes first; the parts that are asked for follow it.
  const drawn = [estate, side, display, hand].every(({ view }) => view === bar.view);
  return step === undefined || !drawn ? null : (ANSWERS[step.step] ?? null);
}

/** The cards that were bought, while one of them is to be chosen. */
function boughtOf({ steps }: Desk): readonly Card[] | undefined {
  return steps.flatMap((step) => (step.step === 'keepOne' ? [step.cards] : []))[0];
}

interface LookingProps {
  readonly desk: Desk;
  readonly at: Look;
  readonly onClose: () => void;
}

function Looking({ desk, at, onClose }: LookingProps) {
  switch (at.look) {
    case 'row':
      return <RowSheet desk={desk} die={at.die} onClose={onClose} />;
    case 'card':
      return <CardSheet desk={desk} card={at.card} onClose={onClose} />;
    case 'player':
      return <PlayerSheet desk={desk} seat={at.seat} onClose={onClose} />;
    case 'round':
      return <RoundSheet desk={desk} onClose={onClose} />;
    case 'discard':
      return <DiscardSheet desk={desk} onClose={onClose} />;
  }
}

export const burgundyPage = asPage<Burgundy>({
  game: burgundy,
  text: burgundyText,
  Table: BurgundyTable,
  soundOf,
  picturesOf,
  thingsOf,
});
