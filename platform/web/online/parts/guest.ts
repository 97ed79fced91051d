import { LONGEST_GUEST_NAME } from '@chambord/protocol';
import { api } from '../connection/api.ts';
import { reconnect, you } from '../connection/connection.ts';
import { keep } from '../../shell/device-memory.ts';
import { chooseName } from '../../shell/own.ts';

/** Tells the server who one is: as somebody new, or by another name. The device remembers it, too. */
export async function becomeGuest(name: string): Promise<void> {
  you.value = await api.nameMe(name.trim().slice(0, LONGEST_GUEST_NAME));
  keep('guest', true);
  chooseName(you.value.name);
  // The connection belongs to whoever opened it, under the name that they had.
  reconnect();
}
