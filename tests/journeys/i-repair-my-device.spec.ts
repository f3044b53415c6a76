import type { Page } from '@playwright/test';
import { devicePath } from '#tests/support/device-paths.ts';
import { pounds } from '#tests/support/pounds.ts';
import { expect, test } from '#tests/support/journey.ts';

const path = devicePath('repair', 'iPhone 14');
const panel = (page: Page) => page.getByRole('region', { name: 'Your repair' });
const fault = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const total = async (page: Page) => pounds(await panel(page).getByText('Total').locator('../..').innerText());

/** The price at the end of a fault's row. */
const priceOf = async (page: Page, name: string) =>
  pounds(
    await page
      .getByRole('listitem')
      .filter({ has: fault(page, name) })
      .locator('label')
      .first()
      .innerText(),
  );

test(
  'Two faults with a genuine screen: price, time and warranty add up',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Repair your iPhone 14' })).toBeShown();
    await expect(panel(page).getByText('Repairs from')).toBeShown();
    const battery = await priceOf(page, 'Battery');
    await fault(page, 'Battery').check();
    await expect.poll(() => total(page)).toBe(battery);
    await expect(panel(page)).toContainText('30 min');

    const premium = await priceOf(page, 'Screen');
    await fault(page, 'Screen').check();
    await expect(page.getByRole('radio', { name: /^Premium part/ })).toBeChecked();
    await expect.poll(() => total(page)).toBe(battery + premium);
    const part = page.locator('label').filter({ hasText: /^Genuine part/ });
    const genuine = pounds(await part.innerText());
    expect(genuine).toBeGreaterThan(premium);
    await part.getByRole('radio').check();
    await expect.poll(() => total(page)).toBe(battery + genuine);
    expect(await priceOf(page, 'Screen')).toBe(genuine);
    await expect(panel(page)).toContainText('1 h 30');
    await expect(panel(page)).toContainText('one by one');
    await expect(panel(page)).toContainText('12 to 24 months');
    if (isMobile) await expect(page.getByText('Bench time').locator('..')).toContainText('1 h 30');

    await page.reload();
    await expect(fault(page, 'Screen')).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Genuine part/ })).toBeChecked();
    await expect.poll(() => total(page)).toBe(battery + genuine);

    await fault(page, 'Screen').uncheck();
    await expect(page.getByRole('radio', { name: /^Genuine part/ })).toBeHidden();
    await expect.poll(() => total(page)).toBe(battery);
  },
);

test('A fault without a fixed price is diagnosed first, and the page says so', async ({ page }) => {
  await page.goto(path);
  await fault(page, 'Something else').check();
  await expect(panel(page)).toContainText('Plus what we find');
  await expect(panel(page)).toContainText('We tell you first');
});

test(
  'I see the cost, location and return of both ways to send it in, before I am asked for anything',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(path);
    await fault(page, 'Battery').check();
    const ways = page.getByRole('group', { name: 'How will it reach us?' });
    for (const way of ['Drop-in', 'Post-in']) {
      const facts = ways.locator('label').filter({ hasText: way });
      for (const row of ['Cost', 'Where', 'Back in your hand']) await expect(facts).toContainText(row);
    }
    await expect(panel(page)).toContainText('Drop-in');
    await ways.getByRole('radio', { name: /^Post-in/ }).check();
    await expect(panel(page)).toContainText('Post-in');
    await panel(page).getByRole('link', { name: 'Find a store' }).click();
    await expect(page).toHaveURL('/stores');
  },
);
