import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Change ${name}`, exact: true }) });
const remove = async (page: Page, name: string) => {
  await press(page, `Remove ${name}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expectMessage(page, `${name} is removed`);
};

test('I keep models, policies and custom fields of products', { tag: '@phone' }, async ({ browser }) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  const name = `Quokka ${crypto.randomUUID().slice(0, 8)}`;
  await office.goto('/admin/catalogue/models');
  await expect(office.getByRole('heading', { level: 1, name: 'Models' })).toBeShown();
  await expectAccessible(office);
  await press(office, 'New model');
  const model = office.getByRole('dialog', { name: 'New model' });
  await model.getByLabel('Name').fill(name);
  await model.getByLabel('Year it came out').fill('1066');
  await press(office, 'Create model');
  await expect(model.getByText('Choose a brand')).toBeShown();
  await expect(model.getByText('Write a year from 1970 to 2100')).toBeShown();
  await expectAccessible(office);
  await model.getByLabel('Brand').selectOption('Apple');
  await model.getByLabel('Year it came out').fill('2024');
  await press(office, 'Create model');
  await expectMessage(office, 'The model is there');
  await office.getByLabel('Search models').fill(name);
  await office.getByLabel('Search models').press('Enter');
  await expect(row(office, name)).toContainText('Apple, 2024');
  await remove(office, name);
  await expect(office.getByText('Nothing matches')).toBeShown();

  await press(office, 'Policies');
  await expect(office.getByRole('heading', { level: 1, name: 'Policies' })).toBeShown();
  await expectAccessible(office);
  await press(office, 'New policy');
  const policy = office.getByRole('dialog', { name: 'New policy' });
  await policy.getByLabel('Title').fill(name);
  await policy.getByLabel('About').selectOption('Returns');
  await policy.getByRole('textbox', { name: 'Text' }).fill('Send it back within a year.');
  await expectAccessible(office);
  await press(office, 'Create policy');
  await expectMessage(office, 'The policy is there');
  await expect(row(office, name)).toContainText('Returns: Send it back within a year.');
  await remove(office, name);

  await press(office, 'Custom fields');
  await expect(office.getByRole('heading', { level: 1, name: 'Custom fields' })).toBeShown();
  await press(office, 'New custom field');
  const field = office.getByRole('dialog', { name: 'New custom field' });
  await field.getByLabel('Name').fill(name);
  await field.getByLabel('Type').selectOption('Yes or no');
  await press(office, 'Create custom field');
  await expectMessage(office, 'The custom field is there');
  await expect(row(office, name)).toContainText('Yes or no');
  await press(office, `Move ${name} up`);
  await expect(office.getByRole('button', { name: `Move ${name} down` })).toBeEnabled();
  await expectAccessible(office);
  // The form of products asks for it.
  await office.goto('/admin/products');
  await office.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(office.getByLabel(name)).toBeAttached();
  await office.goto('/admin/catalogue/custom-fields');
  await remove(office, name);
  await context.close();
});
