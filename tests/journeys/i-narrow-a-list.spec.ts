import type { Page } from '@playwright/test';
import { expectCardLines } from '#tests/support/card-lines.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectMessage } from '#tests/support/messages.ts';

const count = (page: Page) => page.getByRole('region', { name: 'Results' }).getByText(/^\d+ phones?$/);

/** The filters are beside the list, or in a sheet on a phone. */
async function withFilters(page: Page, isMobile: boolean, choose: () => Promise<void>): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await choose();
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ results?$/ }).click();
}

test(
  'I filter the list by one brand, see how many are left, and remove the filter',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/buy/products/phones/1');
    const all = await count(page).innerText();
    await withFilters(page, isMobile, () => page.getByRole('checkbox', { name: /^Samsung\s*\d/ }).check());
    await expect(page).toHaveURL(/[?&]brands=\d+/);
    await expect(count(page)).not.toHaveText(all);
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(titles.first()).toContainText('Samsung');

    await page.getByRole('button', { name: 'Remove Samsung' }).click();
    await expect(page).not.toHaveURL(/brands=/);
    await expect(count(page)).toHaveText(all);
  },
);

test('Back removes my filters one by one', async ({ page, isMobile }) => {
  await page.goto('/buy/products/phones/1');
  await withFilters(page, isMobile, async () => {
    await page.getByRole('checkbox', { name: /^Samsung\s*\d/ }).check();
    await expect(page).toHaveURL(/brands=/);
    await page.getByRole('checkbox', { name: /^On sale/ }).check();
    await expect(page).toHaveURL(/on_sale=1/);
  });
  await page.goBack();
  await expect(page).toHaveURL(/brands=/);
  await expect(page).not.toHaveURL(/on_sale/);
  await page.goBack();
  await expect(page).not.toHaveURL(/brands=/);
});

test(
  'In each row of cards names, prices and buttons are at the same height, even if a card lacks one',
  { tag: ['@phone', '@tablet'] },
  async ({ page, isMobile }) => {
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
    for (const path of ['/buy/products/All/1', '/repair/products/All/1']) {
      await page.goto(path);
      await expectCardLines(cards);
    }
    if (isMobile) return;
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectCardLines(cards);
  },
);

test(
  'I filter by a few basic colours, and a link with a manufacturer’s colour name still works',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/buy/products/phones/1');
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    const colours = page.getByRole('group', { name: 'Colour' }).last();
    const showAll = colours.getByRole('button', { name: /^Show \d+ more$/ });
    if (await showAll.isVisible()) await showAll.click();
    const names = await colours
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.innerText.replace(/[\s\d]+/g, '')));
    expect(names).toEqual([
      'Black',
      'White',
      'Grey',
      'Blue',
      'Green',
      'Purple',
      'Pink',
      'Red',
      'Gold',
      'Orange',
    ]);
    await colours.getByRole('checkbox', { name: /^Purple/ }).check();
    await expect(page).toHaveURL(/terms=Colour(:|%3A)Purple/);
    await page.goto('/buy/products/phones/1?terms=Colour:Deep%20Purple');
    await expect(page.getByRole('button', { name: 'Remove Deep Purple' })).toBeShown();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('iPhone 14 Pro');
  },
);

test('I sort by price and the cheapest comes first', async ({ page }) => {
  await page.goto('/buy/products/phones/1');
  await page.getByLabel('Sort').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  const prices = async () => {
    const texts = await page.getByRole('main').getByRole('article').locator('.text-price').allInnerTexts();
    return texts.map((text) => Number(text.replace(/[£,]/g, '')));
  };
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.length > 5 && shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0));
    })
    .toBe(true);
});

