import { expect, test } from '@playwright/test';
import { prepare, watch } from './helpers/people.ts';

const WORDS = {
  en: {
    learn: 'Learn to play',
    lesson: 'First game',
    next: 'Next',
    show: 'Show me',
    playOn: 'Play on',
    first: '1 of ',
  },
  fr: {
    learn: 'Apprendre à jouer',
    lesson: 'Première partie',
    next: 'Suivant',
    show: 'Montrez-moi',
    playOn: 'Continuer la partie',
    first: '1 sur ',
  },
  de: {
    learn: 'Spielen lernen',
    lesson: 'Erste Partie',
    next: 'Weiter',
    show: 'Zeig es mir',
    playOn: 'Weiterspielen',
    first: '1 von ',
  },
} as const;

for (const lang of ['en', 'fr', 'de'] as const) {
  for (const [game, leaf] of [
    ['burgundy', 0],
    ['splendor', 1],
  ] as const) {
    test(`the first game of ${game} from its first word to free play, by role and name: ${lang}`, async ({ page }) => {
      const words = WORDS[lang];
      await prepare(page, lang);
      const done = watch(page);
      await page.goto('/');
      await page.getByRole('link', { name: words.learn }).nth(leaf).press('Enter');
      const teacher = page.getByRole('complementary', { name: words.lesson });
      await expect(teacher).toContainText(words.first);
      const said = new Set<string>();
      const next = teacher.getByRole('button', { name: words.next, exact: true });
      const show = teacher.getByRole('button', { name: words.show });
      const playOn = teacher.getByRole('button', { name: words.playOn });
      for (let i = 0; i < 30 && !(await playOn.isVisible()); i++) {
        const text = await teacher.locator('p').innerText();
        expect(said.has(text), text).toBe(false);
        said.add(text);
        // What the lesson speaks of is there and can be seen.
        const seesSpot = () =>
          page.evaluate(() => {
            const rule = document.querySelector('.learning > style')?.textContent?.split('{')[0];
            return (
              rule === undefined || [...document.querySelectorAll(rule)].some((at) => at.getClientRects().length > 0)
            );
          });
        // The parts of a table follow each other.
        await expect.poll(seesSpot, { message: text }).toBe(true);
        const button = next.or(show);
        await expect(button).toBeEnabled();
        await button.press('Enter');
        await expect(teacher.locator('p')).not.toHaveText(text);
        // Whoever plays by keyboard stays with the teacher, also when turns were watched.
        await expect(page.locator('.lesson:focus-within')).toHaveCount(1);
      }
      await playOn.press('Enter');
      await expect(teacher).toHaveCount(0);
      await expect(page.locator('.table.deciding')).toBeVisible();
      done();
    });
  }
}

test('the lesson waits for what it asks, says so, and can be left and resumed', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  await page.goto('/learn/burgundy');
  const teacher = page.getByRole('complementary', { name: 'First game' });
  await teacher.getByRole('button', { name: 'Next' }).click();
  await teacher.getByRole('button', { name: 'Next' }).click();
  await expect(teacher).toContainText('3 of');
  // Something else that the rules allow.
  await page.locator('[data-zone=display] [data-card=cloister6a]').click();
  await expect(page.locator('.say')).toContainText('this step is about something else');
  await page.locator('[data-zone=display] [data-card=castle3a]').click();
  await expect(teacher).toContainText('4 of');
  await page.goto('/');
  await page.getByRole('link', { name: /The Castles of Burgundy.*Rolin/ }).click();
  await expect(teacher).toContainText('4 of');
  await expect(page.locator('.table.deciding')).toBeVisible();
  await page.locator('[data-zone=projects] [data-card=castle3a]').click();
  await expect(teacher).toContainText('5 of');
  done();
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  for (const game of ['burgundy', 'splendor']) {
    test(`the teacher does not cover what it speaks of: ${game}, ${width} × ${height}`, async ({ page }) => {
      await prepare(page, 'de');
      await page.setViewportSize({ width, height });
      await page.goto(`/learn/${game}`);
      const teacher = page.getByRole('complementary', { name: WORDS.de.lesson });
      const button = teacher
        .getByRole('button', { name: WORDS.de.next, exact: true })
        .or(teacher.getByRole('button', { name: WORDS.de.show }));
      const playOn = teacher.getByRole('button', { name: WORDS.de.playOn });
      for (let i = 0; i < 30 && !(await playOn.isVisible()); i++) {
        const text = await teacher.locator('p').innerText();
        await expect(button).toBeEnabled();
        // It finds its place once the table has been laid out.
        await expect.poll(() => page.evaluate(partCovered), { message: text }).toBeLessThan(0.1);
        await button.press('Enter');
        await expect(teacher.locator('p')).not.toHaveText(text);
      }
      await expect(playOn).toBeVisible();
    });
  }
}

/** Runs inside the page: how much of what the teacher speaks of lies under it. */
function partCovered(): number {
  const rule = document.querySelector('.learning > style')?.textContent?.split('{')[0];
  const spot = rule === undefined ? null : document.querySelector(rule);
  const lesson = document.querySelector('.lesson')?.getBoundingClientRect();
  if (spot === null || lesson === undefined) return 0;
  const box = spot.getBoundingClientRect();
  const across = Math.min(box.right, lesson.right) - Math.max(box.left, lesson.left);
  const down = Math.min(box.bottom, lesson.bottom) - Math.max(box.top, lesson.top);
  return across > 0 ? Math.max(0, down) / box.height : 0;
}
