import { BadInput, show } from '@chambord/kernel';
import { cardsOf, faceOf, GAINS } from './edition.ts';
import type { Gain, HasEdition } from './edition.ts';
import { DICE, GOODS, PILES } from './material.ts';
import type { Card } from './material.ts';
import type { Move } from './move.ts';

/**
 * Moves as short texts: `play 3`, `take mine3b drop ship2a`, `place castle1a`, `place castle1b on castle1a`, `sell light`,
 * `workers`, `silver`, `convert 2 workers 1 silver`, `buy`, `keep mine3b`, `use mine3b`, `bonus 1 silver 1 workers`,
 * `receive goods left`, `decline`, `end`.
 */
export function formatMove(move: Move, table: HasEdition): string {
  const code = (card: Card) => faceOf(table, card).code;
  switch (move.do) {
    case 'play':
      return `play ${move.die}`;
    case 'take':
    case 'keep':
      return `${move.do} ${code(move.card)}${move.drop === null ? '' : ` drop ${code(move.drop)}`}`;
    case 'place':
      return `place ${code(move.card)}${move.on === null ? '' : ` on ${code(move.on)}`}`;
    case 'sell':
      return `sell ${move.good}`;
    case 'convert':
      return `convert ${move.workers} workers ${move.silver} silver`;
    case 'use':
      return `use ${code(move.card)}`;
    case 'bonus':
      return `bonus ${formatGain(move.gain)}`;
    case 'receive':
      return `receive ${move.from} ${move.pile}`;
    case 'workers':
    case 'silver':
    case 'buy':
    case 'decline':
    case 'end':
      return move.do;
  }
}

export function formatGain(gain: Gain): string {
  return GAINS.filter((what) => gain[what] !== undefined)
    .map((what) => `${gain[what]} ${what}`)
    .join(' ');
}

export function parseMove(text: string, table: HasEdition): Move {
  const words = text.trim().split(/\s+/);
  const move = readWords(words, table);
  if (move === undefined) throw new BadInput('', `${show(text)} is not a move in the notation`);
  return move;
}

function readWords([verb, ...words]: readonly string[], table: HasEdition): Move | undefined {
  const [first = '', second, third = ''] = words;
  const card = (code: string) => readCard(code, table);
  switch (verb) {
    case 'play': {
      const die = DICE.find((number) => String(number) === first);
      return words.length === 1 && die !== undefined ? { do: 'play', die } : undefined;
    }
    case 'take':
    case 'keep':
      if (words.length === 1) return { do: verb, card: card(first), drop: null };
      return words.length === 3 && second === 'drop' ? { do: verb, card: card(first), drop: card(third) } : undefined;
    case 'place':
      if (words.length === 1) return { do: 'place', card: card(first), on: null };
      return words.length === 3 && second === 'on' ? { do: 'place', card: card(first), on: card(third) } : undefined;
    case 'sell': {
      const good = GOODS.find((name) => name === first);
      return words.length === 1 && good !== undefined ? { do: 'sell', good } : undefined;
    }
    case 'convert': {
      const [, , , what] = words;
      const [workers, silver] = [readCount(first), readCount(third)];
      const wellFormed = words.length === 4 && second === 'workers' && what === 'silver';
      return wellFormed && workers !== undefined && silver !== undefined
        ? { do: 'convert', workers, silver }
        : undefined;
    }
    case 'use':
      return words.length === 1 ? { do: 'use', card: card(first) } : undefined;
    case 'bonus': {
      const gain = readGain(words);
      return gain && { do: 'bonus', gain };
    }
    case 'receive': {
      const pile = PILES.find((name) => name === second);
      if (words.length !== 2 || pile === undefined) return undefined;
      return first === 'goods' || first === 'animals' ? { do: 'receive', from: first, pile } : undefined;
    }
    case 'workers':
    case 'silver':
    case 'buy':
    case 'decline':
    case 'end':
      return words.length === 0 ? { do: verb } : undefined;
    default:
      return undefined;
  }
}

function readCard(code: string, table: HasEdition): Card {
  const card = cardsOf(table).findIndex((face) => face.code === code);
  if (card < 0) throw new BadInput('', `there is no card ${show(code)}`);
  return card;
}

function readCount(word: string): number | undefined {
  return /^(0|[1-9]\d{0,2})$/.test(word) ? Number(word) : undefined;
}

/** Pairs of number and name, each name once, in the fixed order. */
function readGain(words: readonly string[]): Gain | undefined {
  const gain: Partial<Record<(typeof GAINS)[number], number>> = {};
  for (let i = 0; i < words.length; i += 2) {
    const count = readCount(words[i] ?? '');
    const what = GAINS.find((name) => name === words[i + 1]);
    if (count === undefined || what === undefined) return undefined;
    gain[what] = count;
  }
  return words.length > 0 && formatGain(gain) === words.join(' ') ? gain : undefined;
}
