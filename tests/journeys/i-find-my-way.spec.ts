import type { Page } from '@playwright/test';
import { PER_PAGE } from '#contract/catalog.ts';
import { expect, test } from '#tests/support/journey.ts';

const header = (page: Page) => page.getByRole('banner');

/** The position of the header's bar on the screen. */
const barPosition = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element.firstElementChild ?? element).position);

test(
  'I see how to contact the shop, and which of the three lines I am in',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await page.goto('/sell/products/All/1');
    await expect(header(page).getByRole('link', { name: /Phone\s+020 7946 0132/ })).toHaveAttribute(
      'href',
      'tel:02079460132',
    );
    await expect(header(page).getByRole('link', { name: /hello@threefold.example/ })).toHaveAttribute(
      'href',
      'mailto:hello@threefold.example',
    );
    const lines = page.getByRole('navigation', { name: 'Buy, sell or repair' });
    await expect(lines.getByRole('link', { name: 'Sell' })).toHaveAttribute('aria-current', 'true');
    await lines.getByRole('link', { name: 'Repair' }).click();
    await expect(page).toHaveURL('/repair/products/All/1');
    await expect(lines.getByRole('link', { name: 'Repair' })).toHaveAttribute('aria-current', 'true');
  },
);

test('A shortened path, or one in capitals, opens the right page', async ({ page }) => {
  await page.goto('/sell');
  await expect(page).toHaveURL('/sell/products/All/1');
  await page.goto('/Buy/Products/Phones?sort=price_asc');
  await expect(page).toHaveURL('/buy/products/phones/1?sort=price_asc');
  await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeShown();
});

test(
  'After 300 px the header sticks to the top, and nothing jumps',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await page.goto('/buy/products/phones/1');
    expect(await barPosition(page)).toBe('relative');
    // The page is longer once the last cards are drawn, when the browser is idle.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(PER_PAGE);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForTimeout(150);
    expect(await barPosition(page)).toBe('relative');
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect.poll(() => barPosition(page)).toBe('fixed');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await page.evaluate(() => window.scrollY)).toBe(301);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => barPosition(page)).toBe('relative');
  },
);

test(
  'I search with the / key, move through the suggestions with arrows, and open one',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(header(page)).toBeShown();
    if (isMobile) await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
    else await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: /^Search/ });
    await expect(field).toBeFocused();
    await field.fill('pixel');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText('Pixel');
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await field.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pixel');
  },
);

test('I search without choosing a suggestion and see everything to buy; the search is remembered', async ({
  page,
}) => {
  await page.goto('/stores');
  const open = page.getByRole('button', { name: 'Search a device, a fault or a part' });
  await open.click();
  const field = page.getByRole('combobox', { name: /^Search/ });
  await field.fill('watch');
  await field.press('Enter');
  await expect(page).toHaveURL('/buy/products/All/1?q=watch');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “watch”' })).toBeShown();

  await open.click();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('button', { name: 'watch', exact: true })).toBeShown();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(open).toBeFocused();
});

test('I am told when suggestions do not load', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  await page.route('**/no/auth/web/site/search?*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Search is resting.' } }),
  );
  await page.goto('/stores');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('pixel');
  await expect(page.getByText('Search is resting.')).toBeShown();
  await page.unroute('**/no/auth/web/site/search?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('option').first()).toContainText('Pixel');
});

