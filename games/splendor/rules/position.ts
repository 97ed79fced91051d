import { BadInput, firstTwice, LineReader, oneIn, randomFrom, show, wholeIn, writeLine } from '@chambord/kernel';
import type { LineField, Viewer } from '@chambord/kernel';
import { audit } from './audit.ts';
import { cardOf, CARDS, cardsOf, NOBLE_POINTS, nobleOf, NOBLES } from './edition.ts';
import {
  GEM_TOKENS,
  GOLD,
  GOLD_TOKENS,
  LEVELS,
  MAX_HAND,
  PLAYERS,
  ROW,
  RULES,
  TOKEN_NAMES,
  TOKENS,
} from './material.ts';
import type { Card, GemCounts, Level, Noble, Purse } from './material.ts';
import type { Options } from './options.ts';
import { legal } from './play.ts';
import { resample } from './resample.ts';
import { PHASES } from './table.ts';
import type { Position, PositionPlayer, PositionReserved } from './table.ts';
import type { View } from './view.ts';

/** More rounds and passes than any game has. */
const MOST = 999;
/** Stands for no card, and for one that the viewer may not see. */
const [NONE, UNSEEN] = ['-', '?'];
/** Behind a reserved card that the others have not seen. */
const BLIND = '*';

/**
 * `rules=classic players=2 viewer=0 round=5 seat=0 market=1ruby-c,… nobles=henry 0.tokens=2ruby,1gold 0.hand=1onyx-a*,?2`: what the laws of
 * conservation say anyway (supply, decks, bonuses, points) is left out.
 */
export function formatPosition(view: View): string {
  return writeLine([
    ['rules', view.options.rules],
    ['players', view.options.players],
    ['viewer', String(view.viewer)],
    ['round', view.round],
    ['seat', String(view.seat)],
    ['phase', view.phase === 'action' ? null : view.phase],
    ['last', view.lastRound],
    ['passes', view.passes],
    ['busy', view.busyRound],
    ['market', view.market.map((card) => (card === null ? NONE : codeOf(card)))],
    ['nobles', view.nobles.map((noble) => nobleOf(noble).code)],
    ...view.players.flatMap((player, seat) => playerFields(player, seat)),
  ]);
}

function playerFields({ tokens, cards, nobles, hand }: PositionPlayer, seat: number): readonly LineField[] {
  return [
    [`${seat}.tokens`, TOKENS.flatMap((token) => (tokens[token] > 0 ? [`${tokens[token]}${TOKEN_NAMES[token]}`] : []))],
    [`${seat}.cards`, cards.map(codeOf)],
    [`${seat}.nobles`, nobles.map((noble) => nobleOf(noble).code)],
    [
      `${seat}.hand`,
      hand.map(({ card, level, blind }) =>
        card === null ? `${UNSEEN}${level}` : `${codeOf(card)}${blind ? BLIND : ''}`,
      ),
    ],
  ];
}

export function parsePosition(text: string): View {
  const line = new LineReader(text);
  const options: Options = {
    players: line.oneOf('players', PLAYERS),
    rules: line.oneOf('rules', RULES),
  };
  const viewer = line.viewer(options.players);
  const round = line.whole('round', 1, MOST);
  const seat = line.whole('seat', 0, options.players - 1);
  const phase = line.oneOf('phase', PHASES, 'action');
  const lastRound = line.flag('last');
  const passes = line.whole('passes', 0, options.players);
  const busyRound = line.whole('busy', 0, round);
  const market = line.list('market').map((code) => (code === NONE ? null : readCard(code, 'market')));
  if (market.length !== LEVELS.length * ROW) {
    throw new BadInput('market', `there are ${LEVELS.length * ROW} places, found ${market.length}`);
  }
  const nobles = line.list('nobles').map((code) => readNoble(code, 'nobles'));
  const players = Array.from({ length: options.players }, (_, owner) => readPlayer(line, owner, viewer));
  line.end();
  const supply = supplyOf(options, players);
  const decks = decksOf(market, players);
  const view = {
    viewer,
    options,
    phase,
    seat,
    round,
    lastRound,
    passes,
    busyRound,
    supply,
    market,
    decks,
    nobles,
    players,
  };
  check(view);
  return view;
}

