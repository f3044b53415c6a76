import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

const inOffice = (browser: Browser, email: string) =>
  inAnotherBrowser(browser, { email, password: DEMO_PASSWORD });
const heading = (office: Page, name: string | RegExp) => office.getByRole('heading', { level: 1, name });

async function find(office: Page, text: string) {
  const field = office.getByRole('searchbox', { name: 'Search products' });
  await field.fill(text);
  await field.press('Enter');
  await expect(office).toHaveURL(/[?&]q=/);
  // Keys go to the list once the field has lost focus.
  await expect(field).not.toBeFocused();
}

const ACCESSORIES = 'Accessories';
/** Accessories, because other journeys count the products of other categories. */
const [ACCESSORIES_ID, BRAND_ID] = [70, 1];

/** Archives a published product again, since other journeys count what is for sale. */
async function archive(office: Page, text: string): Promise<void> {
  const found = (await (
    await office.request.get(`/office/products?q=${encodeURIComponent(text)}`)
  ).json()) as {
    data: { id: number; version: number }[];
  };
  expect(found.data).not.toHaveLength(0);
  for (const { id, version } of found.data) {
    const answer = await office.request.delete(`/office/products/${id}?version=${version}`);
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** A product of this vendor, created by the API. */
async function newProduct(office: Page, given: object = {}): Promise<{ id: number; name: string }> {
  const name = `Cable ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await office.request.post('/office/products', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name, category_id: ACCESSORIES_ID, brand_id: BRAND_ID, regular_price: 12.99, stock: 5, ...given },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { result } = (await answer.json()) as { result: { id: number } };
  return { id: result.id, name };
}

test(
  'I create a product, publish it, and a shopper finds it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { page: office, context } = await inOffice(browser, VENDOR);
    const name = `Quoll cable ${crypto.randomUUID().slice(0, 8)}`;
    await office.goto('/vendor/products');
    await expect(heading(office, 'Products')).toBeShown();
    await expectAccessible(office);
    await office.getByRole('link', { name: 'Add product' }).click();
    await expect(heading(office, 'New product')).toBeShown();
    await office.getByLabel('Name').fill(name);
    await office.getByRole('button', { name: 'Save as draft' }).click();
    await expect(office.getByText('Required').first(), 'what is missing is said').toBeShown();
    await office.getByLabel('Category', { exact: true }).selectOption({ label: ACCESSORIES });
    await office.getByLabel('Brand').selectOption({ index: 1 });
    await office.getByLabel('Price', { exact: true }).fill('14.50');
    await office.getByLabel('Stock', { exact: true }).fill('7');
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Save as draft' }).click();
    await expect(heading(office, name)).toBeShown();
    await office.getByRole('button', { name: 'Publish now' }).click();
    await expect(office.getByRole('link', { name: 'View in shop' })).toBeShown();
    await expectAccessible(office);
    const path = await office.getByRole('link', { name: 'View in shop' }).getAttribute('href');
    await expect
      .poll(async () => (await page.request.get(path ?? '')).status(), { timeout: 5_000 })
      .toBe(200);
    await page.goto(path ?? '');
    await expect(heading(page, name)).toHaveText(name);
    await expect(page.getByRole('main')).toContainText('£14.50');
    await archive(office, name);
    await context.close();
  },
);

test('I change a price and a stock in the list, with keys alone', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser, VENDOR);
  const { name } = await newProduct(office);
  await office.goto('/vendor/products');
  await find(office, name);
  const price = office.getByLabel(`Price of ${name}`);
  await expect(price).toHaveValue('12.99');
  await expect(office.getByText('1 to 1 of 1')).toBeShown();
  await office.keyboard.press('j');
  await office.keyboard.press('e');
  await expect(price).toBeFocused();
  await office.keyboard.type('x');
  await office.keyboard.press('Escape');
  await expect(price, 'Esc undoes').toHaveValue('12.99');
  await price.fill('11.49');
  await price.press('Enter');
  const stock = office.getByLabel(`Stock of ${name}`);
  await stock.fill('9');
  await stock.press('Enter');
  await office.reload();
  await expect(price).toHaveValue('11.49');
  await expect(stock).toHaveValue('9');
  await context.close();
});

test('I tick products, change their prices together, publish them, and undo both', async ({ browser }) => {
  const { page: office, context } = await inOffice(browser, ADMINISTRATOR);
  const word = crypto.randomUUID().slice(0, 8);
  for (const place of ['one', 'two']) {
    await newProduct(office, { name: `Lead ${word} ${place}`, business_id: 1 });
  }
  await office.goto(`/admin/products?q=${word}`);
  await office.getByLabel('Tick all').check();
  const bar = office.getByRole('region', { name: 'Ticked products' });
  await bar.getByRole('button', { name: 'Price' }).click();
  const dialog = office.getByRole('dialog', { name: 'Change 2 prices' });
  await dialog.getByLabel('Percent').fill('-10');
  await dialog.getByLabel('Round to').selectOption('99');
  await expect(dialog.getByRole('list', { name: 'What prices become' })).toContainText('£11.99');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Change 2' }).click();
  await expect(office.getByLabel(`Price of Lead ${word} one`)).toHaveValue('11.99');
  await office.getByLabel('Tick all').check();
  await bar.getByRole('button', { name: 'Publish 2' }).click();
  await expect(office.getByRole('row', { name: `Lead ${word} two` })).toContainText('Live');

  const done = office.getByRole('region', { name: 'What was done' });
  await expect(done).toContainText('2 products changed');
  await expectAccessible(office);
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(done).toContainText('2 products set back');
  await expect(office.getByRole('row', { name: `Lead ${word} two` })).toContainText('Draft');

  await office.getByRole('link', { name: 'Recent changes' }).click();
  await expect(heading(office, 'Recent changes')).toBeShown();
  const prices = office.getByRole('listitem').filter({ hasText: 'Prices −10 %, rounded to .99' }).first();
  await expect(prices).toContainText('2 products changed');
  await expectAccessible(office);
  await prices.getByRole('button', { name: 'Undo' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(prices).toContainText('2 products set back');
  await prices.getByRole('link').click();
  await expect(heading(office, 'Bulk edit')).toBeShown();
  await expect(office.getByRole('listitem').filter({ hasText: `Lead ${word} one` })).toContainText(
    'Set back',
  );
  await expectAccessible(office);
  await office.goto(`/admin/products?q=${word}`);
  await expect(office.getByLabel(`Price of Lead ${word} one`)).toHaveValue('12.99');
  await archive(office, word);
  await context.close();
});

test(
  'I look at a draft as a shopper would, and it can’t be bought',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inOffice(browser, VENDOR);
    const { id, name } = await newProduct(office);
    await office.goto(`/vendor/products/${id}`);
    await expect(heading(office, name)).toBeShown();
    await office.getByLabel('Name').fill(`${name}, long`);
    const opening = context.waitForEvent('page');
    await office.getByRole('link', { name: 'Preview' }).click();
    const preview = await opening;
    await expect(preview.getByRole('heading', { level: 1, name, exact: true })).toBeShown();
    await expect(preview.getByRole('region', { name: 'Preview' })).toContainText(
      'Your unsaved changes are not in it',
    );
    await expectAccessible(preview);
    await preview.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(preview.getByLabel('Messages').getByText('This is a preview.')).toBeShown();
    await preview.close();
    const stranger = await browser.newContext();
    const page = await stranger.newPage();
    await page.goto(`/preview/${id}`);
    await expect(page.getByText('Sign in as staff')).toBeShown();
    await stranger.close();
    await context.close();
  },
);

test('Two people change one product, and no one’s work is lost', async ({ browser }) => {
  const one = await inOffice(browser, VENDOR);
  const two = await inOffice(browser, VENDOR);
  const { id, name } = await newProduct(one.page);
  for (const { page: office } of [one, two]) {
    await office.goto(`/vendor/products/${id}`);
    await expect(heading(office, name)).toBeShown();
  }
  const save = (office: Page) => office.getByRole('button', { name: 'Save', exact: true });
  await one.page.getByLabel('Price', { exact: true }).fill('10.00');
  await save(one.page).click();
  await expect(save(one.page)).toBeHidden();
  // Another field: both changes are kept.
  await two.page.getByLabel('Name').fill(`${name}, long`);
  await save(two.page).click();
  await expect(heading(two.page, `${name}, long`)).toBeShown();
  await expect(two.page.getByLabel('Price', { exact: true })).toHaveValue('10.00');
  // The same field: both values are shown, and what was typed survives a reload.
  await one.page.getByLabel('Name').fill(`${name}, short`);
  one.page.on('dialog', (question) => void question.accept());
  await one.page.reload();
  await expect(one.page.getByLabel('Name')).toHaveValue(`${name}, short`);
  const conflict = one.page.getByRole('region', { name: 'Changed by somebody else too' });
  await expect(conflict).toContainText(`${name}, long`);
  await expect(conflict).toContainText(`${name}, short`);
  await expectAccessible(one.page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save(one.page).click();
  await expect(heading(one.page, `${name}, short`)).toBeShown();
  await one.context.close();
  await two.context.close();
});
