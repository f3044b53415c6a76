import type { Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  cartLink,
  expect,
  filledCart,
  storeCartId,
  storedCartId,
  test,
} from '#tests/support/cart-journey.ts';
import { pounds } from '#tests/support/pounds.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { messages } from '#tests/support/messages.ts';
import { shiftOf, watchShifts } from '#tests/support/shifts.ts';

test.describe.configure({ timeout: 120_000 });

const charger = examplePath('simple product, counted, in stock');

const phone = examplePath('variation, counted, in stock');
const laptop = examplePath('variation, yes or no, in stock');

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** An amount of the summary, by its name. */
const sum = async (page: Page, name: string | RegExp) =>
  pounds(
    await summary(page)
      .getByRole('term')
      .filter({ hasText: name })
      .locator('..')
      .getByRole('definition')
      .innerText(),
  );
const goods = (page: Page) => sum(page, /^\d+ items?$/);
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function openCart(page: Page, ...paths: string[]): Promise<Cart['Cart_items']> {
  const { Cart_items } = await filledCart(page, paths);
  await page.goto('/buy/cart');
  await expect(summary(page)).toBeShown();
  return Cart_items;
}

const first = (items: Cart['Cart_items']): Cart['Cart_items'][number] => {
  const [item] = items;
  if (!item) throw new Error('The cart is empty');
  return item;
};

