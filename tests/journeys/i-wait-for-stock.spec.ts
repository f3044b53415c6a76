import { examplePath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectMessage } from '#tests/support/messages.ts';

test('I set a stock alert, with a valid email', async ({ page }) => {
  await page.goto(examplePath('variation, out of stock'));
  const opener = page.getByRole('button', { name: 'Notify me' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Notify Me When Stock Available' });
  const email = dialog.getByLabel('Email');
  const ceiling = dialog.getByLabel(/^Only if it costs no more than/);
  await expect(email).toBeFocused();
  await expect(dialog.getByText('Required')).toHaveCount(0);
  await email.blur();
  await expect(dialog.getByText('Required')).toBeShown();
  await email.fill('ann');
  await expect(dialog.getByText('Invalid email')).toBeShown();
  await ceiling.fill('cheap');
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(email).toBeFocused();
  await expect(dialog.getByText('Enter an amount in pounds, such as 249.99')).toBeShown();

  await email.fill(`ann-${test.info().project.name}@mail.example`);
  await ceiling.fill('£299.50');
  const asked = page.waitForRequest(/\/products\/\d+\/notify$/);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  expect((await asked).postDataJSON()).toEqual({
    email: `ann-${test.info().project.name}@mail.example`,
    product_variation_id: Number(/\d+$/.exec(page.url())?.[0]),
    max_price: 299.5,
  });
  await expectMessage(page, 'We will email you when it is in stock for £299.50 or less.');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Each error of the server is beside its field, and what I typed stays', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 4\d\d/);
  await page.goto(examplePath('simple product, out of stock'));
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/notify', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, message: 'Check the fields.', errors: { email: 'Invalid email' } },
    }),
  );
  const email = dialog.getByLabel('Email');
  await email.fill('ann@mail.example');
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(dialog.getByText('Invalid email')).toBeShown();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ann@mail.example');
  await email.fill('ann@mail.example2');
  await expect(dialog.getByText('Invalid email')).toBeShown();
  await email.fill('ann@post.example');
  await expect(dialog.getByText('Invalid email')).toHaveCount(0);

  await page.unroute('**/notify');
  await page.route('**/notify', (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: 'Too many requests.' } }),
  );
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Too many requests.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
