import { expectNoBarriers } from '#tests/support/barriers.ts';
import { expect, test } from '#tests/support/journey.ts';

const addresses = [
  '/buy/products/All/1',
  '/sell/products/All/1',
  '/repair/products/All/1',
  '/sell/product',
  '/stores',
  '/terms-and-conditions',
];

for (const address of addresses) {
  test(`${address} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
    await page.waitForLoadState('networkidle');
    await expectNoBarriers(page);
  });
}
