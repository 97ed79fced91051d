import { describe, expect, test } from 'vitest';
import { crash } from './helpers/crash.ts';
import { KINDS, newPlace } from './helpers/servers.ts';

describe.each(KINDS)('a server that is killed, its games kept in %s', (kind) => {
  test('has lost nothing that it acknowledged, and done nothing twice', async () => {
    const place = await newPlace(kind);
    try {
      const report = await crash(place.keep, { kills: 4, pairs: 3, seed: `crash ${kind}` });
      expect(report.kills).toBe(4);
      expect(report.acknowledged).toBeGreaterThan(30);
    } finally {
      await place.remove();
    }
  });
});
