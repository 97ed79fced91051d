import {
  BadInput,
  firstTwice,
  LineReader,
  oneIn,
  randomFrom,
  show,
  wholeIn,
  within,
  writeLine,
} from '@chambord/kernel';
import type { LineField, Seat, Viewer } from '@chambord/kernel';
import { audit } from './audit.ts';
import { cardsOf, faceOf, readEdition } from './edition.ts';
import type { HasEdition } from './edition.ts';
import { AARON_PILES, ANIMALS, DICE, GOODS, HAND, PLAYERS, ROUNDS, TURNS, TYPES } from './material.ts';
import type { Animal, Card, Good, Type } from './material.ts';
import type { Options } from './options.ts';
import { legal } from './play.ts';
import { resample } from './resample.ts';
import { STEPS } from './table.ts';
import type { Column, PositionAaron, PositionPlayer, StartCard, Step } from './table.ts';
import type { SeenPile, View } from './view.ts';

/** More of anything than any game has. */
const MOST = 999;
/** Stands for nothing, and for a die that the viewer may not see. */
const [NONE, UNSEEN] = ['-', '?'];
/** Stands between rows of the display and frames of the agenda, between a step and what it concerns, and in short lists. */
const [ROW, PART, ALSO] = [';', ':', '.'];
/** Behind the holder of a start player card that lies face down. */
const FACE_DOWN = '*';

/**
 * `players=2 viewer=0 round=C turn=4 seat=1 display=mine3b;;ship2a;;; agenda=endTurn;takeAction:3:- goods=5:dark,4:light 0.hand=3,5 0.pile=4
 * 0.estate=ship:ship2a.ship3b …`: what is nothing, and what the laws of conservation say anyway, is left out.
 */
export function formatPosition(view: View): string {
  const { options, startCard, aaron } = view;
  const codes = (cards: readonly Card[]) => cards.map((card) => faceOf(view, card).code);
  return writeLine([
    ['players', options.players],
    ['begins', options.startPlayer === undefined ? null : String(options.startPlayer)],
    ['edition', options.edition === undefined ? null : encodeURIComponent(JSON.stringify(options.edition))],
    ['viewer', String(view.viewer)],
    ['round', ROUNDS[view.round]],
    ['turn', view.turn + 1],
    ['starter', String(view.starter)],
    ['seat', String(view.seat)],
    ['bought', view.bought],
    ['over', view.over],
    ['start', startCard && `${startCard.holder}${startCard.faceDown ? FACE_DOWN : ''}`],
    ['display', view.display.map((row) => codes(row).join()).join(ROW)],
    ['agenda', view.agenda.map((frame) => frame.map((step) => formatStep(view, step)).join()).join(ROW)],
    ['discard', codes(view.discard)],
    [
      'first',
      TYPES.flatMap((type) => (view.firstTriples[type] === null ? [] : [`${type}${PART}${view.firstTriples[type]}`])),
    ],
    ['seven', view.allSeven],
    ['goods', view.goods.map(formatPile)],
    ['animals', view.animals.map(formatPile)],
    ...view.players.flatMap((player, seat) => playerFields(view, player, seat)),
    ...(aaron === null
      ? []
      : ([
          ['aaron.estate', aaron.estate.map((column) => formatColumn(view, column))],
          ['aaron.seven', aaron.allSeven],
          ['aaron.piles', aaron.piles.map(({ length }) => length)],
        ] satisfies LineField[])),
  ]);
}

function playerFields(table: HasEdition, player: PositionPlayer, seat: Seat): readonly LineField[] {
  const each = <Kind extends string>(kinds: readonly Kind[], counts: Readonly<Record<Kind, number>>) =>
    kinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  const fields: readonly LineField[] = [
    ['hand', player.hand.map(({ die }) => die ?? UNSEEN)],
    ['pile', player.pile.length],
    ['workers', player.workers],
    ['silver', player.silver],
    ['goods', each(GOODS, player.goods)],
    ['sold', each(GOODS, player.sold)],
    ['animals', each(ANIMALS, player.animals)],
    ['points', player.points],
    ['seven', player.allSeven],
    ['projects', player.projects.map((card) => faceOf(table, card).code)],
    ['estate', player.estate.map((column) => formatColumn(table, column))],
  ];
  return fields.map(([name, value]) => [`${seat}.${name}`, value]);
}

function formatPile({ length, top }: SeenPile<Good | Animal>): string {
  return top === null ? String(length) : `${length}${PART}${top}`;
}

function formatColumn(table: HasEdition, { type, cards }: Column): string {
  return `${type}${PART}${cards.map((card) => faceOf(table, card).code).join(ALSO)}`;
}

function formatStep(table: HasEdition, step: Step): string {
  const code = (card: Card | null) => (card === null ? NONE : faceOf(table, card).code);
  const parts = (): readonly string[] => {
    switch (step.step) {
      case 'takeAction':
        return [step.die === null ? NONE : String(step.die), code(step.card)];
      case 'keepOne':
        return [step.cards.map(code).join(ALSO)];
      case 'takeOf':
        return [step.types.join(ALSO), code(step.card)];
      case 'receive':
        return [step.of.join(ALSO), code(step.card)];
      case 'sellOne':
      case 'placeAnother':
        return [code(step.card)];
      case 'playDie':
      case 'tripleBonus':
      case 'endTurn':
        return [];
    }
  };
  return [step.step, ...parts()].join(PART);
}

