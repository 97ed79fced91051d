import type { GameGallery } from '@chambord/ui';

export const gallery: GameGallery = {
  tinctures: [],
  groups: [
    { id: 'suits', title: { en: 'Suits', fr: 'Couleurs', de: 'Farben' }, holds: (id) => id.startsWith('suit-') },
  ],
};
