import type { Page } from '@playwright/test';
import { test, expect } from '../support/journey.ts';

interface Seen {
  what: string;
  box: readonly number[];
}

const START = '**/assets/start-*.js';

/** A page whose scripts have not come: what is seen is what its HTML holds. */
async function arriveEarly(page: Page, address: string): Promise<void> {
  await page.route(START, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.evaluate((to) => location.assign(to), address);
  await page.waitForURL(address);
  await page.evaluate(() => document.fonts.ready);
}

/** Words and pictures on the screen, each with its place. */
function seen(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main p, main img, header img, header a')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.textContent.replace(/\s+/g, ' ').trim();
      const what = element instanceof HTMLImageElement ? element.currentSrc : words;
      const isSeen = width > 1 && height > 1 && y < window.innerHeight && what !== '';
      return isSeen ? [{ what, box: [x, y, width, height] }] : [];
    }),
  );
}

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < 1);

/** What the first screen shows and the page shows elsewhere, or not at all. */
const moved = (first: readonly Seen[], then: readonly Seen[]) =>
  first.filter(({ what, box }) => !then.some((one) => one.what.includes(what) && isNear(one.box, box)));

for (const [what, path] of [
  ['the home page', '/'],
  ['a list', '/buy/products/phones/1'],
  ['what can be repaired', '/repair/products/iphone/1'],
  ['a product', '/buy/product/iphone/iphone-14/8'],
  ['the point of sale', '/pos'],
] as const) {
  test(`I see ${what} before its scripts have come, and nothing moves when they do`, async ({
    page,
    baseURL,
  }) => {
    await arriveEarly(page, baseURL + path);
    const first = await seen(page);
    expect(first.length).toBeGreaterThan(2);
    await page.unroute(START);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => moved(first, await seen(page))).toEqual([]);
  });
}

test('I need not wait for scripts to go on', async ({ page, baseURL }) => {
  await arriveEarly(page, `${baseURL}/`);
  await page.getByRole('link', { name: 'Sell', exact: true }).click();
  await expect(page).toHaveURL('/sell/products/All/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your device');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('I read the plain page alone', async ({ page }) => {
    await page.goto('/buy/product/iphone/iphone-14/8');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('iPhone 14');
    await expect(page.getByRole('contentinfo')).toContainText('The shop needs JavaScript to order.');
    await expect(page.locator('#first-screen')).toBeHidden();
  });
});
