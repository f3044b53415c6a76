import type { Checkout } from '#contract/checkout.ts';
import type { Tracked } from '#contract/orders.ts';
import { CREDIT_HOLDER } from '#demo/people.ts';
import { DEMO_CODE } from '#demo/codes-and-credit.ts';
import { counterLimitWords } from '#rules/orders/counter-holds.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, filledCart, productIn, test } from '#tests/support/cart-journey.ts';
import { CHARGER, DETAILS, fillIn, heading, openCheckout, pay } from '#tests/support/checkout.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { logIn, PASS_PHRASE, registerConfirmed } from '#tests/support/member.ts';
import { expectReadAsSeen } from '#tests/support/reading-order.ts';

test.describe.configure({ timeout: 120_000 });

/** From another vendor than the charger. */
const LAPTOP = examplePath('variation, yes or no, in stock');

test(
  'I buy from two vendors, one delivers and I collect from the other; my payment is confirmed late, and I cancel',
  { tag: '@phone' },
  async ({ page }) => {
    await openCheckout(page, [CHARGER, LAPTOP]);
    await fillIn(page);
    const groups = page.getByRole('group', { name: /delivers$/ });
    await expect(groups).toHaveCount(2);
    const way = (vendor: number, name: RegExp) => groups.nth(vendor).getByRole('radio', { name });
    await way(1, /^Collect in store/).check();
    await way(1, /^Standard/).check();
    await page.getByRole('button', { name: 'Collect both' }).click();
    await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeChecked();
    await expect(way(1, /^Collect in store/), 'not what I ticked before').toBeChecked();
    await way(0, /^Standard/).check();
    await expect(page.getByRole('radio', { name: /^Trial payment/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Address line 1' }), 'one parcel is sent').toBeShown();
    await pay(page).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    const orders = page.getByRole('region', { name: /^Order TF-/ });
    await expect(orders).toHaveCount(2);
    await expect(orders.nth(0), 'one parcel is not one of two').not.toContainText('Parcel');
    await expect(orders.nth(1)).toContainText('Collect in store');
    await expect(orders.nth(1)).toContainText('Collect from');
    await expectAccessible(page);
    await expectReadAsSeen(page);

    await page.getByRole('button', { name: 'Pay, with a late confirmation' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'We wait for its answer' })).toBeShown();
    await expect(page.getByRole('button', { name: /^Pay|bank/ }), 'nothing to press twice').toHaveCount(0);
    await expect(heading(page, 'Your bank has your payment')).toBeShown();
    await expect(page.getByText(/Held for you|You pay by/), 'no clock runs').toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Your bank has your payment')).toBeShown();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel the orders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel all 2 orders?' });
    await dialog.getByRole('button', { name: 'Cancel all of them' }).click();
    await expect(heading(page, 'This order was cancelled')).toBeShown();

    // The real confirmation takes longer than a journey should wait, so the answer is changed to contain it.
    await page.route('**/site/track/*', async (route) => {
      const response = await route.fetch();
      const { result, ...rest } = (await response.json()) as { result: Tracked };
      const at = new Date().toISOString();
      const late = {
        at,
        move: 'late_payment',
        from: 'cancelled',
        to: 'cancelled',
        actor: 'system',
        note: '',
      };
      const told = {
        ...result,
        payment: { ...result.payment, state: 'paid', paid_at: at },
        orders: result.orders.map((order) => ({
          ...order,
          refunded: order.total,
          refunds: [
            {
              refunded: order.total,
              refunded_credit: 0,
              credit_bonus: 0,
              refunded_at: at,
              refund_due: 0,
              lines: [],
              delivery: 0,
              reason: null,
            },
          ],
          events: [...order.events, late],
        })),
      };
      await route.fulfill({ response, json: { ...rest, result: told } });
    });
    await page.reload();
    await expect(
      page.getByText(/^Your payment for \S+ (is on its way back|went back to you on)/),
    ).toBeShown();
    for (const order of await orders.all()) {
      await expect(order).toContainText(
        /You cancelled it today at .+\. Your payment came after that\. £[\d.,]+ (comes back|went back) to you/,
      );
    }
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
      /(Went|On its way) back to you/,
    );
    await expectAccessible(page);
    // The page polls, also while the journey ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('I collect from two stores and pay there: each shows its total, and I cancel one of them', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  await openCheckout(page, [CHARGER, LAPTOP]);
  await page.getByRole('button', { name: 'Collect both' }).click();
  await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Pay in store/ })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Collect in store, 2 vendors');
  await fillIn(page, ['Email', 'Full name']);
  // As if five orders waited already: the shop then refuses only this way to pay.
  const tooMany = counterLimitWords(5, 2) ?? '';
  await page.route(
    '**/place',
    (route) =>
      route.fulfill({
        status: 409,
        json: { status: 409, message: tooMany, errors: { payment: tooMany } },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Order for £/ }).click();
  const refused = page.getByRole('region', { name: 'Payment' }).getByRole('alert');
  await expect(refused).toHaveText(tooMany);
  await expect(refused).toBeInViewport();
  await expect(page.getByRole('alert'), 'it is said once').toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Trial payment/ }).check();
  await expect(refused).toHaveCount(0);
  await expect(pay(page)).toBeEnabled();
  await page.getByRole('radio', { name: /^Pay in store/ }).check();
  await page.getByRole('button', { name: /^Order for £/ }).click();
  const counters = page.getByRole('region', { name: 'Pay at each counter' });
  await expect(counters.getByRole('definition')).toHaveText([/^£[\d.,]+$/, /^£[\d.,]+$/]);
  const orders = page.getByRole('region', { name: /^Order TF-/ });
  await expect(orders.filter({ hasText: 'Parcel' })).toHaveCount(0);
  await expectAccessible(page);
  await orders.nth(0).getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('Your other order is not affected. Nothing was taken');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(orders.nth(0)).toContainText('You cancelled it today');
  await expect(orders.nth(1).getByRole('button', { name: 'Cancel the order' })).toBeShown();
  const left = await page.getByRole('heading', { name: /^Pay £.+ at the counter$/ }).innerText();
  const sums = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(sums.getByText('To pay').locator('..')).toContainText(/£[\d.,]+/.exec(left)?.[0] ?? '?');
});

