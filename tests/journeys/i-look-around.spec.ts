import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

/** The calls for public data that a page makes. */
function publicCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(no\/auth|market)\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;

test('The title and the heading are right on the home page, the list of phones and a phone', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Phones/ })
    .click();
  await expect(page).toHaveURL('/buy/products/phones/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeShown();
  await expect(page).toHaveTitle(/^Buy Phones/);
  await expect(page.getByRole('main').getByText(/^\d+ phones$/)).toBeShown();

  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/buy\/product\/[\w-]+\/[\w-]+\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main').getByText(/^£\d/).first()).toBeShown();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeShown();
});

test('Back returns me to the same position in the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/buy/products/phones/1');
  const card = cards(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // Where the card is on the screen, not how far the page is scrolled: cards above it are laid out in turns, and the
  // browser scrolls along with them.
  const before = await topOf(card);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeAttached();
  await expect.poll(() => topOf(card)).toBeCloseTo(before, -1);
});

for (const [what, path] of [
  ['the home page', '/'],
  ['a list', '/buy/products/phones/1?sort=price_asc'],
  ['a search', '/buy/products/All/1?q=iphone'],
  ['the stores', '/stores'],
  ['a text', '/privacy-policy'],
] as const) {
  test(`I see ${what} without further calls: public data came with the page`, async ({ page }) => {
    const calls = publicCalls(page);
    await page.goto(path);
    // On the home page only screen readers read the heading.
    const level = path === '/' ? 2 : 1;
    await expect(page.getByRole('main').getByRole('heading', { level }).first()).toBeShown();
    await page.waitForLoadState('networkidle');
    // What is below the screen is read when it is near: the example in the offer to sell a device.
    expect(calls.filter((call) => !call.includes('is_active_for=2&per_page=1'))).toEqual([]);
  });
}

test('I choose another storage size, and price, name and URL follow', async ({ page }) => {
  const calls = publicCalls(page);
  await page.goto('/buy/products/phones/1');
  await cards(page).first().getByRole('link').click();
  const storage = page.getByRole('group', { name: 'Storage' });
  await expect(storage).toBeShown();
  await page.reload();
  calls.length = 0;
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  expect(calls, 'the opening variation is looked up').toEqual([]);

  await storage.getByRole('button', { pressed: false }).first().click();
  await expect(heading).not.toHaveText(before);
  await expect(page).toHaveURL(/\?variation=\d+$/);
  await expect.poll(() => calls.filter((call) => call.includes('/products/variation')).length).toBe(1);
  const after = await heading.innerText();

  await page.reload();
  await expect(heading).toHaveText(after);
});

test('I look at the reviews and at the seller', async ({ page }) => {
  await page.goto('/buy/products/phones/1?sort=rating');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('link', { name: /\d reviews?$/ }).click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await page.getByRole('main').getByText('Sold by').getByRole('link').click();
  await expect(page).toHaveURL(/\/buy\/products\/All\/1\?business=\d+$/);
  await expect(cards(page).first()).toBeShown();
});

test('I sort the reviews, filter them by stars, and load more', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/buy/product/iphone/iphone-14/8#reviews');
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const rows = reviews.getByRole('listitem');
  const ratings = () =>
    reviews
      .locator('li')
      .getByText(/^Rated \d/)
      .allInnerTexts();
  const said = page.locator('[aria-live="polite"]');
  await expect(rows).toHaveCount(5);
  const [newest] = await rows.allInnerTexts();

  await reviews.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest rating' });
  await expect(said).toContainText(/^5 of \d+ reviews, lowest rating first/);
  const lowest = await ratings();
  expect(lowest).toEqual(lowest.toSorted());
  await reviews.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Newest' });
  await expect(rows.first()).toHaveText(newest ?? '', { useInnerText: true });

  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(5)).toBeFocused();
  const more = reviews.getByRole('button', { name: 'Show more reviews' });
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(said).toContainText(/^All \d+ reviews, newest first/);

  const bars = reviews.getByRole('group', { name: 'Filter reviews by stars' });
  const full = bars.getByRole('button', { name: /^5 stars: [1-9]/ });
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toContainText(/reviews? with 5 stars, newest first/);
  expect(new Set(await ratings())).toEqual(new Set(['Rated 5.0 out of 5']));

  await bars
    .getByRole('button', { name: /: 0%, 0 reviews$/ })
    .first()
    .click();
  await expect(reviews.getByRole('heading', { name: /^No reviews with \d stars?$/ })).toBeShown();
  await reviews.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(reviews.getByText(/^All \d+ reviews$/)).toBeShown();
  await expect(bars.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('I find a store, its hours and what it sells', async ({ page }) => {
  await page.goto('/stores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Threefold Stores Near You');
  await page.getByPlaceholder('Search by name or address...').fill('manchester');
  const store = page.getByRole('main').getByRole('article');
  await expect(store).toHaveCount(1);
  await expect(store.getByText(/^(Open until|Opens|Closed)/).first()).toBeShown();
  await store.getByRole('link', { name: /^View Store/ }).click();
  await expect(page).toHaveURL(/business=\d+$/);
});

test('I can read which open-source work the shop uses, and its licences', async ({ page, request }) => {
  await page.goto('/terms-and-conditions');
  const href = await page.locator('link[rel=license]').getAttribute('href');
  const notices = await request.get(href ?? '');
  expect(notices.status()).toBe(200);
  const text = await notices.text();
  for (const name of ['react', 'lucide-react', '@fontsource-variable/geist']) {
    expect(text).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  }
});
