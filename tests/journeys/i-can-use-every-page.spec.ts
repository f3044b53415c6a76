import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';

const paths = [
  '/buy/products/All/1',
  '/sell/products/All/1',
  '/repair/products/All/1',
  '/sell/product',
  '/stores',
  '/terms-and-conditions',
];

for (const path of paths) {
  test(`${path} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}
