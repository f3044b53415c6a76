import type { Page } from '@playwright/test';
import { expectNoBarriers } from '#tests/support/barriers.ts';
import { expect, filledCart, productIn, test } from '#tests/support/cart-floor.ts';
import { addressOf } from '#tests/support/example.ts';
import { register } from '#tests/support/member.ts';

test.describe.configure({ timeout: 120_000 });

const CHARGER = addressOf('simple product, counted, in stock');
const DETAILS = {
  Email: 'priya.nair@mail.example',
  'Full name': 'Priya Nair',
  'Address line 1': '14 Arlington Road',
  'Town or city': 'London',
  Postcode: 'NW1 0LU',
};

async function openCheckout(page: Page): Promise<void> {
  const cart = await filledCart(page, [CHARGER]);
  await page.goto(`/buy/cart/checkouts/${cart.cart_id}/information`);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeShown();
}

async function fillIn(page: Page, names: readonly (keyof typeof DETAILS)[]): Promise<void> {
  for (const name of names) await page.getByRole('textbox', { name }).fill(DETAILS[name]);
}

const all = Object.keys(DETAILS) as (keyof typeof DETAILS)[];
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test(
  'I buy as a guest: my bank says no, then yes, and I follow and cancel the order by its link',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 4/);
    await openCheckout(page);
    await expectNoBarriers(page);
    await fillIn(page, all);
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(heading(page, 'Pay for your order')).toBeShown();
    await expect(page).toHaveURL(/\/track\/g[\da-f]{32}_/);
    await expect(page.getByText('Held for you while you pay')).toBeShown();
    await expectNoBarriers(page);

    await page.getByRole('button', { name: 'Let the bank say no' }).click();
    await expect(page.getByRole('alert')).toContainText('Your bank said no');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(heading(page, 'Thank you, Priya')).toBeShown();
    const order = page.getByRole('region', { name: /^Order TF-/ });
    await expect(order.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText('Today');
    await expect(page.getByText('p•••@mail.example')).toBeShown();
    await expectNoBarriers(page);

    await page.reload();
    await order.getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog).toContainText('goes back to you');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(heading(page, 'Your money is on its way back')).toBeShown();
    await expect(order).toContainText('went back to you');
  },
);

test('I collect it and pay by transfer: no address is asked, and the account is there to copy', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByRole('radio', { name: /^Collect in store/ }).check();
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveCount(0);
  await expect(page.getByText('Which store?')).toBeShown();
  await fillIn(page, ['Email', 'Full name']);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await page.getByRole('button', { name: /^Order for £/ }).click();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();
  const transfer = page.getByRole('region', { name: /^Pay by transfer/ });
  await expect(transfer).toContainText('Threefold Ltd');
  await expect(transfer.getByRole('button', { name: 'Copy Reference' })).toBeShown();
  await expect(page.getByText(/^Collect from/)).toBeShown();
  await expectNoBarriers(page);
});

test('The price changes while I type: I am told, nothing is ordered, and the next press orders', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  await openCheckout(page);
  await fillIn(page, all);
  await page.route('**/place', async (route) => {
    await route.fulfill({
      status: 409,
      json: {
        status: 409,
        message: 'Something has changed. Please look at it again.',
        changed: [{ what: 'total', name: '', before: 17.99, now: 19.99 }],
      },
    });
  });
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'nothing is ordered yet' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('from £17.99 to £19.99');
  await page.unroute('**/place');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(heading(page, 'Pay for your order')).toBeShown();
});

test('I sign in, buy, and find the order in my account', { tag: '@phone' }, async ({ page }) => {
  await register(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { name: 'You have not ordered anything yet' })).toBeShown();
  const added = await page.request.post('/web/site/cart/add', {
    data: { product_id: productIn(CHARGER).productId, quantity: 1 },
  });
  const { result } = (await added.json()) as { result: { cart_id: string } };
  await page.goto(`/buy/cart/checkouts/${result.cart_id}/information`);
  await fillIn(
    page,
    all.filter((name) => name !== 'Email'),
  );
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();

  await page
    .getByRole('banner')
    .locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Your orders' }).click();
  const order = page.getByRole('article', { name: /^Order TF-/ });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('Paid');
  await expect(order).toContainText('Threefold Camden');
  await expectNoBarriers(page);
  const filters = page.getByRole('group', { name: 'Which orders' });
  await filters.getByRole('button', { name: 'Done 0' }).click();
  await expect(page.getByRole('heading', { name: 'No order is done yet' })).toBeShown();
  await filters.getByRole('button', { name: 'Open 1' }).click();
  await order.getByRole('link', { name: 'See the order' }).click();
  await expect(heading(page, 'Thank you, Priya')).toBeShown();
});

test('A link that the shop did not make shows nobody’s order', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await page.goto(`/track/g${'0'.repeat(32)}_${'a'.repeat(40)}`);
  await expect(heading(page, 'There is no order at this link')).toBeShown();
});
