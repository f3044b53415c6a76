import { expect, test } from '#tests/support/journey.ts';

const MISSING = [
  '/nothing-here',
  '/buy/products/unknown-things/1',
  '/buy/products/phones/0',
  '/buy/products/phones/999',
  '/buy/product/iphone/iphone-14/999999',
  '/pages/unknown',
];

test('I am told where there is nothing, and go on to the devices', async ({ page, pageErrors }) => {
  // Many pages take a while on a busy machine.
  test.slow();
  pageErrors.allow(/status of 40[04]/);
  const ahead = page.getByRole('main').getByRole('link', { name: 'Shop devices' });
  for (const path of MISSING) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }),
      ).toBeShown();
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(ahead).toHaveAttribute('href', '/buy/products/All/1');
    });
  }
  await ahead.click();
  await expect(page).toHaveURL('/buy/products/All/1');
});

test('I see the list when one of its filters cannot be read', async ({ page }) => {
  const response = await page.goto('/buy/products/phones/1?min=cheap&sort=nicest');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeShown();
  await expect(page.getByRole('main').getByRole('article').first()).toBeShown();
});

for (const [mode, title] of [
  [2, 'Coming Soon'],
  [3, 'Under Maintenance'],
] as const) {
  test(`I read "${title}" while the shop is closed`, async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"website_mode":1', `"website_mode":${mode}`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();
    await expect(page.getByText('Threefold', { exact: true })).toBeShown();
    await expect(page.getByText(/^© \d{4} Threefold/)).toBeShown();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
}

test('A page that crashes keeps the header, and can be tried again', async ({ page, pageErrors }) => {
  pageErrors.allow(/./);
  await page.goto('/stores');
  await page.route('**/no/auth/web/site/products?*', (route) =>
    route.fulfill({ json: { status: 200, data: [null], total: 1, page: 1, per_page: 24 } }),
  );
  await page
    .getByRole('navigation', { name: 'Buy, sell or repair' })
    .getByRole('link', { name: 'Sell' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeShown();
  await expect(page.getByRole('banner')).toBeShown();
  await page.unroute('**/no/auth/web/site/products?*');
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeShown();
});
