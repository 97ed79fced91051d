import { INK } from './symbol.tsx';
/**
 * Coats of arms, assembled from heraldic parts. Every coat has a number: 1–4 are those of the house, drawn on the sheet of
 * symbols; all others follow, counted through the parts. A number is all that a seat has to carry.
 */
export const TINCTURES = ['or', 'argent', 'gules', 'azure', 'vert', 'sable', 'purpure'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** How the field is parted, or what lies on it. */
export const ORDINARIES = [
  'plain',
  'pale',
  'fess',
  'bend',
  'chevron',
  'cross',
  'saltire',
  'chief',
  'bordure',
  'partedPale',
  'quarterly',
  'chequy',
] as const;
export type Ordinary = (typeof ORDINARIES)[number];

export const CHARGES = [
  'none',
  'lys',
  'mullet',
  'crescent',
  'rose',
  'tower',
  'key',
  'grapes',
  'roundels',
  'bell',
] as const;
export type Charge = (typeof CHARGES)[number];

export interface Blazon {
  readonly field: Tincture;
  readonly ordinary: Ordinary;
  readonly second: Tincture;
  readonly charge: Charge;
  readonly third: Tincture;
}

/** The arms that have a drawing of their own. */
export const HOUSE_ARMS = 4;

/** The arms of a rival that is the game itself, which has no seat: of the house, and other ones than those it plays against. */
export function rivalArms(own: number): number {
  return own === 3 ? 2 : 3;
}

/** The number of a coat of arms. */
export function armsNumber({ field, ordinary, second, charge, third }: Blazon): number {
  let number = ORDINARIES.indexOf(ordinary);
  number = number * TINCTURES.length + TINCTURES.indexOf(field);
  number = number * TINCTURES.length + TINCTURES.indexOf(second);
  number = number * CHARGES.length + CHARGES.indexOf(charge);
  return HOUSE_ARMS + 1 + number * TINCTURES.length + TINCTURES.indexOf(third);
}

/** What the arms with this number look like; null for those of the house and for a number that no arms have. */
export function blazonOf(number: number): Blazon | null {
  if (!Number.isInteger(number) || number <= HOUSE_ARMS) return null;
  let left = number - HOUSE_ARMS - 1;
  const next = <T,>(list: readonly T[]): T | undefined => {
    const part = list[left % list.length];
    left = Math.floor(left / list.length);
    return part;
  };
  const third = next(TINCTURES);
  const charge = next(CHARGES);
  const second = next(TINCTURES);
  const field = next(TINCTURES);
  const ordinary = ORDINARIES[left];
  if (!third || !charge || !second || !field || !ordinary) return null;
  return { field, ordinary, second, charge, third };
}

const COLOURS: Readonly<Record<Tincture, string>> = {
  or: '#e3b043',
  argent: '#fcf6e7',
  gules: '#b8402a',
  azure: '#2f5fa6',
  vert: '#2d5b3c',
  sable: '#35313a',
  purpure: '#6d4187',
};

/** Petra Sancta's hatching of each tincture, as on the rest of the table. */
const HATCHINGS: Readonly<Record<Tincture, string | null>> = {
  or: 'h-dots',
  argent: null,
  gules: 'h-pale',
  azure: 'h-fess',
  vert: 'h-bend',
  sable: 'h-grid',
  purpure: 'h-sinister',
};

/** The parts on the 64 grid; the shield is cut out of them. */
const SHAPES: Readonly<Record<Exclude<Ordinary, 'plain' | 'bordure'>, string>> = {
  pale: 'M24-2h16v68H24z',
  fess: 'M-2 22h68v16H-2z',
  bend: 'M-4 6 8-6l64 58-12 14z',
  chevron: 'M2 50 32 22l30 28v13L32 36 2 63z',
  cross: 'M26-2h12v22h30v12H38v36H26V32H-4V20h30z',
  saltire: 'M0 4 8-4l24 26L56-4l8 8-24 26 24 26-8 8-24-26L8 64l-8-8 24-26z',
  chief: 'M-2-2h68v22H-2z',
  partedPale: 'M32-2h34v68H32z',
  quarterly: 'M32-2h34v32H32zM-2 30h34v36H-2z',
  chequy:
    'M8 6h12v12H8zM32 6h12v12H32zM20 18h12v12H20zM44 18h12v12H44zM8 30h12v12H8zM32 30h12v12H32zM20 42h12v12H20zM44 42h12v12H44z',
};

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** A full circle as a path. */
function disc(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
}

/** The charges, drawn around 0, 0. */
const FIGURES: Readonly<Record<Exclude<Charge, 'none' | 'lys'>, string>> = {
  mullet: 'M0-13 3.500-4.300 12.600-4 5.500 1.800 7.900 10.600 0 5.600-7.900 10.600-5.500 1.800-12.600-4-3.500-4.300z',
  crescent: 'M-9-9a12.500 12.500 0 1 0 18 0 9.500 9.500 0 1 1-18 0z',
  rose:
    [0, 72, 144, 216, 288].map((turn) => disc(7 * Math.sin(rad(turn)), -7 * Math.cos(rad(turn)), 5)).join('') +
    disc(0, 0, 3.6),
  tower: 'M-9 12V-3h-2v-9h5v4h3.500v-4h5v4H6v-4h5v9H9v15zM-3 12V5a3 3.500 0 0 1 6 0v7z',
  key: 'M-2.500-1v14H9V9H6.500V6H9V2H2.500v-3a6.500 6.500 0 1 0-5 0zM0-10a3 3 0 1 1-.1 0z',
  grapes:
    'M0-9V-14M0-9c2-5 6-6 10-4-2 4-6 6-10 4zM0-9c-2-5-6-6-10-4 2 4 6 6 10 4z' +
    [
      [-6, -5],
      [0, -5],
      [6, -5],
      [-3, 0.5],
      [3, 0.5],
      [0, 6],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3.6))
      .join(''),
  roundels: disc(-6, -6, 5) + disc(6, -6, 5) + disc(0, 5, 5),
  bell: 'M-2-13h4v3c6 1 8 6 8 12l3 5v2h-26V7l3-5c0-6 2-11 8-12zM-3 9h6c0 5-6 5-6 0z',
};

