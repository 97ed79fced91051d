import { expect, test } from '@playwright/test';
import { burgundy, faceOf } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { drawn } from '../../../platform/web/tests/helpers/drawn.ts';
import { prepare } from '../../../platform/web/tests/helpers/people.ts';
import { golden, openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';

test('who buys three cards by keyboard is at the title: a second press keeps none', async ({ page }) => {
  await prepare(page);
  const mayBuy = recordWhere(
    burgundy,
    { players: 1 },
    (state) => at(state.players, 0).projects.length === 0 && burgundy.legal(state).some((move) => move.do === 'buy'),
  );
  // Where there is room they lie above the projects, elsewhere over the table.
  const tray = page.locator('[data-zone=tray]');
  await openRecord(page, mayBuy);
  await drawn(page);
  await page.locator('.bar .buy').press('Enter');
  await expect(tray.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await drawn(page);
  await expect(tray.locator('.card.legal')).toHaveCount(3);
  await expect(page.locator('.veil')).toHaveCount(0);
  await tray.locator('.card').first().press('Enter');
  await expect(tray).toHaveCount(0);

  await page.setViewportSize({ width: 1024, height: 768 });
  await openRecord(page, mayBuy);
  await drawn(page);
  await page.locator('.bar .buy').press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await drawn(page);
  await expect(sheet.getByRole('button', { name: 'Keep' }).first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('who chooses a project by keyboard comes to its places', async ({ page }) => {
  await prepare(page);
  const places = recordWhere(burgundy, { players: 1 }, (state) => {
    if (!state.agenda.at(-1)?.some(({ step }) => step === 'takeAction')) return false;
    const byCard = new Map<number, number>();
    for (const move of burgundy.legal(state))
      if (move.do === 'place') byCard.set(move.card, (byCard.get(move.card) ?? 0) + 1);
    return [...byCard.values()].some((count) => count > 1);
  });
  await openRecord(page, places);
  await drawn(page);
  const project = page.locator('[data-zone=projects] [aria-pressed=false]').first();
  await page.keyboard.press('Tab');
  await project.press('Enter');
  await expect(page.locator('[data-zone=estate] .slot[data-move]').first()).toBeFocused();
  // Chosen and in focus are told apart.
  const chosen = page.locator('[data-zone=projects] .chosen');
  const ring = () => chosen.evaluate((card) => getComputedStyle(card).outlineColor);
  const unfocused = await ring();
  await page.keyboard.press('Tab');
  await chosen.focus();
  expect(await ring()).not.toBe(unfocused);
});

test('who completes a triple by keyboard comes to its bonuses', async ({ page }) => {
  await prepare(page);
  let code = '';
  const completes = recordWhere(burgundy, { players: 1 }, (state) => {
    if (!state.agenda.at(-1)?.some(({ step }) => step === 'takeAction')) return false;
    const places = burgundy.legal(state).filter((move) => move.do === 'place');
    const move = places.find((one) => {
      const after = burgundy.clone(state);
      burgundy.apply(after, one);
      const asked = after.agenda.at(-1)?.some(({ step }) => step === 'tripleBonus') === true;
      return asked && places.filter(({ card }) => card === one.card).length === 1;
    });
    if (move !== undefined) ({ code } = faceOf(state, move.card));
    return move !== undefined;
  });
  await openRecord(page, completes);
  await drawn(page);
  await page.keyboard.press('Tab');
  await page.locator(`[data-zone=projects] [data-card=${code}]`).press('Enter');
  await expect(page.locator('.bonus[data-move]:focus')).toHaveCount(1);
});

test('the description of a card does not say again what its name says', async ({ page }) => {
  await prepare(page);
  await openRecord(page, golden('burgundy', 'v1-1-won', 3));
  const card = page.locator('[data-zone=display] .card').first();
  await expect(card).toHaveAttribute('aria-label', /die \d.*triple/);
  await expect(card).toHaveAttribute('aria-description', /^(?!.*(die|triple)).+$/);
});

test('who places a ship by keyboard is at the goods, wherever the ship was', async ({ page }) => {
  await prepare(page);
  let code = '';
  const ships = recordWhere(burgundy, { players: 1 }, (state) => {
    if (!state.agenda.at(-1)?.some(({ step }) => step === 'takeAction')) return false;
    const places = burgundy.legal(state).filter((move) => move.do === 'place');
    const ship = places.find(
      (one) => faceOf(state, one.card).face === 'ship' && places.filter(({ card }) => card === one.card).length === 1,
    );
    if (ship !== undefined) ({ code } = faceOf(state, ship.card));
    return ship !== undefined;
  });
  await openRecord(page, ships);
  await drawn(page);
  await page.keyboard.press('Tab');
  await page.locator(`[data-zone=projects] [data-card=${code}]`).press('Enter');
  await expect(page.locator('[data-zone=goods] [data-move]:focus, .bonus[data-move]:focus')).toHaveCount(1);
});

test('the own start player card is seen and heard on a phone', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const holds = recordWhere(burgundy, { players: 2, startPlayer: 0 }, (state) => state.startCard?.holder === 0);
  await openRecord(page, holds);
  await drawn(page);
  const card = page.locator('[data-zone=storage]').getByRole('img', { name: 'start player card, face up' });
  await expect(card).toBeVisible();
  await expect(card).toBeInViewport();
});
