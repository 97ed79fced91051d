import { useState } from 'preact/hooks';
import { LONGEST_GUEST_NAME } from '@chambord/protocol';
import { playsOnline } from '../../shell/device-memory.ts';
import { ownName } from '../../shell/own.ts';
import { you } from '../connection/connection.ts';
import { becomeGuest } from './guest.ts';
import { say } from '../words.ts';
import { troubleText } from '../table/trouble.tsx';

interface Props {
  /** The server knows the name now. */
  readonly done?: () => void;
}

/** Asks who one is, or for another name. */
export function NameForm({ done }: Props) {
  const [name, setName] = useState(you.value?.name ?? ownName.value ?? '');
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const isNew = you.value === null || !playsOnline();

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      await becomeGuest(name);
      setSaid({ text: say.value.renamed, bad: false });
      done?.();
    } catch (error) {
      setSaid({ text: troubleText(error), bad: true });
    }
  }

  return (
    <form class="nameform" onSubmit={(event) => void submit(event)}>
      <label class="line">
        <span>{say.value.name}</span>
        <span class="row">
          <input
            value={name}
            required
            maxLength={LONGEST_GUEST_NAME}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" class="btn main" disabled={name.trim() === ''}>
            {isNew ? say.value.nameDo : say.value.rename}
          </button>
        </span>
        {isNew && <small>{say.value.nameHint}</small>}
      </label>
      {said !== null && (
        <p class={said.bad ? 'notice' : 'done'} role={said.bad ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
    </form>
  );
}
