import { expect, test } from '@playwright/test';
import { burgundy } from '@chambord/burgundy/rules';
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
      for (const box of written) expect(overlap(flag, box)).toBeLessThan(1);
    }
  });
}
