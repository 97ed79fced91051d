import { signal } from '@preact/signals';
import { keep, recall } from '../shell/device-memory.ts';

/** What several people at one wide screen do: each keeps a seat, or the table turns to whoever is to play. */
export const SEATINGS = ['stay', 'turn'] as const;
export type Seating = (typeof SEATINGS)[number];

const kept = recall('seating');
export const seating = signal<Seating>(SEATINGS.find((one) => one === kept) ?? 'stay');
seating.subscribe((chosen) => keep('seating', chosen));

/** Whether the screen is so large that all can read it from where they sit; a phone is handed round. */
const large = matchMedia('(min-width: 1200px) and (min-height: 560px)');
export const largeScreen = signal(large.matches);
large.addEventListener('change', () => (largeScreen.value = large.matches));
