import type { GameGallery } from '@chambord/ui';

const GEMS = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx', 'gold'];
const NOBLES = 'henry catherine anne suleiman machiavelli isabella mary elisabeth charles francis'.split(' ');

export const gallery: GameGallery = {
  tinctures: GEMS,
  groups: [
    {
      id: 'gems',
      title: { en: 'Gems', fr: 'Gemmes', de: 'Edelsteine' },
      holds: (id) => GEMS.includes(id.replace(/^gs-/, '')),
    },
    { id: 'nobles', title: { en: 'Nobles', fr: 'Nobles', de: 'Adlige' }, holds: (id) => NOBLES.includes(id) },
    {
      id: 'vignettes',
      title: { en: 'Vignettes', fr: 'Vignettes', de: 'Vignetten' },
      holds: (id) => id.startsWith('scene-'),
      // The stones of a vignette take the colour of a card.
      frame: 'sapphire development',
    },
  ],
};