export function parsePosition(text: string): View {
  const line = new LineReader(text);
  const options = readTableOptions(line);
  const { players } = options;
  const table: HasEdition = { options };
  const cards = (list: readonly string[], place: string) => list.map((code) => readCard(table, code, place));
  const viewer = line.viewer(players);
  const contenders = players === 1 ? 2 : players;
  const view: View = {
    viewer,
    options,
    round: ROUNDS.indexOf(line.oneOf('round', ROUNDS)),
    turn: line.whole('turn', 1, TURNS) - 1,
    starter: line.whole('starter', 0, players - 1),
    seat: line.whole('seat', 0, players - 1),
    bought: line.flag('bought'),
    over: line.flag('over'),
    startCard: readStartCard(line.text('start'), players),
    agenda: readParts(line.text('agenda')).map((frame) => frame.map((step) => readStep(table, step))),
    display: readDisplay(line.text('display')).map((row) => cards(row, 'display')),
    discard: cards(line.list('discard'), 'discard'),
    firstTriples: readFirstTriples(line.list('first'), contenders),
    allSeven: line.list('seven').map((points) => wholeIn(points, 'seven', 1, MOST)),
    deck: { length: 0 },
    goods: readPiles(line.list('goods'), 'goods', GOODS),
    animals: readPiles(line.list('animals'), 'animals', ANIMALS),
    players: Array.from({ length: players }, (_, seat) => readPlayer(line, table, seat, viewer)),
    aaron: players === 1 ? readAaron(line, table) : null,
  };
  line.end();
  const known = { ...view, deck: { length: deckLength(view) } };
  check(known);
  return known;
}

function readTableOptions(line: LineReader): Options {
  const players = line.oneOf('players', PLAYERS);
  const [begins, edition] = [line.text('begins'), line.text('edition')];
  return {
    players,
    ...(begins === '' ? {} : { startPlayer: wholeIn(begins, 'begins', 0, players - 1) }),
    ...(edition === '' ? {} : { edition: within('edition', () => readEdition(decoded(edition))) }),
  };
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    throw new BadInput('', 'is not an edition');
  }
}

function readStartCard(text: string, players: number): StartCard | null {
  if (players === 1) {
    if (text !== '') throw new BadInput('start', 'alone there is no start player card (rule 10.1)');
    return null;
  }
  const faceDown = text.endsWith(FACE_DOWN);
  const holder = faceDown ? text.slice(0, -FACE_DOWN.length) : text;
  return { holder: wholeIn(holder, 'start', 0, players - 1), faceDown };
}

/** Lists one after the other. */
function readParts(text: string): readonly (readonly string[])[] {
  if (text === '') return [];
  return text.split(ROW).map((part) => (part === '' ? [] : part.split(',')));
}

function readDisplay(text: string): readonly (readonly string[])[] {
  const rows = readParts(text);
  if (rows.length !== DICE.length) throw new BadInput('display', `there are ${DICE.length} rows, found ${rows.length}`);
  return rows;
}

function readStep(table: HasEdition, text: string): Step {
  const place = 'agenda';
  const [name = '', ...parts] = text.split(PART);
  const step = oneIn(name, place, STEPS);
  const wanted =
    step === 'takeAction' || step === 'takeOf' || step === 'receive' ? 2 : TAKES_A_CARD.includes(step) ? 1 : 0;
  if (parts.length !== wanted) throw new BadInput(place, `${show(text)}: ${step} has ${wanted} parts behind it`);
  const [first = '', second = ''] = parts;
  const card = (code: string) => readCard(table, code, place);
  const some = (code: string) => (code === NONE ? null : card(code));
  switch (step) {
    case 'takeAction':
      return { step, die: first === NONE ? null : oneIn(first, place, DICE), card: some(second) };
    case 'keepOne':
      return { step, cards: first.split(ALSO).map(card) };
    case 'takeOf':
      return { step, types: first.split(ALSO).map((type) => oneIn(type, place, TYPES)), card: card(second) };
    case 'receive':
      return {
        step,
        of: first.split(ALSO).map((supply) => oneIn(supply, place, ['goods', 'animals'] as const)),
        card: some(second),
      };
    case 'sellOne':
    case 'placeAnother':
      return { step, card: card(first) };
    case 'playDie':
    case 'tripleBonus':
    case 'endTurn':
      return { step };
  }
}

const TAKES_A_CARD: readonly Step['step'][] = ['keepOne', 'sellOne', 'placeAnother'];

function readFirstTriples(list: readonly string[], contenders: number): Record<Type, Seat | null> {
  const first: Record<Type, Seat | null> = {
    castle: null,
    mine: null,
    cloister: null,
    knowledge: null,
    ship: null,
    pasture: null,
    building: null,
  };
  for (const text of list) {
    const [name = '', owner = ''] = text.split(PART);
    first[oneIn(name, 'first', TYPES)] = wholeIn(owner, 'first', 0, contenders - 1);
  }
  return first;
}

