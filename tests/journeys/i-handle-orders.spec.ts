import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { folds } from '#tests/support/checkout.ts';
import { paidOrder, transferOrder } from '#tests/support/paid-order.ts';
import { expectReadAsSeen } from '#tests/support/reading-order.ts';

const CHARGER = examplePath('simple product, counted, in stock');

const staffOf = (email: string) => ({ email, password: DEMO_PASSWORD });
const find = async (office: Page, text: string) => {
  const field = office.getByRole('searchbox', { name: 'Search orders' });
  await field.fill(text);
  await field.press('Enter');
};
const heading = (office: Page, name: string | RegExp) => office.getByRole('heading', { level: 1, name });

test(
  'I sign in, find a new order, accept it, dispatch it, and its buyer is told',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const order = await paidOrder(page, [CHARGER], newEmail());
    const context = await browser.newContext();
    const office = await context.newPage();
    await office.goto('/vendor/orders');
    await expect(heading(office, 'Sign in to the office')).toBeShown();
    await expectAccessible(office);
    await office.getByLabel('Email').fill(ADMINISTRATOR);
    await office.getByLabel('Password').fill(DEMO_PASSWORD);
    await office.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(office, 'Orders')).toBeShown();
    await expect(office, 'the administrator has an office of their own').toHaveURL(/\/admin\/orders/);
    await find(office, order.number);
    const row = office.getByRole('row', { name: order.number });
    await expect(row).toContainText('To accept');
    await expectAccessible(office);
    await office.getByRole('link', { name: order.number }).click();
    await expect(heading(office, order.number)).toBeShown();
    await expect(office.getByRole('region', { name: 'Customer' })).toContainText('Priya Nair');
    await expect(office.getByRole('region', { name: 'Delivery' })).toContainText('14 Arlington Road');

    if (folds(office)) {
      // The bar with the main button is seen at the end of the page, so it is the end of the page for keys too.
      await office.getByRole('button', { name: 'Add note' }).focus();
      await office.keyboard.press('Tab');
      await expect(office.getByRole('button', { name: 'Accept' })).toBeFocused();
    }
    await office.getByRole('button', { name: 'Accept' }).click();
    await expect(heading(office, /Preparing/)).toBeShown();
    await office.getByRole('button', { name: 'Dispatch' }).click();
    const dialog = office.getByRole('dialog', { name: 'Dispatch' });
    await dialog.getByRole('button', { name: 'Dispatch' }).click();
    await expect(
      dialog.getByText('Please type the number on the label.'),
      'what is missing is said',
    ).toBeShown();
    await expectAccessible(office);
    await dialog.getByLabel('Carrier').fill('DPD');
    await dialog.getByLabel('Tracking number').fill(crypto.randomUUID().slice(0, 12));
    await dialog.getByRole('button', { name: 'Dispatch' }).click();
    await expect(heading(office, /On the way/)).toBeShown();
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('Parcel sent');
    await expectAccessible(office);
    if (folds(office)) await expectReadAsSeen(office);
    await context.close();

    await page.goto(`/track/${order.token}`);
    await expect(heading(page, 'Your order is on its way')).toBeShown();
  },
);

test('A colleague was faster: I am told who did what, and see the current order', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(page, [CHARGER], newEmail());
  const first = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  const second = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  for (const { page: office } of [first, second]) {
    await office.goto(`/admin/orders/${order.number}`);
    await expect(office.getByRole('button', { name: 'Accept' })).toBeShown();
  }
  await first.page.getByRole('button', { name: 'Accept' }).click();
  await expect(heading(first.page, /Preparing/)).toBeShown();
  await second.page.getByRole('button', { name: 'Accept' }).click();
  await expectMessage(second.page, /The administrator accepted this order at .* Please look again\./);
  await expect(heading(second.page, /Preparing/)).toBeShown();
  await first.context.close();
  await second.context.close();
});

test('A buyer passed the link on: I renew it, the old one shows no order, and the buyer gets a new one', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  const email = newEmail();
  const order = await paidOrder(page, [CHARGER], email);
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  await office.goto(`/admin/orders/${order.number}`);
  await office.getByRole('button', { name: 'Renew tracking link' }).click();
  const dialog = office.getByRole('dialog', { name: 'Renew the tracking link?' });
  await expect(dialog).toContainText('The old link stops working');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Renew link' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('Your new link');
  await context.close();

  await page.goto(`/track/${order.token}`);
  await expect(heading(page, 'There is no order at this link')).toBeShown();
  const { text } = await mailTo(email, /^Your new link/);
  await page.goto(/\/track\/\w+/.exec(text)?.[0] ?? '/');
  await expect(page.getByText(order.number).first()).toBeShown();
});

