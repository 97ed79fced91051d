import { INK } from '@chambord/ui';

/** The hills behind every drawing, tinted by the card's field. */
export function Land() {
  return (
    <svg class="land" viewBox="0 0 112 82" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 58C22 40 44 46 62 54s34 2 50-10v38H0z" fill="var(--f)" opacity=".38" />
      <path d="M0 68c26-10 52-6 74-2s28 0 38-6v22H0z" fill="var(--f)" opacity=".55" />
      <path
        d="M0 58C22 40 44 46 62 54s34 2 50-10M0 68c26-10 52-6 74-2s28 0 38-6M6 72h9M24 75h12M84 71h10M70 76h14M98 67h8"
        fill="none"
        stroke={INK}
        stroke-width="1"
        opacity=".6"
      />
      <path d="M14 10h16M20 13h14M84 16h14M78 19h14" stroke={INK} stroke-width=".9" opacity=".35" />
    </svg>
  );
}
