import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

/** The groups of drawings, in the order in which they hang. */
export const GROUPS = [
  'types',
  'buildings',
  'animals',
  'goods',
  'dice',
  'gems',
  'nobles',
  'arms',
  'vignettes',
  'ornament',
  'signs',
] as const;
export type Group = (typeof GROUPS)[number];

interface GalleryWords {
  readonly intro: string;
  readonly fields: string;
  readonly fieldsHint: string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly parts: string;
  readonly partsHint: string;
}

export const galleryWords: Readonly<Record<Lang, GalleryWords>> = {
  en: {
    intro:
      'Every drawing of the house at 160, 64 and 24 pixels, by day and by candlelight. Under each stands its name on the sheet, for those who draw. Larger drawings show more: shading and seams from 48 pixels, the finest lines from 120.',
    fields: 'Fields and hatchings',
    fieldsHint: 'Colour, figure and hatching always say the same, so that nobody needs all three.',
    groups: {
      types: 'Types',
      buildings: 'Buildings',
      animals: 'Animals',
      goods: 'Goods and marks',
      dice: 'Dice',
      gems: 'Gems',
      nobles: 'Nobles',
      arms: 'Arms of the house',
      vignettes: 'Vignettes',
      ornament: 'Ornament',
      signs: 'Signs',
    },
    parts: 'Arms from parts',
    partsHint: 'Whoever sets up a table composes arms of their own from these.',
  },
  fr: {
    intro: t`Tous les dessins de la maison en 160, 64 et 24 pixels, de jour et à la chandelle. Sous chacun, son nom sur la planche, pour qui dessine. Les grands montrent davantage : ombres et coutures dès 48 pixels, traits les plus fins dès 120.`,
    fields: 'Champs et hachures',
    fieldsHint: t`Couleur, figure et hachures disent toujours la même chose : personne n’a besoin des trois.`,
    groups: {
      types: 'Types',
      buildings: 'Bâtiments',
      animals: 'Animaux',
      goods: 'Marchandises et marques',
      dice: 'Dés',
      gems: 'Gemmes',
      nobles: 'Nobles',
      arms: 'Armes de la maison',
      vignettes: 'Vignettes',
      ornament: 'Ornements',
      signs: 'Signes',
    },
    parts: 'Armes composées',
    partsHint: 'Qui prépare une table compose ses propres armes avec ces éléments.',
  },
  de: {
    intro:
      'Alle Zeichnungen des Hauses in 160, 64 und 24 Pixeln, bei Tag und bei Kerzenlicht. Unter jeder steht ihr Name auf dem Bogen, für alle, die zeichnen. Große zeigen mehr: Schatten und Nähte ab 48 Pixeln, die feinsten Striche ab 120.',
    fields: 'Felder und Schraffuren',
    fieldsHint: 'Farbe, Figur und Schraffur sagen immer dasselbe, damit niemand alle drei braucht.',
    groups: {
      types: 'Arten',
      buildings: 'Gebäude',
      animals: 'Tiere',
      goods: 'Waren und Marken',
      dice: 'Würfel',
      gems: 'Edelsteine',
      nobles: 'Adlige',
      arms: 'Wappen des Hauses',
      vignettes: 'Vignetten',
      ornament: 'Ornamente',
      signs: 'Zeichen',
    },
    parts: 'Wappen aus Teilen',
    partsHint: 'Wer einen Tisch vorbereitet, setzt daraus ein eigenes Wappen zusammen.',
  },
};
