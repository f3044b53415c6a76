import { examplePath } from '#tests/support/example-paths.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { scrollUntilThere } from '#tests/support/scrolling.ts';

test('I compare four products, and cannot add a fifth', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/buy/products/phones/1');
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  for (const index of [0, 1, 2, 3]) await ticks.nth(index).check();
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  await ticks.nth(4).click();
  await expect(ticks.nth(4)).not.toBeChecked();
  await expectMessage(page, /can be compared at a time/);

  await tray.getByRole('link', { name: /^Compare/ }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/);
  const table = page.getByRole('region', { name: 'Products side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  for (const row of ['Price', 'Condition', 'Rating', 'Stock', 'Display'])
    await expect(table.getByRole('rowheader', { name: new RegExp(`^${row}( \\(differs\\))?$`) })).toHaveCount(
      1,
    );
  const all = await table.getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all);
  for (const name of await table.getByRole('rowheader').allInnerTexts()) expect(name).toContain('(differs)');

  await expectAccessible(page);

  await table
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/buy/products/phones/1');
  await page.goto('/compare');
  await expect(table.getByRole('columnheader'), 'what is ticked, without ids in the URL').toHaveCount(4);
  await page.goBack();
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await expect(ticks.nth(0)).not.toBeChecked();
});

test(
  'The first column stays on screen while I scroll the others',
  { tag: ['@phone', '@no-desk'] },
  async ({ page }) => {
    await page.goto('/compare?ids=1,2,3,4');
    const table = page.getByRole('region', { name: 'Products side by side' });
    await expect(page.getByText('Swipe to see all 4')).toBeShown();
    const second = await table.getByRole('columnheader').nth(2).boundingBox();
    expect((second?.x ?? 999) + (second?.width ?? 0), 'two products are seen').toBeLessThanOrEqual(390);
    const head = page.getByRole('rowheader', { name: /^Price/ });
    const before = await head.boundingBox();
    await page
      .getByRole('region', { name: 'Products side by side' })
      .evaluate((region) => region.scrollTo({ left: 300 }));
    expect((await head.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);

    // Further down, the names stick below the header, each above its column.
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const name = page.locator('[aria-hidden] span', { hasText: 'iPhone 16 Pro' }).last();
    await expect(name).toBeShown();
    const column = await table.getByRole('columnheader').nth(3).boundingBox();
    await expect
      .poll(async () => Math.abs(((await name.boundingBox())?.x ?? 0) - (column?.x ?? 0)))
      .toBeLessThan(10);

    // A laptop has no SIM: the text for screen readers must not widen the page.
    await page.goto('/compare?ids=1,2,5,40');
    await expect(page.getByText('Not known').last()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('A comparison can be shared, an empty one says what to do, an invalid one is not found', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/compare?ids=2,1');
  await expect(page.getByRole('columnheader').nth(1)).toContainText('iPhone 16');
  const lines = page.getByRole('navigation', { name: 'Buy, sell or repair' });
  await expect(lines.getByRole('link', { name: 'Buy' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeShown();
  pageErrors.allow(/status of 404/);
  expect((await page.goto('/compare?ids=1,2,3,4,5'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeShown();
});

test('I add one of the compared products to my cart, or go to its page to choose', async ({ page }) => {
  await page.goto('/compare?ids=61,8');
  const table = page.getByRole('region', { name: 'Products side by side' });
  for (const head of await table.locator('th').all())
    await expect(head).toHaveAttribute('scope', /^(col|row)$/);
  const buttons = await Promise.all(
    [/^Add to cart /, /^Choose options /].map((name) =>
      table.getByRole('button', { name }).or(table.getByRole('link', { name })).boundingBox(),
    ),
  );
  expect(buttons[0]?.y).toBe(buttons[1]?.y);
  await table.getByRole('button', { name: /^Add to cart / }).click();
  const drawer = page.getByRole('dialog', { name: 'Added to your cart!' });
  await expect(drawer).toBeShown();
  await page.keyboard.press('Escape');
  await table.getByRole('link', { name: 'Choose options iPhone 14' }).click();
  await expect(page).toHaveURL(/\/buy\/product\/.*\/8$/);

  await page.goto('/compare?ids=65');
  await table.getByRole('button', { name: /^Notify me of / }).click();
  await expect(page.getByRole('dialog', { name: 'Notify Me When Stock Available' })).toBeShown();
});

test('I can compare the product that I look at', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  const tick = page.getByRole('checkbox', { name: 'Compare iPhone 14' });
  await tick.check();
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await tray.getByRole('button', { name: 'Remove iPhone 14' }).click();
  await expect(tick).not.toBeChecked();
  await expect(tray).toHaveCount(0);
});

test('Products that I looked at before are listed, the latest first', async ({ page }) => {
  const lookAt = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Buy' })).toBeShown();
  };
  await lookAt(examplePath('variable product'));
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  await lookAt(examplePath('simple product, counted, in stock'));
  await lookAt(examplePath('without a rating'));
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await scrollUntilThere(page, row.getByRole('article').nth(1));
  await expect(row.getByRole('heading', { level: 3 })).toHaveText([/charger/, /iPhone 14/]);

  await page.goto('/');
  await scrollUntilThere(page, row.getByRole('heading', { level: 3 }).first());
  await expect(row.getByRole('heading', { level: 3 })).toHaveText([/iPhone 17/, /charger/, /iPhone 14/]);
});

test('I am shown other products of the same kind, and not the current one', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  const row = page.getByRole('region', { name: 'More from iPhone' });
  await scrollUntilThere(page, row.getByRole('article').first());
  await expect(row.getByRole('article').first()).toBeShown();
  const names = await row.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  expect(names).not.toContain('iPhone 14');
});
