import { useState } from 'preact/hooks';
import { LONGEST_GUEST_NAME } from '@chambord/protocol';
import { ownName } from '../../shell/own.ts';
import { you } from '../connection/connection.ts';
import { becomeGuest } from './guest.ts';
import { say } from '../words.ts';

/** The name that somebody new goes by, asked for where it is first wanted: with sitting down, not before it. */
export interface OwnNameField {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Whether a name is still to be given. */
  readonly missing: boolean;
  /** Tells the server, if it does not know yet. */
  readonly settle: () => Promise<void>;
}

export function useOwnName(): OwnNameField {
  const [text, type] = useState(ownName.value ?? '');
  return {
    text,
    type,
    missing: you.value === null && text.trim() === '',
    settle: async () => {
      if (you.value === null) await becomeGuest(text);
    },
  };
}

/** The field, or the name of who is known already. */
export function OwnName({ name: { text, type } }: { readonly name: OwnNameField }) {
  if (you.value !== null) return <b>{you.value?.name}</b>;
  return (
    <input
      class="ownname"
      name="guest"
      value={text}
      required
      maxLength={LONGEST_GUEST_NAME}
      autocomplete="nickname"
      aria-label={say.value.name}
      placeholder={say.value.name}
      onInput={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
