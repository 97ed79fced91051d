import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';
import type { Seating } from '../game/seating.ts';

interface SeatingWords {
  readonly seating: string;
  readonly seatings: Readonly<Record<Seating, string>>;
  readonly onlyFor: (name: string) => string;
  readonly lookAway: string;
  readonly show: (name: string) => string;
}

/** Several people at one large screen. */
export const seatingWords: Readonly<Record<Lang, SeatingWords>> = {
  en: {
    seating: 'Several players at one large screen',
    seatings: { stay: 'Everyone keeps their seat', turn: 'The table turns to whoever plays' },
    onlyFor: (name) => `Only for ${name}`,
    lookAway: 'The others look away until the hand is closed again.',
    show: (name) => `I am ${name}: show my hand`,
  },
  fr: {
    seating: 'À plusieurs devant un grand écran',
    seatings: { stay: 'Chacun garde sa place', turn: 'La table se tourne vers qui joue' },
    onlyFor: (name) => `Pour ${name} seulement`,
    lookAway: t`Les autres détournent les yeux jusqu’à ce que la main soit refermée.`,
    show: (name) => t`Je suis ${name} : montrer ma main`,
  },
  de: {
    seating: 'Mehrere an einem großen Bildschirm',
    seatings: { stay: 'Alle behalten ihren Platz', turn: 'Der Tisch dreht sich mit' },
    onlyFor: (name) => `Nur für ${name}`,
    lookAway: 'Die anderen schauen weg, bis die Hand wieder zu ist.',
    show: (name) => `Ich bin ${name}: meine Hand zeigen`,
  },
};
