import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { inAnotherBrowser, newEmail } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { paidOrder, type Order } from '#tests/support/paid-order.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const HOUR = 60 * 60_000;

/** As if the order had to be accepted an hour ago: when it really has to be depends on the day of the week. */
async function makeLate(office: Page, { number }: Order): Promise<void> {
  await office.route('**/office/today?*', async (route) => {
    const list = (await (await office.request.get(`/office/orders?q=${number}`)).json()) as {
      data: { state: string }[];
    };
    const waiting = list.data.filter(({ state }) => state === 'paid');
    const due = new Date(Date.now() - HOUR).toISOString();
    await route.fulfill({
      json: {
        status: 200,
        data: waiting.map((order) => ({ ...order, due, is_late: true, group: 'late' })),
        counts: {
          late: waiting.length,
          today: 0,
          tomorrow: 0,
          to_accept: waiting.length,
        },
      },
    });
  });
}

test(
  'I begin with what is late, do it in one press, and see how the shop does',
  { tag: ['@phone', '@tablet'] },
  async ({ page, browser }) => {
    const order = await paidOrder(page, [examplePath('simple product, counted, in stock')], newEmail());
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: ADMINISTRATOR,
      password: DEMO_PASSWORD,
    });
    await makeLate(office, order);
    await office.goto('/admin');
    await expect(
      office.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }),
    ).toBeShown();
    const due = region(office, 'What is due');
    await expect(due.getByRole('heading', { name: 'Late, 1' })).toBeShown();
    await expect(due.getByRole('listitem').filter({ hasText: order.number })).toContainText(' late');
    const sales = region(office, 'Sales');
    await expect(sales.getByRole('row')).toHaveCount(31);
    await expect(region(office, 'Stock to watch').getByRole('listitem').first()).toBeShown();
    await expect(region(office, 'Failed mails and jobs')).toBeShown();
    await expectAccessible(office);
    await due.getByRole('button', { name: `Accept ${order.number}` }).click();
    await expectMessage(office, `${order.number} is accepted`);
    await expect(due.getByRole('heading', { name: 'Nothing is due' })).toBeShown();
    await office.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);

test('Each part of my day that fails says so, and can be tried again', async ({ browser, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  const { page: office, context } = await inAnotherBrowser(browser, {
    email: VENDOR,
    password: DEMO_PASSWORD,
  });
  const broken = { status: 500, json: { status: 500, message: 'Something went wrong, please try again.' } };
  await office.route('**/office/sales', (route) => route.fulfill(broken));
  await office.goto('/vendor');
  const sales = region(office, 'Sales');
  await expect(sales.getByRole('heading', { name: 'The sales did not load' })).toBeShown({ timeout: 20_000 });
  await office.unroute('**/office/sales');
  await sales.getByRole('button', { name: 'Try now' }).click();
  await expect(sales.getByRole('row')).toHaveCount(31);
  await expect(region(office, 'Failed mails and jobs'), 'for the site alone').toHaveCount(0);
  await office
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(office.getByRole('heading', { level: 1, name: 'Orders' })).toBeShown();
  await context.close();
});

test('A shopper is shown how to sell, and a visitor how to come in', async ({ page, browser }) => {
  await page.goto('/vendor');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeShown();
  await expectAccessible(page);
  const shopper = await inAnotherBrowser(browser, {
    email: 'shopper@threefold.example',
    password: DEMO_PASSWORD,
  });
  await shopper.page.goto('/vendor');
  await expect(shopper.page.getByRole('heading', { name: 'This account has no business' })).toBeShown();
  await shopper.page.goto('/admin');
  await expect(shopper.page.getByRole('heading', { name: 'This page is the administrator’s' })).toBeShown();
  await shopper.context.close();
});

test('A busy day fits the narrowest phone', async ({ browser }) => {
  const { page: office, context } = await inAnotherBrowser(browser, {
    email: ADMINISTRATOR,
    password: DEMO_PASSWORD,
  });
  await office.setViewportSize({ width: 360, height: 740 });
  const counts = {
    late: 21,
    today: 17,
    tomorrow: 11,
    to_accept: 26,
    uncollected: 1,
    to_refund: 3,
    preparing: 23,
  };
  await office.route('**/office/today?*', (route) =>
    route.fulfill({ json: { status: 200, data: [], counts } }),
  );
  await office.goto('/admin');
  const due = region(office, 'What is due');
  await expect(due.getByRole('button', { name: 'Tomorrow 11' })).toBeShown();
  await expect(region(office, 'Sales').getByRole('row')).toHaveCount(31);
  await expectFits(office);
  await context.close();
});
