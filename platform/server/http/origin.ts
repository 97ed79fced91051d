import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of ours, or from no page at all. Browsers always name the page's origin; others have no cookie to misuse.
 * This server speaks http; a proxy that is trusted says what the outside world speaks to it. If it does not, either will do.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, trustProxy: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const forwarded = (name: string) => {
    const value = trustProxy ? headers[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const ownHost = forwarded('x-forwarded-host') ?? host;
  const ownScheme = forwarded('x-forwarded-proto') ?? (trustProxy ? undefined : 'http');
  try {
    const { host: named, protocol } = new URL(origin);
    return named === ownHost && (ownScheme === undefined || protocol === `${ownScheme}:`);
  } catch {
    return false;
  }
}
