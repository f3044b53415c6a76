import type { Page } from '@playwright/test';
import { changeFirstData } from '#tests/support/first-data.ts';
import { expect, test } from '#tests/support/journey.ts';
import { logIn } from '#tests/support/member.ts';

/** The names of all entries of the site's own menu: in the bar, or in the second drawer. */
async function offered(page: Page, isMobile: boolean): Promise<string[]> {
  let menu = page.getByRole('banner');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Help and more' }).click();
    menu = page.getByRole('dialog').last();
  }
  await expect(menu.getByRole('link', { name: 'How we grade' }).first()).toBeShown();
  const names = await menu.getByRole('link').allInnerTexts();
  return names.map((name) => name.trim());
}

const people = [
  { who: 'A visitor', email: undefined, sees: [], misses: ['Wishlist', 'Your business', 'My Account'] },
  {
    who: 'A shopper',
    email: 'shopper@threefold.example',
    sees: ['Wishlist'],
    misses: ['Your business', 'My Account'],
  },
  {
    who: 'A vendor',
    email: 'vendor@threefold.example',
    sees: ['Your business'],
    misses: ['Wishlist', 'My Account'],
  },
];

for (const { who, email, sees, misses } of people) {
  test(
    `${who} sees the menu entries that are for them and no others`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      if (email) await logIn(page, email);
      await page.goto('/terms-and-conditions');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: email ? 'Log out' : 'Sign in' }).first()).toBeShown();
      const names = await offered(page, isMobile);
      for (const name of sees) expect(names).toContain(name);
      for (const name of misses) expect(names).not.toContain(name);
    },
  );
}

for (const { email, sees, misses } of people.filter((one) => one.email)) {
  test(`The menu under my name links to the pages of ${email}`, { tag: '@phone' }, async ({ page }) => {
    await logIn(page, email ?? '');
    await page.goto('/terms-and-conditions');
    const banner = page.getByRole('banner');
    await banner.locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') }).click();
    const menu = banner.locator('[data-menu-panel]');
    for (const name of sees) await expect(menu.getByRole('link', { name, exact: true })).toBeShown();
    for (const name of misses) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeShown();
    expect(page.url()).toMatch(/\/account$/);
  });
}

const NAVBAR = 'GET /market/one/navbar';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Shop by category' });

test('The bar of categories shows the answer of its own call, which comes with the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/market/one/navbar')) asked.push(request.url());
  });
  await changeFirstData(page, '/terms-and-conditions', (data) => {
    const [first] = data.of(NAVBAR).result;
    if (first) first.name = 'Phones by the dozen';
  });
  await page.goto('/terms-and-conditions');
  await expect(bar(page).getByRole('link').first()).toHaveText('Phones by the dozen');
  expect(asked).toEqual([]);
});

test('Where that call fails, the bar shows the categories that came with the page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  await changeFirstData(page, '/terms-and-conditions', (data) => data.drop(NAVBAR));
  const asked = page.waitForRequest(/\/market\/one\/navbar\?where_in_col=id&where_in_value=[\d%C]+$/);
  await page.route('**/market/one/navbar*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'x' } }),
  );
  await page.goto('/terms-and-conditions');
  await asked;
  await expect(bar(page).getByRole('link', { name: 'Phones', exact: true })).toHaveAttribute(
    'href',
    '/buy/products/phones/1',
  );
});
