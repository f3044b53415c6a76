import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail, PASS_PHRASE } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const owner = { email: VENDOR, password: DEMO_PASSWORD };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Invites a person by the API, and returns the link in the mail. */
async function invited(office: Page, email: string): Promise<string> {
  const answer = await office.request.post('/office/staff/invitations', {
    data: { email, permissions: ['orders'] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return linkIn(await mailTo(email, /invites.*staff/), 'invitation');
}

test(
  'I invite a colleague, who works with orders alone, and loses access as soon as I remove them',
  { tag: '@phone' },
  async ({ page, browser, pageErrors, isMobile }) => {
    const email = newEmail();
    const { page: office, context } = await inAnotherBrowser(browser, owner);
    await office.goto('/vendor/orders');
    if (isMobile) await office.getByRole('button', { name: 'More' }).click();
    await office.getByRole('link', { name: 'Staff' }).click();
    await expect(heading(office, 'Staff')).toBeShown();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = office.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Choose at least one.'), 'what is missing is said').toBeShown();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: /^Desk/ }).click();
    await expect(dialog.getByLabel('Refunds up to')).toHaveValue('100');
    await dialog.getByRole('checkbox', { name: /^Refund/ }).uncheck();
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expectMessage(office, `${email} is invited`);
    await expect(office.getByRole('table', { name: 'Invitations' })).toContainText(email);

    await page.goto(linkIn(await mailTo(email, /invites.*staff/), 'invitation'));
    await expect(heading(page, 'Northside Phones invites you to its staff')).toBeShown();
    await expectAccessible(page);
    await page.getByLabel('Full name').fill('Mina Okafor');
    await page.getByLabel('Password', { exact: true }).fill(PASS_PHRASE);
    await page.getByRole('button', { name: 'Create account and accept' }).click();
    await expect(heading(page, 'You work for Northside Phones now')).toBeShown();
    await page.getByRole('link', { name: 'Go to the office' }).click();
    await expect(heading(page, /, Mina$/)).toBeShown();
    await expect(page.getByRole('region', { name: 'What is due' })).toBeShown();
    await expect(page.getByRole('region', { name: 'Stock to watch' })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Sales' }),
      'for people with the right to money',
    ).toHaveCount(0);
    if (!isMobile) {
      await expect(page.getByRole('navigation', { name: 'Office' })).toContainText('Northside Phones');
    }
    await expect(
      page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Staff' }),
    ).toHaveCount(0);
    pageErrors.allow(/status of 403/);
    await page.goto('/vendor/staff');
    await expect(page.getByRole('heading', { name: 'You can’t see the staff' })).toBeShown();
    await page.goto('/vendor/orders');
    await expect(heading(page, 'Orders')).toBeShown();

    await office.reload();
    const staff = office.getByRole('table', { name: 'Staff' });
    const row = staff.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Orders');
    await row.getByRole('button', { name: /^Remove/ }).click();
    const ask = office.getByRole('dialog', { name: 'Remove Mina Okafor' });
    await ask.getByRole('button', { name: 'Remove' }).click();
    await expectMessage(office, 'Mina Okafor has no access any more');
    await expect(row).toHaveCount(0);
    await context.close();

    await page.reload();
    await expect(heading(page, 'This account has no business')).toBeShown();
    await mailTo(email, /no longer work for/);
  },
);

test('A colleague changed the same person: I see both versions, and overwrite nothing by accident', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const { page: office, context } = await inAnotherBrowser(browser, owner);
  const token = new URL(await invited(office, email), 'http://shop').searchParams.get('token');
  const name = `Ola ${email.slice(4, 8)}`;
  await page.request.post('/global/user/invitation/accept', { data: { token, name, password: PASS_PHRASE } });

  await office.goto('/vendor/staff');
  await office.getByRole('button', { name: `Change what ${name} may do` }).click();
  const dialog = office.getByRole('dialog', { name: `What ${name} may do` });
  await dialog.getByRole('checkbox', { name: /^Bench/ }).check();
  const { data } = (await (await office.request.get('/office/staff')).json()) as {
    data: { id: number; email: string; version: number }[];
  };
  const member = data.find((one) => one.email === email);
  await office.request.put(`/office/staff/${member?.id}`, {
    data: { version: member?.version, permissions: ['orders', 'catalogue'] },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const both = dialog.getByRole('region', { name: 'Two changes' });
  await expect(both).toContainText('Somebody else has changed this in the meantime.');
  await expect(both).toContainText('Orders, Catalogue');
  await expect(both).toContainText('Orders, Bench');
  await expectAccessible(office);
  await both.getByRole('button', { name: 'Start from what is saved' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Catalogue/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Bench/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Bench/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(office, `Saved for ${name}`);
  await expect(office.getByRole('row').filter({ hasText: email })).toContainText('Catalogue, Orders, Bench');
  await office.request.delete(`/office/staff/${member?.id}`);
  await context.close();
});

test('An invitation for my existing account asks me to sign in, and ends when it is withdrawn', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 410/);
  const { page: office, context } = await inAnotherBrowser(browser, owner);
  const answer = await page.request.post('/global/user/login', {
    data: { email: SHOPPER, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const email = newEmail();
  const link = await invited(office, email);
  await page.goto(link);
  await expect(
    page.getByText(`You are signed in as ${SHOPPER}. Accepting makes another account`),
  ).toBeShown();
  await office.goto('/vendor/staff');
  await office.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectMessage(office, 'The invitation is withdrawn');
  await page.reload();
  await expect(heading(page, 'This link does not work')).toBeShown();
  await context.close();
});

test(
  'I read in the log who did what, filter it, and return to the same position',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, owner);
    const email = newEmail();
    await invited(office, email);
    await office.goto('/vendor/log');
    await expect(heading(office, 'Log')).toBeShown();
    const entry = office.getByRole('row').filter({ hasText: email });
    await expect(entry).toContainText('Invite staff');
    await expect(entry).toContainText('May do: after Orders');
    await expectAccessible(office);
    await office.getByLabel('About').selectOption('Invitation');
    await expect(office).toHaveURL(/about=invitation/);
    const search = office.getByRole('searchbox', { name: 'Search by who did it' });
    await search.fill('nobody of this name');
    await search.press('Enter');
    await expect(office.getByRole('heading', { name: 'Nothing matches' })).toBeShown();
    await office.reload();
    await expect(office.getByRole('heading', { name: 'Nothing matches' })).toBeShown();
    await office.getByRole('button', { name: 'Show everything' }).click();
    await expect(entry).toHaveCount(1);
    await context.close();
  },
);
