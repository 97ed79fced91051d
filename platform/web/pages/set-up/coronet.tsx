import type { Level } from '@chambord/bots';

/** What a level wears, the richer the higher its rank; a person is a bust. */
const SHAPES: Readonly<Record<Level | 'person', string>> = {
  person: 'M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM4 20.5c0-4.6 3.4-7.2 8-7.2s8 2.6 8 7.2z',
  page: 'M3.5 14.5h17v4h-17z',
  squire:
    'M3.5 14.5h17v4h-17zM5.5 10a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM12 9.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM18.5 10a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  knight: 'M3.5 18.5V8.5l4.3 4.3L12 7l4.2 5.8 4.3-4.3v10z',
  baron:
    'M3.5 18.5V10l4.3 3.6L12 8.4l4.2 5.2 4.3-3.6v8.5zM3.5 6.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM12 4.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM20.5 6.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  duke: 'M3.5 19v-7.4L2 9.4l1.5-2.6L5 9.4l2.6 3.2 1.2-4.4-1.3-1.6L12 2.6l4.5 4-1.3 1.6 1.2 4.4L19 9.4l1.5-2.6L22 9.4l-1.5 2.2V19z',
  king: 'M4 19.5v-3C1.2 10.6 5 7.2 11 7V5.4H9.4V3.6H11V2h2v1.6h1.6v1.8H13V7c6 .2 9.8 3.6 7 9.5v3zM7 14.8h3.6V9.2C7.4 9.6 6 11.6 7 14.8zM13.4 14.8H17c1-3.2-.4-5.2-3.6-5.6z',
};

/** The coronet of a level, or a bust for a person, in the colour of the words beside it. */
export function Coronet({ of }: { readonly of: Level | 'person' }) {
  return (
    <svg class="coronet" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[of]} fill-rule="evenodd" />
    </svg>
  );
}
