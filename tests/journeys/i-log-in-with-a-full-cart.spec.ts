import type { Page, Route } from '@playwright/test';
import {
  buyBox,
  cartLink,
  drawer,
  expect,
  filledCart,
  storedCartId,
  productIn,
  signIn,
  test,
} from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { PASS_PHRASE, registerConfirmed, signedOut } from '#tests/support/member.ts';

test.describe.configure({ timeout: 120_000 });

const charger = examplePath('simple product, counted, in stock');
const phone = examplePath('variation, counted, in stock');

const HOME = {
  name: 'Ann Bennett',
  phone: null,
  line_1: '1 High Street',
  line_2: null,
  town: 'London',
  post_code: 'NW1 0LU',
};

/** A new account with a saved address and one charger in its cart. No other journey uses it. */
async function newShopper(page: Page): Promise<string> {
  const email = await registerConfirmed(page);
  const added = await page.request.post('/web/site/cart/add', {
    data: { product_id: productIn(charger).productId, quantity: 1 },
  });
  expect(added.status(), await added.text()).toBe(200);
  const lives = await page.request.post('/web/site/account/addresses', { data: HOME });
  expect(lives.status(), await lives.text()).toBe(200);
  await page.context().clearCookies();
  return email;
}

test('My visitor carts are merged with those of my account, in all three lines', async ({ page }) => {
  const email = await newShopper(page);
  await filledCart(page, [charger, phone]);
  await filledCart(page, [devicePath('sell', 'iPhone 14')], 'sell');
  await filledCart(page, [devicePath('repair', 'iPhone 14')], 'repair');
  await page.goto('/buy/cart');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 to buy, 1 to sell, 1 to repair');
  await signIn(page, email, PASS_PHRASE);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 to buy, 1 to sell, 1 to repair');
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  for (const line of ['buy', 'sell', 'repair'] as const) expect(await storedCartId(page, line)).toBeNull();

  // From here on the page makes the calls for accounts.
  const [changed] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.getByRole('button', { name: 'Increase quantity' }).first().click(),
  ]);
  expect(new URL(changed.url()).pathname).toMatch(/^\/web\/site\/cart\/buy\/items\/\d+$/);
  await expect(cartLink(page)).toHaveAccessibleName(/4 to buy/);
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName(/4 to buy/);

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).last().click();
  await expect(signedOut(page)).toBeShown();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty');
});

test("Once I am logged in, what I add goes into my account's cart, and the checkout is filled in", async ({
  page,
  sawMessage,
}) => {
  const email = await newShopper(page);
  await page.goto(charger);
  await signIn(page, email, PASS_PHRASE);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/cart/add')),
    buyBox(page).getByRole('button', { name: 'Add to cart' }).click(),
  ]);
  expect(new URL(sent.url()).pathname).toBe('/web/site/cart/add');
  expect(sent.postDataJSON()).toMatchObject({
    buy_local_storage_cart_id: null,
    sell_local_storage_cart_id: null,
    repair_local_storage_cart_id: null,
    web_or_pos: 1,
  });
  await sawMessage('Product added to cart');
  expect(await storedCartId(page)).toBeNull();
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  const home = page.getByRole('radio', { name: HOME.name });
  await expect(home).toBeChecked();
  await expect(home).toHaveAccessibleDescription(`${HOME.line_1}, ${HOME.town} ${HOME.post_code}`);
  const checkoutUrl = page.url();

  // A stranger can't open this cart.
  const stranger = await page.context().browser()?.newContext();
  const answer = await stranger?.request.get(
    checkoutUrl.replace(
      /.*checkouts\/(.*)\/information/,
      `${new URL(checkoutUrl).origin}/no/auth/web/site/cart/$1`,
    ),
  );
  expect(answer?.status()).toBe(404);
  await stranger?.close();
});

test('When my session ends while I add something, I am told, and adding works the second time', async ({
  page,
  pageErrors,
  sawMessage,
}) => {
  pageErrors.allow(/401/);
  const email = await newShopper(page);
  await page.goto(charger);
  await signIn(page, email, PASS_PHRASE);
  await expect(cartLink(page)).toHaveAccessibleName(/1 to buy/);
  // The session must end exactly here: any other call would notice it before I add.
  const endSession = async (route: Route) => {
    await page.context().clearCookies();
    await route.continue();
  };
  await page.route('**/web/site/cart/add', endSession, { times: 1 });
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
  await sawMessage('Your session has expired. Please add to your cart.');
  await expect(signedOut(page)).toBeShown();
  await expect(drawer(page)).toBeHidden();
  await buyBox(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page)).toBeShown();
  expect(await storedCartId(page)).not.toBeNull();
  await page.keyboard.press('Escape');
  await signIn(page, email, PASS_PHRASE);
  await expect(cartLink(page)).toHaveAccessibleName(/2 to buy/);
});
