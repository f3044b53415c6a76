import { expect, test } from '#tests/support/journey.ts';

test(
  'I find my phone in three choices, and Back undoes them one by one',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sell/product');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Sell your device' })).toBeShown();
    await main.getByRole('link', { name: 'Phones', exact: true }).click();
    await expect(page).toHaveURL('/sell/product?category=phones');
    const question = main.getByRole('heading', { level: 2 }).first();
    await expect(question).toHaveText('Who made it?');
    await expect(question).toBeFocused();
    await main.getByRole('link', { name: /^Apple/ }).click();
    await expect(page).toHaveURL(/\?category=phones&brand=\d+$/);
    await expect(question).toHaveText('Which one is it?');
    await expect(main.getByRole('link', { name: /^Apple.*\(change\)$/ })).toBeShown();
    await expect(main.getByRole('link', { name: /^iPhone 14 £\d+ cash, like new$/ })).toBeShown();

    await page.goBack();
    await expect(question).toHaveText('Who made it?');
    await page.goForward();
    await page.reload();
    await main.getByRole('link', { name: /^iPhone 14 £/ }).click();
    await expect(page).toHaveURL(/\/sell\/product\/iphone\/iphone-14\/\d+$/);
    await expect(main.getByRole('heading', { level: 1, name: 'Sell your iPhone 14' })).toBeShown();
  },
);

test('I find my device by typing, and see only what is repaired', async ({ page }) => {
  await page.goto('/repair/product');
  const field = page.getByRole('combobox', { name: 'Which device is broken?' });
  await field.fill('iphone 14');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/^iPhone 14/);
  await expect(options.first()).toContainText('from £');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/repair\/product\/iphone\/iphone-14\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Repair your iPhone 14' })).toBeShown();
});

test('An unknown device gets a message, with other ways to search', async ({ page }) => {
  await page.goto('/sell/product');
  const field = page.getByRole('combobox', { name: 'Which device do you want to sell?' });
  await field.fill('zxqvzxqv');
  await expect(page.getByText('We don’t know “zxqvzxqv”.')).toBeShown();
  await field.press('Escape');
  await expect(page.getByText('We don’t know “zxqvzxqv”.')).toBeHidden();
});

test('I do not know my model, and am told where to find it', async ({ page }) => {
  await page.goto('/sell/product?category=phones');
  const help = page.getByRole('region', { name: 'I don’t know my model' });
  const answer = help.getByText('Open Settings, then General, then About.');
  await expect(answer).toBeHidden();
  await help.getByText('iPhone or iPad').click();
  await expect(answer).toBeShown();
  await expect(help.getByText('Laptop')).toBeHidden();
});

test('I am told where to find the model of the kinds of device that this line takes, and no others', async ({
  page,
}) => {
  for (const [line, watches] of [
    ['sell', 1],
    ['repair', 0],
  ] as const) {
    await page.goto(`/${line}/product`);
    const help = page.getByRole('region', { name: 'I don’t know my model' });
    await expect(help.getByText('Laptop')).toBeShown();
    await expect(help.getByText('Watch', { exact: true })).toHaveCount(watches);
  }
});

test('An invalid choice starts at the first step', async ({ page }) => {
  await page.goto('/repair/product?category=nothing-of-the-kind&brand=1');
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeShown();
});
