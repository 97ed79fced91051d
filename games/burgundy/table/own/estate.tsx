import { useMemo } from 'preact/hooks';
import { editionOf, faceOf, FIRST_TRIPLE, TRIPLE, TYPES } from '@chambord/burgundy/rules';
import type { Card, Column, Move, Type } from '@chambord/burgundy/rules';
import { capital } from '@chambord/prose';
import { arrowGroup, explained, explainedPicture, InTurn, memo, Points, Sym } from '@chambord/ui';
import { Land } from '../../sign/land.tsx';
import { cardSentence } from '../parts/card.tsx';
import { armsOf, asks, nameOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { drawingOf, pictureOf } from '../parts/material.ts';

const PLACES = Array.from({ length: TRIPLE }, (_, place) => place);

interface Props {
  readonly desk: Desk;
  readonly estate: readonly Column[];
  /** Whether this is the estate at the bottom, in which places can be touched. */
  readonly live: boolean;
}

/** The own estate, where cards are placed. */
export const OwnEstate = memo(function OwnEstate({ desk }: { readonly desk: Desk }) {
  return <Estate desk={desk} estate={desk.view.players[desk.own]?.estate ?? []} live />;
});

/** Seven fixed lanes, one for each type; a lane with more columns is a little wider. */
export function Estate({ desk, estate, live }: Props) {
  const project = live ? placing(desk) : null;
  const lanes = TYPES.map((type) => ({ type, columns: lanesColumns(desk, estate, type, project) }));
  const widths = lanes.map(({ columns }) => `minmax(0,${1 + 0.3 * (columns.length - 1)}fr)`).join(' ');
  return (
    <section
      class="estate"
      style={{ gridTemplateColumns: widths }}
      {...(live ? { 'data-zone': 'estate' } : {})}
      aria-label={live ? desk.words.yourEstate : desk.dictionary.table.estate}
      {...arrowGroup}
    >
      {lanes.map(({ type, columns }) => (
        <div key={type} class={`lane ${type}`}>
          <LaneHead desk={desk} type={type} live={live} />
          <div class={`cols ${columns.length > 2 ? 'many' : ''}`}>
            <InTurn share={0.34}>
              {columns.map((column) => (
                <Triple
                  key={column?.cards[0] ?? 'new'}
                  desk={desk}
                  type={type}
                  column={column}
                  project={project}
                  folded={columns.length > 1}
                />
              ))}
            </InTurn>
          </div>
        </div>
      ))}
    </section>
  );
}

/** The project whose places are shown: the chosen one, or the only one that can be placed where nothing else is asked. */
function placing(desk: Desk): Card | null {
  const { project, ways } = desk;
  if (project !== null) return project;
  if (!asks(desk, 'placeAnother')) return null;
  const cards = new Set(ways.flatMap(({ move }) => (move.do === 'place' ? [move.card] : [])));
  const [only = null] = cards;
  return cards.size === 1 ? only : null;
}

/** The columns of a lane; null stands for one that has not been begun: an empty lane has one to show its places. */
function lanesColumns(desk: Desk, estate: readonly Column[], type: Type, project: Card | null): (Column | null)[] {
  const columns = estate.filter((column) => column.type === type);
  if (columns.length === 0) return [null];
  const starts =
    project !== null &&
    faceOf(desk.view, project).type === type &&
    desk.ways.some(({ move }) => isPlace(move, project, null));
  return starts ? [...columns, null] : columns;
}

function isPlace(move: Move, card: Card, on: Card | null): boolean {
  return move.do === 'place' && move.card === card && move.on === on;
}

/** The arms of a type with its first-triple ribbon. Touched, it shows the own estate large. */
function LaneHead({ desk, type, live }: { readonly desk: Desk; readonly type: Type; readonly live: boolean }) {
  const { view, words, dictionary } = desk;
  const owner = view.firstTriples[type];
  const title = capital(dictionary.types[type].one);
  const said = owner === null ? words.firstFree : words.firstOf(nameOf(desk, owner));
  const content = (
    <>
      <span class="arms field">
        <Sym id={type} />
      </span>
      <span class="lanename">
        <b style={{ '--letters': title.length }}>{title}</b>
        {owner === null ? (
          <span class="ribbon">
            <span class="ribbon-label">{words.first}</span>+{FIRST_TRIPLE}
          </span>
        ) : (
          <span class="ribbon got">
            <Sym id={armsOf(desk, owner)} />
            <span class="ribbon-label">{words.first}</span>
          </span>
        )}
      </span>
    </>
  );
  if (!live) {
    return (
      <span class="lanehead" {...explainedPicture(desk.explain.lane(type), `${title}. ${said}`, true)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="lanehead"
      aria-label={`${title}. ${said}`}
      {...explained(desk.explain.lane(type))}
      onClick={() => desk.look({ look: 'player', seat: desk.own })}
    >
      {content}
    </button>
  );
}

interface TripleProps {
  readonly desk: Desk;
  readonly type: Type;
  readonly column: Column | null;
  readonly project: Card | null;
  readonly folded: boolean;
}

/** A column: its cards, and the places that are left. */
function Triple({ desk, type, column, project, folded }: TripleProps) {
  const cards = column?.cards ?? [];
  const done = cards.length === TRIPLE;
  const points = editionOf(desk.view).triple[type];
  return (
    <div class={`triple ${done ? 'done' : ''} ${folded ? 'narrow' : ''}`}>
      {PLACES.map((place) => {
        const card = cards[place];
        if (card !== undefined) return <Placed key={card} desk={desk} card={card} type={type} />;
        if (place > cards.length) return <span key={place} class="slot empty" />;
        return <NextPlace key={place} desk={desk} column={column} type={type} project={project} />;
      })}
      {done && (
        <>
          <Points count={points} explains={desk.explain.lane(type)} />
          <span class="sr">{desk.words.tripleOf(points)}</span>
        </>
      )}
    </div>
  );
}

/** A placed card lies on its side: its die no longer counts. A cloister shows the type that it joined. */
function Placed({ desk, card, type }: { readonly desk: Desk; readonly card: Card; readonly type: Type }) {
  const face = faceOf(desk.view, card);
  const wild = face.type === 'cloister' && type !== 'cloister';
  const said = wild ? ` ${desk.words.countsAs(desk.dictionary.types[type].one)}` : '';
  const picture = useMemo(
    () => (
      <>
        <span class="field" />
        <span class="view">
          <Land />
          <Sym id={pictureOf(face)} />
          {wild && (
            <span class="as">
              <Sym id={type} />
            </span>
          )}
        </span>
      </>
    ),
    [face, type],
  );
  return (
    <span
      class={`slot put ${face.type}`}
      data-card={face.code}
      {...explainedPicture(desk.explain.placed(face, type), `${cardSentence(desk, card)}${said}`)}
    >
      {picture}
    </span>
  );
}

interface NextProps {
  readonly desk: Desk;
  readonly column: Column | null;
  readonly type: Type;
  readonly project: Card | null;
}

/** The place for the next card of a column. With a project at hand it can be touched, and says why where it may not go. */
function NextPlace({ desk, column, type, project }: NextProps) {
  const on = column?.cards[0] ?? null;
  // An empty lane of another type than the project's is no place at all, not even for a reason.
  if (project === null || (on === null && faceOf(desk.view, project).type !== type))
    return <span class="slot empty next" />;
  const move: Move = { do: 'place', card: project, on };
  const meant = (other: Move) => isPlace(other, project, on);
  const legal = waysTo(desk, meant).length > 0;
  return (
    <button
      type="button"
      class={`slot ${legal ? 'new legal' : 'empty next'}`}
      data-move={legal ? waysTo(desk, meant)[0]?.text : undefined}
      aria-label={desk.moveText(move)}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      {legal && <Sym id={drawingOf(faceOf(desk.view, project).face)} />}
    </button>
  );
}
