import type { Page } from '@playwright/test';
import type { Cart } from '#contract/cart.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, productIn, test } from '#tests/support/cart-journey.ts';
import { ALL_DETAILS, CHARGER, fillIn, folds, heading, openCheckout, pay } from '#tests/support/checkout.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { PASS_PHRASE, register } from '#tests/support/member.ts';
import { expectReadAsSeen } from '#tests/support/reading-order.ts';
import { fakeCardPayments, type BankStep } from '#tests/support/stripe-page.ts';

test.describe.configure({ timeout: 120_000 });

test(
  'I buy as a guest: my bank declines, then accepts, and I follow and cancel the order by its link',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 4/);
    await openCheckout(page);
    await expectAccessible(page);
    await fillIn(page);
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await expect(page).toHaveURL(/\/track\/g[\da-f]{32}_/);
    await expect(page.getByText('Held for you while you pay')).toBeShown();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Let the bank ask me first' }).click();
    await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, stop the payment' }).click();
    await expect(page.getByRole('alert')).toContainText('Your bank said no');
    await page.getByRole('button', { name: 'Let the bank ask me first' }).click();
    await page.getByRole('button', { name: 'Yes, it was me' }).click();
    await expect(heading(page, 'Thank you, Priya')).toBeShown();
    const order = page.getByRole('region', { name: /^Order TF-/ });
    await expect(order.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('Today');
    await expect(order.locator('[aria-current="step"]'), 'the vendor is next').toContainText(
      'The store accepts it',
    );
    await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', /papers\/inv-/);
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      /^mailto:.*subject=Order%20TF-/,
    );
    await expect(page.getByText('p•••@mail.example')).toBeShown();
    await expectAccessible(page);
    await expectReadAsSeen(page);

    const offer = page.getByRole('region', { name: 'Keep an account?' });
    await offer.getByLabel('Password', { exact: true }).fill(PASS_PHRASE);
    await offer.getByRole('button', { name: 'Keep my account' }).click();
    const made = page.getByRole('region', { name: 'Your account is ready' });
    await expect(made).toContainText('We have sent a link to priya.nair@mail.example');
    await expectAccessible(page);
    const link = page.url();
    await made.getByRole('link', { name: 'See your orders' }).click();
    await expect(page.getByRole('article', { name: /^Order TF-/ })).toHaveCount(1);

    await page.goto(link);
    await expect(page.getByText('Keep an account?')).toHaveCount(0);
    await order.getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog).toContainText('goes back to the card or account you paid with');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(heading(page, /^Your money (is on its way back|went back to you)$/)).toBeShown();
    await expect(order).toContainText(/You cancelled it today at .+ (is on its way|went) back to you/);
  },
);

test(
  'I pay by card: the form comes from Stripe, my bank declines, then asks me to confirm, and I return to a paid order',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 4/);
    const bank: BankStep[] = [{ declines: 'Your card has insufficient funds.' }, 'asks to confirm'];
    const { asked } = await fakeCardPayments(page, bank);
    await openCheckout(page);
    await fillIn(page);
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await expect(page).toHaveURL(/\/track\/g[\da-f]{32}_/);
    const card = page.getByRole('region', { name: /^Pay £[\d.]+ by card$/ });
    await expect(card.frameLocator('iframe').getByRole('textbox', { name: 'Card number' })).toHaveCount(1);
    await expect(card.getByText('Held for you while you pay')).toBeShown();
    await expectAccessible(page);

    await card.getByRole('button', { name: /^Pay £/ }).click();
    await expect(card.getByRole('alert')).toContainText('Your card has insufficient funds.');
    await expect(card.getByRole('alert')).toContainText('Nothing was taken');
    await expectAccessible(page);

    await card.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('link', { name: 'Confirm the payment' }).click();
    await expect(heading(page, 'Thank you, Priya')).toBeShown();
    expect(new URL(page.url()).search).toBe('');
    expect(asked).toContain('https://js.stripe.com/endive/stripe.js');
  },
);

