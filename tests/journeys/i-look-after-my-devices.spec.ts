import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { inAnotherBrowser, registerConfirmed } from '#tests/support/member.ts';
import { collectedOrder } from '#tests/support/paid-order.ts';

/** A shopper who has bought a phone, and collected it. */
async function ownerOfPhone(page: Page, browser: Browser): Promise<void> {
  await registerConfirmed(page);
  const staff = await inAnotherBrowser(browser, { email: ADMINISTRATOR, password: DEMO_PASSWORD });
  await collectedOrder(page, staff.page, [examplePath('variation, counted, in stock')]);
  await staff.context.close();
  await page.goto('/account/devices');
}

test(
  'I see the warranty and documents of my devices, what they are worth, and what a repair costs',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await ownerOfPhone(page, browser);
    const phone = page.getByRole('main').getByRole('article');
    await expect(phone.getByText(/^Warranty until /)).toBeShown();
    const name = (await phone.getByRole('heading').innerText()).trim();
    await expectAccessible(page);

    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      phone.getByRole('link', { name: /^Invoice/ }).click(),
    ]);
    await expect(paper.getByText(name).first()).toBeShown();
    await paper.close();

    const worth = /£(\d+)/.exec(
      await phone
        .getByText(/^(up to )?£\d+$/)
        .first()
        .innerText(),
    )?.[1];
    await phone.getByText(/^Repairs today from £\d+/).click();
    const repair = phone.getByRole('listitem').first();
    const price = await repair.getByText(/^£\d+$/).innerText();
    await repair.getByRole('link').click();
    await expect(page).toHaveURL(/^[^?]*\/repair\/product\/.*(fault|answers)=/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(price).filter({ visible: true }).first()).toBeShown();

    await page.goBack();
    await phone.getByRole('link', { name: /^Sell it/ }).click();
    await expect(page).toHaveURL(/\/sell\/product\//);
    await expect(page.getByRole('main').getByText(`£${worth}`).first()).toBeShown();
  },
);

test(
  'I ask to be told when the value of my device falls, find the wish among my alerts, and end it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await ownerOfPhone(page, browser);
    const device = page.getByRole('main').getByRole('article');
    const name = (await device.getByRole('heading').innerText()).trim();
    await device.getByRole('button', { name: /^Email me when it falls/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Email me when its value falls' });
    await dialog.getByRole('radio', { name: 'Once it is below an amount' }).check();
    await dialog.getByRole('textbox', { name: 'Falls below' }).fill('a lot');
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await expect(dialog.getByText('Enter an amount in pounds, such as 50')).toBeShown();
    await dialog.getByRole('textbox', { name: 'Falls below' }).fill('50');
    await dialog.getByRole('button', { name: 'Email me' }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/account/alerts');
    const wish = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '£50' });
    await expect(wish).toBeShown();
    await expectAccessible(page);
    await wish.getByRole('button', { name: `Stop waiting for ${name}` }).click();
    await expect(wish).toHaveCount(0);
  },
);
