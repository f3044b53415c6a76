import { expect, test } from '#tests/support/journey.ts';

test(
  'I go from the home page to a listing to a product, and see its price',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Threefold/);
    await page.getByRole('main').getByRole('link', { name: 'Shop all devices' }).click();
    await expect(page).toHaveURL(/\/buy\/products\/All\/1$/);

    const card = page
      .getByRole('main')
      .getByRole('link', { name: /iPhone/ })
      .first();
    const path = await card.getAttribute('href');
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${path ?? 'none'}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('iPhone');
    await expect(page.getByRole('main').getByText(/£\d/).first()).toBeShown();

    await page.goBack();
    await expect(page).toHaveURL(/\/buy\/products\/All\/1$/);
  },
);

test(
  'I open a page that does not exist, and find a link back',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const response = await page.goto('/buy/product/phones/no-such-phone/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
  },
);
