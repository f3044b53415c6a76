import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

const inOffice = (browser: Browser) => inAnotherBrowser(browser, { email: VENDOR, password: DEMO_PASSWORD });
const heading = (office: Page, name: string | RegExp) => office.getByRole('heading', { level: 1, name });
const JSON_KEY = () => ({ 'idempotency-key': crypto.randomUUID() });

interface Made {
  id: number;
  version: number;
  name: string;
}

/** A live product of this vendor. Accessories, because other journeys count the products of other categories. */
async function liveProduct(office: Page): Promise<Made> {
  const name = `Numbat cable ${crypto.randomUUID().slice(0, 8)}`;
  const made = await office.request.post('/office/products', {
    headers: JSON_KEY(),
    data: { name, category_id: 70, brand_id: 1, regular_price: 12.99, stock: 5 },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { result } = (await made.json()) as { result: Made };
  const move = await office.request.post(`/office/products/${result.id}/moves`, {
    headers: JSON_KEY(),
    data: { move: 'publish', version: result.version },
  });
  expect(move.status(), await move.text()).toBe(200);
  return result;
}

async function archive(office: Page, { id }: Made): Promise<void> {
  expect((await office.request.delete(`/office/products/${id}`)).status()).toBe(200);
}

const choose = (office: Page, text: string) =>
  office
    .getByLabel('CSV file of products')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'I export a product, change its price in the file, see what that would change, a shopper pays the new price, and I undo it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const { page: office, context } = await inOffice(browser);
    const made = await liveProduct(office);
    await office.goto(`/vendor/products?q=${encodeURIComponent(made.name)}`);
    await expect(heading(office, 'Products')).toBeShown();
    const downloading = office.waitForEvent('download');
    await office.getByRole('link', { name: 'Export' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain(made.name);

    await office.getByRole('link', { name: 'Import' }).click();
    await expect(heading(office, 'Import products')).toBeShown();
    await expectAccessible(office);
    await choose(office, file.replace(',12.99,', ',15.49,'));
    await expect(office.getByText('The import changes 1 product')).toBeShown();
    const row = office.getByRole('listitem').filter({ hasText: made.name });
    await expect(row).toContainText('regular_price');
    await expect(row.locator('del')).toHaveText('£12.99');
    await expect(row.locator('ins')).toHaveText('£15.49');
    await expectAccessible(office);

    await office.reload();
    await office.getByRole('button', { name: 'Import 1 product' }).click();
    await expect(office.getByText('1 product imported')).toBeShown();
    await expectAccessible(office);
    const { result } = (await (await office.request.get(`/office/products/${made.id}`)).json()) as {
      result: { slug: string; Category: { slug: string } };
    };
    const path = `/buy/product/${result.Category.slug}/${result.slug}/${made.id}`;
    await expect
      .poll(async () => (await page.request.get(path)).text(), { timeout: 5_000 })
      .toContain('£15.49');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('£15.49');

    await office.getByRole('button', { name: 'Undo' }).click();
    const dialog = office.getByRole('dialog', { name: 'Undo for 1 product?' });
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(office.getByText('1 product set back')).toBeShown();
    await expect
      .poll(async () => (await page.request.get(path)).text(), { timeout: 5_000 })
      .toContain('£12.99');
    await archive(office, made);
    await context.close();
  },
);

test('I am told what is wrong with a file, and by which row', async ({ browser, pageErrors }) => {
  // The file that is no table is refused, which the browser notes.
  pageErrors.allow(/400/);
  const { page: office, context } = await inOffice(browser);
  const made = await liveProduct(office);
  await office.goto('/vendor/products/import');
  await choose(office, 'colour\nblue\n');
  await expect(office.getByRole('alert')).toContainText('The first row must name the columns');
  await choose(office, `product_id,regular_price,Notes\n${made.id},cheap,x\n999999,1,y\n`);
  await expect(office.getByText('Nothing can be imported yet')).toBeShown();
  await expect(office.getByText('change nothing: Notes')).toBeShown();
  await expect(office.getByText('must be an amount in pounds')).toBeShown();
  await expect(office.getByText('You have no product with the id 999999')).toBeShown();
  await expectAccessible(office);
  const downloading = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Rows with errors' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('regular_price: must be an amount in pounds');
  await office.getByRole('button', { name: 'Another file' }).click();
  await choose(office, `product_id,regular_price\n${made.id},12.99\n`);
  await expect(office.getByText('Everything is as it is in the shop already')).toBeShown();
  await archive(office, made);
  await context.close();
});
