import type { Brain } from '@chambord/network';
import type { Splendor } from '@chambord/splendor/rules';
import { encoder, shape } from './encoder.ts';
import { key } from './key.ts';
import { likes } from './styles.ts';
import weights from './weights.json' with { type: 'json' };

export const splendorBrain: Brain<Splendor> = {
  key,
  shape,
  encoder,
  weights,
  cPuct: 0.4,
  levels: [
    { temperature: 1.5, likes: likes.page },
    { temperature: 0.75, likes: likes.squire },
    { simulations: 5, likes: likes.knight },
    { simulations: 50, likes: likes.baron },
    { simulations: 600, likes: likes.duke },
  ],
};
