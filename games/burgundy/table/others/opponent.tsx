import { ANIMALS, GOODS, MAX_PROJECTS, TRIPLE } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import {
  arrowGroup,
  botTitle,
  explained,
  explainedPicture,
  figure,
  memo,
  Points,
  Seal,
  Sheet,
  Sym,
  uiWords,
} from '@chambord/ui';
import type { Explanation } from '@chambord/ui';
import { Card, cardName, Strip, TypeField } from '../parts/card.tsx';
import { armsOf, nameOf } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { Estate } from '../own/estate.tsx';
import { Back } from '../parts/back.tsx';
import { GOOD_DRAWINGS } from '../parts/material.ts';
import { heights, TypePips } from '../parts/pips.tsx';

type SeenPlayer = View['players'][number];

/** The counters of a player, always in the same order. */
function counters({ explain }: Desk, player: SeenPlayer): readonly (readonly [string, number, Explanation])[] {
  return [
    ['worker', player.workers, explain.workers()],
    ['silver', player.silver, explain.silver()],
    ...GOODS.map((good) => [GOOD_DRAWINGS[good], player.goods[good], explain.goods(good)] as const),
    ...ANIMALS.map((animal) => [animal, player.animals[animal], explain.animals(animal)] as const),
  ];
}

/** Where the three groups of counters part. */
const PARTS = [2, 5];

const sum = (counts: readonly number[]) => counts.reduce((whole, count) => whole + count, 0);

/** Goods and animals, counted together where there is no room for each kind. */
function Sums({ player }: { readonly player: SeenPlayer }) {
  const sums = [
    ['good-2', sum(GOODS.map((good) => player.goods[good]))],
    ['sheep', sum(ANIMALS.map((animal) => player.animals[animal]))],
  ] as const;
  return (
    <>
      {sums.map(([drawing, count]) => (
        <span key={drawing} class={`sum ${count === 0 ? 'zero' : ''}`}>
          <Seal id={drawing} />
          {figure(count)}
        </span>
      ))}
    </>
  );
}

interface CountersProps {
  readonly desk: Desk;
  readonly player: SeenPlayer;
  /** Whether they stand for themselves; else they are part of a button that says them all. */
  readonly alone?: boolean;
}

function Counters({ desk, player, alone = false }: CountersProps) {
  return (
    <span class="counts" {...(alone ? { role: 'group', ...arrowGroup } : { 'aria-hidden': true })}>
      {counters(desk, player).map(([drawing, count, explanation], index) => (
        <span
          key={drawing}
          class={`${count === 0 ? 'zero' : ''} ${PARTS.includes(index) ? 'gap' : ''} ${at(PARTS, 0) <= index ? 'each' : ''}`}
          {...(alone
            ? explainedPicture(explanation, uiWords[desk.lang].pair(explanation.title, String(count)), index === 0)
            : explained(explanation))}
        >
          <Seal id={drawing} />
          {figure(count)}
        </span>
      ))}
      {!alone && <Sums player={player} />}
    </span>
  );
}

/** All of a player's key figures in a sentence. */
function said(desk: Desk, seat: Seat): string {
  const { view, dictionary, words, score } = desk;
  const { count, resources, goods, animals, types, table } = dictionary;
  const { pair } = uiWords[desk.lang];
  const player = at(view.players, seat);
  const stored = [
    count(player.workers, resources.workers),
    count(player.silver, resources.silver),
    ...GOODS.filter((good) => player.goods[good] > 0).map((good) => count(player.goods[good], goods[good])),
    ...ANIMALS.filter((animal) => player.animals[animal] > 0).map((animal) =>
      count(player.animals[animal], animals[animal]),
    ),
  ];
  const estate = player.estate.map(({ type, cards }) => `${types[type].one} ${cards.length}/${TRIPLE}`);
  const projects = player.projects.map((card) => cardName(desk, card));
  const orNone = (list: readonly string[]) => (list.length === 0 ? table.none : list.join(', '));
  return [
    `${nameOf(desk, seat)}, ${count(at(score.points, seat), resources.points)}`,
    ...(view.startCard?.holder === seat ? [capital(words.startFlag(view.startCard.faceDown))] : []),
    pair(table.storage, stored.join(', ')),
    pair(table.estate, orNone(estate)),
    pair(table.projects, orNone(projects)),
  ].join('. ');
}

interface OpponentProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly alone: boolean;
  /** Whether it is their turn. */
  readonly now: boolean;
}

