import { readNetwork } from '@chambord/network/generation-1';
import type { Networks } from '@chambord/network/generation-1';
import { INPUTS } from './describe.ts';
import one from './learned/1.json' with { type: 'json' };
import two from './learned/2.json' with { type: 'json' };
import three from './learned/3.json' with { type: 'json' };
import four from './learned/4.json' with { type: 'json' };

/** The networks that were trained (npm run train) and measured against judging by hand (docs/bots.md), by number of players. */
export const networks: Networks = new Map(
  [one, two, three, four].map((kept, index) => [index + 1, readNetwork(kept, INPUTS)]),
);
