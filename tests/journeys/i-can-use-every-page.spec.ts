import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/support/journey.ts';

const addresses = [
  '/',
  '/buy/products/All/1',
  '/sell/products/All/1',
  '/repair/products/All/1',
  '/sell/product',
  '/stores',
  '/terms-and-conditions',
];

for (const address of addresses) {
  test(`I can use ${address}, whatever I see, hear or press`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, 'pixels that stick out at the right').toBeLessThanOrEqual(0);
  });
}
