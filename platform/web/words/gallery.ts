import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

/** The groups of the drawings that belong to no game. */
export const houseGroups = {
  marks: { en: 'Marks', fr: 'Marques', de: 'Marken' },
  arms: { en: 'Arms of the house', fr: 'Armes de la maison', de: 'Wappen des Hauses' },
  ornament: { en: 'Ornament', fr: 'Ornements', de: 'Ornamente' },
  signs: { en: 'Signs', fr: 'Signes', de: 'Zeichen' },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string>>>>;

interface GalleryWords {
  readonly intro: string;
  readonly fields: string;
  readonly fieldsHint: string;
  readonly parts: string;
  readonly partsHint: string;
}

export const galleryWords: Readonly<Record<Lang, GalleryWords>> = {
  en: {
    intro:
      'Every drawing of the house at 160, 64 and 24 pixels, by day and by candlelight. Under each stands its name on the sheet, for those who draw. Larger drawings show more: shading and seams from 48 pixels, the finest lines from 120.',
    fields: 'Fields and hatchings',
    fieldsHint: 'Colour, figure and hatching always say the same, so that nobody needs all three.',
    parts: 'Arms from parts',
    partsHint: 'Whoever sets up a table composes arms of their own from these.',
  },
  fr: {
    intro: t`Tous les dessins de la maison en 160, 64 et 24 pixels, de jour et à la chandelle. Sous chacun, son nom sur la planche, pour qui dessine. Les grands montrent davantage : ombres et coutures dès 48 pixels, traits les plus fins dès 120.`,
    fields: 'Champs et hachures',
    fieldsHint: t`Couleur, figure et hachures disent toujours la même chose : personne n’a besoin des trois.`,
    parts: 'Armes composées',
    partsHint: 'Qui prépare une table compose ses propres armes avec ces éléments.',
  },
  de: {
    intro:
      'Alle Zeichnungen des Hauses in 160, 64 und 24 Pixeln, bei Tag und bei Kerzenlicht. Unter jeder steht ihr Name auf dem Bogen, für alle, die zeichnen. Große zeigen mehr: Schatten und Nähte ab 48 Pixeln, die feinsten Striche ab 120.',
    fields: 'Felder und Schraffuren',
    fieldsHint: 'Farbe, Figur und Schraffur sagen immer dasselbe, damit niemand alle drei braucht.',
    parts: 'Wappen aus Teilen',
    partsHint: 'Wer einen Tisch vorbereitet, setzt daraus ein eigenes Wappen zusammen.',
  },
};
