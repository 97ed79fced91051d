import type { Lang } from '@chambord/kernel';
import type { Blazon, Charge, Ordinary, Tincture } from '@chambord/ui';

/** What divides the field into two colours instead of lying on it. */
const DIVISIONS: readonly Ordinary[] = ['partedPale', 'quarterly', 'chequy'];

interface HeraldryWords {
  readonly title: string;
  readonly house: string;
  readonly done: string;
  readonly parts: Readonly<Record<keyof Blazon, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  readonly ordinaries: Readonly<Record<Ordinary, string>>;
  readonly charges: Readonly<Record<Charge, string>>;
  /** A figure in its colour. */
  readonly coloured: (figure: string, tincture: string) => string;
  readonly divided: (division: string, one: string, other: string) => string;
}

/** "d’azur", "de gueules". */
const frenchOf = (tincture: string) => (/^[ao]/.test(tincture) ? `d’${tincture}` : `de ${tincture}`);

/** The plain names of colours and figures: not everyone reads blazon. */
export const heraldryWords: Readonly<Record<Lang, HeraldryWords>> = {
  en: {
    title: 'Coat of arms',
    house: 'Arms of the house',
    done: 'Bear these arms',
    parts: {
      field: 'Field',
      ordinary: 'Division',
      second: 'Colour of the division',
      charge: 'Figure',
      third: 'Colour of the figure',
    },
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
    coloured: (figure, tincture) => `${figure} in ${tincture}`,
    divided: (division, one, other) => `${division}, ${one} and ${other}`,
  },
  fr: {
    title: 'Armoiries',
    house: 'Armes de la maison',
    done: 'Porter ces armes',
    parts: {
      field: 'Champ',
      ordinary: 'Pièce',
      second: 'Émail de la pièce',
      charge: 'Meuble',
      third: 'Émail du meuble',
    },
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
    coloured: (figure, tincture) => `${figure} ${frenchOf(tincture)}`,
    divided: (division, one, other) => `${division} ${frenchOf(one)} et ${frenchOf(other)}`,
  },
  de: {
    title: 'Wappen',
    house: 'Wappen des Hauses',
    done: 'Dieses Wappen führen',
    parts: {
      field: 'Feld',
      ordinary: 'Heroldsbild',
      second: 'Farbe des Heroldsbilds',
      charge: 'Figur',
      third: 'Farbe der Figur',
    },
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
    coloured: (figure, tincture) => `${figure} in ${tincture}`,
    divided: (division, one, other) => `von ${one} und ${other} ${division}`,
  },
};

/** Arms in words, part by part. */
export function blazonInWords(lang: Lang, { field, ordinary, second, charge, third }: Blazon): string {
  const { tinctures, ordinaries, charges, coloured, divided } = heraldryWords[lang];
  const parted = DIVISIONS.includes(ordinary);
  const parts = [parted ? divided(ordinaries[ordinary], tinctures[field], tinctures[second]) : tinctures[field]];
  if (!parted && ordinary !== 'plain') parts.push(coloured(ordinaries[ordinary], tinctures[second]));
  if (charge !== 'none') parts.push(coloured(charges[charge], tinctures[third]));
  return parts.join(', ');
}
