import type { Burgundy } from '@chambord/burgundy/rules';
import type { Brain } from '@chambord/network';
import { encoder, shape } from './encoder.ts';
import { key } from './key.ts';
import { likes } from './styles.ts';
import weights from './weights.json' with { type: 'json' };

export const burgundyBrain: Brain<Burgundy> = {
  key,
  shape,
  encoder,
  weights,
  cPuct: 0.15,
  levels: [
    { temperature: 2.6, likes: likes.page },
    { temperature: 1.4, likes: likes.squire },
    { temperature: 0.3, likes: likes.knight },
    { simulations: 20, likes: likes.baron },
    { simulations: 300, likes: likes.duke },
  ],
};
