import { readNetwork } from '@chambord/kernel';
import type { Network } from '@chambord/kernel';
import { INPUTS } from './describe.ts';
import two from './learned/2.json';

/** The networks that were trained (npm run train) and measured better than judging by hand, by number of players. */
export const networks: ReadonlyMap<number, Network> = new Map([[2, readNetwork(two, INPUTS)]]);
