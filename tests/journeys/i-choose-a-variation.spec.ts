import type { Page } from '@playwright/test';
import { examplePath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';

const shownPicture = (page: Page) => page.getByRole('img', { name: /picture 1 of \d+$/ }).first();
const sku = (page: Page) => page.getByText(/^SKU /);

test('URL, SKU, picture, price and name follow my choice, and screen readers hear it', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  const heading = page.getByRole('heading', { level: 1 });
  const before = {
    name: await heading.innerText(),
    sku: await sku(page).innerText(),
    picture: await shownPicture(page).getAttribute('src'),
    price: await page.locator('.text-price-large').innerText(),
  };
  await page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'Yellow' }).click();
  await expect(heading).toContainText('Yellow');
  await expect(sku(page)).not.toHaveText(before.sku);
  await expect(shownPicture(page)).not.toHaveAttribute('src', before.picture ?? '');
  await expect(shownPicture(page)).toHaveAttribute('src', /yellow/);
  await expect(page).toHaveURL(/\?variation=\d+$/);
  await page
    .getByRole('group', { name: 'Storage' })
    .getByRole('button', { name: /^256GB/ })
    .click();
  await expect(page.locator('.text-price-large')).not.toHaveText(before.price);
  const price = await page.locator('.text-price-large').innerText();
  await expect(page.locator('[aria-live="polite"]')).toContainText(`256GB Yellow, Excellent, ${price}`);
  await expect(page).toHaveTitle(/256GB Yellow/);

  const shared = page.url();
  const seen = { name: await heading.innerText(), sku: await sku(page).innerText() };
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(heading).toHaveText(seen.name);
  await expect(sku(page)).toHaveText(seen.sku);
  await expect(shownPicture(page)).toHaveAttribute('src', /yellow/);
});

test('Back leaves the product, however often I changed my choice', async ({ page }) => {
  await page.goto('/buy/products/phones/1');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^iPhone 14$/ })
    .click();
  const colours = page.getByRole('group', { name: 'Colour' });
  await colours.getByRole('button', { name: 'Yellow' }).click();
  await colours.getByRole('button', { name: 'Purple' }).click();
  await expect(page).toHaveURL(/variation=/);
  await page.goBack();
  await expect(page).toHaveURL('/buy/products/phones/1');
});

test('The variation is loaded once everything is chosen, and what is out of stock can still be chosen', async ({
  page,
}) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/products/variation')) lookups.push(request.url());
  });
  await page.goto(examplePath('variable product with four attributes'));
  await expect(page.getByRole('group', { name: 'Connectivity' })).toBeShown();
  expect(lookups).toEqual([]);
  await page
    .getByRole('group', { name: 'Connectivity' })
    .getByRole('button', { pressed: false })
    .first()
    .click();
  await expect.poll(() => lookups.length).toBe(1);
  for (const column of [1, 2, 3, 4]) expect(lookups[0]).toContain(`col_${column}_term_name=`);

  await page.goto(examplePath('variable product'));
  const sold = page.getByRole('button', { name: /Sold out$/ }).first();
  await sold.click();
  await expect(sold).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeShown();
});

test('A variation of another product is not found on this page', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const other = new URL(examplePath('variation, out of stock'), 'http://shop').search;
  const response = await page.goto(examplePath('variable product') + other);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeShown();
});

for (const [example, words] of [
  ['on sale', { was: /^was £/, off: /^£\d+(\.\d\d)? off$/ }],
  ['not on sale', undefined],
  ['sale price that is planned but not running', undefined],
  ['on sale by name, but for the regular price', undefined],
] as const) {
  test(`I see ${words ? 'the discount' : 'no discount'}: ${example}`, async ({ page }) => {
    await page.goto(examplePath(example));
    const price = page.locator('p').filter({ has: page.locator('.text-price-large') });
    await expect(price).toBeShown();
    await expect(price.locator('s')).toHaveCount(words ? 1 : 0);
    await expect(price.getByText(/off$/)).toHaveCount(words ? 1 : 0);
    if (words) {
      await expect(price.locator('s')).toHaveText(words.was);
      await expect(price.getByText(/off$/)).toHaveText(words.off);
    }
  });
}

for (const [example, shown] of [
  ['refurbished variation', true],
  ['refurbished simple product', true],
  ['new variation', false],
] as const) {
  test(`'Verified refurbished in UK' is ${shown ? '' : 'not '}said of a ${example}`, async ({ page }) => {
    await page.goto(examplePath(example));
    await expect(page.getByText(/^SKU /)).toBeShown();
    await expect(page.getByText('Verified refurbished in UK', { exact: true })).toHaveCount(shown ? 1 : 0);
  });
}

for (const [example, shown] of [
  ['with a rating', true],
  ['without a rating', false],
] as const) {
  test(`A product ${example} shows ${shown ? 'its stars' : 'no stars'}`, async ({ page }) => {
    await page.goto(examplePath(example));
    await expect(page.getByText(/^SKU /)).toBeShown();
    await expect(page.getByRole('link', { name: /\d reviews?$/ })).toHaveCount(shown ? 1 : 0);
    await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(shown ? 1 : 0);
  });
}
