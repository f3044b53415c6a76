import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of ['/home-3', '/buy/products/All/1?q=zxqvzxqv']) {
  test(`${path} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
    await expectAccessible(page);
  });
}

test('The search is accessible', { tag: ['@phone', '@tablet'] }, async ({ page }) => {
  await page.goto('/stores');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('combobox').fill('pixel');
  await expect(page.getByRole('option').first()).toBeShown();
  await expectAccessible(page);
});

test('The menus are accessible', { tag: ['@phone', '@tablet'] }, async ({ page, isMobile }) => {
  await page.goto('/stores');
  await page.getByRole('button', { name: isMobile ? 'Open the menu' : 'Categories' }).click();
  if (isMobile) await page.getByRole('dialog').getByText('Watches', { exact: true }).click();
  await expect(page.getByRole('link', { name: isMobile ? 'All watches' : /^Watches/ }).first()).toBeShown();
  await expectAccessible(page);
});
