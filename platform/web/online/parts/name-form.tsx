import { useState } from 'preact/hooks';
import { LONGEST_GUEST_NAME } from '@chambord/protocol';
import { api } from '../connection/api.ts';
import { reconnect, you } from '../connection/connection.ts';
import { say } from '../words.ts';
import { troubleText } from '../table/trouble.tsx';

/** Asks who one is, or for another name. */
export function NameForm() {
  const [name, setName] = useState(you.value?.name ?? '');
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const isNew = you.value === null;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      you.value = await api.nameMe(name.trim());
      setSaid({ text: say.value.renamed, bad: false });
      // The connection belongs to whoever opened it, under the name that they had.
      reconnect();
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