test('I go to the next page, which has its own URL', async ({ page }) => {
  await page.goto('/buy/products/All/1');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/buy/products/All/2');
  await expect(page).toHaveTitle(/page 2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('I am told when a list does not load, and can try again', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  await page.goto('/buy/products/phones/1');
  await page.route('**/no/auth/web/site/products?*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'The shelves are being moved.' } }),
  );
  await page.getByLabel('Sort').selectOption('newest');
  await expect(page.getByRole('heading', { name: 'The list did not load' })).toBeShown();
  await expect(page.getByText('The shelves are being moved.')).toBeShown();
  await page.unroute('**/no/auth/web/site/products?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeShown();
});

test('I am told when filters do not load, and can try again', async ({ page, isMobile, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  await page.goto('/stores');
  const filter = '**/no/auth/web/site/products/filter?*';
  await page.route(filter, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'The shelves are being moved.' } }),
  );
  await page
    .getByRole('navigation', { name: 'Buy, sell or repair' })
    .getByRole('link', { name: 'Buy' })
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeShown();
  const ask = page.getByRole('button', { name: isMobile ? /^Filters/ : 'Retry' });
  if (isMobile) {
    await ask.click();
    await expectMessage(page, /^The filters did not load\./);
  } else await expect(page.getByText('The filters did not load.')).toBeShown();
  await page.unroute(filter);
  await ask.click();
  await expect(page.getByRole('checkbox', { name: /^On sale/ })).toBeShown();
});

test(
  'I combine filters, see each as a chip, remove one, and clear the rest',
  { tag: ['@phone', '@tablet'] },
  async ({ page, isMobile }) => {
    await page.goto('/buy/products/All/1');
    const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
    await withFilters(page, isMobile, async () => {
      await page.getByRole('checkbox', { name: /^Phones/ }).check();
      await expect(page).toHaveURL(/categories=10/);
      await page.getByRole('checkbox', { name: /^Pristine/ }).check();
      await expect(page).toHaveURL(/conditions=Pristine/);
      await page.getByRole('checkbox', { name: /^In stock/ }).check();
      await expect(page).toHaveURL(/in_stock=1/);
    });
    await expect(chip('Phones')).toBeShown();
    await expect(chip('In stock')).toBeShown();
    await chip('Pristine').click();
    await expect(page).not.toHaveURL(/conditions/);
    await expect(page.getByRole('region', { name: 'Results' }).getByText(/^\d+ products$/)).toBeFocused();
    await page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/buy/products/All/1');
    await expect(chip('Phones')).toHaveCount(0);
  },
);

test('A value without results keeps its position, disabled', async ({ page, isMobile }) => {
  await page.goto('/buy/products/phones/1?categories=13');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Samsung\s*0$/ })).toBeDisabled();
});

test(
  'In a narrow window the filters are a sheet, and its buttons are on screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/buy/products/phones/1?brands=2');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: /^Show \d+ results$/ })).toBeInViewport({ ratio: 1 });
  },
);

test('On a tablet the usual filters are one click away, and the others open from the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/buy/products/phones/1');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  const condition = page.getByRole('button', { name: /^Condition/ });
  await condition.click();
  await page
    .getByRole('group', { name: 'Condition' })
    .getByRole('checkbox', { name: /^Pristine/ })
    .check();
  await expect(page).toHaveURL(/conditions=Pristine/);
  await expect(condition).toHaveText('Condition: 1');
  await page.keyboard.press('Escape');
  await expect(condition).toBeFocused();
  await expect(page.getByRole('group', { name: /^Condition/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show \d+ results$/ })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(768 - 420);
  await sheet.getByRole('checkbox', { name: /^Blue/ }).check();
  await expect(page).toHaveURL(/Blue/);
});

test(
  'I look at a product and return to the same position of the same list',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/buy/products/phones/1?conditions=Good');
    const card = page.getByRole('main').getByRole('article').nth(13);
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/buy\/product\//);
    await page.goBack();
    await expect(page).toHaveURL('/buy/products/phones/1?conditions=Good');
    await expect(page.getByRole('button', { name: 'Remove Good' })).toBeAttached();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(60);
  },
);

test('Cards show the selling price, the price of a repair, and what my device is worth', async ({ page }) => {
  await page.goto('/sell/products/phones/1');
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await expect(first).toContainText(/like new\s*£\d+\s*cash/);
  await expect(first).toContainText(/£\d+ voucher/);
  await page.goto('/repair/products/phones/1');
  await expect(first).toContainText(/from\s*£\d+\s*(for: )?[A-Z][\w ]+ · about \d+\s(min|h|days?)/);

  await page.goto('/buy/products/phones/1');
  const promo = page.getByRole('complementary', { name: 'Sell yours' });
  await promo.scrollIntoViewIfNeeded();
  await expect(promo).toContainText(/£\d+ cash or £\d+ voucher for one like new/);
  await promo.getByRole('link', { name: 'Price my device' }).click();
  await expect(page).toHaveURL('/sell/product?category=phones');
});

test('Below my search results, the other lines show the same device', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=pixel 8');
  const ways = page.getByRole('navigation', { name: 'More ways' });
  await ways.scrollIntoViewIfNeeded();
  await expect(ways.getByRole('link', { name: /^Sell/ })).toContainText(
    /Google Pixel 8: £\d+ cash for one like new/,
  );
  await expect(ways.getByRole('link', { name: /^Repair/ })).toContainText(/Google Pixel 8 repairs from £\d+/);
});