test('My bank takes a while: after a reload I am not asked for a card again, and the result appears without a reload', async ({
  page,
}) => {
  const { letBankAnswer } = await fakeCardPayments(page, ['takes its time']);
  await openCheckout(page);
  await fillIn(page);
  await pay(page).click();
  await expect(heading(page, 'Pay for your order')).toBeShown();
  await pay(page).click();
  await expect(heading(page, 'Your bank has your payment')).toBeShown();
  await page.reload();
  await expect(heading(page, 'Your bank has your payment')).toBeShown();
  await expect(page.getByRole('region', { name: /^Payment of £[\d.]+ by card$/ })).toContainText(
    'We wait for its answer',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(pay(page)).toHaveCount(0);
  letBankAnswer();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();
  // The page polls: wait for its last answer before the browser closes.
  await page.unrouteAll({ behavior: 'wait' });
});

test('The card form does not load: I am told, and can try again', async ({ page, pageErrors }) => {
  pageErrors.allow(/js\.stripe\.com|ERR_FAILED/);
  await fakeCardPayments(page, []);
  await page.route('https://js.stripe.com/**', (route) => route.abort(), { times: 2 });
  await openCheckout(page);
  await fillIn(page);
  await pay(page).click();
  await expect(page.getByRole('alert')).toContainText('The card form did not load.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await pay(page).click();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();
});

test('I collect it and pay by transfer: I am asked for no address, and can copy the bank details', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByRole('radio', { name: /^Collect in store/ }).check();
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveCount(0);
  await expect(page.getByText('Which store?')).toBeShown();
  await page.getByRole('textbox', { name: /^Your postcode/ }).fill('NW1 0LU');
  await expect(page.getByText(/[\d.]+\smiles?$/).first()).toBeShown();
  await fillIn(page, ['Email', 'Full name']);
  const later = 'Ready 2 opening hours after your money is in';
  await expect(page.getByText(later)).toHaveCount(0);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(later);
  await expect(page.getByRole('radio', { name: /^Collect in store/ })).toHaveAccessibleName(
    new RegExp(later),
  );
  await page.getByRole('button', { name: /^Order for £/ }).click();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();
  await expect(page.getByRole('region', { name: /^Order TF-/ })).toContainText(later);
  const transfer = page.getByRole('region', { name: /^Pay by transfer/ });
  await expect(transfer).toContainText('Threefold Ltd');
  await expect(transfer.getByRole('button', { name: 'Copy Reference' })).toBeShown();
  await expect(page.getByText(/^Collect from/)).toBeShown();
  await expectAccessible(page);
});

/** Changes the shop's answer to the next click on Pay. */
const answerPay = (page: Page, changed: object[]) =>
  page.route('**/place', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'Something has changed.', changed } }),
  );

