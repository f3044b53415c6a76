import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'I mistype a model and see how it was corrected, and what the other lines have',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/buy/products/All/1?q=iphnoe+14+por');
    await expect(title(page)).toHaveText('Results for “iphone 14 pro”');
    await expect(
      page.getByRole('main').getByText('You typed “iphnoe 14 por”, which we read as “iphone 14 pro”.'),
    ).toBeShown();
    await expect(cards(page).first().getByRole('heading')).toHaveText('iPhone 14 Pro');
    await expectAccessible(page);

    await page.goto('/buy/products/All/1?q=iphnoe+14');
    const others = page.getByRole('navigation', { name: 'The same search in the other lines' });
    await others.getByRole('link', { name: /^\d+ to repair$/ }).click();
    await expect(page).toHaveURL('/repair/products/All/1?q=iphone%2014');
    await expect(cards(page).first()).toContainText(/from\s*£\d+/);
  },
);

test('I search for exactly what I typed, share that search, and go back', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/site\/products.*[?&]q=/.test(request.url())) calls.push(request.url());
  });
  await page.goto('/buy/products/phones/1?q=iphnoe+14&in_stock=1');
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Search instead for “iphnoe 14”' }).click();
  await expect(page).toHaveURL('/buy/products/phones/1?q=iphnoe+14&literal=1&in_stock=1');
  await expect(title(page)).toHaveText('Results for “iphnoe 14”');
  await expect(page.getByText(/which we read as/)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  // The list and its filters, as for any search. An empty list asks the other lines as well.
  expect(calls.filter((url) => url.includes('literal=1'))).toHaveLength(2);

  await page.reload();
  await expect(title(page)).toHaveText('Results for “iphnoe 14”');
  await expectAccessible(page);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('link', { name: 'Search with the spelling corrected' }).click();
  await expect(title(page)).toHaveText('Results for “iphone 14”');
  await expect(cards(page).first()).toBeShown();
});

test('My search stays in the field, and I add a word to it', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=phones+under+900');
  await expect(page).toHaveURL('/buy/products/All/1?q=phones&max=900');
  const field = page.getByRole('banner').getByRole('button', { name: /^Search a device/ });
  await expect(field.getByText('phones', { exact: true })).toBeShown();
  await field.click();
  const typed = page.getByRole('combobox', { name: /^Search/ });
  await expect(typed).toHaveValue('phones');
  await typed.press('End');
  await typed.pressSequentially(' blue');
  await typed.press('Enter');
  await expect(page).toHaveURL('/buy/products/All/1?q=phones%20blue');
  await expect(field.getByText('phones blue', { exact: true })).toBeShown();
});

test('In the search dialog too I can search for exactly what I typed, by keyboard', async ({ page }) => {
  await page.goto('/repair/products/phones/1');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('iphnoe 14');
  const literally = page.getByRole('link', { name: 'Search instead for “iphnoe 14”' });
  await expect(literally).toBeShown();
  await literally.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/repair/products/All/1?q=iphnoe%2014&literal=1');
  await expect(page.getByRole('heading', { name: 'Nothing matches “iphnoe 14” here' })).toBeShown();
  const popular = page.getByRole('navigation', { name: 'Popular searches' });
  await popular.getByRole('link').first().click();
  await expect(cards(page).first()).toBeShown();
});

test('When nothing matches all my words I see the nearest results', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=iphone+14+banana');
  await expect(page.getByText(/^Nothing we sell has all of “iphone 14 banana”\./)).toBeShown();
  await expect(cards(page).first().getByRole('heading')).toContainText('iPhone');
});

test('I search for a fault and open its repair with the fault ticked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('combobox', { name: /^Search/ }).fill('iphone 13 batery');
  const repair = dialog.getByRole('group', { name: 'Repairs' }).getByRole('option').first();
  await expect(repair).toContainText('iPhone 13');
  await expect(repair).toContainText('Battery repair · 30 min');
  await expect(repair).toContainText('£65');
  // Without choosing a suggestion: the field has its own button.
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/repair/products/All/1?q=iphone%2013%20batery');
  await expect(title(page)).toHaveText('Results for “iphone 13 battery”');
  await expect(cards(page).first().getByRole('heading')).toHaveText('iPhone 13');
  await expectAccessible(page);
  // The card names the fault and its price, and links to it.
  await expect(cards(page).first()).toContainText('Battery · about 30 min');
  await expect(cards(page).first()).toContainText('£65');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/repair\/product\/iphone\/iphone-13\/\d+\?fault=battery$/);
  await expect(page.getByRole('checkbox', { name: /^Battery/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Screen/ })).not.toBeChecked();
});

test('A long name never pushes its price out of the row', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/buy/products/phones/1');
  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('macbook');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option', { name: /MacBook/ }).first()).toBeShown();
  const list = await dialog.getByRole('listbox').boundingBox();
  for (const price of await dialog
    .getByRole('option')
    .getByText(/£[\d,]+$/)
    .all()) {
    const box = await price.boundingBox();
    expect(box && list && box.x + box.width <= list.x + list.width).toBe(true);
  }
});

