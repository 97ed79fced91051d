import type { JSX } from 'preact';
import { arrowKeys } from '@chambord/ui';

/** Up and down go from row to row of the market, the other keys along it. */
export function marketKeys(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return arrowKeys(event);
  const rows = [...event.currentTarget.querySelectorAll('.row')].map((row) => [...row.children]);
  const from = rows.findIndex((row) => row.some((place) => place.contains(document.activeElement)));
  if (from < 0) return;
  const column = rows[from]?.findIndex((place) => place.contains(document.activeElement)) ?? 0;
  event.preventDefault();
  const place = rows[(from + step + rows.length) % rows.length]?.[column];
  const button = place instanceof HTMLButtonElement ? place : place?.querySelector('button');
  button?.focus();
}
