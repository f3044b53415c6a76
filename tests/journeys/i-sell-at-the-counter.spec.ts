import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { heading } from '#tests/support/checkout.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { expectReadAsSeen } from '#tests/support/reading-order.ts';

const staffOf = (email: string) => ({ email, password: DEMO_PASSWORD });
/** There are many in stock, so that no other journey misses one. */
const CHARGER = 'usb-c charger';
const PHONE = 'pixel 9 pro obsidian 128gb excellent';

const found = (office: Page) => office.getByRole('list', { name: 'Found products' }).getByRole('button');
const listed = (office: Page) => office.getByRole('list', { name: 'In this order' }).getByRole('listitem');

async function addFirst(office: Page, words: string): Promise<void> {
  await office.getByLabel('Find a product').fill(words);
  await found(office).first().click();
  await expect(listed(office)).toHaveCount(1);
}

test(
  'I sell something at the counter: the person pays, takes it along and gets the receipt by mail',
  { tag: '@phone' },
  async ({ browser }) => {
    test.slow();
    const email = newEmail();
    const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
    await office.goto('/admin/orders');
    await office.getByRole('link', { name: 'New order' }).click();
    await expect(heading(office, 'New order')).toBeShown();
    await office.getByRole('button', { name: 'Place the order' }).click();
    await expect(office.getByText('Please add something.')).toBeShown();
    await office.getByLabel('Find a product').fill('no such thing at all');
    await expect(office.getByText('Nothing that is for sale matches')).toBeShown();
    await addFirst(office, CHARGER);
    const place = office.getByRole('button', { name: /is paid, hand it over$/ });
    await expect(place).toBeShown();
    await expectAccessible(office);
    await expectReadAsSeen(office);

    await office.getByRole('checkbox', { name: /^They take it along now/ }).uncheck();
    await office.getByRole('button', { name: /is paid, place the order$/ }).click();
    await expect(office.getByLabel('Name')).toBeFocused();
    await expect(office.getByText('Required').first()).toBeShown();
    await office.getByRole('checkbox', { name: /^They take it along now/ }).check();
    await office.getByLabel('Name').fill('Ann Lee');
    await office.getByLabel('Email').fill(email);
    await office.reload();
    await expect(office.getByLabel('Email'), 'a reload keeps what was typed').toHaveValue(email);
    await expect(listed(office)).toHaveCount(1);
    await office.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(office.getByRole('spinbutton', { name: /Quantity of/ })).toHaveValue('2');

    await place.click();
    await expectMessage(office, /Order TF-\S+ is placed/);
    await expect(heading(office, /Complete/)).toBeShown();
    const receipt = await mailTo(email, /Your receipt/);
    expect(receipt.text).toContain('at the counter');

    await office.goto('/admin/orders/new');
    await expect(office.getByLabel('Email'), 'the next order is a new one').toHaveValue('');
    await context.close();
  },
);

test('I sell to a customer who gives no email, found with the arrow keys, and print the receipt', async ({
  browser,
}) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(ADMINISTRATOR));
  await office.goto('/admin/orders/new');
  const field = office.getByLabel('Find a product');
  await field.fill('a');
  await expect(found(office).nth(19)).toBeAttached();
  await office.getByRole('button', { name: 'Show more' }).click();
  await expect(found(office).nth(25)).toBeAttached();
  await field.fill(CHARGER);
  await expect(found(office).first()).toContainText(/charger/i);
  await field.press('ArrowDown');
  await expect(found(office).first()).toBeFocused();
  await office.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await office.keyboard.press('Enter');
  await expect(listed(office)).toHaveCount(1);
  await office.getByRole('button', { name: /is paid, hand it over$/ }).click();
  await expectMessage(office, /is placed/);
  await expect(heading(office, /Complete/)).toBeShown();
  await expect(office.getByRole('region', { name: 'Customer' })).toContainText('Walk-in customer');
  await expect(office.getByRole('link', { name: /Invoice/ }).first()).toBeShown();
  await expectAccessible(office);
  await context.close();
});

test('I take an order on the phone, and the person pays by the link in the mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  const { page: office, context } = await inAnotherBrowser(browser, staffOf(VENDOR));
  await office.goto('/vendor/orders/new');
  await office.getByLabel('Find a product').fill(PHONE);
  await found(office).first().click();
  const addOns = office.getByRole('dialog', { name: 'Google Pixel 9 Pro' });
  await addOns.getByRole('checkbox').or(addOns.getByRole('radio')).first().check();
  await expectAccessible(office);
  await addOns.getByRole('button', { name: 'Add to the order' }).click();
  await expect(listed(office)).toHaveCount(1);
  await office.getByLabel('Name').fill('Ann Lee');
  await office.getByLabel('Email').fill(email);
  await office.getByRole('radio', { name: /^Standard delivery/ }).check();
  await office.getByLabel('Address').fill('1 High Street');
  await office.getByLabel('Town').fill('Leeds');
  await office.getByLabel('Postcode').fill('LS1 4AP');
  await office.getByRole('radio', { name: 'By card, with a link' }).check();
  await office.getByRole('button', { name: /^Send the link to pay/ }).click();
  await expectMessage(office, /is placed/);
  await expect(heading(office, /Unpaid/)).toBeShown();
  await expect(office.getByRole('button', { name: 'Copy the link' })).toBeShown();
  await expect(office.getByRole('button', { name: 'Take payment here' }).first()).toBeShown();
  await expectAccessible(office);
  await context.close();

  const mail = await mailTo(email, /waiting for your payment/);
  await page.goto(/\/track\/\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(heading(page, /Thank you/)).toBeShown();
});