test('A model that is not sold: I am told, and shown the nearest, then those of the other lines', async ({
  page,
}) => {
  await page.goto('/buy/products/All/1?q=iphnoe+14+pormax');
  const main = page.getByRole('main');
  await expect(main.getByText(/We don’t sell “iphone 14 pro max” at the moment\./)).toBeShown();
  await expect(cards(page).nth(0).getByRole('heading')).toHaveText('iPhone 14 Pro');
  await expect(cards(page).nth(1).getByRole('heading')).toHaveText('iPhone 14');
  const others = page.getByRole('region', { name: 'Nearest to sell' });
  await expect(others.getByRole('link').first()).toContainText('iPhone 14 Pro');
  const below = await others.boundingBox();
  const first = await cards(page).first().boundingBox();
  expect(first?.y).toBeLessThan(450);
  expect(below?.y).toBeGreaterThan(first?.y ?? Infinity);
});

test('A brand that the shop does not have: I am told, and shown no other device instead', async ({
  page,
}) => {
  await page.goto('/buy/products/All/1?q=nokia+3310');
  const told = 'We don’t sell “nokia 3310” at the moment.';
  await expect(page.getByRole('main').getByText(told)).toBeShown();
  // The message appears once.
  await expect(page.getByRole('heading', { name: /Nothing matches/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Popular searches' })).toBeShown();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('nokia 3310');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText(told)).toBeShown();
  await expect(dialog.getByRole('group', { name: 'Popular searches' })).toBeShown();
  await expect(dialog.getByText(/nearest/i)).toHaveCount(0);
});

test('I ask for help and for a store', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=opening+hours+manchester');
  const store = page.getByRole('region', { name: 'Stores' }).getByRole('link');
  await expect(store).toContainText('Northside Phones Manchester');
  await expect(store).toContainText(/\d AM/);
  await page.goto('/buy/products/All/1?q=send+it+back');
  await page
    .getByRole('region', { name: 'Help' })
    .getByRole('link', { name: /^Returns/ })
    .click();
  await expect(page).toHaveURL('/pages/returns');
});

test(
  'I ask a question while selling, and the page leads with its answer',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sell/products/All/1?q=how+do+i+return+something');
    const main = page.getByRole('main');
    await expect(main.getByText('Here is what our help says about it.')).toBeShown();
    await expect(
      main.getByRole('region', { name: 'Help' }).getByRole('link', { name: /^Returns/ }),
    ).toBeShown();
    await expect(main.getByText(/^Nothing|No device/)).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('I search from repairs for what is best bought, and see which line I am in', async ({ page }) => {
  await page.goto('/repair/products/All/1?q=iphones');
  await expect(page.getByRole('main').getByText(/^These are repairs/)).toBeShown();
  const others = page.getByRole('navigation', { name: 'The same search in the other lines' });
  await others.getByRole('link', { name: /^\d+ to buy$/ }).click();
  await expect(cards(page).first().getByRole('heading')).toHaveText(/iPhone/);
});

test('While another search loads, no count of the last one stands under its title', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=iphone');
  const count = page.locator('#listing-count');
  await expect(count).toHaveText(/\d+ products/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/site\/products.*[?&]q=pixel/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('pixel');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Results for “pixel”');
  await expect(count).toHaveText('');
  await expect(cards(page)).toHaveCount(0);
  answer();
  await expect(count).toHaveText(/\d+ products/);
});

test('When nothing is near I am shown the other two lines', async ({ page }) => {
  await page.goto('/buy/products/All/1?q=zxqvzxqv');
  await expect(page.getByRole('heading', { name: 'Nothing matches “zxqvzxqv” here' })).toBeShown();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Book a repair' })).toBeShown();
  await expectAccessible(page);
  await results.getByRole('link', { name: 'Sell a device' }).click();
  await expect(page).toHaveURL('/sell/products/All/1');
  await expect(cards(page).first()).toBeShown();
});

test(
  'The search shows how it was understood, and how many results each line has',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/repair/products/phones/1');
    await page.getByRole('button', { name: 'Search a device, a fault or a part' }).click();
    const field = page.getByRole('combobox', { name: /^Search/ });
    await field.fill('iphnoe 14');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByText('Showing what matches iphone 14')).toBeShown();
    const all = dialog.getByRole('group', { name: 'Everything for “iphone 14”' });
    await expect(all.getByRole('option', { name: /^Devices to buy/ })).toContainText(/\d/);
    await expectAccessible(page);
    // From a page of repairs, a search stays in repairs.
    await field.press('Enter');
    await expect(page).toHaveURL('/repair/products/All/1?q=iphnoe%2014');
    await expect(title(page)).toHaveText('Results for “iphone 14”');
  },
);
