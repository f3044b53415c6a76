import type { Example } from '#demo/examples.ts';
import { examplePath, hiddenAndSoldOutPath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';

const IN_STOCK = /^In Stock$/;
const COUNTED = /^In Stock, \d+ left$/;
const OUT = /^Out of Stock$/;

const table: [Example, RegExp | undefined][] = [
  ['simple product, counted, in stock', COUNTED],
  ['simple product, yes or no, in stock', IN_STOCK],
  ['simple product, yes or no, not in stock', OUT],
  ['simple product, out of stock', OUT],
  ['simple product, none left though its status says in stock', OUT],
  ['variation, counted, in stock', COUNTED],
  ['variation, yes or no, in stock', IN_STOCK],
  ['variation, out of stock', OUT],
  ['variation, none left though its status says in stock', OUT],
  ['business that hides its stock', undefined],
];

const cases: [string, string, RegExp | undefined][] = [
  ...table.map(([example, line]): [string, string, RegExp | undefined] => [
    example,
    examplePath(example),
    line,
  ]),
  ['business that hides its stock, out of stock', hiddenAndSoldOutPath(), OUT],
];

test('I choose how many of what is in stock, and can set an alert for what is not', async ({ page }) => {
  // Many pages take a while on a busy machine.
  test.slow();
  const box = page.getByRole('region', { name: 'Buy' });
  const stock = box.getByText(/^(In|Out of) Stock/);
  for (const [what, path, line] of cases) {
    const canBuy = line !== OUT;
    await test.step(what, async () => {
      await page.goto(path);
      await expect(box).toBeShown();
      if (line) await expect(stock).toHaveText(line);
      else await expect(stock).toHaveCount(0);
      await expect(box.getByRole('group', { name: 'Quantity' })).toHaveCount(canBuy ? 1 : 0);
      await expect(box.getByText(/^Delivery/)).toHaveCount(canBuy ? 1 : 0);
      await expect(box.getByRole('button', { name: 'Notify me' })).toHaveCount(canBuy ? 0 : 1);
    });
  }
});

test('I cannot take more than the stock, or fewer than one', async ({ page }) => {
  await page.goto(examplePath('variation, counted, in stock'));
  const box = page.getByRole('region', { name: 'Buy' });
  const left = Number(/\d+/.exec(await box.getByText(COUNTED).innerText())?.[0]);
  const fewer = box.getByRole('button', { name: 'Decrease quantity' });
  const more = box.getByRole('button', { name: 'Increase quantity' });
  const count = box.getByRole('spinbutton', { name: 'Quantity' });
  await expect(fewer).toBeDisabled();
  await count.fill(String(left + 5));
  await count.blur();
  await expect(count).toHaveValue(String(left));
  await expect(more).toBeDisabled();
  await fewer.click();
  await expect(count).toHaveValue(String(left - 1));
});

test('Where stock is not counted I can take ninety-nine', async ({ page }) => {
  await page.goto(examplePath('simple product, yes or no, in stock'));
  const box = page.getByRole('region', { name: 'Buy' });
  const count = box.getByRole('spinbutton', { name: 'Quantity' });
  await count.fill('500');
  await count.blur();
  await expect(count).toHaveValue('99');
  await expect(box.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
});

test('A required question says so until I answer it, and a second answer replaces the first', async ({
  page,
}) => {
  await page.goto(examplePath('required question, single choice'));
  const question = page.getByRole('group').filter({ hasText: 'Colour' }).first();
  await expect(question.getByText('Required', { exact: true })).toBeShown();
  await question.getByRole('radio', { name: 'White' }).check();
  await expect(question.getByText('Selected', { exact: true })).toBeShown();
  await expect(question.getByText('Required', { exact: true })).toHaveCount(0);
  await question.getByRole('radio', { name: 'Black' }).check();
  await expect(question.getByRole('radio', { name: 'White' })).not.toBeChecked();
});

test('The total is the price plus my options, times the quantity', async ({ page }) => {
  await page.goto(examplePath('variation, counted, in stock'));
  const box = page.getByRole('region', { name: 'Buy' });
  const total = box.getByText(/Total £/);
  const large = page.locator('.text-price-large');
  const price = Number(/[\d.]+/.exec(await large.innerText())?.[0]);
  const saving = await page.locator('p').filter({ has: large }).getByText(/off$/).allInnerTexts();
  const pounds = (amount: number) => `Total £${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
  await expect(total).toHaveText(pounds(price));

  await page.getByRole('radio', { name: /20GB SIM/ }).check();
  await expect(total).toHaveText(new RegExp(`£${price} \\+ £10.*£${price + 10}$`));
  await expect(large).toHaveText(`£${price + 10}`);
  // The tile of the chosen option shows no other price.
  await expect(page.getByRole('button', { name: /^128GB/ })).toHaveText(`128GB£${price + 10}`);
  await page.getByText('Protect it').click();
  await page.getByRole('checkbox', { name: /screen protector/ }).check();
  await page.getByRole('checkbox', { name: /case/ }).check();
  await expect(total).toContainText(`£${(price + 39.98).toFixed(2)}`);
  await expect(large).toHaveText(`£${(price + 39.98).toFixed(2)}`);
  await page.getByRole('checkbox', { name: /case/ }).uncheck();
  await box.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(total).toHaveText(
    new RegExp(`\\(£${price} \\+ £19\\.99\\) × 2.*£${((price + 19.99) * 2).toFixed(2)}$`),
  );
  // The price is for one, and the discount stays the same.
  await expect(large).toHaveText(`£${(price + 19.99).toFixed(2)}`);
  expect(await page.locator('p').filter({ has: large }).getByText(/off$/).allInnerTexts()).toEqual(saving);
  // Screen readers hear the change.
  await expect(page.locator('[aria-live="polite"]')).toContainText(
    `Total £${((price + 19.99) * 2).toFixed(2)}`,
  );
});

test('A question that only explains has text and nothing to choose', async ({ page }) => {
  await page.goto(examplePath('question that is a description only'));
  await page.getByText('Before you break the seal').click();
  await expect(page.getByText('once their seal is broken')).toBeShown();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

/** The store's hours decide which of these it is when the tests run: 'in 4 to 5 hours' or 'tomorrow, by 1:30 PM'. */
const WITHIN_HOURS =
  /^Delivery (in \d+ to \d+ hours|(today|tomorrow|\w{3} \d+ \w{3}), by \d+(:\d\d)? [AP]M)$/;

test('I see the delivery date before I buy', async ({ page }) => {
  for (const [example, words] of [
    ['delivery estimate in days', /^Delivery \w{3} \d+ \w{3} to \w{3} \d+ \w{3}$/],
    ['delivery estimate in hours alone', WITHIN_HOURS],
  ] as const) {
    await test.step(example, async () => {
      await page.goto(examplePath(example));
      await expect(page.getByRole('region', { name: 'Buy' }).getByText(/^Delivery/)).toHaveText(words);
    });
  }
});