test('I work through the orders with keys alone, and accept two at once', async ({ page, browser }) => {
  const email = newEmail();
  const numbers = [
    (await paidOrder(page, [CHARGER], email)).number,
    (await paidOrder(page, [CHARGER], email)).number,
  ];
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  await office.goto('/admin/orders');
  await expect(office.getByRole('row').nth(1)).toBeShown();
  await office.keyboard.press('/');
  await office.keyboard.type(email);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('row')).toHaveCount(3);
  await office.getByRole('searchbox').blur();
  for (const key of ['j', 'x', 'j', 'x']) await office.keyboard.press(key);
  const bar = office.getByRole('region', { name: 'Ticked orders' });
  await expect(bar).toContainText('2 ticked');
  await bar.getByRole('button', { name: 'Accept 2' }).press('Enter');
  await expectMessage(office, '2 orders accepted');
  for (const number of numbers) {
    await expect(office.getByRole('row', { name: number })).toContainText('Preparing');
  }
  await expect(bar).toHaveCount(0);
  await office.keyboard.press('k');
  await office.keyboard.press('Enter');
  await expect(heading(office, numbers[0] ?? '')).toBeShown();
  await context.close();
});

test(
  'I refund a missing item, see the amount first, and leave a note that only staff read',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const order = await paidOrder(page, [CHARGER], newEmail());
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    await office.goto(`/admin/orders/${order.number}`);
    await office.getByLabel('Note for the team').fill('The last one fell off the shelf.');
    await office.getByRole('button', { name: 'Add note' }).click();
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('fell off the shelf');
    await office.getByRole('button', { name: 'More actions' }).click();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Refund what is missing' }).click();
    const dialog = office.getByRole('dialog', { name: 'Refund what is missing' });
    await dialog.getByRole('spinbutton').first().fill('1');
    const press = dialog.getByRole('button', { name: /^Refund £\d+\.\d\d$/ });
    await expect(press).toBeShown();
    const sum = (await press.innerText()).replace('Refund ', '');
    await expect(dialog.getByText('Refund', { exact: true }).locator('..')).toContainText(sum);
    await expectAccessible(office);
    await press.click();
    await expect(heading(office, /Refunded/)).toBeShown();
    await expect(office.getByRole('region', { name: 'Payment' })).toContainText(sum);
    await expect(
      office.getByRole('region', { name: 'Payment' }).getByText('Paid', { exact: true }),
    ).toHaveCount(0);
    await context.close();
    await page.goto(`/track/${order.token}`);
    await expect(page.getByText(sum).first()).toBeShown();
    await expect(page.getByText('fell off the shelf')).toHaveCount(0);
  },
);

test(
  'I find a refund that has to be sent by transfer, mark it as sent, and its buyer is told',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const email = newEmail();
    const order = await transferOrder(page, [CHARGER], email);
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    await office.goto(`/admin/orders/${order.number}`);
    await office.getByRole('button', { name: 'Mark as paid' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(heading(office, /To accept/)).toBeShown();
    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('button', { name: 'Refuse' }).click();
    const refusal = office.getByRole('dialog', { name: 'Refuse' });
    await refusal.getByLabel('Reason').fill('It broke on the shelf.');
    const press = refusal.getByRole('button', { name: /^Refuse and refund £/ });
    const sum = (await press.innerText()).replace('Refuse and refund ', '');
    await press.click();
    await expect(heading(office, /Not refunded yet/)).toContainText('Refund to send');
    await page.goto(`/track/${order.token}`);
    await expect(page.getByText('Refund on its way').first()).toBeShown();

    await office.goto('/admin/orders?tab=refunds');
    await find(office, order.number);
    const row = office.getByRole('row', { name: order.number });
    await expect(row).toContainText('Refund to send');
    await expectAccessible(office);
    await office.getByRole('link', { name: order.number, exact: true }).click();
    const payment = office.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText(`Send ${sum} to Priya Nair by bank transfer.`);
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText(
      `${sum} goes back by bank transfer`,
    );
    await payment.getByRole('button', { name: 'Mark as sent' }).click();
    const dialog = office.getByRole('dialog', { name: 'Mark the refund as sent' });
    await expect(dialog).toContainText('Priya Nair');
    await expect(dialog).toContainText('By bank transfer, to the account that paid with');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: `I have sent ${sum}` }).click();
    await expectMessage(office, `${sum} is marked as sent`);
    await expect(heading(office, /Refunded/)).toBeShown();
    await expect(payment.getByRole('button')).toHaveCount(0);
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText(`${sum} was sent back`);
    await office.goto('/admin/orders?tab=refunds');
    await find(office, order.number);
    await expect(office.getByRole('heading', { name: /is not in this tab/ })).toBeShown();
    await context.close();

    const mail = await mailTo(email, /Your refund was sent/);
    expect(mail.text).toContain('We have sent');
    await page.reload();
    await expect(page.getByText('Refund on its way')).toHaveCount(0);
    await expect(page.getByText('Refunded').first()).toBeShown();
  },
);

