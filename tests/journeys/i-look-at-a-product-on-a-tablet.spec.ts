import type { Locator, Page } from '@playwright/test';
import { examplePath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { shiftOf, watchShifts } from '#tests/support/shifts.ts';

const PRODUCT = '/buy/product/iphone/iphone-14/8';

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
const buyColumn = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
const bar = (page: Page) => page.getByRole('region', { name: 'In short' });

test('At 768 px the pictures are beside the choices, and a bar at the bottom shows the total', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(PRODUCT);
  const [pictures, choices] = [await boxOf(gallery(page)), await boxOf(buyColumn(page))];
  expect([pictures.x, Math.round(pictures.width)]).toEqual([24, 336]);
  expect([Math.round(choices.x), Math.round(choices.width)]).toEqual([392, 352]);
  expect(Math.abs(pictures.y - choices.y)).toBeLessThan(2);
  const picture = await boxOf(gallery(page).getByRole('img').first());
  expect(picture.height / picture.width).toBeCloseTo(4 / 3, 1);

  // The promises are below the pictures, so that both columns are about equally long.
  const promise = await boxOf(page.getByRole('button', { name: /^Returns/ }));
  expect(promise.right).toBeLessThanOrEqual(pictures.right + 1);
  const rows = page.getByRole('region', { name: /^Already own/ }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const [first, second] = [await boxOf(rows.nth(0)), await boxOf(rows.nth(1))];
  expect(second.y).toBeGreaterThan(first.bottom);
  expect(first.height).toBeGreaterThanOrEqual(68);

  const foot = await boxOf(bar(page));
  expect([foot.height, foot.bottom]).toEqual([76, 1024]);
  await expect(bar(page).getByText('£319')).toBeShown();
  await expect(bar(page).getByText('128GB, Excellent').filter({ visible: true })).toBeShown();
  const add = bar(page).getByRole('button', { name: 'Add to cart' });
  expect((await boxOf(add)).width).toBe(224);
  expect(await shiftOf(page)).toBe(0);

  const about = await boxOf(page.getByRole('region', { name: 'About this product' }));
  const facts = await boxOf(page.getByRole('region', { name: 'Specification' }));
  expect([about.x, Math.round(facts.x), about.y]).toEqual([24, 392, facts.y]);
});

test('Below 768 px the pictures come first, wider than high, and no choice is wider than 268 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 1024 });
  await page.goto(PRODUCT);
  const [pictures, choices] = [await boxOf(gallery(page)), await boxOf(buyColumn(page))];
  expect(choices.y).toBeGreaterThan(pictures.bottom);
  const picture = await boxOf(gallery(page).getByRole('img').first());
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
  const tiles = page.getByRole('group').locator('> div > button[aria-pressed]');
  const widths = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(6);
  expect(Math.max(...widths)).toBeLessThanOrEqual(268);
});

test('At 1024 px the two columns are seven to six', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(PRODUCT);
  const choices = await boxOf(buyColumn(page));
  expect(Math.round(choices.width)).toBe(432);
  expect(Math.round(choices.right)).toBe(1000);
  await expect(bar(page)).toHaveCount(0);
});

for (const width of [390, 768]) {
  test(`At ${width} px a product that is out of stock keeps its bar, with a button for a stock alert`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(examplePath('variation, out of stock'));
    await page
      .getByRole('heading', { name: 'Specification' })
      .evaluate((heading) => heading.scrollIntoView());
    await expect(bar(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    const opener = bar(page).getByRole('button', { name: 'Notify me' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Notify Me When Stock Available' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    // While the page's own button is on screen, the bar is hidden.
    await page.getByRole('region', { name: 'Buy' }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
  });
}
