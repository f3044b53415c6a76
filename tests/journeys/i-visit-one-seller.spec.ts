import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

test(
  "I see one seller's name, location and rating above its products, and find its store",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/buy/products/All/1?business=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Mobile Yard' })).toBeShown();
    await expect(page.getByText('27 Briggate, Leeds, LS1 6HD')).toBeShown();
    await expect(page.getByText(/^Rated \d\.\d out of 5 from \d+ reviews$/).first()).toBeAttached();
    for (const card of await cards(page).all()) await expect(card).toContainText('Mobile Yard');
    await page.getByRole('link', { name: /opening hours/ }).click();
    await expect(page).toHaveURL('/stores');

    // With several stores each one is named, so that no visitor goes to the wrong one.
    await page.getByRole('link', { name: 'View Store Threefold Islington' }).click();
    await expect(page.getByText('Threefold Islington, 42 Upper Street, London, N1 0PN')).toBeShown();
  },
);

test('The title and the canonical link name the seller', async ({ page }) => {
  const shared = page.locator('link[rel=canonical]');
  await page.goto('/');
  await expect(shared).toHaveAttribute('href', /:\d+\/$/);
  await page.goto('/buy/products/All/1?business=2');
  await expect(page).toHaveTitle('Buy all devices from Mobile Yard | Threefold');
  await expect(shared).toHaveAttribute('href', /\/buy\/products\/All\/1\?business=2$/);

  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/buy\/product\//);
  await expect(page).not.toHaveTitle(/Mobile Yard/);
  await expect(shared).toHaveAttribute('href', /\/buy\/product\/[^?]+$/);

  await page.goBack();
  await expect(page).toHaveTitle('Buy all devices from Mobile Yard | Threefold');
  await expect(shared).toHaveAttribute('href', /\/buy\/products\/All\/1\?business=2$/);
  await page.getByRole('link', { name: /opening hours/ }).click();
  await expect(page).toHaveTitle(/Stores Near You/);
  await expect(shared).toHaveAttribute('href', /\/stores$/);
});

test('I choose another seller, and then all sellers', async ({ page, isMobile }) => {
  await page.goto('/buy/products/phones/1?business=2');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('radio', { name: /^Northside Phones/ }).check();
  await expect(page).toHaveURL(/business=3/);
  await page.getByRole('radio', { name: 'Anyone' }).check();
  await expect(page).not.toHaveURL(/business=/);
});

test('The page of a blocked or unknown seller is not found', async ({ page, request, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  for (const id of [7, 999_999]) {
    const path = `/buy/products/All/1?business=${id}`;
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|nothing/i);
  }
});
