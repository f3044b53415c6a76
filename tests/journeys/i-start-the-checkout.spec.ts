import type { Locator, Page } from '@playwright/test';
import type { Line } from '#rules/catalog/lines.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, filledCart, productIn, test } from '#tests/support/cart-journey.ts';
import { folds } from '#tests/support/checkout.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { examplePath } from '#tests/support/example-paths.ts';

test.describe.configure({ timeout: 120_000 });

/** Of several vendors, more than fit beside the form. */
const MANY = [
  examplePath('simple product, counted, in stock'),
  examplePath('simple product, yes or no, in stock'),
  examplePath('variation, counted, in stock'),
  examplePath('variation, yes or no, in stock'),
  examplePath('refurbished simple product'),
  examplePath('new variation'),
  examplePath('required question, single choice'),
];

const THINGS: Record<Line, string> = {
  buy: examplePath('simple product, counted, in stock'),
  sell: devicePath('sell', 'iPhone 14'),
  repair: devicePath('repair', 'iPhone 14'),
};

async function openCheckout(page: Page, line: Line) {
  const cart = await filledCart(page, [THINGS[line]], line);
  await page.goto(`/${line}/cart/checkouts/${cart.cart_id}/information`);
  await expect(page.getByRole('region', { name: 'Summary' })).toBeShown();
  return cart;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: /^(Send my devices|Book my repair)$/ });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ });

/**
 * Scrolls to the top first: on a narrow screen the bar with the total covers parts of the targets that scroll below
 * it.
 */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

const CONTACT = { Email: 'sam@shopper.example', 'Full name': 'Sam Shopper', Phone: '020 7946 0100' };
const PLACE = { 'Address line 1': '1 High Street', 'Town or city': 'London', Postcode: 'NW1 0LU' };

async function fillIn(page: Page, words: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await field(page, name).fill(text);
}

async function expectFilled(page: Page, words: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await expect(field(page, name)).toHaveValue(text);
}

test(
  'I buy as a guest: the total first, at most eight fields, and everything is there again after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const { totals, Cart_items } = await openCheckout(page, 'buy');
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText(`1 × ${Cart_items[0]?.product_name}`);
    await expect(summary.getByText('Total', { exact: true }).locator('..')).toContainText(`${totals.total}`);
    await expect(summary).toContainText(/Delivery \w{3} \d+ \w{3} to/);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBeLessThanOrEqual(8);
    await expectAccessibleFromTop(page);

    await fillIn(page, { ...CONTACT, ...PLACE });
    const transfer = page.getByRole('radio', { name: /^Bank transfer/ });
    await transfer.check();
    await page.reload();
    await expect(transfer, 'the chosen payment is kept too').toBeChecked();
    await page.getByRole('radio', { name: /^Trial payment/ }).check();
    if (folds(page)) {
      const details = page.getByRole('region', { name: 'Your details' });
      for (const text of Object.values({ ...CONTACT, ...PLACE })) await expect(details).toContainText(text);
      await expectAccessibleFromTop(page);
      await details.getByRole('button', { name: 'Edit your details' }).click();
    }
    await expectFilled(page, { ...CONTACT, ...PLACE });
    await page.getByRole('radio', { name: /^Collect/ }).check();
    await expect(summary).toContainText('Collect');
    await expect(pay(page)).toHaveText(new RegExp(`Pay £${totals.items.toFixed(2)}`));
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Call/ })).toBeShown();
    await expect(header.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Terms and conditions',
      'Privacy policy',
    ]);

    await page.setViewportSize({ width: 360, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is wider than a phone').toBe(360);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(pay(page), 'the button stays in sight').toBeInViewport({ ratio: 1 });
  },
);

