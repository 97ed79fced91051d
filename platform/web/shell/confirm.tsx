import { Sheet } from '@chambord/ui';
import { lang, words } from './settings.ts';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly act: () => void;
  readonly close: () => void;
}

/** Asks before something that is not easily made good. */
export function Confirm({ title, label, act, close }: Props) {
  return (
    <Sheet lang={lang.value} title={title} label={title} class="narrow" onClose={close}>
      <div class="row">
        <button type="button" class="btn main" onClick={act}>
          {label}
        </button>
        <button type="button" class="btn" autofocus onClick={close}>
          {words.value.cancel}
        </button>
      </div>
    </Sheet>
  );
}
