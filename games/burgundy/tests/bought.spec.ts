import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LANGS } from '@chambord/kernel';
import { burgundy } from '@chambord/burgundy/rules';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** What reaches over the right edge of the window, by its words. */
function cutOff(page: Page, inside: string): Promise<string[]> {
  return page.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLElement>(`${where} button, ${where} a, ${where} input`)]
        .filter((thing) => {
          const { left, right, width } = thing.getBoundingClientRect();
          return width > 0 && (left < -0.5 || right > innerWidth + 0.5 || thing.scrollWidth > thing.clientWidth + 1);
        })
        .map((thing) => thing.getAttribute('aria-label') ?? thing.innerText),
    inside,
  );
}

for (const lang of LANGS) {
  test(`on the smallest phone the bought cards have their buttons whole (${lang})`, async ({ page }) => {
    await prepare(page, lang);
    const record = recordWhere(burgundy, { players: 2 }, (state) =>
      burgundy.legal(state).some(({ do: kind }) => kind === 'keep'),
    );
    await openRecord(page, record);
    await drawn(page);
    await expect(page.locator('dialog[open] .big')).toHaveCount(3);
    expect(await cutOff(page, 'dialog[open]')).toEqual([]);
  });
}
