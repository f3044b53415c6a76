import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { tradeInBench } from '#tests/support/bench-by-call.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { inAnotherBrowser, newEmail, registerConfirmed } from '#tests/support/member.ts';
import { paidOrder, staffMove } from '#tests/support/paid-order.ts';
import { postedDevice } from '#tests/support/placed-devices.ts';

test.describe.configure({ timeout: 150_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const FOUND = 'One scratch, upper middle';

interface Unit {
  number: string;
  state: string;
  listing: { product_id: number; variation_id: number | null } | null;
}

test(
  'A phone that we paid for is for sale after two presses, and its buyer reads the report of that very phone',
  { tag: '@tablet' },
  async ({ page, browser, baseURL, sawMessage }) => {
    const email = await registerConfirmed(page);
    const { number } = await postedDevice(page, { email });
    const bench = await tradeInBench(baseURL, number);
    await bench.inspect();
    const checks = [{ check: 'Screen', told: 'Light marks', found: FOUND, result: 'as_told' }];
    await bench.move({ move: 'validate', grade: 'Good', checks });
    await bench.end();

    await page.request.post('/global/user/login', {
      data: { email: ADMINISTRATOR, password: DEMO_PASSWORD },
    });
    const unitOf = async () =>
      ((await (await page.request.get(`/office/units?q=${number}`)).json()) as { data: Unit[] }).data[0];
    await expect.poll(async () => (await unitOf())?.state).toBe('in_store');
    await page.goto(`/admin/units?q=${number}`);
    await page.getByRole('link', { name: /iPhone 14/ }).click();
    await expect(heading(page)).toContainText('iPhone 14');
    await page.getByRole('button', { name: 'Put up for sale' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put up for sale' });
    await expect(dialog.getByRole('button', { name: /^Sell it for £/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await sawMessage('is for sale');
    const unit = await unitOf();
    if (!unit?.listing) throw new Error('the unit is not for sale');

    const buyer = await inAnotherBrowser(browser, { email });
    const sold = `${devicePath('buy', 'iPhone 14')}?variation=${unit.listing.variation_id}`;
    const order = await paidOrder(buyer.page, [sold], newEmail());
    await staffMove(page, order, { move: 'accept' });
    await page.goto(`/admin/orders/${order.number}`);
    await page.getByRole('button', { name: 'Dispatch' }).click();
    const dispatch = page.getByRole('dialog', { name: 'Dispatch' });
    await dispatch.getByRole('radio', { name: unit.number }).check();
    await dispatch.getByLabel('Carrier').fill('DPD');
    await dispatch.getByLabel('Tracking number').fill(crypto.randomUUID().slice(0, 12));
    await expectAccessible(page);
    await dispatch.getByRole('button', { name: 'Dispatch' }).click();
    await expect(page.getByRole('region', { name: 'Devices' })).toContainText(unit.number);

    await buyer.page.goto(`/track/${order.token}`);
    const report = buyer.page.getByRole('region', { name: 'Device reports' });
    await expect(report).toContainText('Grade: Good');
    await expect(report).toContainText(FOUND);
    await expect(report, 'the number of a device is shown in part').not.toContainText(/\d{15}/);
    await buyer.context.close();
  },
);
