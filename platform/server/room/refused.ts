import type { FromServer, Refusal, RefusalCode } from '@chambord/protocol';

/** Something cannot be done; said to whoever asked for it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

export function refused(code: RefusalCode, reason: string): Refused {
  return new Refused({ code, reason });
}

/** A refusal as it is said over the socket. */
export function refusal(table: string | null, id: string | null, { code, reason, why }: Refusal): FromServer {
  return { type: 'refused', table, id, code, reason, ...(why === undefined ? {} : { why }) };
}
