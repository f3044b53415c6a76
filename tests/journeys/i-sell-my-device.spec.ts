import type { Page } from '@playwright/test';
import { devicePath } from '#tests/support/device-paths.ts';
import { pounds } from '#tests/support/pounds.ts';
import { expect, test } from '#tests/support/journey.ts';

const path = devicePath('sell', 'iPhone 14');
const card = (page: Page) => page.getByRole('region', { name: 'Questions about your device' });
const panel = (page: Page) => page.getByRole('region', { name: /^Your offer/ });
const asked = (page: Page) => card(page).getByRole('heading', { level: 2 });
const next = (page: Page) => card(page).getByRole('button', { name: /^(Next question|Skip|See the offer)$/ });

/** The current offer: cash and voucher, from the tiles. */
async function offer(page: Page): Promise<{ cash: number; voucher: number }> {
  const tiles = panel(page).locator('dl').first().locator('dd');
  return { cash: pounds(await tiles.nth(0).innerText()), voucher: pounds(await tiles.nth(2).innerText()) };
}

/** Chooses an answer, and returns its effect on the price as the page states it. */
async function choose(page: Page, name: RegExp): Promise<number> {
  const option = card(page).locator('label').filter({ hasText: name });
  await option.getByRole('radio').check();
  const effect = /[+−]£[\d.]+/.exec(await option.innerText())?.[0] ?? '+£0';
  return pounds(effect) * (effect.startsWith('−') ? -1 : 1);
}

test('The offer follows every answer, and Back keeps them', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Sell your iPhone 14' })).toBeShown();
  const best = (await offer(page)).cash;
  await expect(panel(page).getByText(/Your offer will be between/)).toBeShown();

  const storage = await asked(page).innerText();
  const more = await choose(page, /^256GB/);
  expect(more).toBeGreaterThan(0);
  await expect.poll(async () => (await offer(page)).cash).toBe(best + more);
  await next(page).click();
  await expect(asked(page)).toBeFocused();
  const locked = await choose(page, /^Locked to a network/);
  await next(page).click();
  const cracked = await choose(page, /^Cracked/);
  await expect.poll(async () => (await offer(page)).cash).toBe(best + more + locked + cracked);
  const { cash, voucher } = await offer(page);
  expect(voucher).toBe(Math.round(cash * 1.1));
  for (const line of [/^256GB/, /^Locked to a network/, /^Cracked/]) {
    await expect(panel(page).getByRole('term').filter({ hasText: line })).toBeShown();
  }
  if (isMobile) {
    await expect(page.getByText('Offer so far, cash').locator('..')).toContainText(`£${cash}`);
  }

  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect(card(page).getByRole('radio', { name: /^Locked/ })).toBeChecked();
  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect(asked(page)).toHaveText(storage);
  await expect(card(page).getByRole('radio', { name: /^256GB/ })).toBeChecked();
  expect((await offer(page)).cash).toBe(cash);

  await page.reload();
  await expect.poll(async () => (await offer(page)).cash).toBe(cash);
});

test('A question that needs an answer says so, and gets the focus', async ({ page }) => {
  await page.goto(path);
  const question = await asked(page).innerText();
  await next(page).click();
  await expect(card(page).getByRole('alert')).toContainText('Choose what fits best');
  await expect(card(page).getByRole('radio').first()).toBeFocused();
  await expect(asked(page)).toHaveText(question);
});

test(
  'At the end I see the price, how long it is valid, what happens next and where to go',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(path);
    for (const answer of [/^128GB/, /^Unlocked/, /^Good/]) {
      await choose(page, answer);
      await next(page).click();
    }
    await card(page)
      .getByRole('checkbox', { name: /^Original box/ })
      .check();
    await next(page).click();
    const { cash, voucher } = await offer(page);
    await expect(asked(page)).toHaveText(`We pay £${cash} in cash, or £${voucher} as a voucher`);
    const held = new Date(Date.now() + 14 * 24 * 60 * 60_000);
    const day = held.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/London',
    });
    await expect(panel(page).getByText(new RegExp(`Held until .*${day}`))).toBeShown();
    await expect(card(page).getByRole('heading', { name: 'Before you post it' })).toBeShown();
    await expect(page.getByRole('heading', { name: 'How grading works' })).toBeShown();
    await expect(page.getByRole('heading', { name: 'Sell your Device in 4 Simple Steps' })).toBeShown();

    await page.getByRole('button', { name: /^Change.*How does it look/ }).click();
    await expect(asked(page)).toHaveText('How does it look and work?');
    await page.reload();
    await expect(asked(page)).toHaveText(/^We pay £/);
    await card(page)
      .getByRole('link', { name: /Bring it to one of \d+ stores/ })
      .click();
    await expect(page).toHaveURL('/stores?service=sell');
  },
);
