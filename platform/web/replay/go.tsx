import { Icon } from '@chambord/ui';

interface Props {
  readonly label: string;
  readonly icon: string;
  readonly to: (() => void) | null;
}

/** A way through a game, forth or back: greyed where there is none. */
export function Go({ label, icon, to }: Props) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      aria-disabled={to === null}
      onClick={() => to?.()}
    >
      <Icon id={icon} />
    </button>
  );
}