function readPlayer(line: LineReader, seat: number, viewer: Viewer): PositionPlayer {
  const place = (what: string) => `${seat}.${what}`;
  const tokens = readPurse(line.list(place('tokens')), place('tokens'));
  const cards = line.list(place('cards')).map((code) => readCard(code, place('cards')));
  const nobles = line.list(place('nobles')).map((code) => readNoble(code, place('nobles')));
  const open = viewer === seat || viewer === 'open';
  const hand = line.list(place('hand')).map((text) => readReserved(text, place('hand'), open));
  if (hand.length > MAX_HAND) throw new BadInput(place('hand'), `nobody holds more than ${MAX_HAND} cards (rule 3.3)`);
  const bonuses: GemCounts = [0, 0, 0, 0, 0];
  let points = nobles.length * NOBLE_POINTS;
  for (const card of cards) {
    const { bonus, points: printed } = cardOf(card);
    bonuses[bonus]++;
    points += printed;
  }
  return { tokens, cards, bonuses, points, nobles, hand };
}

function readReserved(text: string, place: string, open: boolean): PositionReserved {
  if (text.startsWith(UNSEEN)) {
    const level = oneIn(text.slice(UNSEEN.length), place, LEVELS);
    if (open) throw new BadInput(place, 'the viewer knows this card: its code is wanted');
    return { card: null, level, blind: true };
  }
  const blind = text.endsWith(BLIND);
  if (blind && !open) throw new BadInput(place, `the viewer does not know ${show(text)}: ? and the level are wanted`);
  const card = readCard(blind ? text.slice(0, -BLIND.length) : text, place);
  return { card, level: cardOf(card).level, blind };
}

function readPurse(words: readonly string[], place: string): Purse {
  const purse: Purse = [0, 0, 0, 0, 0, 0];
  for (const word of words) {
    const name = word.replace(/^\d+/u, '');
    const token = TOKENS.find((kind) => TOKEN_NAMES[kind] === name);
    if (token === undefined || purse[token] > 0) throw new BadInput(place, `expected 2ruby, found ${show(word)}`);
    purse[token] = wholeIn(word.slice(0, -name.length), place, 1, MOST);
  }
  return purse;
}

/** 1.2: what nobody has. */
function supplyOf({ players }: Options, owners: readonly PositionPlayer[]): Purse {
  const supply: Purse = [0, 0, 0, 0, 0, 0];
  for (const token of TOKENS) {
    const owned = owners.reduce((sum, { tokens }) => sum + tokens[token], 0);
    supply[token] = (token === GOLD ? GOLD_TOKENS : GEM_TOKENS[players]) - owned;
  }
  return supply;
}

/** 1.3: what lies nowhere else. */
function decksOf(market: Position['market'], players: readonly PositionPlayer[]): Position['decks'] {
  const laid = [...market, ...players.flatMap(({ cards }) => cards)].map((card) => card !== null && cardOf(card).level);
  const held = players.flatMap(({ hand }) => hand.map(({ level }) => level));
  const left = (level: Level) => ({
    length: cardsOf(level).length - [...laid, ...held].filter((of) => of === level).length,
  });
  return [left(1), left(2), left(3)];
}

/** Every law holds, and whoever decides has something to decide. */
function check(view: View): void {
  const twice = firstTwice(cardsSeen(view));
  if (twice !== undefined) throw new BadInput('', `this position cannot be: ${codeOf(twice)} lies there twice`);
  let wrong: string | null;
  try {
    const state = resample(view, randomFrom('position'));
    wrong = audit(state);
    if (wrong === null && state.phase !== 'over' && legal(state).length === 0) wrong = 'nobody can do anything';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    wrong = error.message;
  }
  if (wrong !== null) throw new BadInput('', `this position cannot be: ${wrong}`);
}

function cardsSeen({ market, players }: Position): readonly Card[] {
  const owned = players.flatMap(({ cards, hand }) => [...cards, ...hand.map(({ card }) => card)]);
  return [...market, ...owned].filter((card) => card !== null);
}

function codeOf(card: Card): string {
  return cardOf(card).code;
}

function readCard(code: string, place: string): Card {
  const card = CARDS.findIndex((development) => development.code === code);
  if (card < 0) throw new BadInput(place, `there is no card ${show(code)}`);
  return card;
}

function readNoble(code: string, place: string): Noble {
  const noble = NOBLES.findIndex((tile) => tile.code === code);
  if (noble < 0) throw new BadInput(place, `there is no noble ${show(code)}`);
  return noble;
}