test(
  'I give back a sum and say why; a chargeback is a case with its deadline',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const order = await paidOrder(page, [CHARGER], newEmail());
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    await office.goto(`/admin/orders/${order.number}`);
    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('button', { name: 'Refund a sum' }).click();
    const dialog = office.getByRole('dialog', { name: 'Refund a sum' });
    await dialog.getByLabel('Sum').fill('9999');
    await dialog.getByRole('button', { name: 'Refund a sum' }).click();
    await expect(dialog.getByText(/^Please type a sum\. (?:Up to|Less than) £/)).toBeShown();
    await expect(dialog.getByText('Please say why.')).toBeShown();
    await dialog.getByLabel('Sum').fill('2.50');
    await dialog.getByLabel('Reason').fill('The box was scratched.');
    await expect(dialog).toContainText('£2.50 goes back to where it was paid from.');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Refund £2.50' }).click();
    await expectMessage(office, `${order.number} is refunded in part`);
    await expect(heading(office, /To accept/)).toContainText(/refund/i);
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('The box was scratched.');
    await page.goto(`/track/${order.token}`);
    await expect(page.getByRole('region', { name: `Order ${order.number}` })).toContainText('£2.50');

    // As it is answered where a bank wants the money back.
    await office.route(`**/office/orders/${order.number}`, async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.json()) as { result: { disputes: object[] } };
      body.result.disputes = [
        {
          id: crypto.randomUUID(),
          state: 'open',
          amount: 10,
          held: 8,
          reason: 'product_not_received',
          due_by: '2027-01-15T12:00:00.000Z',
          opened_at: '2026-12-15T12:00:00.000Z',
          closed_at: null,
        },
      ];
      return route.fulfill({ response, json: body });
    });
    await office.reload();
    const chargeback = office.getByRole('region', { name: 'Chargeback' });
    await expect(chargeback).toContainText('The buyer’s bank wants £10.00 back.');
    await expect(chargeback).toContainText('Answer it in your Stripe account by Fri 15 Jan');
    await expect(heading(office, order.number)).toContainText('Chargeback');
    await expectAccessible(office);
    await context.close();
  },
);

test('I look in the wrong tab and am shown the right one, and dispatch two orders at once', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const numbers = [
    (await paidOrder(page, [CHARGER], email)).number,
    (await paidOrder(page, [CHARGER], email)).number,
  ];
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  await office.goto(`/admin/orders?tab=done&q=${encodeURIComponent(email)}`);
  await expect(office.getByRole('heading', { name: /is not in this tab/ })).toBeShown();
  await expectAccessible(office);
  await office.getByRole('region', { name: 'Orders' }).getByRole('button', { name: 'New 2' }).last().click();
  await expect(office.getByText('1 to 2 of 2')).toBeShown();
  await office.getByLabel('Tick all').check();
  const bar = office.getByRole('region', { name: 'Ticked orders' });
  await bar.getByRole('button', { name: 'Accept 2' }).click();
  await expectMessage(office, '2 orders accepted');
  await office.getByRole('button', { name: 'In work 2' }).first().click();
  await expect(office.getByRole('row', { name: numbers[1] ?? '' })).toContainText('Preparing');
  await office.getByLabel('Tick all').check();
  await expect(bar.getByRole('link', { name: 'Print 2 slips' })).toBeShown();
  const labels = office.waitForEvent('popup');
  await bar.getByRole('link', { name: 'Print 2 labels' }).click();
  const sheet = await labels;
  for (const number of numbers)
    await expect(sheet.getByRole('listitem').getByText(number).first()).toBeShown();
  await expect(sheet.getByRole('link', { name: 'PDF' })).toBeShown();
  await expectAccessible(sheet);
  await sheet.close();
  await bar.getByRole('button', { name: 'Dispatch 2' }).click();
  const dialog = office.getByRole('dialog', { name: 'Dispatch 2 orders' });
  await dialog.getByLabel('Carrier').fill('DPD');
  await dialog.getByRole('button', { name: 'Dispatch 2' }).click();
  await expect(dialog.getByText('Please type the number on the label.').first()).toBeShown();
  await expectAccessible(office);
  for (const number of numbers) await dialog.getByLabel(`Tracking number of ${number}`).fill(`D-${number}`);
  await dialog.getByRole('button', { name: 'Dispatch 2' }).click();
  await expectMessage(office, '2 orders sent');
  await office.getByRole('button', { name: 'On the way 2' }).first().click();
  for (const number of numbers) {
    await expect(office.getByRole('row', { name: number })).toContainText('On the way');
  }
  await office.keyboard.press('?');
  await expect(office.getByRole('dialog', { name: 'Keys' })).toContainText('next action');
  await context.close();
});

test('A vendor sees the orders of their business alone, and a shopper is told where to go', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(page, [CHARGER], newEmail());
  const vendor = await inAnotherBrowser(browser, staffOf(VENDOR));
  await vendor.page.goto('/vendor');
  await vendor.page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(heading(vendor.page, 'Orders')).toBeShown();
  await find(vendor.page, order.number);
  await expect(vendor.page.getByText('Nothing matches')).toBeShown();
  await vendor.page.goto(`/vendor/orders/${order.number}`);
  await expect(heading(vendor.page, 'There is no such order')).toBeShown();
  await vendor.context.close();

  const shopper = await inAnotherBrowser(browser, staffOf(SHOPPER));
  await shopper.page.goto('/vendor/orders');
  await expect(heading(shopper.page, 'This account has no business')).toBeShown();
  await shopper.context.close();
});