function readPiles<Kind extends string>(
  list: readonly string[],
  place: string,
  kinds: readonly Kind[],
): [SeenPile<Kind>, SeenPile<Kind>] {
  const [left, right, ...more] = list.map((text) => {
    const [count = '', top] = text.split(PART);
    const length = wholeIn(count, place, 0, MOST);
    if (length > 0 !== (top !== undefined)) throw new BadInput(place, `expected 5${PART}${kinds[0]}, or 0`);
    return { length, top: top === undefined ? null : oneIn(top, place, kinds) };
  });
  if (left === undefined || right === undefined || more.length > 0) throw new BadInput(place, 'there are two piles');
  return [left, right];
}

function readPlayer(line: LineReader, table: HasEdition, seat: Seat, viewer: Viewer): PositionPlayer {
  const place = (what: string) => `${seat}.${what}`;
  const whole = (what: string) => line.whole(place(what), 0, MOST);
  const counts = <Kind extends string>(what: string, kinds: readonly Kind[]): Record<Kind, number> => {
    const names = line.list(place(what)).map((name) => oneIn(name, place(what), kinds));
    return Object.fromEntries(kinds.map((kind) => [kind, names.filter((name) => name === kind).length])) as Record<
      Kind,
      number
    >;
  };
  const open = viewer === seat || viewer === 'open';
  const hand = line.list(place('hand')).map((text) => {
    if (open === (text === UNSEEN)) {
      throw new BadInput(
        place('hand'),
        open ? 'the viewer knows this die' : `the viewer does not know it: ${UNSEEN} is wanted`,
      );
    }
    return { die: open ? oneIn(text, place('hand'), DICE) : null };
  });
  if (hand.length > HAND) throw new BadInput(place('hand'), `nobody holds more than ${HAND} cards (rule 3.2)`);
  return {
    projects: line.list(place('projects')).map((code) => readCard(table, code, place('projects'))),
    estate: line.list(place('estate')).map((text) => readColumn(table, text, place('estate'))),
    workers: whole('workers'),
    silver: whole('silver'),
    goods: counts('goods', GOODS),
    sold: counts('sold', GOODS),
    animals: counts('animals', ANIMALS),
    points: whole('points'),
    allSeven: whole('seven'),
    pile: { length: whole('pile') },
    hand,
  };
}

function readAaron(line: LineReader, table: HasEdition): PositionAaron {
  return {
    estate: line.list('aaron.estate').map((text) => readColumn(table, text, 'aaron.estate')),
    allSeven: line.whole('aaron.seven', 0, MOST),
    piles: line.list('aaron.piles').map((count) => ({ length: wholeIn(count, 'aaron.piles', 0, AARON_MOST) })),
  };
}

const AARON_MOST = Math.max(...AARON_PILES);

function readColumn(table: HasEdition, text: string, place: string): Column {
  const [type = '', cards] = text.split(PART);
  if (cards === undefined) throw new BadInput(place, `expected ship${PART}ship2a, found ${show(text)}`);
  return {
    type: oneIn(type, place, TYPES),
    cards: cards.split(ALSO).map((code) => readCard(table, code, place)),
  };
}

function readCard(table: HasEdition, code: string, place: string): Card {
  const card = cardsOf(table).findIndex((face) => face.code === code);
  if (card < 0) throw new BadInput(place, `there is no card ${show(code)}`);
  return card;
}

/** What lies nowhere else (1.1). */
function deckLength(view: View): number {
  let laid = cardsSeen(view).length;
  for (const { hand, pile } of view.players) laid += hand.length + pile.length;
  for (const { length } of view.aaron?.piles ?? []) laid += length;
  return cardsOf(view).length - laid;
}

function cardsSeen(view: View): readonly Card[] {
  const estates = [...view.players, ...(view.aaron ? [view.aaron] : [])].flatMap(({ estate }) => estate);
  return [
    ...view.discard,
    ...view.display.flat(),
    ...estates.flatMap(({ cards }) => cards),
    ...view.players.flatMap(({ projects }) => projects),
    ...view.agenda.flat().flatMap((step) => (step.step === 'keepOne' ? step.cards : [])),
  ];
}

/** Every law holds, and whoever decides has something to decide. */
function check(view: View): void {
  const twice = firstTwice(cardsSeen(view));
  if (twice !== undefined)
    throw new BadInput('', `this position cannot be: ${faceOf(view, twice).code} lies there twice`);
  let wrong: string | null = view.deck.length < 0 ? 'more cards lie there than there are' : null;
  try {
    const state = wrong === null ? resample(view, randomFrom('position')) : null;
    if (state !== null) wrong = audit(state);
    if (state !== null && wrong === null && !state.over && legal(state).length === 0) wrong = 'nobody can do anything';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    wrong = error.message;
  }
  if (wrong !== null) throw new BadInput('', `this position cannot be: ${wrong}`);
}
