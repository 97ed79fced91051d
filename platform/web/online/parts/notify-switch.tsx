import { useState } from 'preact/hooks';
import { notifying, setNotifying } from '../connection/notify.ts';
import { say } from '../words.ts';

/** Whether the browser is to tell when it is one's turn. */
export function NotifySwitch() {
  const [denied, setDenied] = useState(false);
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          checked={notifying.value}
          onChange={({ currentTarget: { checked } }) =>
            void setNotifying(checked).then((allowed) => setDenied(!allowed))
          }
        />
        <span>
          {say.value.notify}. <small>{say.value.notifyHint}</small>
        </span>
      </label>
      {denied && (
        <p class="notice" role="alert">
          {say.value.notifyDenied}
        </p>
      )}
    </>
  );
}
