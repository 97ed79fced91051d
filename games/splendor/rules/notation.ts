import { BadInput, show } from '@chambord/kernel';
import { cardOf, CARDS, nobleOf, NOBLES } from './edition.ts';
import { LEVELS, TOKEN_NAMES, TOKENS } from './material.ts';
import type { Card, Noble, Purse, Token } from './material.ts';
import type { Move } from './move.ts';
import { total } from './purse.ts';

/**
 * Moves as short texts: `take diamond sapphire ruby`, `take emerald emerald`, `reserve 1ruby-c`, `reserve level 2`,
 * `buy 1ruby-c for 2 sapphire 1 gold`, `buy 1ruby-c free`, `noble henry`, `return 1 ruby 1 gold`, `pass`.
 */
export function formatMove(move: Move): string {
  switch (move.do) {
    case 'take':
      return `take ${[...move.gems]
        .sort((one, other) => one - other)
        .map((token) => TOKEN_NAMES[token])
        .join(' ')}`;
    case 'reserve':
      return `reserve ${cardOf(move.card).code}`;
    case 'reserveBlind':
      return `reserve level ${move.level}`;
    case 'buy':
      return `buy ${cardOf(move.card).code} ${total(move.pay) === 0 ? 'free' : `for ${formatPurse(move.pay)}`}`;
    case 'noble':
      return `noble ${nobleOf(move.noble).code}`;
    case 'return':
      return `return ${formatPurse(move.tokens)}`;
    case 'pass':
      return 'pass';
  }
}

function formatPurse(purse: Readonly<Purse>): string {
  return TOKENS.filter((token) => purse[token] > 0)
    .map((token) => `${purse[token]} ${TOKEN_NAMES[token]}`)
    .join(' ');
}

export function parseMove(text: string): Move {
  const move = readWords(text.trim().split(/\s+/));
  if (move === undefined) throw new BadInput('', `${show(text)} is not a move in the notation`);
  return move;
}

function readWords([verb, ...words]: readonly string[]): Move | undefined {
  const [first = '', second] = words;
  switch (verb) {
    case 'take': {
      const gems = words.map(readToken);
      return gems.length > 0 && gems.every((token) => token !== undefined) ? { do: 'take', gems } : undefined;
    }
    case 'reserve': {
      if (words.length === 1) return { do: 'reserve', card: readCard(first) };
      const level = LEVELS.find((number) => String(number) === second);
      const wellFormed = words.length === 2 && first === 'level' && level !== undefined;
      return wellFormed ? { do: 'reserveBlind', level } : undefined;
    }
    case 'buy': {
      if (words.length === 2 && second === 'free') return { do: 'buy', card: readCard(first), pay: [0, 0, 0, 0, 0, 0] };
      const pay = second === 'for' ? readPurse(words.slice(2)) : undefined;
      return pay && { do: 'buy', card: readCard(first), pay };
    }
    case 'noble':
      return words.length === 1 ? { do: 'noble', noble: readNoble(first) } : undefined;
    case 'return': {
      const tokens = readPurse(words);
      return tokens && { do: 'return', tokens };
    }
    case 'pass':
      return words.length === 0 ? { do: 'pass' } : undefined;
    default:
      return undefined;
  }
}

function readCard(code: string): Card {
  const card = CARDS.findIndex((development) => development.code === code);
  if (card < 0) throw new BadInput('', `there is no card ${show(code)}`);
  return card;
}

function readNoble(code: string): Noble {
  const noble = NOBLES.findIndex((tile) => tile.code === code);
  if (noble < 0) throw new BadInput('', `there is no noble ${show(code)}`);
  return noble;
}

function readToken(word: string): Token | undefined {
  return TOKENS.find((token) => TOKEN_NAMES[token] === word);
}

/** Pairs of number and name, each name once, in any order. */
function readPurse(words: readonly string[]): Purse | undefined {
  const purse: Purse = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < words.length; i += 2) {
    const count = words[i] ?? '';
    const token = readToken(words[i + 1] ?? '');
    if (!/^[1-9]\d?$/.test(count) || token === undefined || purse[token] > 0) return undefined;
    purse[token] = Number(count);
  }
  return words.length > 0 ? purse : undefined;
}
