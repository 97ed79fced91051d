import { expect, test } from '@playwright/test';
import { burgundy } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { boxOf, overlap } from '../../../platform/web/tests/helpers/boxes.ts';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`the flag of the start player lies on no name and no figure: ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await prepare(page, 'fr');
    await page.setViewportSize(size);
    for (const holder of [0, 1]) {
      const record = recordWhere(
        burgundy,
        { players: 4 },
        (state) => state.seat === 0 && state.startCard?.holder === holder,
      );
      await openRecord(page, record);
      await drawn(page);
      const flag = await boxOf(page.locator('.flag').first());
      const near = holder === 0 ? '[data-zone=storage]' : '[data-seat="1"] .opponent-head';
      // Words and figures themselves: what holds them is larger.
      const written = await page.locator(near).evaluate((place) => {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        const boxes: DOMRect[] = [];
        while (texts.nextNode() !== null) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          boxes.push(...range.getClientRects());
        }
        return boxes.map(({ x, y, width, height }) => ({ x, y, width, height }));
      });
      expect(written.length).toBeGreaterThan(0);
      // Nothing lies over it either.
      const seen = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-zone=storage], [data-seat="1"]') !== null,
        [flag.x + flag.width / 2, flag.y + flag.height / 2] as const,
      );
      expect(seen).toBe(true);
      for (const box of written) expect(overlap(flag, box)).toBeLessThan(1);
    }
  });
}

/** Three projects that can all be placed, so that each has its price. */
const priced = () =>
  recordWhere(
    burgundy,
    { players: 2 },
    (state) =>
      at(state.players, 0).projects.length === 3 &&
      at(state.players, 0).silver < 3 &&
      state.seat === 0 &&
      burgundy.legal(state).some((move) => move.do === 'play'),
    (_, move) => (move.do === 'take' ? 2 : move.do === 'play' ? 1 : 0),
  );

test('a long answer covers no price of a project on phones that lie', async ({ page }) => {
  await prepare(page, 'fr');
  await page.setViewportSize({ width: 844, height: 390 });
  await openRecord(page, priced());
  await drawn(page);
  const prices = page.locator('[data-zone=projects] .cost');
  await expect(prices.first()).toBeVisible();
  // Three cards cannot be bought: the answer says why, at some length.
  await page.locator('.bar .buy').click({ force: true });
  await expect(page.locator('.bar .why')).toBeVisible();
  await drawn(page);
  const bar = await boxOf(page.locator('.bar'));
  for (const price of await prices.all()) expect(overlap(bar, await boxOf(price))).toBeLessThan(1);
});

for (const size of [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]) {
  test(`the price of a project covers none of its words: ${size.width} × ${size.height}`, async ({ page }) => {
    await prepare(page, 'fr');
    await page.setViewportSize(size);
    await openRecord(page, priced());
    await drawn(page);
    const projects = page.locator('[data-zone=projects] .project');
    for (const project of await projects.all()) {
      const price = project.locator('.cost');
      if ((await price.count()) === 0) continue;
      for (const words of await project.locator('.name, .card-effect').all())
        if (await words.isVisible()) expect(overlap(await boxOf(price.first()), await boxOf(words))).toBeLessThan(1);
    }
  });
}
