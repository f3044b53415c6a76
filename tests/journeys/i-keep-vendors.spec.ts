import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, registerConfirmed } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function registerBusiness(page: Page): Promise<string> {
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await page.request.post('/web/site/business', {
    data: {
      business_name: name,
      business_address: '3 Commercial Road, Lerwick',
      business_phone_no: '01595 496 010',
      post_code: 'ZE1 0LX',
      hide_stock: false,
      estimated_delivery_days: 3,
      estimated_delivery_hours: 0,
      estimated_delivery_minutes: 0,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return name;
}

/** A day from now, as the field of a date wants it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  'I approve a vendor, set what they pay and when they rest, and block them with a reason',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const email = await registerConfirmed(page);
    const name = await registerBusiness(page);
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    await office.goto('/admin/vendors');
    await expect(office.getByRole('heading', { level: 1, name: 'Vendors' })).toBeShown();
    await expect(office.getByRole('link', { name: 'Northside Phones' })).toBeShown();
    await expectAccessible(office);
    await office.getByRole('button', { name: /^Waiting for approval/ }).click();
    const search = office.getByRole('searchbox', { name: 'Search vendors' });
    await search.fill(name);
    await search.press('Enter');
    await office.getByRole('link', { name }).click();
    await expect(office.getByRole('heading', { level: 1, name })).toBeShown();
    await expect(region(office, 'Application')).toContainText(email);
    await expectAccessible(office);
    await press(office, 'Approve');
    await expectMessage(office, `${name} is approved`);
    await mailTo(email, /is approved/);

    await press(office, 'Change commission');
    const pays = office.getByRole('dialog', { name: `Commission of ${name}` });
    await pays.getByLabel('Percent of what is sold').fill('101');
    await pays.getByRole('button', { name: 'Save' }).click();
    await expect(pays.getByText('At most 100')).toBeShown();
    await pays.getByLabel('Percent of what is sold').fill('7.5');
    await expectAccessible(office);
    await pays.getByRole('button', { name: 'Save' }).click();
    await expect(region(office, 'Commission')).toContainText('7.5%');
    await mailTo(email, /commission changes/);

    await press(office, 'Set holiday');
    const rests = office.getByRole('dialog', { name: `Holiday of ${name}` });
    await rests.getByLabel('First day').fill(day(3));
    await rests.getByLabel('Last day').fill(day(2));
    await rests.getByRole('button', { name: 'Save' }).click();
    await expect(rests.getByText('It must not end before it begins')).toBeShown();
    await rests.getByLabel('First day').fill(day(-1));
    await rests.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('On holiday', { exact: true })).toBeShown();
    await press(office, 'End holiday');
    await expect(office.getByText('On holiday', { exact: true })).toHaveCount(0);

    await press(office, 'Block');
    const why = office.getByRole('dialog', { name: `Block ${name}` });
    await why.getByRole('button', { name: 'Block' }).click();
    await expect(why.getByText('Required')).toBeShown();
    await why.getByLabel('Reason').fill('Three parcels never came.');
    await why.getByRole('button', { name: 'Block' }).click();
    await expect(why).toBeHidden();
    await expect(office.getByRole('main')).toContainText('Three parcels never came.');
    await page.goto('/vendor');
    await expect(region(page, 'Your business is blocked')).toContainText('Three parcels never came.');
    await expectAccessible(page);
    await press(office, 'Unblock');
    await expectMessage(office, `${name} is no longer blocked`);
    await mailTo(email, /no longer blocked/);
    await context.close();
  },
);

test('Two of us decide at once: the second is told, and nothing is decided twice', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  await registerConfirmed(page);
  const name = await registerBusiness(page);
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.goto(`/admin/vendors?tab=waiting&q=${encodeURIComponent(name)}`);
  await office.getByRole('link', { name }).click();
  await expect(office.getByRole('heading', { level: 1, name })).toBeShown();
  const id = new URL(office.url()).pathname.split('/').at(-1);
  const other = await office.request.post(`/office/vendors/${id}/moves`, {
    data: { move: 'refuse', version: 1, reason: 'No such street.' },
  });
  expect(other.status()).toBe(200);
  await press(office, 'Approve');
  await expectMessage(office, /in the meantime\. Please look again\./);
  await expect(office.getByRole('main')).toContainText('No such street.');
  await context.close();
});

test('I set my own holiday, and end it', { tag: '@phone' }, async ({ page }) => {
  await registerConfirmed(page);
  await registerBusiness(page);
  await page.goto('/vendor/business');
  await press(page, 'Set holiday');
  const dialog = page.getByRole('dialog', { name: 'Your holiday' });
  await dialog.getByLabel('First day').fill(day(-1));
  await dialog.getByLabel('Last day').fill(day(2));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(region(page, 'Holiday')).toContainText('You are on holiday');
  await press(page, 'End holiday');
  await expect(region(page, 'Holiday')).toContainText('None is set');
});

test('I set what I take for delivery', { tag: '@phone' }, async ({ page }) => {
  await registerConfirmed(page);
  await registerBusiness(page);
  await page.goto('/vendor/business');
  const prices = region(page, 'Delivery prices');
  await expect(prices).toContainText('£3.99, free from £40same as the site');
  await press(page, 'Edit delivery prices');
  const dialog = page.getByRole('dialog', { name: 'Delivery prices' });
  await dialog.getByLabel('Standard', { exact: true }).selectOption('A price of your own');
  await dialog.getByLabel('Price of Standard').fill('six');
  await dialog.getByLabel('Next day', { exact: true }).selectOption('Not offered');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an amount such as 4.99')).toBeShown();
  await dialog.getByLabel('Price of Standard').fill('6.50');
  await dialog.getByLabel('Standard is free from').fill('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'Your delivery prices are saved');
  await expect(prices).toContainText('Standard£6.50');
  await expect(prices).toContainText('Next dayNot offered');
  await page.reload();
  await expect(prices).toContainText('Standard£6.50');
});