/** An opponent at a glance; touched, with everything. */
export const Opponent = memo(function Opponent({ desk, seat, alone, now }: OpponentProps) {
  const { view, seats, words, score } = desk;
  const player = at(view.players, seat);
  const { name, bot } = at(seats, seat);
  const flag = view.startCard?.holder === seat ? view.startCard : null;
  return (
    <button
      type="button"
      class={`opponent ${now ? 'now' : ''} ${alone ? 'alone' : ''}`}
      data-seat={seat}
      aria-label={`${said(desk, seat)}. ${now ? words.playsNow : ''}`}
      {...explained(desk.explain.player(seat))}
      onClick={() => desk.look({ look: 'player', seat })}
    >
      <span class="opponent-head" aria-hidden="true">
        <Sym id={armsOf(desk, seat)} />
        <span class="opponent-names">
          <b>{name}</b>
          <small>{now ? words.playsNow : bot === null ? '' : botTitle(desk.lang, bot)}</small>
        </span>
        {flag !== null && (
          <Sym id="start" class={`flag ${flag.faceDown ? 'down' : ''}`} explains={desk.explain.plain('startCard')} />
        )}
      </span>
      <Points count={at(score.points, seat)} explains={desk.explain.plain('points')} />
      <Counters desk={desk} player={player} />
      <span class={alone ? 'his' : 'mini'} aria-hidden="true">
        {heights(player.estate).map(({ type, columns }) => (
          <span
            key={type}
            class={`lanepips ${columns[0] === 0 ? 'none' : ''}`}
            {...explained(desk.explain.theirEstate(type))}
          >
            <TypeField type={type} />
            {alone && <span class="type-name">{desk.dictionary.types[type].one}</span>}
            <TypePips columns={columns} />
          </span>
        ))}
      </span>
      <span class="their-projects" aria-hidden="true">
        {Array.from({ length: MAX_PROJECTS }, (_, index) => {
          const card = player.projects[index];
          return card === undefined ? (
            <span key={index} class="strip empty" {...explained(desk.explain.plain('project'))} />
          ) : (
            <Strip key={card} desk={desk} card={card} />
          );
        })}
      </span>
    </button>
  );
});

interface SheetProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Everything that lies before a player. */
export function PlayerSheet({ desk, seat, onClose }: SheetProps) {
  const { view, words, score, lang, dictionary } = desk;
  const player = at(view.players, seat);
  const sheet = at(score.sheets, seat);
  const name = nameOf(desk, seat);
  const { count, resources } = dictionary;
  const earned: readonly (readonly [label: string, points: number])[] = [
    [dictionary.sheet.points, sheet.points],
    [dictionary.sheet.sold, sheet.sold],
    [dictionary.sheet.animals, sheet.animals],
    [dictionary.sheet.firstTriples, sheet.firstTriples],
    [dictionary.sheet.allSeven, sheet.allSeven],
    [dictionary.sheet.startCard, sheet.startCard],
  ];
  return (
    <Sheet
      lang={lang}
      label={`${name}, ${count(sheet.total, resources.points)}`}
      title={
        <>
          <Sym id={armsOf(desk, seat)} />
          {name}
          <Points count={sheet.total} size={36} />
        </>
      }
      onClose={onClose}
    >
      <div class="whole">
        <Counters desk={desk} player={player} alone />
        <Estate desk={desk} estate={player.estate} live={false} />
        <div class="lower">
          <div class="theirs" role="group" aria-label={words.projects}>
            {Array.from({ length: MAX_PROJECTS }, (_, index) => {
              const card = player.projects[index];
              return card === undefined ? (
                <span
                  key={index}
                  class="hole"
                  {...explainedPicture(desk.explain.plain('project'), words.emptyProject)}
                />
              ) : (
                <Card key={card} desk={desk} card={card} />
              );
            })}
          </div>
          <div class="rest">
            <ul class="earned">
              {earned
                .filter(([, points]) => points > 0)
                .map(([label, points]) => (
                  <li key={label}>
                    {label} <b>+{points}</b>
                  </li>
                ))}
            </ul>
            {seat !== desk.own && (
              <span class="theirhand" role="group" aria-label={uiWords[lang].pair(words.hand, nameOf(desk, seat))}>
                {player.hand.map(({ die }, index) => (
                  <span
                    key={index}
                    class="hand-die"
                    {...explainedPicture(
                      desk.explain.plain(die === null ? 'hiddenDie' : 'die'),
                      die === null ? words.dieHidden : words.die(die),
                    )}
                  >
                    {die === null ? <Back /> : <Sym id={`die-${die}`} />}
                  </span>
                ))}
              </span>
            )}
          </div>
        </div>
      </div>
    </Sheet>
  );
}
