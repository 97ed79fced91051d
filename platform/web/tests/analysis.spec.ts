import { expect, test } from '@playwright/test';

test('a new deal is played for everybody, back and forth, and judged; its address is the position', async ({
  page,
}) => {
  await page.goto('/analysis/splendor');
  await page.getByRole('button', { name: '2 players' }).click();
  const advice = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem');
  await expect(advice.first()).toContainText('%');
  const first = new URL(page.url()).hash;
  expect(first).toMatch(/^#rules=court&players=2&viewer=0&round=1&seat=0&market=/u);
  await advice.first().getByRole('button').click();
  await expect(page).toHaveURL(/viewer=1/u);
  const second = new URL(page.url()).hash;
  await page.getByRole('button', { name: 'Back one move' }).click();
  await expect(page).toHaveURL(/viewer=0/u);
  expect(new URL(page.url()).hash).toBe(first);
  await page.getByRole('button', { name: 'Next move, as made before' }).click();
  await expect(page).toHaveURL(/viewer=1/u);
  expect(new URL(page.url()).hash).toBe(second);
  await page.reload();
  await expect(advice.first()).toContainText('%');
  expect(new URL(page.url()).hash).toBe(second);

  await page.getByRole('button', { name: 'Position' }).click();
  const text = page.getByRole('textbox', { name: 'Position' });
  const line = await text.inputValue();
  await text.fill(line.replace('seat=1', 'seat=7'));
  await page.getByRole('button', { name: 'Open the position' }).click();
  await expect(page.getByRole('alert')).toContainText('seat: expected a whole number from 0 to 1, found "7"');
  await text.fill(line.replace('round=1', 'round=2'));
  await page.getByRole('button', { name: 'Open the position' }).click();
  await expect(page).toHaveURL(/round=2/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address with a broken position says what is wrong with it', async ({ page }) => {
  await page.goto('/analysis/burgundy#players=2&viewer=0&round=Q');
  await expect(page.getByRole('alert')).toContainText('round: expected one of A, B, C, D, E');
  await expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('players=2 viewer=0 round=Q');
});
