import { expect, test } from 'vitest';
import { isOwnOrigin } from '../http/origin.ts';

const HOST = 'chambord.example';

test('without a proxy, a page of ours came by http from this very host', () => {
  const from = (origin: string) => isOwnOrigin({ host: `${HOST}:4207`, origin }, false);
  expect(from(`http://${HOST}:4207`)).toBe(true);
  expect(from(`https://${HOST}:4207`)).toBe(false);
  expect(from(`http://${HOST}`)).toBe(false);
  expect(from('null')).toBe(false);
  expect(isOwnOrigin({ host: HOST }, false)).toBe(true);
  // Anybody can say that.
  const claimed = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  expect(isOwnOrigin({ host: HOST, origin: 'https://evil.example', ...claimed }, false)).toBe(false);
});

test('behind a proxy, it came as the proxy says', () => {
  const proxied = { host: '127.0.0.1:4207', 'x-forwarded-host': HOST, 'x-forwarded-proto': 'https' };
  expect(isOwnOrigin({ ...proxied, origin: `https://${HOST}` }, true)).toBe(true);
  expect(isOwnOrigin({ ...proxied, origin: `http://${HOST}` }, true)).toBe(false);
  expect(isOwnOrigin({ host: HOST, origin: `https://${HOST}` }, true)).toBe(true);
  expect(isOwnOrigin({ host: HOST, origin: 'https://evil.example' }, true)).toBe(false);
});
