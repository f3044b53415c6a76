import type { Page } from '@playwright/test';
import { expectNoBarriers } from '#tests/support/barriers.ts';
import { expect, test } from '#tests/support/journey.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('I mistype a model and see what it was taken for, and what the other lines have', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=iphnoe+14+por');
  await expect(title(page)).toHaveText('Results for “iphone 14 pro”');
  await expect(
    page.getByRole('main').getByText('You typed “iphnoe 14 por”, which we read as “iphone 14 pro”.'),
  ).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveText('iPhone 14 Pro');
  await expectNoBarriers(page);

  await page.goto('/buy/products/All/1?q=iphnoe+14');
  const others = page.getByRole('navigation', { name: 'The same search in the other lines' });
  await others.getByRole('link', { name: /^\d+ to repair$/ }).click();
  await expect(page).toHaveURL('/repair/products/All/1?q=iphone%2014');
  await expect(cards(page).first()).toContainText(/from\s*£\d+/);
});

test('I insist on the words that I typed, share that search, and take it back', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/site\/products.*[?&]q=/.test(request.url())) calls.push(request.url());
  });
  await page.goto('/buy/products/phones/1?q=iphnoe+14&in_stock=1');
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Search instead for “iphnoe 14”' }).click();
  await expect(page).toHaveURL('/buy/products/phones/1?q=iphnoe+14&literal=1&in_stock=1');
  await expect(title(page)).toHaveText('Results for “iphnoe 14”');
  await expect(page.getByText(/which we read as/)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  // The list and its facets, as for any search.
  expect(calls).toHaveLength(2);

  await page.reload();
  await expect(title(page)).toHaveText('Results for “iphnoe 14”');
  await expectNoBarriers(page);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('link', { name: 'Search with the spelling corrected' }).click();
  await expect(title(page)).toHaveText('Results for “iphone 14”');
  await expect(cards(page).first()).toBeVisible();
});

test('In the search dialog too I can insist on what I typed, by keyboard', async ({ page }) => {
  await page.goto('/repair/products/phones/1');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('iphnoe 14');
  const literally = page.getByRole('link', { name: 'Search instead for “iphnoe 14”' });
  await expect(literally).toBeVisible();
  await literally.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/repair/products/All/1?q=iphnoe%2014&literal=1');
  await expect(page.getByRole('heading', { name: 'Nothing matches “iphnoe 14” here' })).toBeVisible();
});

test('Where nothing has all my words I see what comes nearest', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=iphone+14+banana');
  await expect(page.getByText(/^Nothing we sell has all of “iphone 14 banana”\./)).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toContainText('iPhone');
});

test('Where nothing is even near I am led to the other two lines', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=zxqvzxqv');
  await expect(page.getByRole('heading', { name: 'Nothing matches “zxqvzxqv” here' })).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Book a repair' })).toBeVisible();
  await expectNoBarriers(page);
  await results.getByRole('link', { name: 'Sell a device' }).click();
  await expect(page).toHaveURL('/sell/products/All/1');
  await expect(cards(page).first()).toBeVisible();
});

test('The search says what it understood, and how much each line has', async ({ page }) => {
  await page.goto('/repair/products/phones/1');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  const field = page.getByRole('combobox', { name: /^Search/ });
  await field.fill('iphnoe 14');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('Showing what matches iphone 14')).toBeVisible();
  const all = dialog.getByRole('group', { name: 'Everything for “iphone 14”' });
  await expect(all.getByRole('option', { name: /^Devices to buy/ })).toContainText(/\d/);
  await expectNoBarriers(page);
  // From a page of repairs a search stays among repairs.
  await field.press('Enter');
  await expect(page).toHaveURL('/repair/products/All/1?q=iphnoe%2014');
  await expect(title(page)).toHaveText('Results for “iphone 14”');
});
