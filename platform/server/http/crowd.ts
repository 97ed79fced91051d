import { isIPv6 } from 'node:net';

/** How many there are of each kind at the same time, and no more of one than allowed. */
export interface Crowd {
  /** Whether there is room for one more; if so, call the answer when it is gone. */
  enter(key: string): (() => void) | null;
}

export function newCrowd(most: number): Crowd {
  const counts = new Map<string, number>();
  return {
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return null;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}

/** Whom an address belongs to, as far as one can tell: of IPv6 a household has at least all that begin with the same 64 bits. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [front = '', back] = plain.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length;
  const all = [...groups(front), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(back ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
