import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packLink, unpackLink } from '../challenge/link.ts';

test('what is packed into a link comes out again, and needs no escaping', async () => {
  for (const text of [
    '',
    'a',
    'Zoë buys “Œuvre” 🏰',
    JSON.stringify({ moves: Array.from({ length: 500 }, () => 'take') }),
  ]) {
    const link = await packLink(text);
    expect(link).toMatch(/^z[\w-]*$/);
    expect(encodeURIComponent(link)).toBe(link);
    expect(await unpackLink(link)).toBe(text);
  }
  // A browser that cannot pack writes it as it is.
  expect(await unpackLink(`p${btoa('plain').replace(/=+$/, '')}`)).toBe('plain');
});

test('what was cut off, changed, or packed to fill the memory is refused', async () => {
  const link = await packLink(JSON.stringify({ moves: Array.from({ length: 500 }, (_, i) => `take ${i}`) }));
  for (const broken of ['', 'x', link.slice(1), link.slice(0, -20), `z${'!'.repeat(20)}`, 'p____']) {
    await expect(unpackLink(broken), broken.slice(0, 20)).rejects.toThrow(
      /damaged or cut off|cut off at its beginning/,
    );
  }
  await expect(unpackLink(`z${'a'.repeat(70_000)}`)).rejects.toThrow(/too long/);
  const bomb = deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url');
  expect(bomb.length).toBeLessThan(60_000);
  await expect(unpackLink(`z${bomb}`)).rejects.toThrow(/damaged/);
});
