const NAME = 'chambord';
/** As long as browsers keep one at most. */
const YEAR = 400 * 24 * 3600;

/** The secret in a Cookie header. */
export function secretIn(header: string | undefined): string | undefined {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
}

export function cookieWith(secret: string, secure: boolean): string {
  return `${NAME}=${secret}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
