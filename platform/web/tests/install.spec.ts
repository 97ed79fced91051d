import { expect, test } from '@playwright/test';

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
}

test('whoever installs the page gets it in their language, with icons for every system', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: Manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'de', description: 'Spiele der Renaissance an einem Tisch.' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const types = await Promise.all(
    [...manifest.icons.map(({ src }) => src), touch ?? ''].map(
      async (src) => (await request.get(src)).headers()['content-type'],
    ),
  );
  expect(types.filter((type) => type === 'image/png')).toHaveLength(4);
});
