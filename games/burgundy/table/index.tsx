import './table.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { agenda, burgundy, score } from '@chambord/burgundy/rules';
import type { Burgundy, Card, Die, Move, View } from '@chambord/burgundy/rules';
import { burgundyText, dictionaries } from '@chambord/burgundy/text';
import { AskButton, bottomSeat, Explanations, Flights } from '@chambord/ui';
import type { TableProps } from '@chambord/ui';
import { ActionBar } from './bar.tsx';
import { bindingWays } from './binding.ts';
import { Bought } from './bought.tsx';
import { CardSheet, Choices } from './choices.tsx';
import type { Desk, Look } from './desk.ts';
import { Display, RowSheet } from './display.tsx';
import { Estate } from './estate.tsx';
import { explainerOf } from './explain.ts';
import { motionBetween } from './flight.tsx';
import { Hand } from './hand.tsx';
import { PlayerSheet } from './opponent.tsx';
import { popoverStyle } from './popover.ts';
import { Projects } from './projects.tsx';
import { Rail } from './rail.tsx';
import { DiscardSheet, RoundSheet, Side } from './side.tsx';
import { voiceOf } from './sounds.ts';
import { Storage } from './storage.tsx';
import { Top } from './top.tsx';
import { cheapest, meaningsOf, waysNow, whyOf } from './ways.ts';
import type { Way } from './ways.ts';
import { pageWords } from './words.ts';

/** What was touched since the last decision. It belongs to one moment of the game and is void in the next. */
interface Touched {
  readonly moment: string;
  readonly die: Die | null;
  readonly project: Card | null;
  readonly asked: readonly Way[] | null;
  /** Whether the bought cards were laid aside to look at the table. */
  readonly aside: boolean;
  readonly spot: string;
}

const NOTHING_EARLIER = () => [];

/** Tells one moment of the game from the next. The frame may build a new view of the same one. */
function momentOf({ round, turn, seat, bought, agenda: open, players, over }: View): string {
  return JSON.stringify([round, turn, seat, bought, open, players, over]);
}

function BurgundyTable(props: TableProps<Burgundy>) {
  const { view, viewer, seats, lang, deciding } = props;
  const own = bottomSeat(viewer);
  const root = useRef<HTMLElement>(null);
  const moment = useMemo(() => momentOf(view), [view]);
  const calm: Touched = { moment, die: null, project: null, asked: null, aside: false, spot: '' };
  const [stored, setTouched] = useState<Touched>(calm);
  const touched = stored.moment === moment ? stored : calm;
  const [looking, setLooking] = useState<Look | null>(null);
  const [asking, ask] = useState(false);
  const words = pageWords[lang];
  const ways = useMemo(() => (deciding ? waysNow(view, touched.die) : []), [view, deciding, touched.die]);
  const close = () => setTouched({ ...touched, asked: null });

  function play(way: Way): void {
    // What was chosen stays for who is asked before the turn ends and goes back; the next moment voids it.
    close();
    setLooking(null);
    (way.move.do === 'end' ? props.finish : props.play)(...way.moves);
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
    setTouched({ ...touched, asked: sorted, spot: root.current === null ? '' : popoverStyle(root.current, spot) });
    setLooking(null);
  }

  const seen = { view, own, seats, lang, words, dictionary: dictionaries[lang] };
  const desk: Desk = {
    ...seen,
    explain: useMemo(() => explainerOf(seen), [view, own, seats, lang]),
    score: useMemo(() => score(view), [view]),
    deciding,
    steps: deciding ? agenda.open(view) : [],
    ways,
    binding: useMemo(() => bindingWays(view, ways), [view, ways]),
    earlier: props.earlier ?? NOTHING_EARLIER,
    die: touched.die,
    project: touched.project,
    moveText: (move) => burgundyText[lang].move(move, view),
    touch,
    play,
    chooseDie: (die) => setTouched({ ...calm, die: touched.die === die ? null : die }),
    chooseProject: (card) => setTouched({ ...touched, asked: null, project: touched.project === card ? null : card }),
    look: setLooking,
  };

  const bought = desk.steps.flatMap((step) => (step.step === 'keepOne' ? [step.cards] : []))[0];
  const showing = bought !== undefined && !touched.aside;
  return (
    <>
      <main
        ref={root}
        class={`table burgundy ${deciding ? 'mine' : 'calm'}`}
        style={touched.spot}
        onKeyDown={({ key }) => {
          // Escape lets go of a chosen die or project; what lies over the table closes itself first.
          if (key === 'Escape' && document.querySelector('dialog[open]') === null) setTouched(calm);
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
          <Rail desk={desk} />
          <Display desk={desk} />
          <Side desk={desk} />
          <Estate desk={desk} estate={view.players[own]?.estate ?? []} live />
          <Storage desk={desk} />
          <Projects desk={desk} />
          <Hand desk={desk} />
          <ActionBar
            desk={desk}
            frame={props}
            showBought={bought !== undefined && !showing ? () => setTouched({ ...touched, aside: false }) : null}
          />
        </div>
        <Flights view={view} table={root} between={(before, after) => motionBetween(desk, before, after)} />
        {showing && <Bought desk={desk} cards={bought} onClose={() => setTouched({ ...touched, aside: true })} />}
        {touched.asked !== null && <Choices desk={desk} ways={touched.asked} onClose={close} />}
        {looking !== null && <Looking desk={desk} at={looking} onClose={() => setLooking(null)} />}
      </main>
      <Explanations lang={lang} ruleLink={props.ruleLink} asking={asking} ask={ask} />
    </>
  );
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

export const burgundyPage = { game: burgundy, text: burgundyText, Table: BurgundyTable, asksOnTouch: true, voiceOf };
