import type { Lang } from '@chambord/kernel';
import type { Blazon, Charge, Ordinary, Tincture } from '@chambord/ui';

interface HeraldryWords {
  readonly title: string;
  readonly house: string;
  readonly done: string;
  readonly parts: Readonly<Record<keyof Blazon, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  readonly ordinaries: Readonly<Record<Ordinary, string>>;
  readonly charges: Readonly<Record<Charge, string>>;
}

/** The plain names of colours and figures: not everyone reads blazon. */
export const heraldryWords: Readonly<Record<Lang, HeraldryWords>> = {
  en: {
    title: 'Coat of arms',
    house: 'Arms of the house',
    done: 'Bear these arms',
    parts: { field: 'Field', ordinary: 'Division', second: 'Its colour', charge: 'Figure', third: 'Its colour' },
    tinctures: {
      or: 'gold',
      argent: 'silver',
      gules: 'red',
      azure: 'blue',
      vert: 'green',
      sable: 'black',
      purpure: 'purple',
    },
    ordinaries: {
      plain: 'plain',
      pale: 'pale',
      fess: 'fess',
      bend: 'bend',
      chevron: 'chevron',
      cross: 'cross',
      saltire: 'saltire',
      chief: 'chief',
      bordure: 'border',
      partedPale: 'parted per pale',
      quarterly: 'quarterly',
      chequy: 'chequered',
    },
    charges: {
      none: 'no figure',
      lys: 'fleur-de-lis',
      mullet: 'star',
      crescent: 'crescent',
      rose: 'rose',
      tower: 'tower',
      key: 'key',
      grapes: 'grapes',
      roundels: 'three roundels',
      bell: 'bell',
    },
  },
  fr: {
    title: 'Armoiries',
    house: 'Armes de la maison',
    done: 'Porter ces armes',
    parts: { field: 'Champ', ordinary: 'Pièce', second: 'Son émail', charge: 'Meuble', third: 'Son émail' },
    tinctures: {
      or: 'or',
      argent: 'argent',
      gules: 'gueules (rouge)',
      azure: 'azur (bleu)',
      vert: 'sinople (vert)',
      sable: 'sable (noir)',
      purpure: 'pourpre',
    },
    ordinaries: {
      plain: 'plain',
      pale: 'pal',
      fess: 'fasce',
      bend: 'bande',
      chevron: 'chevron',
      cross: 'croix',
      saltire: 'sautoir',
      chief: 'chef',
      bordure: 'bordure',
      partedPale: 'parti',
      quarterly: 'écartelé',
      chequy: 'échiqueté',
    },
    charges: {
      none: 'sans meuble',
      lys: 'fleur de lys',
      mullet: 'étoile',
      crescent: 'croissant',
      rose: 'rose',
      tower: 'tour',
      key: 'clef',
      grapes: 'raisin',
      roundels: 'trois besants',
      bell: 'cloche',
    },
  },
  de: {
    title: 'Wappen',
    house: 'Wappen des Hauses',
    done: 'Dieses Wappen führen',
    parts: { field: 'Feld', ordinary: 'Heroldsbild', second: 'Seine Farbe', charge: 'Figur', third: 'Ihre Farbe' },
    tinctures: {
      or: 'Gold',
      argent: 'Silber',
      gules: 'Rot',
      azure: 'Blau',
      vert: 'Grün',
      sable: 'Schwarz',
      purpure: 'Purpur',
    },
    ordinaries: {
      plain: 'ledig',
      pale: 'Pfahl',
      fess: 'Balken',
      bend: 'Schrägbalken',
      chevron: 'Sparren',
      cross: 'Kreuz',
      saltire: 'Andreaskreuz',
      chief: 'Schildhaupt',
      bordure: 'Bord',
      partedPale: 'gespalten',
      quarterly: 'geviert',
      chequy: 'geschacht',
    },
    charges: {
      none: 'ohne Figur',
      lys: 'Lilie',
      mullet: 'Stern',
      crescent: 'Mond',
      rose: 'Rose',
      tower: 'Turm',
      key: 'Schlüssel',
      grapes: 'Traube',
      roundels: 'drei Scheiben',
      bell: 'Glocke',
    },
  },
};

/** Arms in words, part by part. */
export function blazonInWords(lang: Lang, { field, ordinary, second, charge, third }: Blazon): string {
  const { tinctures, ordinaries, charges } = heraldryWords[lang];
  const parts = [tinctures[field]];
  if (ordinary !== 'plain') parts.push(`${ordinaries[ordinary]} ${tinctures[second]}`);
  if (charge !== 'none') parts.push(`${charges[charge]} ${tinctures[third]}`);
  return parts.join(', ');
}