test('A code and my store credit lower the total, and are returned when I cancel', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  await logIn(page, CREDIT_HOLDER);
  const added = await page.request.post('/web/site/cart/add', {
    data: { product_id: productIn(CHARGER).productId, quantity: 2 },
  });
  const { result } = (await added.json()) as { result: { cart_id: string } };
  await page.goto(`/buy/cart/checkouts/${result.cart_id}/information`);
  await fillIn(page, ['Full name', 'Address line 1', 'Town or city', 'Postcode']);
  const code = page.getByRole('textbox', { name: /^Voucher or gift code/ });
  await code.fill('AUTUM10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAccessibleDescription(/.+/);
  await code.fill(DEMO_CODE);
  await code.press('Enter');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText(`Code ${DEMO_CODE}`).locator('..')).toContainText('−£10.00');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(summary.getByText('Store credit').locator('..')).toContainText('−£25.00');
  await expectAccessible(page);
  await pay(page).click();
  await expect(heading(page, 'Pay for your order')).toBeShown();
  const sums = page.getByRole('region', { name: 'Payment' });
  await expect(sums.getByText(`Code ${DEMO_CODE}`).locator('..')).toContainText('−£10.00');
  await expect(sums.getByText('Store credit').locator('..')).toContainText('−£25.00');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(heading(page, 'This order was cancelled')).toBeShown();
});

for (const next of ['press again', 'reload'] as const) {
  test(`The connection breaks while I pay, I ${next}, and there is one order`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/);
    await openCheckout(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await pay(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'We could not reach the shop' });
    await expect(alert).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(DETAILS['Full name']);
    await page.context().setOffline(false);

    // The order is placed, but its answer is lost.
    let number: string | undefined;
    await page.route('**/place', async (route) => {
      const answer = await route.fetch();
      number = ((await answer.json()) as { result: { number: string } }).result.number;
      await route.abort();
    });
    await pay(page).click();
    await expect.poll(() => number).toBeDefined();
    await expect(alert).toBeFocused();
    await page.unroute('**/place');
    await (next === 'reload' ? page.reload() : pay(page).click());
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await expect(page.getByText(`Order ${number} is waiting`)).toBeShown();
  });
}

test('My session ends while I type: I sign in on the same page, and everything is still there', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[14]/);
  const email = await registerConfirmed(page);
  const added = await page.request.post('/web/site/cart/add', {
    data: { product_id: productIn(CHARGER).productId, quantity: 1 },
  });
  const { result } = (await added.json()) as { result: { cart_id: string } };
  await page.goto(`/buy/cart/checkouts/${result.cart_id}/information`);
  await fillIn(page, ['Full name', 'Address line 1', 'Town or city', 'Postcode']);
  const code = page.getByRole('textbox', { name: 'Voucher or gift code' });
  await code.fill('AUTUMN10');
  await page.context().clearCookies();
  await page.getByRole('radio', { name: /^Collect in store/ }).click();
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport();
  await expect(page.getByText('no such cart'), 'one message is enough').toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(ended, 'a reload does not hide the way back').toBeShown();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'its words begin at the left, as everywhere').toHaveCSS('text-align', 'start');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASS_PHRASE);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('14 Arlington Road');
  await expect(code, 'also a code that was typed and not applied').toHaveValue('AUTUMN10');
  await pay(page).click();
  await expect(heading(page, 'Pay for your order')).toBeShown();
});

test('A price that changed since I added something is named on the checkout, also after a reload', async ({
  page,
}) => {
  // Only this page sees the old price, since other journeys buy the same charger.
  await page.route('**/site/checkouts/*', async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = (await response.json()) as { result: Checkout };
    const items = result.cart.Cart_items.map((item) => ({ ...item, price_then: item.unit_price - 2 }));
    await route.fulfill({
      response,
      json: { ...rest, result: { ...result, cart: { ...result.cart, Cart_items: items } } },
    });
  });
  await filledCart(page, [CHARGER]);
  await page.goto('/buy/cart');
  await page
    .getByRole('link', { name: /^Checkout/ })
    .first()
    .click();
  await expect(page.locator('[aria-live="polite"]'), 'the page that is left is not said').toHaveText(
    /^Checkout \| /,
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Something changed' });
  await expect(notice).toContainText(/The price of .* changed from £\d+\.\d\d to £\d+\.\d\d\./);
  await expect(notice).toContainText('You agree to it by pressing the button.');
  await expectAccessible(page);
  await page.reload();
  await expect(notice, 'a reload does not hide it').toContainText('changed from');
});