test(
  'I sell: I choose how I am paid, and where my device is returned to',
  { tag: '@phone' },
  async ({ page }) => {
    const { totals } = await openCheckout(page, 'sell');
    await expect(page.locator('label').filter({ hasText: 'Cash' })).toContainText(`£${totals.total}`);
    await expect(page.locator('label').filter({ hasText: 'Voucher' })).toContainText(`£${totals.voucher}`);
    await expect(field(page, 'Sort code')).toHaveCount(0);
    await page.getByRole('radio', { name: /^Cash/ }).check();
    const bank = {
      'Name on the account': 'Sam Shopper',
      'Sort code': '10-20-30',
      'Account number': '12345678',
    };
    await fillIn(page, { ...CONTACT, ...PLACE, ...bank });
    await expectAccessibleFromTop(page);
    await page.reload();
    await expectFilled(page, { ...CONTACT, ...PLACE });
    await expect(field(page, 'Account number'), 'a bank account is not kept in the browser').toHaveValue('');
    await fillIn(page, bank);
    await send(page).click();
    await expect(page).toHaveURL(/\/track\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Accept your offer, Sam' })).toBeShown();
    await expect(page.getByText('Bank, •••• 678')).toBeShown();
    await expect(page.locator('body')).not.toContainText('12345678');
  },
);

test(
  'I book a repair: I see the cost and return of both ways, and bring the device in or post it',
  { tag: '@phone' },
  async ({ page }) => {
    const { cart_id, Cart_items } = await openCheckout(page, 'repair');
    for (const way of ['Drop-in', 'Post-in']) {
      const facts = page.locator('label').filter({ hasText: way });
      for (const row of ['Cost', 'Where', 'Back in your hand']) await expect(facts).toContainText(row);
    }
    await expect(field(page, 'Address line 1')).toHaveCount(0);
    await fillIn(page, CONTACT);
    await send(page).click();
    await page.getByRole('alert').getByRole('link', { name: 'Choose how your device reaches us' }).click();
    const dropIn = page.getByRole('radio', { name: /^Drop-in/ });
    await expect(dropIn).toBeFocused();
    await dropIn.check();
    const group = page.getByRole('group', { name: 'Which store?' });
    const named = page.locator('label').filter({ has: dropIn });
    const nameIn = async (store: Locator) => (await store.innerText()).split('\n')[0] ?? '';
    const ticked = group.locator('label').filter({ has: page.locator('input:checked') });
    await expect(ticked, 'the store that drop-in names is ticked').toHaveCount(1);
    await expect(named).toContainText(await nameIn(ticked));
    await expectAccessibleFromTop(page);
    const other = await nameIn(
      group
        .locator('label')
        .filter({ hasNot: page.locator('input:checked') })
        .first(),
    );
    await group.getByRole('radio', { name: other }).check();
    await expect(named).toContainText(other);
    await page.getByRole('radio', { name: /^Post-in/ }).check();
    await fillIn(page, PLACE);
    await page.reload();
    // The way is chosen anew, since the page of the repair may offer another one by now. The typed text is
    // kept.
    await page.getByRole('radio', { name: /^Post-in/ }).check();
    await expectFilled(page, { ...CONTACT, ...PLACE });

    const { productId, variationId } = productIn(THINGS.repair);
    const [first] = Cart_items;
    await page.request.post('/no/auth/web/site/cart/add', {
      data: {
        product_id: productId,
        product_variation_id: variationId,
        quantity: 1,
        options: first?.options.map(({ question_id, option_id }) => ({ question_id, option_id })),
        way: 'drop_in',
        repair_local_storage_cart_id: cart_id,
      },
    });
    await page.reload();
    await expect(dropIn, 'the way that I chose last, on the page of the repair').toBeChecked();
    await expectFilled(page, CONTACT);
  },
);

test('However many things I buy, the total stays in sight beside the form, and is there when I pay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const cart = await filledCart(page, MANY);
  await page.goto(`/buy/cart/checkouts/${cart.cart_id}/information`);
  const summary = page.getByRole('region', { name: 'Summary' });
  const total = summary.getByText('Total', { exact: true }).locator('..');
  await expect(total).toBeInViewport({ ratio: 1 });
  const last = summary.getByRole('listitem').filter({ hasText: cart.Cart_items.at(-1)?.product_name ?? '?' });
  await expect(last).not.toBeInViewport();
  await summary.getByRole('group', { name: 'Items' }).focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await expectAccessibleFromTop(page);
  await pay(page).scrollIntoViewIfNeeded();
  await expect(pay(page)).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
});

test('By keyboard I come to my details, delivery and payment first, and to the summary beside them last', async ({
  page,
}) => {
  await openCheckout(page, 'buy');
  const read = await page
    .getByRole('main')
    .locator('h2')
    .evaluateAll((headings) => headings.map(({ textContent }) => textContent));
  expect(read.at(-1)).toBe('Summary');
  const button = pay(page);
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change cart' })).toBeFocused();
});

