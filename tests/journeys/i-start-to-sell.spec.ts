import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, registerConfirmed } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const newName = () => `Harbour ${crypto.randomUUID().slice(0, 8)}`;
const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

/** Takes the product off the shop again, since other journeys count what is for sale. */
async function archive(page: Page, id: string): Promise<void> {
  const { result } = (await (await page.request.get(`/office/products/${id}`)).json()) as {
    result: { version: number };
  };
  const answer = await page.request.delete(`/office/products/${id}?version=${result.version}`);
  expect(answer.status(), await answer.text()).toBe(200);
}

test(
  'From the menu of the shop to my first product that shoppers can buy',
  { tag: '@phone' },
  async ({ page, browser, isMobile }) => {
    test.slow();
    const email = await registerConfirmed(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Sell with a business' }).last().click();
    await expect(heading(page, 'Register your business')).toBeShown();
    const name = newName();
    await page.getByLabel('Name of the business').fill(name);
    await page.getByLabel('Address').fill('3 Commercial Road, Lerwick');
    await page.getByLabel('Postcode').fill('ZE1 0LX');
    await page.getByLabel('Phone').fill('01595 496 010');
    await page.getByRole('button', { name: 'Register the business' }).click();
    await expect(heading(page, name)).toBeShown();
    await page.getByRole('link', { name: 'Go to the office' }).click();
    await expect(page.getByRole('region', { name: 'Your business is waiting for approval' })).toBeShown();
    await expectAccessible(page);

    const office = await inAnotherBrowser(browser, admin);
    await office.page.goto(`/admin/vendors?tab=waiting&q=${encodeURIComponent(name)}`);
    await office.page.getByRole('link', { name }).click();
    await office.page.getByRole('button', { name: 'Approve' }).click();
    await expectMessage(office.page, `${name} is approved`);
    await office.context.close();

    const { text } = await mailTo(email, /is approved/);
    await page.goto(/\/vendor\/business/.exec(text)?.[0] ?? 'no link');
    await page.getByRole('link', { name: 'Add your first product' }).click();
    await expect(heading(page, 'New product')).toBeShown();
    const product = `Quoll cable ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByLabel('Name').fill(product);
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Accessories' });
    await page.getByLabel('Brand').selectOption({ index: 1 });
    await page.getByLabel('Price', { exact: true }).fill('14.50');
    await page.getByLabel('Stock', { exact: true }).fill('7');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(heading(page, product)).toBeShown();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Publish now' }).click();
    const address = (await page.getByRole('link', { name: 'View in shop' }).getAttribute('href')) ?? '';
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 5_000 }).toBe(200);
    await page.goto(address);
    await expect(heading(page, product)).toHaveText(product);
    await expect(page.getByRole('main')).toContainText(name);

    // From the shop, the menu of a vendor leads back to the office.
    const banner = page.getByRole('banner');
    if (isMobile) {
      await page.goto('/vendor');
    } else {
      await banner.locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') }).click();
      await banner.getByRole('link', { name: 'Your business' }).last().click();
    }
    await expect(heading(page, /^Good (morning|afternoon|evening), Ann$/)).toBeShown();
    await archive(page, id);
  },
);