test(
  'Something sells out while I type: I remove it, and order the rest',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 409/);
    await openCheckout(page, [CHARGER, examplePath('variation, yes or no, in stock')]);
    const tick = page.getByRole('region', { name: 'Delivery', exact: true }).locator('.lucide-check');
    await expect(tick, 'nothing was chosen yet').toHaveCount(0);
    await fillIn(page);
    const groups = page.getByRole('group', { name: /delivers$/ });
    await expect(groups).toHaveCount(2);
    const cartId = /checkouts\/([^/]+)/.exec(page.url())?.[1];
    const read = await page.request.get(`/no/auth/web/site/checkouts/${cartId}`);
    const { result } = (await read.json()) as { result: { cart: Cart } };
    const name = result.cart.Cart_items[1]?.product_name ?? '';
    await answerPay(page, [
      { what: 'stock', name },
      { what: 'total', name: '', before: 900, now: 20 },
    ]);
    await pay(page).click();
    const notice = page.getByRole('alert').filter({ hasText: `${name} has just sold out` });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Nothing is ordered yet');
    await expectAccessible(page);
    await page.unroute('**/place');
    // Once the cart knows it too, the summary marks the item, and the button leads to it instead of ordering.
    await page.route(`**/checkouts/${cartId}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { result: { cart: Cart } };
      for (const item of body.result.cart.Cart_items) {
        if (item.product_name === name) item.problem = 'out_of_stock';
      }
      await route.fulfill({ response, json: body });
    });
    await page.reload();
    if (folds(page)) await page.getByRole('button', { name: /^Summary/ }).click();
    const line = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Sold out' });
    await expect(line.first()).toBeShown();
    if (folds(page)) await page.getByRole('button', { name: /^Summary/ }).click();
    await page.getByRole('button', { name: 'Review your order' }).click();
    await expect(notice).toBeFocused();
    await page.unroute(`**/checkouts/${cartId}`);
    await notice.getByRole('button', { name: /^Remove it/ }).click();
    await expect(groups).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await expect(page.getByRole('region', { name: /^Order TF-/ })).toHaveCount(1);
  },
);

test('There is less left than I want: I take what is left, and the total follows', async ({ page }) => {
  await openCheckout(page);
  const cartId = /checkouts\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const checkout = `**/checkouts/${cartId}`;
  const read = await page.request.get(`/no/auth/web/site/checkouts/${cartId}`);
  const { result } = (await read.json()) as { result: { cart: Cart } };
  const [item] = result.cart.Cart_items;
  await page.request.put(`/no/auth/web/site/cart/${cartId}/items/${item?.id}`, { data: { quantity: 3 } });
  // As it is answered where others have bought all but two.
  await page.route(checkout, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { cart: Cart } };
    for (const one of body.result.cart.Cart_items) {
      Object.assign(one, { problem: 'not_enough', available_stock: 2 });
    }
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: `Only 2 of ${item?.product_name} left` });
  await expect(notice).toContainText('Take 2, or remove it');
  await expect(page.getByText('Lower the quantity or remove them to pay.')).toBeShown();
  await expectAccessible(page);
  await page.unroute(checkout);
  await notice.getByRole('button', { name: /^Take 2/ }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('2 items').first()).toBeShown();
});

test('The delivery address is far away, the billing address differs and the price changes while I type: I am told, nothing is ordered, and the next click orders', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  await openCheckout(page);
  await fillIn(page);
  const far = page.getByText('a day longer to your postcode');
  await expect(far).toHaveCount(0);
  const postCode = page.getByRole('textbox', { name: 'Postcode', exact: true });
  await postCode.fill('ZE1 0AA');
  await expect(far).not.toHaveCount(0);
  await postCode.fill('NW1 0LU');
  await expect(far).toHaveCount(0);
  await answerPay(page, [{ what: 'total', name: '', before: 17.99, now: 19.99 }]);
  await page.getByRole('checkbox', { name: 'Billing address is the same' }).uncheck();
  await pay(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter the first line of the billing address',
    'Enter the town or city of the billing address',
    'Enter the postcode of the billing address',
  ]);
  await page.getByRole('textbox', { name: 'Billing address line 1' }).fill('2 Park Row');
  await page.getByRole('textbox', { name: 'Billing town or city' }).fill('Leeds');
  await page.getByRole('textbox', { name: 'Billing postcode' }).fill('LS1 5HN');
  const kept = page.waitForRequest((request) => request.method() === 'PUT');
  await pay(page).click();
  expect((await kept).postDataJSON()).toMatchObject({
    line_1: '14 Arlington Road',
    billing: { line_1: '2 Park Row', town: 'Leeds', post_code: 'LS1 5HN' },
  });
  const notice = page.getByRole('alert').filter({ hasText: 'nothing is ordered yet' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('from £17.99 to £19.99');
  await page.unroute('**/place');
  await pay(page).click();
  await expect(heading(page, 'Pay for your order')).toBeShown();
});

/** Opens the checkout of the account's own cart with one product. */
async function openOwnCheckout(page: Page): Promise<void> {
  const added = await page.request.post('/web/site/cart/add', {
    data: { product_id: productIn(CHARGER).productId, quantity: 1 },
  });
  const { result } = (await added.json()) as { result: { cart_id: string } };
  await page.goto(`/buy/cart/checkouts/${result.cart_id}/information`);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeShown();
}

/** Opens the invoice of the order on screen, as a page and as a file. */
async function lookAtInvoice(page: Page): Promise<void> {
  const documents = page.getByRole('region', { name: 'Documents' });
  const opening = page.waitForEvent('popup');
  await documents.getByRole('link', { name: /^View INV-/ }).click();
  const paper = await opening;
  await expect(heading(paper, 'VAT invoice')).toBeShown();
  await expect(paper.getByRole('button', { name: 'Print' })).toBeShown();
  await expect(paper.getByRole('main')).toContainText('14 Arlington Road');
  await expectAccessible(paper);
  const href = await paper.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const file = await page.request.get(new URL(href ?? '', paper.url()).href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  await paper.close();
}

test(
  'I sign in, buy, find the order in my account, and buy again with my saved address',
  { tag: '@phone' },
  async ({ page }) => {
    await register(page);
    await page.goto('/account/orders');
    await expect(page.getByRole('heading', { name: 'You have not ordered anything yet' })).toBeShown();
    await openOwnCheckout(page);
    await fillIn(
      page,
      ALL_DETAILS.filter((name) => name !== 'Email'),
    );
    await page.getByRole('checkbox', { name: 'Keep this address in my account' }).check();
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await pay(page).click();
    await expect(heading(page, 'Thank you, Priya')).toBeShown();

    await page
      .getByRole('banner')
      .locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Your orders' }).click();
    const order = page.getByRole('article', { name: /^Order TF-/ });
    await expect(order).toHaveCount(1);
    await expect(order).toContainText('Paid');
    await expect(order).toContainText('Threefold Camden');
    await expectAccessible(page);
    if (folds(page)) {
      await page.setViewportSize({ width: 360, height: 780 });
      const tabs = page.getByRole('navigation', { name: 'Account' });
      const cut = await tabs.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(cut, 'no tab is cut off on a small phone').toBe(0);
    }
    const filters = page.getByRole('group', { name: 'Which orders' });
    await expect(filters.getByRole('button', { name: 'Returns 0' })).toBeDisabled();
    await filters.getByRole('button', { name: 'With the store 1' }).click();
    await expect(order).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: 'Find an order' });
    await search.fill('nothing of the kind');
    await expect(page.getByRole('heading', { name: /^No order matches/ })).toBeShown();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await search.fill((await order.getByRole('heading').innerText()).replace('TF-', ''));
    await expect(page, 'the search is in the URL').toHaveURL(/[?&]q=\d{9}/);
    await expect(filters.getByRole('button', { name: 'All 1' })).toBeShown();
    await expect(order).toHaveCount(1);
    await order.getByText('1 document').click();
    const view = order.getByRole('link', { name: /^View INV-/ });
    await expect(view).toBeShown();
    await order.getByRole('link', { name: 'See the order' }).click();
    await expect(heading(page, 'Thank you, Priya')).toBeShown();
    await lookAtInvoice(page);

    await page.goBack();
    await expect(search, 'Back finds what was searched for').not.toHaveValue('');
    await order.getByRole('button', { name: /^Buy again/ }).click();
    await expect(heading(page, 'Your cart')).toBeShown();
    await expect(page.getByRole('main')).toContainText('20W USB-C');

    await openOwnCheckout(page);
    const details = page.getByRole('region', { name: 'Your details' });
    const steps = page.getByRole('navigation', { name: 'Steps of the checkout' });
    const isAt = steps.locator('[aria-current]');
    if (await steps.isVisible()) await expect(isAt, 'I have chosen no way yet').toContainText('Delivery');
    if (folds(page)) {
      await expect(details).toContainText('14 Arlington Road, London NW1 0LU');
      await expect(details.getByRole('textbox')).toHaveCount(0);
      await details.getByRole('button', { name: 'Edit your details' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    }
    const saved = details.getByRole('radio', { name: 'Priya Nair' });
    await expect(saved).toBeChecked();
    await expect(details.getByRole('textbox')).toHaveCount(1);
    await details.getByRole('radio', { name: 'Another address' }).check();
    await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('');
    await expectAccessible(page);
    await saved.check();
    if (folds(page)) {
      await details.getByRole('button', { name: 'Continue to delivery' }).click();
      await expect(details.getByRole('button', { name: 'Edit your details' })).toBeFocused();
    }
    await page.getByRole('textbox', { name: /^Voucher or gift code/ }).focus();
    if (await steps.isVisible()) await expect(isAt).toContainText('Payment');
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
  },
);

test('An invalid link shows no order', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await page.goto(`/track/g${'0'.repeat(32)}_${'a'.repeat(40)}`);
  await expect(heading(page, 'There is no order at this link')).toBeShown();
});