test.describe('On a wide screen', () => {
  test('The search stays on one line where the header is full', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto('/buy/products/phones/1');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => barPosition(page)).toBe('fixed');
    const label = header(page).getByText('Search a device, a fault or a part');
    await expect.poll(async () => (await label.boundingBox())?.height).toBeLessThan(30);
  });

  test('I use the large menu with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const button = header(page).getByRole('button', { name: 'Categories' });
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeShown();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Phones', exact: true }).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Tablets', exact: true }).first()).toBeFocused();
    await expect(menu.getByRole('link', { name: 'iPad' }).first()).toBeShown();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'iPad' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/buy/products/ipad/1');
    await expect(menu).toBeHidden();
  });

  test('The large menu opens when the mouse rests on it, and closes when it leaves', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    await header(page).getByRole('button', { name: 'Categories' }).hover();
    await expect(menu).toBeShown();
    await menu.getByRole('link', { name: 'Laptops', exact: true }).first().hover();
    await expect(menu.getByRole('link', { name: 'MacBook' }).first()).toBeShown();
    await page.mouse.move(640, 880);
    await expect(menu).toBeHidden();
  });

  test('I see the category I am in, and the site has its own menu', async ({ page }) => {
    await page.goto('/buy/products/macbook/1');
    const bar = page.getByRole('navigation', { name: 'Shop by category' });
    await expect(bar.getByRole('link', { name: 'Laptops' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Audio' }).click();
    await expect(page).toHaveURL('/buy/products/audio/1');

    await page.goto('/sell/products/All/1');
    await expect(bar.getByRole('link')).toHaveText(['Phones', 'Tablets', 'Laptops', 'Watches', 'Consoles']);
    await bar.getByRole('link', { name: 'Tablets' }).click();
    await expect(page).toHaveURL('/sell/products/tablets/1');
    await expect(bar.getByRole('link', { name: 'Tablets' })).toHaveAttribute('aria-current', 'page');

    await header(page).getByRole('button', { name: 'Categories' }).click();
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    await expect(menu.getByRole('link', { name: 'Watches', exact: true })).toBeShown();
    await expect(menu.getByRole('link', { name: 'Audio', exact: true })).toHaveCount(0);
    await expect(menu.getByRole('group', { name: 'Phones' }).getByRole('link').first()).toHaveText(
      'Sell yours',
    );
    await expect(menu.getByText(/models$/)).toHaveCount(0);
    await page.keyboard.press('Escape');

    await header(page).getByRole('button', { name: 'Help' }).click();
    const returns = header(page).getByRole('link', { name: 'Returns' });
    await expect(returns).toBeShown();
    await returns.click();
    await expect(page).toHaveURL('/pages/returns');
  });
});

test.describe('On a phone or a tablet', { tag: '@no-desk' }, () => {
  test(
    'I open the menu, go to a category, and the menu is closed',
    { tag: ['@phone', '@tablet'] },
    async ({ page }) => {
      await page.goto('/');
      const open = page.getByRole('button', { name: 'Open the menu' });
      await open.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeShown();
      await expect(sheet.getByRole('navigation', { name: 'Buy, sell or repair' })).toBeShown();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await sheet.getByText('Watches', { exact: true }).click();
      await sheet.getByRole('link', { name: 'All watches' }).click();
      await expect(page).toHaveURL('/buy/products/watches/1');
      await expect(sheet).toBeHidden();
    },
  );

  test(
    "The menu has the shop's own entries, with their sub-entries",
    { tag: ['@phone', '@tablet'] },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Categories' });
      for (const title of ['Phones', 'Tablets', 'Laptops', 'Watches', 'Audio', 'Consoles', 'Accessories'])
        await expect(sheet.getByText(title, { exact: true })).toBeShown();
      await sheet.getByText('Consoles', { exact: true }).click();
      await sheet.getByText('Phones', { exact: true }).click();
      const repaired = sheet.getByRole('link', { name: 'Have it repaired' });
      // Only one entry is open at a time.
      await expect(repaired).toHaveCount(1);
      await expect(repaired).toBeShown();
      await expect(repaired).toHaveAttribute('href', '/repair/products/phones/1');
      const pixels = sheet.getByRole('link', { name: 'Google Pixel' });
      await expect(pixels).toHaveCount(3);
      await pixels.last().click();
      await expect(page).toHaveURL('/repair/products/google-pixel/1');

      // Inside a line, the menu shows the categories of that line.
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(sheet.getByText('Consoles', { exact: true })).toBeShown();
      await expect(sheet.getByText('Audio', { exact: true })).toHaveCount(0);
      await sheet.getByText('Phones', { exact: true }).click();
      await expect(sheet.getByRole('link', { name: 'All phones' })).toHaveAttribute(
        'href',
        '/repair/products/phones/1',
      );
    },
  );

  test('I sign in from the menu', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/stores');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('dialog', { name: 'Create account' })).toBeShown();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test(
    "The site's own menu is a second drawer on top of the first",
    { tag: ['@phone', '@tablet'] },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Help and more' }).click();
      const second = page.getByRole('dialog', { name: 'Help and more' });
      await expect(second).toBeShown();
      await second.getByText('Help', { exact: true }).click();
      await second.getByRole('link', { name: 'Returns' }).click();
      await expect(page).toHaveURL('/pages/returns');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});

test.describe('On a tablet', { tag: '@no-desk' }, () => {
  test(
    'The header has three rows, and one of them sticks to the top',
    { tag: '@tablet' },
    async ({ page }) => {
      await page.goto('/stores');
      const top = (name: string) => header(page).getByRole('link', { name }).first();
      await expect(top('How we grade')).toBeShown();
      await expect(header(page).getByRole('link', { name: 'Audio' })).toBeShown();
      await expect(top('Stores')).toBeShown();
      await header(page).getByRole('button', { name: 'Help' }).click();
      await expect(header(page).getByRole('link', { name: 'Warranty' })).toBeShown();
      await page.keyboard.press('Escape');
      await page.goto('/buy/products/phones/1');
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByRole('button', { name: 'Search a device, a fault or a part' })).toBeShown();
      await expect(top('Audio')).toBeHidden();
    },
  );

  test(
    'The menu closes when I swipe it away, and when the window gets wider',
    { tag: '@tablet' },
    async ({ page }) => {
      await page.goto('/stores');
      const open = page.getByRole('button', { name: 'Open the menu' });
      const drawer = page.getByRole('dialog');
      await open.click();
      await expect(drawer).toBeShown();
      await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 760 }],
        });
      await touch('touchStart', 380);
      for (const x of [340, 260, 160, 60]) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await expect(drawer).toBeShown();
      await page.setViewportSize({ width: 1100, height: 1024 });
      await expect(drawer).toBeHidden();
      await expect(header(page).getByRole('button', { name: 'Categories' })).toBeShown();
    },
  );
});

test('The footer links to help, on every page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/stores');
  const help = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' });
  for (const name of ['Delivery', 'Returns', 'Warranty', 'How we grade', 'About us'])
    await expect(help.getByRole('link', { name })).toBeShown();
  const sell = page.getByRole('contentinfo').getByRole('navigation', { name: 'Sell' });
  await expect(sell.getByRole('link', { name: 'Sell consoles' })).toBeShown();
  await help.getByRole('link', { name: 'Warranty' }).click();
  await expect(page).toHaveURL('/pages/warranty');
});