test(
  'I see my items by vendor, each with its delivery date, and the total',
  { tag: '@phone' },
  async ({ page }) => {
    const { totals } = await filledCart(page, [charger, phone, laptop]);
    await page.goto('/buy/cart');
    const dates = /Delivery \w{3} \d+ \w{3} to \w{3} \d+ \w{3}$/;
    for (const vendor of ['Threefold Camden', 'Clyde Computers']) {
      await expect(page.getByRole('region', { name: vendor }).getByText(dates)).toBeShown();
    }
    expect(await goods(page)).toBe(totals.items);
    expect(await sum(page, 'Total')).toBe(totals.total);
    expect(await sum(page, 'VAT included')).toBe(totals.vat);
    // On a phone a bar shows the total until the summary's total is on screen.
    await summary(page).getByRole('link', { name: 'Checkout' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toHaveCount(1);
    await expect(summary(page).getByText('Delivery, 2 vendors')).toBeShown();
    await expect(page.getByRole('heading', { name: 'Goes with these' })).toBeShown();
    await expectAccessible(page);
  },
);

test('I change a quantity up and down, and it is saved', async ({ page }) => {
  const item = first(await openCart(page, charger));
  const line = lineOf(page, item.product_name);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await line.getByRole('button', { name: 'Decrease quantity' }).click();
  const count = page.getByRole('spinbutton', { name: `Quantity of ${item.product_name}` });
  await expect(count).toHaveValue('3');
  await expect.poll(() => goods(page)).toBeCloseTo(item.unit_price * 3, 2);
  await expect(cartLink(page)).toHaveAccessibleName(/3 to buy/);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(count).toHaveValue('3');
});

test('I cannot take more than the stock, with any number that I type', async ({ page }) => {
  const item = first(await openCart(page, phone));
  const left = Number(item.available_stock);
  const line = lineOf(page, item.product_name);
  const count = line.getByRole('spinbutton');
  await count.fill(String(left + 20));
  await count.blur();
  await expect(count).toHaveValue(String(left));
  await expect(line.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
});

test('A change that is refused is undone, and I am told', async ({ page, pageErrors, sawMessage }) => {
  pageErrors.allow(/409/);
  const item = first(await openCart(page, charger));
  await page.route('**/items/*', (route) =>
    route.fulfill({ status: 409, json: { status: 409, out_of_stock: true, message: 'x' } }),
  );
  await lineOf(page, item.product_name).getByRole('button', { name: 'Increase quantity' }).click();
  await sawMessage('There are not that many left.');
  await expect(lineOf(page, item.product_name).getByRole('spinbutton')).toHaveValue('1');
  await expect.poll(() => goods(page)).toBeCloseTo(item.unit_price, 2);
});

test('I remove something and put it back', { tag: '@phone' }, async ({ page }) => {
  const [one, other] = await openCart(page, charger, phone);
  if (!one || !other) throw new Error('The cart is empty');
  await page.getByRole('button', { name: `Remove ${other.product_name}` }).click();
  const undo = page.getByRole('button', { name: `Undo removing ${other.product_name}` });
  await expect(undo).toBeFocused();
  await expect.poll(() => goods(page)).toBeCloseTo(one.line_price, 2);
  await undo.click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${other.product_name}` })).toBeShown();
  await expect(undo).toBeHidden();
  await expect.poll(() => goods(page)).toBeCloseTo(one.line_price + other.line_price, 2);
  await page.reload();
  await expect.poll(() => goods(page)).toBeCloseTo(one.line_price + other.line_price, 2);
  const options = other.options.map(({ option_label }) => option_label);
  for (const label of options) await expect(page.getByText(label)).toBeShown();
});

test('I empty it, and can undo that', async ({ page }) => {
  const item = first(await openCart(page, charger));
  await page.getByRole('button', { name: `Remove ${item.product_name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeShown();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});

test('I save something for later, and move it back', async ({ page }) => {
  const [one, other] = await openCart(page, charger, phone);
  if (!one || !other) throw new Error('The cart is empty');
  await page.getByRole('button', { name: `Save for later ${other.product_name}` }).click();
  const later = page.getByRole('region', { name: 'Saved for later' });
  await expect(later.getByRole('heading', { name: other.product_name })).toBeShown();
  await expect(later).toContainText('Quantity 1');
  await expect.poll(() => goods(page)).toBeCloseTo(one.line_price, 2);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(later.getByRole('heading', { name: other.product_name })).toBeShown();
  await expect(cartLink(page)).toHaveAccessibleName(/1 to buy/);
  await later.getByRole('button', { name: `Move to cart ${other.product_name}` }).click();
  await expect(later).toBeHidden();
  await expect.poll(() => goods(page)).toBeCloseTo(one.line_price + other.line_price, 2);
});

test('A change in one tab is shown in the other', async ({ page, context }) => {
  const item = first(await openCart(page, charger));
  const other = await context.newPage();
  await other.goto('/buy/cart');
  await expect(other.getByRole('spinbutton')).toHaveValue('1');
  await lineOf(page, item.product_name).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(other.getByRole('spinbutton')).toHaveValue('2');
  await expect(cartLink(other)).toHaveAccessibleName(/2 to buy/);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeShown();
});

test('I am told which items cost more, are scarce, or can no longer be bought', async ({ page }) => {
  const { cart_id } = await filledCart(page, [charger, phone]);
  await page.route(`**/cart/${cart_id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: Cart };
    const [one, other] = body.result.Cart_items;
    if (!one || !other) throw new Error('The cart is empty');
    Object.assign(one, { price_then: one.unit_price - 2, available_stock: 3, quantity: 2 });
    Object.assign(other, { problem: 'out_of_stock' });
    await route.fulfill({ json: body });
  });
  await page.goto('/buy/cart');
  await expect(page.getByText('Only 3 left')).toBeShown();
  await expect(page.getByText('2 of them are in your cart')).toBeShown();
  await expect(page.getByText(/^Up from £[\d.]+ since you added it$/)).toBeShown();
  await expect(page.getByText('Out of stock. Save it for later, or remove it.')).toBeShown();
  await expect(summary(page).getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await expectAccessible(page);
  await summary(page).getByRole('button', { name: 'Review your cart' }).click();
  const meant = page.locator('[id^="cart-item-"]').filter({ hasText: 'Out of stock' });
  await expect(meant).toBeFocused();
  await expect(meant, 'I see which one is meant').toHaveCSS('outline-style', 'solid');
});

test('An empty cart says so and links to products', { tag: '@phone' }, async ({ page }) => {
  // Six pages, three of them looked at closely, take a while on a busy machine.
  test.slow();
  await watchShifts(page);
  for (const [line, title, way] of [
    ['buy', 'Your cart is empty', '/buy/products/All/1'],
    ['sell', 'Nothing to sell yet', '/sell/product'],
    ['repair', 'No repair booked yet', '/repair/product'],
  ] as const) {
    await test.step(line, async () => {
      await page.goto(`/${line}/cart`);
      await expect(page.getByRole('heading', { name: title })).toBeShown();
      await expect(page.getByRole('link', { name: 'Repair 0' })).toBeShown();
      expect(await shiftOf(page)).toBe(0);
      const tabs = page.getByRole('navigation', { name: 'Your carts' });
      for (const name of ['Buy 0', 'Sell 0', 'Repair 0'])
        await expect(tabs.getByRole('link', { name })).toBeShown();
      await expectAccessible(page);
      await page.getByRole('main').locator(`a[href="${way}"]`).first().click();
      await expect(page).toHaveURL(way);
    });
  }
});

test('Nothing shifts when the account page finds no session', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeShown();
  expect(await shiftOf(page)).toBe(0);
});

test('A cart that no longer exists is forgotten without a message', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await storeCartId(page, '00000000-0000-4000-8000-000000000000');
  await page.goto('/buy/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeShown();
  expect(await storedCartId(page)).toBeNull();
  await expect(messages(page)).toBeHidden();
});

test('When my cart does not load I can try again', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/);
  const { cart_id, Cart_items } = await filledCart(page, [charger]);
  await page.route(`**/cart/${cart_id}`, (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'x' } }),
  );
  await page.goto('/buy/cart');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeShown({ timeout: 40_000 });
  await page.unroute(`**/cart/${cart_id}`);
  await retry.click();
  await expect(page.getByRole('heading', { name: first(Cart_items).product_name })).toBeShown();
});
