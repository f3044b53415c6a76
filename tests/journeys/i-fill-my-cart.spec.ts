import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { buyBox, cartLink, drawer, expect, storedCartId, signIn, test } from '#tests/support/cart-journey.ts';
import { pounds } from '#tests/support/pounds.ts';
import { examplePath } from '#tests/support/example-paths.ts';

test.describe.configure({ timeout: 120_000 });

const ADD = '**/no/auth/web/site/cart/add';
const simple = examplePath('simple product, counted, in stock');
/** The total of everything chosen. */
const totalOf = async (page: Page) => pounds(await buyBox(page).locator('.text-price').innerText());
const isAdd = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/cart/add');

test(
  'I add two of a product, and a drawer confirms it and links to the cart',
  { tag: '@phone' },
  async ({ page, sawMessage, pageErrors }) => {
    await page.goto(simple);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await buyBox(page).getByRole('button', { name: 'Increase quantity' }).click();
    const total = await totalOf(page);
    const sent = page.waitForRequest(isAdd);
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
    await sawMessage('Product added to cart');
    await expect(drawer(page)).toContainText(`2 × ${name}`);
    await expect(drawer(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      `/buy/cart/checkouts/${await storedCartId(page)}/information`,
    );
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe('/no/auth/web/site/cart/add');
    expect(request.postDataJSON()).toMatchObject({
      quantity: 2,
      product_variation_id: null,
      product_name: name,
      buy_local_storage_cart_id: null,
      sell_local_storage_cart_id: null,
      repair_local_storage_cart_id: null,
      web_or_pos: 1,
    });
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(buyBox(page).getByRole('button', { name: 'Add to cart' })).toBeFocused();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 to buy, 0 to sell, 0 to repair');

    // The next one goes into the same cart, and only once, although its first answer is lost.
    pageErrors.allow(/ERR_FAILED/);
    const keys: (string | undefined)[] = [];
    await page.route(ADD, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const next = page.waitForRequest(isAdd);
    await buyBox(page).getByRole('button', { name: 'Decrease quantity' }).click();
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
    expect((await next).postDataJSON()).toMatchObject({
      buy_local_storage_cart_id: await storedCartId(page),
    });
    await drawer(page).getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL('/buy/cart');
    expect(keys).toEqual([expect.stringMatching(/^\S{8,64}$/), keys[0]]);
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('3');
    const line = page.getByRole('listitem').filter({ hasText: name });
    expect(pounds(await line.locator('.text-price').innerText())).toBeCloseTo((total / 2) * 3, 2);
  },
);

test('I click Buy now, and am in my cart', async ({ page }) => {
  await page.goto(simple);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await buyBox(page).getByRole('button', { name: 'Buy it now' }).click();
  await expect(page).toHaveURL('/buy/cart');
  await expect(page.getByRole('heading', { level: 3, name })).toBeShown();
  await expect(drawer(page)).toBeHidden();
});

test(
  'A question that needs an answer stops me, says so and gets the focus',
  { tag: '@phone' },
  async ({ page }) => {
    let added = 0;
    page.on('request', (request) => {
      if (isAdd(request)) added += 1;
    });
    await page.goto(examplePath('required question, single choice'));
    const question = page
      .locator('details')
      .filter({ has: page.getByRole('radio', { includeHidden: true }) });
    await question.locator('summary').click();
    await expect(question.getByRole('radio').first()).toBeHidden();
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(question.getByRole('alert')).toContainText('Choose an option');
    await expect(question.getByText('Required', { exact: true })).toBeShown();
    await expectAccessible(page);
    await buyBox(page).getByRole('button', { name: 'Buy it now' }).click();
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(page).not.toHaveURL('/buy/cart');
    expect(added).toBe(0);

    await question.getByRole('radio').first().check();
    await expect(question.getByRole('alert')).toBeHidden();
    await expect(question.getByText('Selected', { exact: true })).toBeShown();
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer(page)).toBeShown();
    expect(added).toBe(1);
  },
);

test('The total on the page is the total in the cart', async ({ page }) => {
  await page.goto(examplePath('variation, counted, in stock'));
  await page.getByRole('radio', { name: /20GB SIM/ }).check();
  await page.getByText('Protect it').click();
  await page.getByRole('checkbox', { name: /screen protector/ }).check();
  await buyBox(page).getByRole('button', { name: 'Increase quantity' }).click();
  const total = await totalOf(page);
  await buyBox(page).getByRole('button', { name: 'Buy it now' }).click();
  await expect(page).toHaveURL('/buy/cart');
  const line = page.getByRole('listitem').filter({ hasText: '20GB SIM' });
  await expect(line.getByText(/screen protector/)).toBeShown();
  expect(pounds(await line.locator('.text-price').innerText())).toBe(total);
});

test('A double click adds one', async ({ page }) => {
  await page.goto(simple);
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(drawer(page)).toBeShown();
  await expect(drawer(page)).toContainText('1 ×');
  await drawer(page).getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1');
});

for (const [what, status, body, words] of [
  ['is gone', 409, { status: 409, out_of_stock: true, message: 'x' }, 'This product is out of stock.'],
  [
    'is gone with HTTP 200',
    200,
    { status: 200, out_of_stock: true, result: null, cart_listing_data: { Cart_items: [] } },
    'This product is out of stock.',
  ],
  [
    'fails with HTTP 200',
    200,
    { status: 500, message: 'x', cart_listing_data: { Cart_items: [] } },
    'Something went wrong, please try again.',
  ],
  ['fails', 500, { status: 500, message: 'x' }, 'Something went wrong, please try again.'],
  ['is refused', 400, { status: 400, message: 'x' }, 'Something went wrong, please try again.'],
  [
    'needs a session',
    401,
    { status: 401, message: 'x' },
    'Your session has expired. Please add to your cart.',
  ],
] as const) {
  test(`When what I add ${what}, I am told, and nothing is added`, async ({
    page,
    pageErrors,
    sawMessage,
  }) => {
    pageErrors.allow(new RegExp(`${status}`));
    await page.route(ADD, (route) => route.fulfill({ status, json: body }));
    await page.goto(simple);
    await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
    await sawMessage(words);
    await expect(drawer(page)).toBeHidden();
    expect(await storedCartId(page)).toBeNull();
    await expect(buyBox(page).getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });
}

test('As a vendor I cannot buy from myself', async ({ page, sawMessage }) => {
  let added = 0;
  page.on('request', (request) => {
    if (isAdd(request)) added += 1;
  });
  await page.goto(examplePath('product of the demo vendor'));
  await signIn(page, VENDOR, DEMO_PASSWORD);
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
  await sawMessage('You are not permitted to add your own product to the cart');
  expect(added).toBe(0);
});

test(
  'While the buttons are off the screen, a bar on my phone adds to the cart',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(simple);
    const bar = page.getByRole('region', { name: 'In short' });
    await buyBox(page).getByRole('button', { name: 'Buy it now' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page
      .getByRole('heading', { name: 'About this product' })
      .evaluate((heading) => heading.scrollIntoView());
    if (!isMobile) {
      await expect(bar).toBeHidden();
      return;
    }
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer(page)).toContainText('1 ×');
  },
);
