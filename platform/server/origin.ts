import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of ours, or from no page at all. Browsers always name the page's origin; others have no cookie to misuse. */
export function isOwnOrigin(headers: IncomingHttpHeaders, trustProxy: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const own = typeof forwarded === 'string' ? forwarded : host;
  try {
    return new URL(origin).host === own;
  } catch {
    return false;
  }
}
