import { readObject, readOneOf } from '@chambord/kernel';
import { PLAYERS, RULES } from './material.ts';
import type { Players, Rules } from './material.ts';

export interface Options {
  readonly players: Players;
  readonly rules: Rules;
}

export function readOptions(value: unknown): Options {
  const fields = readObject(value, '', ['players', 'rules']);
  return {
    players: readOneOf(fields['players'], 'players', PLAYERS),
    rules: fields['rules'] === undefined ? 'court' : readOneOf(fields['rules'], 'rules', RULES),
  };
}
