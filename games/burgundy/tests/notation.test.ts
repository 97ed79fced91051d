import { BadInput } from '@chambord/kernel';
import { burgundy, MOVES } from '@chambord/burgundy/rules';
import type { Move } from '@chambord/burgundy/rules';
import { describe, expect, test } from 'vitest';
import { card, EVERY, randomGame } from './table.ts';

const options = { players: 2 } as const;

describe('Notation', () => {
  test('every legal move of random games is read back as the same move', () => {
    const seen = new Set<Move['do']>();
    for (const players of EVERY) {
      for (let game = 0; game < 6; game++) {
        randomGame({ players }, `notation ${players} ${game}`, (state) => {
          const texts = new Set<string>();
          for (const move of burgundy.legal(state)) {
            const text = burgundy.format(move, state.options);
            expect(burgundy.parse(text, state.options)).toEqual(move);
            expect(burgundy.format(burgundy.parse(text, state.options), state.options)).toBe(text);
            texts.add(text);
            seen.add(move.do);
          }
          // Each move once.
          expect(texts.size).toBe(burgundy.legal(state).length);
        });
      }
    }
    expect([...seen].sort()).toEqual([...MOVES].sort());
  });

  test.each<[string, Move]>([
    ['play 3', { do: 'play', die: 3 }],
    ['take mine3b', { do: 'take', card: card('mine3b'), drop: null }],
    ['take mine3b drop ship2a', { do: 'take', card: card('mine3b'), drop: card('ship2a') }],
    ['place castle1a', { do: 'place', card: card('castle1a'), on: null }],
    ['place castle1b on castle1a', { do: 'place', card: card('castle1b'), on: card('castle1a') }],
    ['sell light', { do: 'sell', good: 'light' }],
    ['workers', { do: 'workers' }],
    ['silver', { do: 'silver' }],
    ['convert 2 workers 1 silver', { do: 'convert', workers: 2, silver: 1 }],
    ['buy', { do: 'buy' }],
    ['keep boardingHouse2', { do: 'keep', card: card('boardingHouse2'), drop: null }],
    ['keep mine3b drop cityHall6', { do: 'keep', card: card('mine3b'), drop: card('cityHall6') }],
    ['use mine3b', { do: 'use', card: card('mine3b') }],
    ['bonus 3 points', { do: 'bonus', gain: { points: 3 } }],
    ['bonus 1 silver 1 workers', { do: 'bonus', gain: { silver: 1, workers: 1 } }],
    ['receive goods left', { do: 'receive', from: 'goods', pile: 'left' }],
    ['receive animals right', { do: 'receive', from: 'animals', pile: 'right' }],
    ['decline', { do: 'decline' }],
    ['end', { do: 'end' }],
  ])('"%s" is a move', (text, move) => {
    expect(burgundy.parse(text, options)).toEqual(move);
    expect(burgundy.format(move, options)).toBe(text);
  });

  test('blanks around and between the words do not matter', () => {
    expect(burgundy.parse('  take   mine3b  ', options)).toEqual({ do: 'take', card: card('mine3b'), drop: null });
  });

  test.each([
    '',
    '   ',
    'pass',
    'Play 3',
    'play',
    'play 0',
    'play 7',
    'play three',
    'play 3 4',
    'play 3.0',
    'take',
    'take mine3b drop',
    'take mine3b on ship2a',
    'take mine3b drop ship2a now',
    'place',
    'place castle1a castle1b',
    'place castle1b drop castle1a',
    'sell',
    'sell brown',
    'sell light dark',
    'workers 2',
    'silver 1',
    'convert',
    'convert 3 workers',
    'convert 3 silver 0 workers',
    'convert -1 workers 4 silver',
    'convert 1.5 workers 1.5 silver',
    'convert x workers 3 silver',
    'convert 3 workers 0 silver 0',
    'buy 3',
    'keep',
    'use',
    'use mine3b drop ship2a',
    'bonus',
    'bonus points',
    'bonus 3',
    'bonus 3 gold',
    'bonus 1 workers 1 silver',
    'bonus 1 silver 1 silver',
    'bonus 03 points',
    'receive',
    'receive goods',
    'receive silver left',
    'receive goods middle',
    'receive goods left right',
    'decline all',
    'end turn',
    'constructor',
    '__proto__',
  ])('"%s" is none', (text) => {
    const reading = () => burgundy.parse(text, options);
    expect(reading).toThrow(BadInput);
    expect(reading).toThrow(/is not a move in the notation/);
    expect(reading).toThrow(JSON.stringify(text));
  });

  test.each([
    'take mine7a',
    'take mine3',
    'place bank2a',
    'keep mine3c',
    'use Mine3b',
    'take mine3b drop x',
    'use __proto__',
  ])('"%s" names no card', (text) => {
    const reading = () => burgundy.parse(text, options);
    expect(reading).toThrow(BadInput);
    expect(reading).toThrow(/there is no card/);
  });

  test('a very long text is shown shortened', () => {
    expect(() => burgundy.parse('x'.repeat(5000), options)).toThrow(/^.{1,120}$/u);
  });
});
