import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { vendorsPath } from '#tests/support/example-paths.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder, parcelMove, staffMove, type Order } from '#tests/support/paid-order.ts';

const PHONE = vendorsPath();
const STAFF = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

async function sentOrder(page: Page, office: Page, email: string): Promise<Order> {
  const order = await paidOrder(page, [PHONE], email);
  await staffMove(office, order, { move: 'accept' });
  await staffMove(office, order, parcelMove());
  return order;
}

/** The buyer asks for another variation whose row says how its price differs. Returns what they chose. */
async function askForAnother(page: Page, order: Order, difference: RegExp): Promise<string> {
  await page.goto(`/track/${order.token}`);
  const parcel = page.getByRole('region', { name: `Order ${order.number}` });
  await parcel.getByRole('button', { name: 'Return something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return something' });
  const instead = dialog.getByRole('combobox', { name: /^What do you want for/ });
  await expect(instead).toBeShown();
  const choices = await instead.locator('option').allTextContents();
  const wanted = choices.find((choice) => difference.test(choice));
  if (wanted === undefined) throw new Error(`No choice is like ${difference.source}: ${choices.join('; ')}`);
  await instead.selectOption(wanted);
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for the return' }).click();
  const panel = parcel.getByRole('region', { name: 'Your return' });
  await expect(panel).toContainText('You want instead:');
  await expectAccessible(page);
  return wanted.split(':')[0] ?? '';
}

/** Staff accept the return and take it in. */
async function acceptAndReceive(office: Page, order: Order, wanted: string): Promise<void> {
  await office.goto(`/admin/orders/${order.number}`);
  await expect(office.getByRole('region', { name: 'Return' })).toContainText('Wants instead');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Accept return' }).first().click();
  const accept = office.getByRole('dialog', { name: 'Accept return' });
  await expect(accept.getByRole('radio').first()).toBeChecked();
  await expectAccessible(office);
  await accept.getByRole('button', { name: 'Accept return' }).click();
  await expectMessage(office, /may be sent back/);
  await expect(office.getByRole('region', { name: 'Return' })).toContainText('Kept for the buyer');
  await expect(office.getByRole('region', { name: 'Return' })).toContainText(wanted.split(',')[0] ?? '');
  await staffMove(office, order, { move: 'receive_return', resell: true });
  await office.reload();
  await expect(office.getByRole('region', { name: 'Return' })).toContainText('To exchange');
}

test(
  'I want another variation for what I send back: the shop keeps it for me, refunds the difference and sends it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const email = newEmail();
    const { page: office, context } = await inAnotherBrowser(browser, STAFF);
    const order = await sentOrder(page, office, email);
    const wanted = await askForAnother(page, order, / less$/);
    await acceptAndReceive(office, order, wanted);

    await office.getByRole('button', { name: 'Exchange', exact: true }).first().click();
    const dialog = office.getByRole('dialog', { name: 'Exchange' });
    await expect(dialog).toContainText('Exchanged for');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: /^Exchange and refund £/ }).click();
    await expectMessage(office, /is exchanged/);
    await expect(office.getByRole('region', { name: 'Items' })).toContainText('Paid with what came back');
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('Exchanged');
    await expectAccessible(office);
    await staffMove(office, order, parcelMove());

    const mail = await mailTo(email, /Your exchange is being packed/);
    expect(mail.text).toContain('instead of');
    await page.reload();
    const parcel = page.getByRole('region', { name: `Order ${order.number}` });
    await expect(parcel).toContainText('Returned, exchanged');
    await expect(parcel.getByRole('region', { name: 'Your return' })).toContainText('You get instead:');
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Credit note');
    await expectAccessible(page);
    await context.close();
  },
);

test('I want something dearer: I pay the difference by the link, and it is sent', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  const { page: office, context } = await inAnotherBrowser(browser, STAFF);
  const order = await sentOrder(page, office, email);
  const wanted = await askForAnother(page, order, / more$/);
  await acceptAndReceive(office, order, wanted);
  await office.getByRole('button', { name: 'Exchange', exact: true }).first().click();
  const dialog = office.getByRole('dialog', { name: 'Exchange' });
  await dialog.getByRole('button', { name: /^Send a link to pay £/ }).click();
  await expectMessage(office, /waits for the payment/);
  await expect(office.getByRole('heading', { name: /An exchange waits for the payment of £/ })).toBeShown();

  const mail = await mailTo(email, /Please pay the difference of your exchange/);
  expect(mail.text).toContain('more');
  await page.reload();
  await expect(page.getByRole('heading', { name: /keeps this for you/ })).toBeShown();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const parcel = page.getByRole('region', { name: `Order ${order.number}` });
  await expect(parcel).toContainText('Returned, exchanged');
  await office.reload();
  await expect(office.getByRole('button', { name: 'Dispatch' }).first()).toBeShown();
  await context.close();
});
