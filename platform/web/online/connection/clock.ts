import { signal } from '@preact/signals';
import type { Seat } from '@chambord/kernel';
import type { Snapshot } from './snapshot.ts';
import { say } from '../words.ts';

/** The time as it passes, for whoever shows a clock. */
export const now = signal(Date.now());
let showing = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const TICK = 500;

/** Lets `now` tick until the answer is called. */
export function tick(): () => void {
  showing++;
  now.value = Date.now();
  timer ??= setInterval(() => (now.value = Date.now()), TICK);
  return () => {
    showing--;
    if (showing > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** What a seat has left, in milliseconds; null without a clock. */
export function timeLeft({ status: { clocks }, ahead }: Snapshot, seat: Seat, clock: number): number | null {
  const left = clocks?.left[seat];
  if (clocks === null || left === undefined) return null;
  const passed = clocks.running === seat ? clock + ahead - clocks.since : 0;
  return Math.max(0, left - Math.max(0, passed));
}

const DAY = 24 * 3600;

/** 12:05, 1:02:03, or 2 d 5 h. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return say.value.days(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
