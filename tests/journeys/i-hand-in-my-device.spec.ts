import type { Page } from '@playwright/test';
import type { Line } from '#rules/catalog/lines.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, filledCart, test } from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { freshImei } from '#tests/support/imei.ts';

test.describe.configure({ timeout: 120_000 });

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openCheckout(page: Page, line: Line): Promise<void> {
  const cart = await filledCart(page, [devicePath(line, 'iPhone 14')], line);
  await page.goto(`/${line}/cart/checkouts/${cart.cart_id}/information`);
  await field(page, 'Email').fill('sam@shopper.example');
  await field(page, 'Full name').fill('Sam Shopper');
}

test(
  'I sell a device: I send it, accept the offer, get a label, and say that I posted it',
  { tag: '@phone' },
  async ({ page }) => {
    await openCheckout(page, 'sell');
    await field(page, 'Address line 1').fill('1 High Street');
    await field(page, 'Town or city').fill('London');
    await field(page, 'Postcode').fill('NW1 0LU');
    await page.getByRole('radio', { name: /^Voucher/ }).check();
    await page.getByRole('button', { name: 'Send my devices' }).click();
    await expect(title(page)).toHaveText('Accept your offer, Sam');
    await expectAccessible(page);

    const accept = page.getByRole('button', { name: /^Accept £/ });
    await field(page, /^IMEI/).fill('490154203237519');
    await accept.click();
    await expect(
      page.getByText('This is not the IMEI or serial number of a device', { exact: false }),
    ).toBeShown();
    const imei = freshImei();
    await field(page, /^IMEI/).fill(imei);
    await page.getByRole('checkbox', { name: 'I am 18 or over' }).check();
    await page.getByRole('checkbox', { name: 'The device is mine to sell' }).check();
    await accept.click();
    await expect(title(page)).toHaveText('Choose how it comes to us');
    await expect(page.getByText(`•••• ${imei.slice(-4)}`)).toBeShown();
    await expect(page.locator('body')).not.toContainText(imei);
    await page.getByRole('button', { name: 'Get my label' }).click();
    await expect(page.getByRole('img', { name: /^Barcode of TI-/ })).toBeShown();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I posted it' }).click();
    await expect(title(page)).toHaveText('We are waiting for your parcel');
  },
);

test('I book a repair with a time at the store, and move it', { tag: '@phone' }, async ({ page }) => {
  await openCheckout(page, 'repair');
  await page.getByRole('radio', { name: /^Drop-in/ }).check();
  const times = page.getByRole('group', { name: /^Time on/ }).getByRole('button');
  await expect(times.first()).toBeShown();
  await page.getByRole('button', { name: 'Book my repair' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a day and a time at the store');
  await times.first().click();
  await expect(page.getByText('is kept for you')).toBeShown();
  // The strip with the total covers what is scrolled under it, which axe would call too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book my repair' }).click();
  await expect(title(page)).toHaveText(/^See you on /);
  const first = await title(page).innerText();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Move it to another time' }).click();
  await times.last().click();
  await page.getByRole('button', { name: /^Book \w/ }).click();
  await expect(title(page)).not.toHaveText(first);
  await expect(title(page)).toHaveText(/^See you on /);
});
