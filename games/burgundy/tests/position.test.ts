import { describe, expect, test } from 'vitest';
import { pick, randomFrom } from '@chambord/kernel';
import { burgundy, standardEdition } from '@chambord/burgundy/rules';
import type { Options, State, View } from '@chambord/burgundy/rules';
import { formatPosition, parsePosition } from '../rules/position.ts';

/** A table after so many random decisions. */
function after(options: Options, decisions: number): State {
  const state = burgundy.setup(options, 'position');
  const random = randomFrom('position');
  for (let i = 0; i < decisions; i++) burgundy.apply(state, pick(random, burgundy.legal(state)));
  return state;
}

const state = after({ players: 2, startPlayer: 1 }, 80);
const seen = burgundy.view(state, 0);
const line = formatPosition(seen);

describe('a position as a line of text', () => {
  test('is read again as it was, in any order and with & for blanks as in an address', () => {
    expect(line).toMatch(/^players=2 begins=1 viewer=0 round=[A-E] turn=[1-6] /u);
    expect(parsePosition(line)).toEqual(seen);
    expect(parsePosition(line.split(' ').reverse().join('&'))).toEqual(seen);
  });

  test('says of dice only what the viewer knows', () => {
    const first = after({ players: 2 }, 0);
    const hands = (viewer: View['viewer']) =>
      [...formatPosition(burgundy.view(first, viewer)).matchAll(/\d\.hand=(\S+)/gu)].map(([, dice]) => dice);
    expect(hands('open').join()).toMatch(/^\d,\d(,\d)+$/u);
    expect(hands('spectator').join()).toMatch(/^\?(,\?)+$/u);
    expect(hands(0)[1]).toMatch(/^\?(,\?)*$/u);
  });

  test('has the cards of an edition with it', () => {
    const edition = { ...standardEdition, name: 'other & cards' };
    const view = burgundy.view(after({ players: 1, edition }, 25), 0);
    expect(parsePosition(formatPosition(view))).toEqual(view);
    const broken = formatPosition(view).replace(/edition=\S+/u, 'edition=%7B');
    expect(() => parsePosition(broken)).toThrow(/^edition: is not an edition/u);
  });

  test.each([
    ['no round', line.replace(/round=\S+ /u, ''), /^round: expected one of A, B, C, D, E/u],
    ['a turn that is none', line.replace(/turn=\d/u, 'turn=7'), /^turn: expected a whole number from 1 to 6/u],
    ['a name that is none', `${line} moon=1`, /^moon: is not known/u],
    ['a row too few', line.replace(/display=[^; ]*;/u, 'display='), /^display: there are 6 rows, found 5/u],
    ['a card that is none', line.replace(/discard=\S+/u, 'discard=mill1'), /^discard: there is no card "mill1"/u],
    ['a card twice', line.replace(/discard=([^, ]+)/u, 'discard=$1,$1'), /cannot be: \w+ lies there twice/u],
    ['a step that is none', line.replace(/agenda=\S+/u, 'agenda=dance'), /^agenda: expected one of playDie/u],
    ['a step cut short', line.replace(/agenda=\S+/u, 'agenda=takeAction:3'), /^agenda: .* takeAction has 2 parts/u],
    ['nothing to decide', line.replace(/agenda=\S+/u, ''), /cannot be: nobody can do anything|^$/u],
    [
      'goods that are not there',
      line.replace(/0\.goods=\S+|$/u, ' 0.goods=light,light,light,light,light,light,light'),
      /cannot be: there are \d+ /u,
    ],
    ['one pile', line.replace(/ goods=[^, ]+,/u, ' goods='), /^goods: there are two piles/u],
    ['a pile without its top', line.replace(/ goods=(\d+):\w+/u, ' goods=$1'), /^goods: expected 5:light, or 0/u],
    ['a die of another', line.replace(/1\.hand=\S+|$/u, ' 1.hand=3'), /^1\.hand: the viewer does not know it/u],
    ['too many dice', line.replace(/1\.hand=\S+|$/u, ' 1.hand=?,?,?'), /^1\.hand: nobody holds more than 2/u],
    ['more cards than there are', line.replace(/1\.pile=\d+|$/u, ' 1.pile=999'), /cannot be: more cards lie there/u],
    [
      'a triple without its card',
      line.replace(/first=\S+|$/u, ' first=castle:0,mine:0,ship:0'),
      /cannot be: the first \w+ triple card/u,
    ],
    [
      'a start player card alone',
      'players=1 viewer=0 round=A turn=1 starter=0 seat=0 start=0',
      /^start: alone there is no/u,
    ],
  ])('%s is refused, and why', (_, text, message) => {
    expect(() => parsePosition(text)).toThrow(message);
  });
});
