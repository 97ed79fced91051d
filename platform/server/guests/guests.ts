import type { Kysely } from 'kysely';
import type { Guest } from '../room/decide.ts';
import type { StoredRows } from '../log/schema.ts';
import { digest, newId, newSecret } from '../log/secrets.ts';

export const LINK_TIME = 3600_000;

/** People: a name, and secrets that only their devices know. */
export interface Guests {
  /** Who has this secret. */
  find(secret: string): Promise<Guest | undefined>;
  /** A new guest, and the secret of their first device. */
  make(name: string, now: number): Promise<{ guest: Guest; secret: string }>;
  rename(guest: string, name: string): Promise<void>;
  /** A token that turns another device into this guest, once. */
  link(guest: string, now: number): Promise<{ token: string; until: number }>;
  /** The guest who made the link, and a secret for this device; undefined if the link was used or is too old. */
  claim(token: string, now: number): Promise<{ guest: Guest; secret: string } | undefined>;
  /** All devices but the one with this secret's hash lose their secrets, and no link is good any more. */
  signOut(guest: string, kept: string): Promise<void>;
}

export function openGuests(db: Kysely<StoredRows>): Guests {
  async function newSession(guest: string, now: number): Promise<string> {
    const secret = newSecret();
    await db
      .insertInto('sessions')
      .values({ hash: digest(secret), guest_id: guest, created: now })
      .execute();
    return secret;
  }

  return {
    find: (secret) =>
      db
        .selectFrom('sessions')
        .innerJoin('guests', 'guests.id', 'sessions.guest_id')
        .select(['guests.id', 'guests.name'])
        .where('hash', '=', digest(secret))
        .executeTakeFirst(),

    async make(name, now) {
      const guest = { id: newId(), name };
      await db
        .insertInto('guests')
        .values({ ...guest, created: now })
        .execute();
      return { guest, secret: await newSession(guest.id, now) };
    },

    async rename(guest, name) {
      await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
    },

    async link(guest, now) {
      const token = newSecret();
      const until = now + LINK_TIME;
      await db.deleteFrom('links').where('until', '<', now).execute();
      await db
        .insertInto('links')
        .values({ hash: digest(token), guest_id: guest, until })
        .execute();
      return { token, until };
    },

    async claim(token, now) {
      const used = await db
        .deleteFrom('links')
        .where('hash', '=', digest(token))
        .returning(['guest_id', 'until'])
        .executeTakeFirst();
      if (used === undefined || used.until < now) return undefined;
      const guest = await db
        .selectFrom('guests')
        .select(['id', 'name'])
        .where('id', '=', used.guest_id)
        .executeTakeFirst();
      return guest && { guest, secret: await newSession(guest.id, now) };
    },

    async signOut(guest, kept) {
      await db.deleteFrom('links').where('guest_id', '=', guest).execute();
      await db.deleteFrom('sessions').where('guest_id', '=', guest).where('hash', '<>', kept).execute();
    },
  };
}