/** The symbols `arms-N` of arms that the sheet does not have; whatever shows `arms-N` finds them. */
export function Heraldry({ numbers }: { readonly numbers: readonly number[] }) {
  const needed = [...new Set(numbers)].flatMap((number) => {
    const blazon = blazonOf(number);
    return blazon === null ? [] : [{ number, blazon }];
  });
  if (needed.length === 0) return null;
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {needed.map(({ number, blazon }) => (
        <symbol key={number} id={`arms-${number}`} viewBox="0 0 64 64">
          <Shield blazon={blazon} />
        </symbol>
      ))}
    </svg>
  );
}

function Shield({ blazon: { field, ordinary, second, charge, third } }: { readonly blazon: Blazon }) {
  return (
    <>
      <g clip-path="url(#c-shield)">
        <Painted tincture={field} d="M0 0h64v64H0z" />
        {ordinary !== 'plain' && ordinary !== 'bordure' && (
          <Painted tincture={second} d={SHAPES[ordinary]} edge={ordinary !== 'chequy'} />
        )}
        {ordinary === 'bordure' && (
          <>
            <use href="#p-shield" fill="none" stroke={INK} stroke-width="17" />
            <use href="#p-shield" fill="none" stroke={COLOURS[second]} stroke-width="14" />
          </>
        )}
      </g>
      {charge !== 'none' && (
        <g transform="translate(32 29) scale(1.2)" fill={COLOURS[third]}>
          {charge === 'lys' ? (
            <use href="#p-lys" />
          ) : (
            <path
              class="y-k y-m"
              fill-rule={charge === 'tower' || charge === 'key' ? 'evenodd' : 'nonzero'}
              d={FIGURES[charge]}
            />
          )}
        </g>
      )}
      <use href="#p-shield" class="y-l" />
    </>
  );
}

function Painted({ tincture, d, edge = false }: { tincture: Tincture; d: string; edge?: boolean }) {
  const hatching = HATCHINGS[tincture];
  return (
    <>
      <path fill={COLOURS[tincture]} d={d} />
      {hatching !== null && <path class="y-tf" fill={`url(#${hatching})`} fill-opacity=".28" d={d} />}
      {edge && <path class="y-l y-m" d={d} />}
    </>
  );
}
