import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder } from '#tests/support/paid-order.ts';
import { expectReadAsSeen } from '#tests/support/reading-order.ts';

const CHARGER = examplePath('simple product, counted, in stock');
const STAFF = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const changes = (office: Page) => office.getByRole('list', { name: 'Changes' });

/** Opens the change of an order, as staff see it. */
async function openChange(office: Page, number: string): Promise<void> {
  await office.goto(`/admin/orders/${number}`);
  await office.getByRole('link', { name: 'Change the order' }).click();
  await expect(heading(office, 'Change the order')).toBeShown();
  await expect(office.getByText('Nothing yet.')).toBeShown();
}

test(
  'I make an order smaller: I see the difference first, it is refunded, and the buyer is told',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const email = newEmail();
    const order = await paidOrder(page, [CHARGER, CHARGER], email);
    const { page: office, context } = await inAnotherBrowser(browser, STAFF);
    await openChange(office, order.number);
    await office.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(changes(office)).toContainText(': 1 instead of 2.');
    const press = office.getByRole('button', { name: /^Change it and refund £/ });
    await expect(press).toBeEnabled();
    await expect(office.getByRole('table', { name: 'Sums before and after the change' })).toContainText('−£');
    await expectAccessible(office);
    await expectReadAsSeen(office);

    await office.getByLabel('Address').fill('2 Low Road');
    await expect(changes(office)).toContainText('Sent to 2 Low Road, London, NW1 0LU.');
    await expect(press).toBeEnabled();
    await press.click();
    await expectMessage(office, /is changed/);
    await expect(heading(office, order.number)).toBeShown();
    await expect(office.getByRole('region', { name: 'Timeline' })).toContainText('1 instead of 2');
    await expect(office.getByRole('region', { name: 'Delivery' })).toContainText('2 Low Road');
    await expectAccessible(office);

    const mail = await mailTo(email, /Your order was changed/);
    expect(mail.text).toContain(': 1 instead of 2.');
    await page.goto(`/track/${order.token}`);
    const told = page.getByRole('region', { name: 'Changes of your order' });
    await expect(told).toContainText('Refunded: £');
    await expectAccessible(page);
    await context.close();
  },
);

test('I add something to an order: the buyer gets a link, pays, and the order is changed', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  const order = await paidOrder(page, [CHARGER], email);
  const { page: office, context } = await inAnotherBrowser(browser, STAFF);
  await openChange(office, order.number);
  await office.getByRole('button', { name: 'Increase quantity' }).click();
  await office.getByRole('button', { name: /^Send the link to pay £/ }).click();
  await expectMessage(office, /link to pay is mailed/);
  const waiting = office.getByRole('region', { name: 'Waiting change' });
  await expect(waiting).toContainText('2 instead of 1');
  await expect(office.getByRole('link', { name: 'Change the order' })).toBeHidden();
  await expectAccessible(office);

  const mail = await mailTo(email, /Please pay for the change/);
  await page.goto(/\/track\/\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: /can change your order$/ })).toBeShown();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('region', { name: 'Changes of your order' })).toContainText('Paid: £');
  await expect(page.getByRole('region', { name: `Order ${order.number}` })).toContainText('2 ×');

  await office.reload();
  await expect(waiting).toBeHidden();
  await expect(office.getByRole('region', { name: 'Items' })).toContainText('2 pieces');
  await openChange(office, order.number);
  await office.getByRole('button', { name: 'Increase quantity' }).click();
  await office.getByRole('button', { name: /^Send the link to pay £/ }).click();
  await expect(waiting).toBeShown();
  await waiting.getByRole('button', { name: 'Take it back' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(waiting).toBeHidden();
  await mailTo(email, /Your order stays as it was/);
  await context.close();
});

test('I add something with extras to an order, and what I changed before stays', async ({
  page,
  browser,
}) => {
  const order = await paidOrder(page, [CHARGER], newEmail());
  const { page: office, context } = await inAnotherBrowser(browser, STAFF);
  await openChange(office, order.number);
  await office.getByLabel('Address').fill('2 Low Road');
  await office.getByLabel('Find a product').fill('iphone excellent');
  await office.getByRole('list', { name: 'Found products' }).getByRole('button').first().click();
  const extras = office.getByRole('dialog');
  await extras.getByRole('checkbox').or(extras.getByRole('radio')).first().check();
  await extras.getByRole('button', { name: 'Add to the order' }).click();
  await expect(extras).toBeHidden();
  await expect(office.getByRole('list', { name: 'In this order' }).getByRole('listitem')).toHaveCount(2);
  await expect(office.getByLabel('Address')).toHaveValue('2 Low Road');
  await expect(changes(office)).toContainText('Sent to 2 Low Road');
  await context.close();
});
