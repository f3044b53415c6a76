import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { benchByCall } from '#tests/support/bench-by-call.ts';
import { expect, filledCart, test } from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { bookedRepair } from '#tests/support/placed-devices.ts';

test.describe.configure({ timeout: 150_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test(
  'I post a device, approve one of the two lines of its estimate, and pay deposit and price online',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const cart = await filledCart(page, [devicePath('repair', 'iPhone 14')], 'repair');
    await page.goto(`/repair/cart/checkouts/${cart.cart_id}/information`);
    await field(page, 'Email').fill('sam@shopper.example');
    await field(page, 'Full name').fill('Sam Shopper');
    await page.getByRole('radio', { name: /^Post-in/ }).check();
    await field(page, 'Address line 1').fill('1 High Street');
    await field(page, 'Town or city').fill('London');
    await field(page, 'Postcode').fill('NW1 0LU');
    await page.getByRole('button', { name: 'Book my repair' }).click();
    await expect(title(page)).toHaveText(/^Post your iPhone 14/);
    const barcode = page.getByRole('img', { name: /^Barcode of RP-/ });
    await expect(barcode).toBeShown();
    const number = /RP-[\d-]+/.exec((await barcode.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await expectAccessible(page);

    const bench = await benchByCall(baseURL);
    await bench.diagnose(number);
    const { lines } = await bench.read(number);
    const said = { price: 80, warranty_months: 12 };
    await bench.move(number, {
      move: 'estimate',
      deposit: 20,
      lines: [
        ...lines.map(({ id, name }) => ({ line_id: id, name, ...said })),
        { name: 'Bent frame', price: 45, warranty_months: 3 },
      ],
    });
    await page.reload();
    await expect(title(page)).toHaveText('We need your answer');
    await page.getByRole('checkbox', { name: 'Bent frame' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Approve 1 of 2/ }).click();
    await expect(title(page)).toHaveText('Please pay the deposit');
    const deposit = page.getByRole('region', { name: 'Pay the deposit: £20.00' });
    await deposit.getByRole('button', { name: 'Bank transfer' }).click();
    await expect(deposit).toContainText(number);
    await expectAccessible(page);
    await deposit.getByRole('button', { name: 'Trial payment' }).click();
    await page.getByRole('button', { name: 'Pay £20.00' }).click();
    await expect(title(page)).toHaveText('Thank you, we’ll start now');
    await bench.move(number, { move: 'start' });
    await bench.move(number, { move: 'check' });
    await bench.end();
    await page.reload();
    await expect(title(page)).toHaveText('Another person tests it');
    const sums = page.getByRole('region', { name: 'The repair', exact: true });
    await expect(sums).toContainText('£80');
    await expect(sums).toContainText('Deposit, paid online');
    const rest = page.getByRole('region', { name: 'Pay the repair: £60.00' });
    await rest.getByRole('button', { name: 'Trial payment' }).click();
    await page.getByRole('button', { name: 'Let the bank say no' }).click();
    await expect(page.getByRole('alert')).toContainText('Your bank said no');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay £60.00' }).click();
    await expect(sums).toContainText(/Paid online.*£60\.00/);
  },
);

test(
  'What can’t be repaired becomes a trade-in, at a price that I see before I press',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { number, trackPath } = await bookedRepair(page);
    const bench = await benchByCall(baseURL);
    await bench.diagnose(number);
    await bench.move(number, { move: 'give_up', note: 'Water has reached the main board.' });
    await bench.end();

    await page.goto(`/track/${trackPath.split('/').at(-1)}`);
    await expect(title(page)).toHaveText('It can’t be repaired');
    await expect(page.getByRole('button', { name: 'Get it back' })).toBeShown();
    const panel = page.getByRole('region', { name: 'Sell it as it is' });
    for (const answer of ['128GB', 'Unlocked'])
      await panel.getByRole('radio', { name: answer, exact: true }).check();
    const sell = panel.getByRole('button', { name: /^Sell it for £\d+/ });
    await panel.getByRole('radio', { name: /^Voucher/ }).check();
    const price = /£\d+/.exec(await sell.innerText())?.[0] ?? '';
    await expectAccessible(page);
    await sell.click();
    await expect(panel.getByText('Only its owner can sell it')).toBeShown();
    await panel.getByRole('checkbox', { name: 'I am 18 or over' }).check();
    await panel.getByRole('checkbox', { name: 'The device is mine to sell' }).check();
    await field(page, 'Address').fill('1 High Street');
    await field(page, 'Town or city').fill('London');
    await field(page, 'Postcode').fill('NW1 0LU');
    await sell.click();
    await expect(title(page)).toHaveText('You sell it to us instead');
    await page.getByRole('link', { name: /^See your trade-in TI-/ }).click();

    await expect(title(page)).toHaveText('We are checking your device');
    await expect(page.getByRole('region', { name: 'iPhone 14' })).toContainText(price);
    await expectAccessible(page);
    await page.getByRole('link', { name: `repair ${number}` }).click();
    await expect(title(page)).toHaveText('You sell it to us instead');
  },
);

test(
  'I answer an estimate on a page that is out of date, and am told what happened first',
  { tag: '@phone' },
  async ({ page, baseURL, pageErrors }) => {
    pageErrors.allow(/status of 409/);
    const { number, trackPath } = await bookedRepair(page);
    const bench = await benchByCall(baseURL);
    await bench.diagnose(number);
    const { lines } = await bench.read(number);
    await bench.move(number, {
      move: 'estimate',
      lines: lines.map(({ id, name }) => ({ line_id: id, name, price: 80, warranty_months: 12 })),
    });
    await bench.end();

    await page.goto(`/track/${trackPath.split('/').at(-1)}`);
    await expect(title(page)).toHaveText('We need your answer');
    const read = (await (await page.request.get(trackPath)).json()) as {
      result: { version: number; estimate: { version: number } };
    };
    const { version, estimate } = read.result;
    const elsewhere = await page.request.post(`${trackPath}/moves`, {
      data: { move: 'decline', version, estimate: estimate.version },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(elsewhere.ok(), await elsewhere.text()).toBe(true);

    const approve = page.getByRole('button', { name: /^Approve all/ });
    await approve.click();
    await expect(approve).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText(
      /^You declined the estimate of this repair at .* Please look again\.$/,
    );
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(title(page)).not.toHaveText('We need your answer');
    await expectAccessible(page);
  },
);
