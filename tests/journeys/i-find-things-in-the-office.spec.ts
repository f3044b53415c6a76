import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Search the office' });
const field = (page: Page) => finder(page).getByRole('combobox', { name: 'Search the office' });
const found = (page: Page, group: string) =>
  finder(page).getByRole('group', { name: group }).getByRole('option');

/** Types as a scanner does: all keys at once, and Enter after them. On a busy machine, keys from outside come slower. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...code, 'Enter'],
  );

async function openFinder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeShown();
  const more = page.getByRole('button', { name: /^More(,|$)/ });
  if (await more.isVisible()) {
    await more.click();
    await page
      .getByRole('navigation', { name: 'Office' })
      .getByRole('button', { name: 'Search', exact: true })
      .click();
  } else {
    await page.keyboard.press('Control+k');
  }
  await expect(field(page)).toBeFocused();
}

test(
  'I find a screen, a person, a product and an order from anywhere, by keyboard',
  { tag: ['@phone', '@tablet'] },
  async ({ browser }) => {
    const { page, context } = await inAnotherBrowser(browser, {
      email: ADMINISTRATOR,
      password: DEMO_PASSWORD,
    });
    await page.goto('/admin');
    await openFinder(page);
    await expect(found(page, 'Screens').first()).toBeShown();
    await expectAccessible(page);
    await field(page).fill('vendor');
    await expect(found(page, 'Screens')).toHaveText(['Vendors']);
    await field(page).press('Enter');
    await expect(page).toHaveURL('/admin/vendors');
    await expect(finder(page)).toBeHidden();

    await openFinder(page);
    await field(page).fill('priya');
    const person = found(page, 'Customers').filter({ hasText: 'priya@threefold.example' });
    await expect(person).toBeShown();
    await person.click();
    await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Priya/ })).toBeShown();

    await openFinder(page);
    await field(page).fill('iphone 14');
    await expect(found(page, 'Products').first()).toBeShown();
    await field(page).press('ArrowUp');
    await expect(finder(page).getByRole('option', { selected: true })).toHaveCount(1);
    await field(page).fill('no such thing at all');
    await expect(finder(page).getByText('Nothing has “no such thing at all”.')).toBeShown();
    await field(page).press('Escape');
    await expect(finder(page)).toBeHidden();
    await context.close();
  },
);

test('As a vendor I find my own things, and no other vendor’s', async ({ browser }) => {
  const { page, context } = await inAnotherBrowser(browser, { email: VENDOR, password: DEMO_PASSWORD });
  const { data } = (await (await page.request.get('/office/products?per_page=1')).json()) as {
    data: { id: number; name: string }[];
  };
  const [own = { id: 0, name: '' }] = data;
  await page.goto('/vendor/orders');
  await openFinder(page);
  // By her email: other journeys sell devices to this vendor under her name.
  await field(page).fill('priya@threefold.example');
  await expect(finder(page).getByText('Nothing has “priya@threefold.example”.')).toBeShown();
  await field(page).fill(own.name);
  const product = found(page, 'Products').filter({ hasText: own.name }).first();
  await expect(product).toBeShown();
  await product.click();
  await expect(page).toHaveURL(/\/vendor\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own.name);
  await context.close();
});

test('I scan a code on any page, and its order or its product opens', async ({ browser }) => {
  const { page, context } = await inAnotherBrowser(browser, { email: VENDOR, password: DEMO_PASSWORD });
  const { data } = (await (await page.request.get('/office/products?per_page=1')).json()) as {
    data: { id: number; sku: string }[];
  };
  const [own = { id: 0, sku: '' }] = data;
  await page.goto('/vendor/products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeShown();
  await scan(page, own.sku);
  await expect(page).toHaveURL(`/vendor/products/${own.id}`);
  await expect(finder(page)).toBeHidden();
  await page.goto('/vendor/stock');
  await openFinder(page);
  await page.keyboard.type(own.sku);
  await page.keyboard.press('Enter');
  await expect(page, 'Enter comes before the results').toHaveURL(`/vendor/products/${own.id}`);
  await page.goto('/vendor/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeShown();
  await scan(page, 'NO-SUCH-CODE-77');
  await expect(finder(page).getByText('Nothing has “NO-SUCH-CODE-77”.')).toBeShown();
  await expect(field(page)).toHaveValue('NO-SUCH-CODE-77');
  await context.close();
});

test('I type into the search of a list, see what fits while I type, and one step back shows all again', async ({
  browser,
}) => {
  const { page, context } = await inAnotherBrowser(browser, { email: VENDOR, password: DEMO_PASSWORD });
  await page.goto('/vendor/products');
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  await expect(rows.nth(1)).toBeShown();
  const all = await rows.count();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.click();
  await search.pressSequentially('no such', { delay: 20 });
  await expect(page.getByText('“no such” with these filters')).toBeShown();
  await search.pressSequentially(' thing', { delay: 300 });
  await expect(page.getByText('“no such thing” with these filters')).toBeShown();
  await expect(search, 'the field keeps the focus and what was typed').toBeFocused();
  await expect(search).toHaveValue('no such thing');
  await page.goBack();
  await expect(rows).toHaveCount(all);
  await expect(search).toHaveValue('');
  await context.close();
});