test('On a tablet the total comes first in a strip, fields are in pairs, and the summary is before the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openCheckout(page, 'sell');
  const strip = page.getByRole('button', { name: /^Summary/ });
  await expect(strip).toBeShown();
  await expect(page.getByText('To your bank, after our check'), 'payment is asked once').toHaveCount(0);
  await strip.click();
  const panel = page.locator(`[id="${await strip.getAttribute('aria-controls')}"]`);
  await expect(panel).toBeShown();
  await field(page, 'Email').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(strip).toBeFocused();
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [email, name] = [await box(field(page, 'Email')), await box(field(page, 'Full name'))];
  expect(name.y).toBe(email.y);
  expect(name.x).toBeGreaterThan(email.x + email.width);
  const summary = await box(page.getByRole('region', { name: 'Summary' }));
  const button = await box(send(page));
  expect(summary.y).toBeGreaterThan(name.y);
  expect(button.y).toBeGreaterThan(summary.y + summary.height);
  expect(button.width).toBeLessThanOrEqual(300);
  await expectAccessibleFromTop(page);
});

test(
  'Each error is beside its field, what I typed stays, and a summary links to each',
  { tag: '@phone' },
  async ({ page }) => {
    await openCheckout(page, 'buy');
    await field(page, 'Email').fill('not an address');
    await expect(page.getByText('Enter a full email')).toBeHidden();
    await field(page, 'Full name').focus();
    await expect(page.getByText('Enter a full email', { exact: false }).first()).toBeShown();
    await fillIn(page, { Postcode: 'nowhere' });
    await pay(page).click();
    const summary = page.getByRole('alert').filter({ hasText: /Please fill in or correct these \d+ fields/ });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter a full email, such as ann@example.com',
      'Enter your full name',
      'Enter a full UK postcode, such as LS1 4DY',
      'Enter the first line of your address',
      'Enter your town or city',
    ]);
    await expectAccessibleFromTop(page);
    await summary.getByRole('link', { name: /UK postcode/ }).click();
    await expect(field(page, 'Postcode')).toBeFocused();
    await expect(field(page, 'Postcode')).toHaveValue('nowhere');
    await expect(field(page, 'Postcode')).toHaveAccessibleDescription(
      'Enter a full UK postcode, such as LS1 4DY',
    );
    await expect(field(page, 'Email')).toHaveValue('not an address');
    await page.reload();
    await expectFilled(page, { Email: 'not an address', Postcode: 'nowhere' });
    await fillIn(page, { ...CONTACT, ...PLACE });
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeShown();
  },
);

test('I am told what the server refuses, and nothing is lost', async ({ page, pageErrors }) => {
  pageErrors.allow(/50[03]|400/);
  const { cart_id } = await openCheckout(page, 'buy');
  await fillIn(page, { ...CONTACT, ...PLACE });
  await page.route(`**/checkouts/${cart_id}`, (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, message: 'Please check the highlighted fields.', errors: { town: 'Too far' } },
    }),
  );
  await pay(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Town or city: Too far' })).toBeShown();
  await page.unroute(`**/checkouts/${cart_id}`);
  await page.route(`**/checkouts/${cart_id}`, (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'The shop is busy.' } }),
  );
  await field(page, 'Town or city').fill('Leeds');
  await pay(page).click();
  await expect(page.getByRole('alert')).toContainText('The shop is busy.');
  await expectFilled(page, { ...CONTACT, ...PLACE, 'Town or city': 'Leeds' });
  await page.unroute(`**/checkouts/${cart_id}`);
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeShown();
});

for (const [what, line, id] of [
  ['that never was', 'buy', '00000000-0000-4000-8000-000000000000'],
  ['of another line', 'sell', undefined],
] as const) {
  test(`A cart ${what} gets a friendly 'not found' page`, async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const cartId = id ?? (await filledCart(page, [THINGS.buy])).cart_id;
    await page.goto(`/${line}/cart/checkouts/${cartId}/information`);
    await expect(page.getByRole('heading', { name: 'There is no cart at this address' })).toBeShown();
    await expectAccessibleFromTop(page);
    await page.getByRole('link', { name: 'View your cart' }).click();
    await expect(page).toHaveURL(`/${line}/cart`);
  });
}
