interface Props {
  /** From 0 to 1. */
  readonly share: number;
  /** How far off it may be. */
  readonly error?: number;
  /** What it is to be compared with. */
  readonly mark?: number | null;
}

/** A share as a bar, with its uncertainty and a mark. The figures stand beside it. */
export function ShareBar({ share, error = 0, mark = null }: Props) {
  const x = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1);
  return (
    <svg class="sharebar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path class="whole" d="M0 6H100" />
      <path class="part" d={`M0 6H${x(share)}`} />
      {error > 0 && <path class="error" d={`M${x(share - error)} 6H${x(share + error)}`} />}
      {mark !== null && <path class="mark" d={`M${x(mark)} 0V12`} />}
    </svg>
  );
}
