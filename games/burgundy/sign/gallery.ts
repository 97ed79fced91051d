import type { GameGallery } from '@chambord/ui';

const TYPES = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'];
const BUILDINGS = ['carpenter', 'church', 'market', 'watchtower', 'bank', 'inn', 'warehouse', 'cityhall'];

export const gallery: GameGallery = {
  tinctures: TYPES,
  groups: [
    {
      id: 'types',
      title: { en: 'Types', fr: 'Types', de: 'Arten' },
      holds: (id) => TYPES.includes(id.replace(/-[bc]$/, '')),
    },
    {
      id: 'buildings',
      title: { en: 'Buildings', fr: 'Bâtiments', de: 'Gebäude' },
      holds: (id) => BUILDINGS.includes(id),
    },
    {
      id: 'animals',
      title: { en: 'Animals', fr: 'Animaux', de: 'Tiere' },
      holds: (id) => ['chicken', 'sheep', 'pig', 'cattle'].includes(id),
    },
    {
      id: 'goods',
      title: { en: 'Goods and marks', fr: 'Marchandises et marques', de: 'Waren und Marken' },
      holds: (id) => /^(good-\d|worker|silver|start)$/.test(id),
    },
    { id: 'dice', title: { en: 'Dice', fr: 'Dés', de: 'Würfel' }, holds: (id) => id.startsWith('die-') },
  ],
};
