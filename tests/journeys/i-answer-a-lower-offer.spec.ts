import type { Page } from '@playwright/test';
import { VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { tradeInBench } from '#tests/support/bench-by-call.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { registerConfirmed } from '#tests/support/member.ts';
import { postedDevice } from '#tests/support/placed-devices.ts';

test.describe.configure({ timeout: 150_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const REASON = '22 mm, upper middle.';

test(
  'I don’t agree with a lower offer: another inspector looks, and I am paid what was offered',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const email = await registerConfirmed(page);
    const { number, page: tradeIn } = await postedDevice(page, { device: 'Google Pixel 8', email });
    const bench = await tradeInBench(baseURL, number, VENDOR);
    await bench.inspect();
    await bench.revise(REASON, 30);
    await bench.end();

    await page.goto(tradeIn);
    await expect(title(page)).toHaveText('We found one difference, so the offer has changed');
    const offered = /£[\d.]+/.exec(await page.getByText('Offer you accepted').locator('..').innerText())?.[0];
    await expect(page.getByText(REASON)).toBeShown();
    await page.getByRole('button', { name: /^Ask for a second look/ }).click();
    await expect(title(page)).toHaveText('Another inspector looks at it');
    await expectAccessible(page);

    const second = await tradeInBench(baseURL, number);
    await second.move({ move: 'validate' });
    await second.end();
    await expect(async () => {
      await page.goto(tradeIn);
      await expect(title(page)).toHaveText(`You have your ${offered}`, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
  },
);

test(
  'I decline a lower offer after I saw why, and my device is sent back',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { number, page: tradeIn } = await postedDevice(page);
    const bench = await tradeInBench(baseURL, number);
    await bench.inspect();
    await bench.revise(REASON, 30);

    await page.goto(tradeIn);
    const answer = page.getByRole('region', { name: 'Your answer' });
    await expect(answer).toContainText(/Difference−£\d+/);
    const evidence = page.getByRole('region', { name: 'What we found' });
    await expect(evidence).toContainText(REASON);
    await expect(evidence.getByRole('link', { name: /^Photo 1 of Screen/ })).toBeShown();
    await answer.getByRole('button', { name: /^Send it back/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Send it back?' });
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    await answer.getByRole('button', { name: /^Send it back/ }).click();
    await dialog.getByRole('button', { name: 'Send it back' }).click();
    await expect(title(page)).toHaveText('It comes back to you');
    await expect(answer).toHaveCount(0);

    await bench.move({ move: 'send_back', carrier: 'DPD', tracking: '15501234567890' });
    await bench.end();
    await page.goto(tradeIn);
    await expect(title(page)).toHaveText('We sent it back');
    await expect(page.locator('body')).toContainText('15501234567890');
    await expectAccessible(page);
  },
);
