import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawn } from './helpers/drawn.ts';
import { prepare } from './helpers/people.ts';
import { golden, openRecord } from './helpers/records.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What the browser makes of the first of these things, or of each. */
function stylesOf(
  page: Page,
  selector: string,
): Promise<{ line: string; fill: string; ink: string; shadow: string }[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => getComputedStyle(one))
        .map(({ outlineStyle, outlineWidth, outlineColor, backgroundColor, color, boxShadow }) => ({
          line: outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle} ${outlineColor}`,
          fill: backgroundColor,
          ink: color,
          shadow: boxShadow,
        })),
    selector,
  );
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`with forced colours, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('what can be touched has a line around it, what cannot has none: Splendor', async ({ page }) => {
      await prepare(page);
      await openRecord(page, golden('splendor', 'v1-4-classic', 100));
      await drawn(page);
      const legal = await stylesOf(page, '.market .development.legal');
      expect(legal.length).toBeGreaterThan(2);
      expect(legal.every(({ line }) => line.startsWith('3px solid'))).toBe(true);
      const others = await stylesOf(page, '.market .development:not(.legal, .withgold)');
      expect(others.length).toBeGreaterThan(2);
      expect(new Set(others.map(({ line }) => line))).toEqual(new Set(['none']));
      // Figures on decks are seen: pale, on the colour of the deck that is drawn.
      const [figure] = await stylesOf(page, '.deck .left');
      expect(figure?.ink).toBe('rgb(249, 231, 182)');
    });

    test('what can be touched has a line, and dots are filled: Burgundy', async ({ page }) => {
      await prepare(page);
      await openRecord(page, golden('burgundy', 'v1-3', 148));
      await drawn(page);
      const legal = await stylesOf(page, '.shop .card.legal');
      expect(legal.length).toBeGreaterThan(2);
      expect(legal.every(({ line }) => line.startsWith('3px solid'))).toBe(true);
      const [filled] = await stylesOf(page, '.rail .pips:not(.full) i.on');
      const [empty] = await stylesOf(page, '.rail .pips:not(.full) i:not(.on)');
      expect(filled?.fill).not.toBe(empty?.fill);
      const [past] = await stylesOf(page, '.turns i.past');
      const [now] = await stylesOf(page, '.turns i.on');
      const [coming] = await stylesOf(page, '.turns i:not(.past, .on)');
      expect(new Set([past?.fill, now?.fill, coming?.fill]).size).toBe(3);
    });
  });
}

test.describe('as the page is drawn', () => {
  test.use({ contextOptions: { forcedColors: 'none' } });

  test('what can be touched glows', async ({ page }) => {
    await prepare(page);
    for (const [game, name, ply, card] of [
      ['burgundy', 'v1-3', 148, '.shop .card'],
      ['splendor', 'v1-4-classic', 100, '.market .development'],
    ] as const) {
      await openRecord(page, golden(game, name, ply));
      await drawn(page);
      const glowing = await stylesOf(page, `${card}.legal`);
      expect(glowing.length).toBeGreaterThan(2);
      // A ring of gold.
      expect(glowing.every(({ shadow }) => shadow.startsWith('rgb(168, 114, 0) 0px 0px 0px 2px'))).toBe(true);
    }
  });
});
