import type { Network } from '@chambord/kernel';

/** The networks that were trained (npm run train) and measured better than judging by hand, by number of players. */
export const networks: ReadonlyMap<number, Network> = new Map();
