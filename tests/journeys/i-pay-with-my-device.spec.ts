import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { tradeInBench } from '#tests/support/bench-by-call.ts';
import { expect, test } from '#tests/support/cart-journey.ts';
import { fillIn, openCheckout, pay } from '#tests/support/checkout.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { postedDevice } from '#tests/support/placed-devices.ts';

test.describe.configure({ timeout: 150_000 });

/** It costs more than the phone is worth. */
const LAPTOP = examplePath('variation, yes or no, in stock');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'My old phone pays a part of a laptop, which is sent once the phone was checked',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const { number, page: tradeIn } = await postedDevice(page);
    await page.goto(tradeIn);
    await page.getByRole('link', { name: 'Use it for a new device' }).click();
    await expect(page).toHaveURL(/\/buy\//);

    await openCheckout(page, [LAPTOP]);
    await fillIn(page);
    const before = await pay(page).innerText();
    await page.getByRole('button', { name: 'Use it iPhone 14' }).click();
    await expect(page.getByText(/^iPhone 14 −£/)).toBeShown();
    await expect(pay(page)).not.toHaveText(before);
    await pay(page).click();
    await expect(title(page)).toHaveText('Pay for your order');
    await pay(page).click();
    await expect(title(page)).toHaveText('Thank you, Priya');
    await expect(page.getByText('waits for your iPhone 14').first()).toBeShown();
    await expectAccessible(page);
    const order = page.url();

    await page.goto(tradeIn);
    await expect(page.getByText(/It pays £[\d.]+ of your order/)).toBeShown();

    const bench = await tradeInBench(baseURL, number);
    await bench.inspect();
    await bench.move({ move: 'validate', grade: 'Good' });
    await bench.end();
    await expect(async () => {
      await page.goto(order);
      await expect(page.getByText(/Order TF-\S+ is paid/).first()).toBeShown({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.goto(tradeIn);
    await expect(page.getByText(/It has paid £[\d.]+ of your order/)).toBeShown();
  },
);
