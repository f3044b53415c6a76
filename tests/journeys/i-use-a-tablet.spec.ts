import type { Locator, Page } from '@playwright/test';
import { expect, filledCart, test } from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { shiftOf, watchShifts } from '#tests/support/shifts.ts';

test.describe.configure({ timeout: 60_000 });

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** At each tablet width: the form is on the left, and the panel with the total beside or below it. */
async function expectColumns(page: Page, left: Locator, panel: Locator): Promise<void> {
  for (const { width, panelWidth, gap } of [
    { width: 768, panelWidth: 288, gap: 24 },
    { width: 1024, panelWidth: 360, gap: 32 },
  ]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(panel).toBeShown();
    const [one, other] = [await boxOf(left), await boxOf(panel)];
    expect(other.width).toBeCloseTo(panelWidth, 0);
    expect(other.x - one.right).toBeCloseTo(gap, 0);
    // On a tablet both start at the same height. From 1024 px on the panel may start higher.
    if (width === 768) expect(other.y).toBeCloseTo(one.y, 0);
  }
  await page.setViewportSize({ width: 640, height: 1024 });
  expect((await boxOf(panel)).y).toBeGreaterThan((await boxOf(left)).bottom);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
});

test('I sell: the offer is beside the question, or below it in a narrow window', async ({ page }) => {
  await watchShifts(page);
  await page.goto(devicePath('sell', 'iPhone 14'));
  const card = page.getByRole('region', { name: 'Questions about your device' });
  const panel = page.getByRole('region', { name: /^Your offer/ });
  await expect(card.getByRole('radio').first()).toBeShown();
  expect(await shiftOf(page)).toBe(0);
  const tops = await Promise.all(
    (await card.locator('label').all()).map(async (tile) => (await boxOf(tile)).x),
  );
  expect(new Set(tops).size, 'options in one column').toBe(1);
  await expectColumns(page, card, panel);
  await expect(page.getByText('Offer so far, cash')).toBeShown();
});

test('I book a repair: price and total are beside my choices', async ({ page }) => {
  await watchShifts(page);
  await page.goto(devicePath('repair', 'iPhone 14'));
  const faults = page.getByRole('region', { name: 'What needs mending?' });
  await expect(faults.getByRole('checkbox').first()).toBeShown();
  expect(await shiftOf(page)).toBe(0);
  await expectColumns(page, faults.locator('..'), page.getByRole('region', { name: 'Your repair' }));
});

test('I see the total of my cart beside its items', async ({ page }) => {
  await filledCart(page, [examplePath('simple product, counted, in stock')]);
  await page.goto('/buy/cart');
  const name = page.getByRole('heading', { level: 3 }).first();
  await expect(name).toBeShown();
  // The price stands on the line of the quantity.
  const middleOf = async (thing: Locator) => ((await boxOf(thing)).y + (await boxOf(thing)).bottom) / 2;
  const price = page.getByRole('main').getByRole('listitem').locator('.text-price').first();
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  expect(await middleOf(price)).toBeCloseTo(await middleOf(more), -1);
  const vendor = page.locator('section:has(h3)').first();
  await expectColumns(page, vendor, page.getByRole('region', { name: 'Summary' }));
});

test('Nothing shifts on pages that wait for my session', async ({ page }) => {
  await watchShifts(page);
  for (const [path, words] of [
    ['/wishlist', 'Sign in to see your wishlist'],
    ['/vendor/business', 'Your business'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words }).first()).toBeShown();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), path).toBeLessThan(0.01);
  }
});
