import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, registerConfirmed } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

test(
  'I find a customer, give and take credit with a reason, hand out their data and close the account',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const email = await registerConfirmed(page);
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    await office.goto('/admin/customers');
    await expect(office.getByRole('heading', { level: 1, name: 'Customers' })).toBeShown();
    await expectAccessible(office);
    const search = office.getByRole('searchbox', { name: 'Search customers' });
    await search.fill(email);
    await search.press('Enter');
    const found = office.getByRole('row').filter({ hasText: email });
    await expect(office.getByText('1 to 1 of 1')).toBeShown();
    await found.getByRole('link', { name: 'Ann Bennett' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Ann Bennett' })).toBeShown();
    await expect(region(office, 'Person')).toContainText(email);
    await expectAccessible(office);

    const credit = region(office, 'Store credit');
    await credit.getByRole('button', { name: 'Give or take credit' }).click();
    const dialog = office.getByRole('dialog', { name: 'Credit of Ann Bennett' });
    await dialog.getByLabel('Amount').fill('12.50');
    await dialog.getByRole('button', { name: 'Give credit' }).click();
    await expect(dialog.getByText('Required'), 'the reason is asked for').toBeShown();
    await dialog.getByLabel('Reason').fill('For the long wait');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Give credit' }).click();
    await expect(credit).toContainText('£12.50');
    await expect(credit.getByRole('listitem')).toContainText('For the long wait');
    await credit.getByRole('button', { name: 'Give or take credit' }).click();
    await dialog.getByLabel('Give or take').selectOption('take');
    await dialog.getByLabel('Amount').fill('13');
    await dialog.getByLabel('Reason').fill('Given twice');
    await dialog.getByRole('button', { name: 'Take credit' }).click();
    await expect(dialog.getByText('There are only £12.50')).toBeShown();
    await dialog.getByLabel('Amount').fill('2.50');
    await dialog.getByRole('button', { name: 'Take credit' }).click();
    await expect(credit).toContainText('£10');
    await page.goto('/account/credit');
    await expect(page.getByRole('main')).toContainText('Given twice');

    const saved = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export data' }).click();
    expect((await saved).suggestedFilename()).toBe(`${email}.json`);

    await office.getByRole('button', { name: 'Close account' }).click();
    const ask = office.getByRole('dialog', { name: 'Close the account of Ann Bennett' });
    await expectAccessible(office);
    await ask.getByRole('button', { name: 'Close the account' }).click();
    await expectMessage(office, 'The account of Ann Bennett is closed');
    await expect(office).toHaveURL(/\/admin\/customers$/);
    await mailTo(email, /account is closed/);
    await context.close();
  },
);

test(
  'I make a code, change how often it may be used, and end it',
  { tag: '@phone' },
  async ({ browser, pageErrors }) => {
    pageErrors.allow(/status of 409/);
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await office.goto('/admin/codes');
    await expect(office.getByRole('heading', { level: 1, name: 'Codes' })).toBeShown();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'New code' }).first().click();
    const dialog = office.getByRole('dialog', { name: 'New code' });
    await dialog.getByRole('button', { name: 'Make the code' }).click();
    await expect(dialog.getByText('3 to 24 letters, digits and hyphens')).toBeShown();
    await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await dialog.getByLabel('Percent').fill('10');
    await dialog.getByLabel(/^From a basket of/).fill('40');
    await dialog.getByLabel(/^Uses in all/).fill('5');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Make the code' }).click();
    await expectMessage(office, `${code} is made`);
    const search = office.getByRole('searchbox', { name: 'Search codes' });
    await search.fill(code);
    await search.press('Enter');
    const table = office.getByRole('table', { name: 'Codes' });
    await expect(table).toContainText('10% off');
    await expect(table).toContainText('0 of 5');
    await office.getByRole('button', { name: `Change ${code}` }).click();
    const change = office.getByRole('dialog', { name: `Change ${code}` });
    await change.getByLabel(/^Uses in all/).fill('8');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(table).toContainText('0 of 8');
    await office.getByRole('button', { name: `End ${code}` }).click();
    await office
      .getByRole('dialog', { name: `End ${code}` })
      .getByRole('button', { name: 'End it' })
      .click();
    await expectMessage(office, `${code} is ended`);
    await expect(office.getByRole('heading', { name: 'Nothing matches' })).toBeShown();
    await context.close();
  },
);

test('I make a code for chosen products of one vendor', { tag: '@phone' }, async ({ browser }) => {
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  const code = `J-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await office.goto('/admin/codes');
  await office.getByRole('button', { name: 'New code' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'New code' });
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Percent').fill('5');
  const vendor = 'Northside Phones';
  await dialog.getByLabel('Whose goods').selectOption(vendor);
  await dialog.getByLabel('Who pays for it').selectOption('The vendor');
  await dialog.getByLabel('For', { exact: true }).selectOption('Chosen products');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(dialog.getByText('Add a product', { exact: true }).last()).toBeShown();
  const field = dialog.getByRole('searchbox', { name: 'Add a product' });
  const found = dialog.getByRole('list', { name: 'Found products' }).getByRole('button');
  await field.fill('phone');
  await expect(found.first()).toContainText(vendor);
  // By keys: down to the first, taken by Enter, and the field has the focus again.
  await field.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('list', { name: 'Chosen products' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expectMessage(office, `${code} is made`);
  await office.goto(`/admin/codes?q=${code}`);
  await expect(office.getByRole('table', { name: 'Codes' })).toContainText(`${vendor}, 1 product`);
  await office.getByRole('button', { name: `End ${code}` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expectMessage(office, `${code} is ended`);
  await context.close();
});
