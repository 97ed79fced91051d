import { describe, expect, test } from 'vitest';
import { randomFrom, pick } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { State, View } from '@chambord/splendor/rules';
import { formatPosition, parsePosition } from '../rules/position.ts';

/** A table after so many random decisions. */
function after(decisions: number): State {
  const state = splendor.setup({ players: 2, rules: 'classic' }, 'position');
  const random = randomFrom('position');
  for (let i = 0; i < decisions; i++) splendor.apply(state, pick(random, splendor.sensible(state)));
  return state;
}

const seen = (viewer: View['viewer']) => splendor.view(after(30), viewer);
const line = formatPosition(seen(0));

describe('a position as a line of text', () => {
  test('is short, and leaves out what the laws of conservation say', () => {
    expect(line).toMatch(/^rules=classic players=2 viewer=0 round=\d+ seat=[01] /u);
    expect(line).not.toMatch(/supply|decks|bonuses|points/u);
    expect(parsePosition(line)).toEqual(seen(0));
  });

  test('is read in any order, and with & for blanks as in an address', () => {
    expect(parsePosition(line.split(' ').reverse().join('&'))).toEqual(seen(0));
  });

  test('keeps to itself what the viewer does not know', () => {
    const state = splendor.setup({ players: 2, rules: 'classic' }, 'blind');
    splendor.apply(state, { do: 'reserveBlind', level: 2 });
    const told = (viewer: View['viewer']) =>
      formatPosition(splendor.view(state, viewer)).match(/0\.hand=(\S+)/u)?.[1] ?? '';
    expect(told(0)).toMatch(/^2\w+-\w\*$/u);
    expect(told('open')).toBe(told(0));
    expect(told(1)).toBe('?2');
    expect(told('spectator')).toBe('?2');
  });

  test.each([
    ['no rules', line.replace('rules=classic ', ''), /^rules: expected one of court, classic/u],
    ['a word that is none', `${line} hello`, /expected name=value, found "hello"/u],
    ['a name that is none', `${line} colour=red`, /^colour: is not known/u],
    ['a name twice', `${line} seat=0`, /^seat: is there twice/u],
    ['a seat that is none', line.replace(/seat=\d/u, 'seat=2'), /^seat: expected a whole number from 0 to 1/u],
    ['a card that is none', line.replace(/market=[^,]+/u, 'market=9ruby-a'), /^market: there is no card "9ruby-a"/u],
    ['a place too few', line.replace(/market=[^,]+,/u, 'market='), /^market: there are 12 places, found 11/u],
    ['a card twice', line.replace(/market=([^,]+),[^,]+/u, 'market=$1,$1'), /cannot be: \d\w+-\w lies there twice/u],
    ['a card of another level', line.replace(/market=[^,]+/u, 'market=3ruby-c'), /cannot be: /u],
    ['too many tokens', line.replace(/0\.tokens=\S+/u, '0.tokens=9ruby'), /cannot be: somebody owes ruby/u],
    ['a token that is none', line.replace(/0\.tokens=\S+/u, '0.tokens=2glass'), /^0\.tokens: expected 2ruby/u],
    ['a noble too few', line.replace(/nobles=[^,]+,/u, 'nobles='), /cannot be: there are \d nobles/u],
    ['a hand too large', line.replace(/1\.hand=\S+|$/u, ' 1.hand=?1,?1,?1,?1'), /^1\.hand: nobody holds more than 3/u],
    ['an own card unseen', line.replace(/0\.hand=\S+|$/u, ' 0.hand=?1'), /^0\.hand: the viewer knows this card/u],
    ["another's card seen", line.replace(/1\.hand=\S+|$/u, ' 1.hand=2ruby-c*'), /^1\.hand: the viewer does not know/u],
    ['a noble that nobody can choose', `${line} phase=noble`, /cannot be: nobody can do anything/u],
    ['nothing to return', `${line} phase=return`, /cannot be: seat \d has too many tokens, or none to return/u],
  ])('%s is refused, and why', (_, text, message) => {
    expect(() => parsePosition(text)).toThrow(message);
  });
});
