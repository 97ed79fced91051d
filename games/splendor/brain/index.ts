import type { Brain } from '@chambord/network';
import type { Splendor } from '@chambord/splendor/rules';
import { encoder, shape } from './encoder.ts';
import { key } from './key.ts';
import { likes } from './styles.ts';
import weights from './weights.json';

export const splendorBrain: Brain<Splendor> = {
  key,
  shape,
  encoder,
  weights,
  cPuct: 0.4,
  levels: [
    { temperature: 1.5, likes: likes.page },
    { temperature: 1, likes: likes.squire },
    { temperature: 0.5, likes: likes.knight },
    { simulations: 8, likes: likes.baron },
    { simulations: 64, likes: likes.duke },
  ],
};
