import { words } from '../shell/settings.ts';
import { storageTrouble } from './store.ts';

/** Says so when games cannot be kept. */
export function StorageNotice() {
  if (storageTrouble.value === null) return null;
  return (
    <p class="notice" role="alert">
      {storageTrouble.value === 'full' ? words.value.storageFull : words.value.storageBlocked}
    </p>
  );
}
