import { expect, test } from '#tests/support/journey.ts';
import { PASS_PHRASE, register, registerConfirmed, signedIn, signedOut } from '#tests/support/member.ts';

test('When my session has ended, my next action tells me, and I sign in on the same page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const email = await registerConfirmed(page);
  await page.goto('/account');
  await expect(signedIn(page)).toBeShown();
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Bennett');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeShown();
  await expect(signedOut(page)).toBeShown();

  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').getByLabel('Password').fill(PASS_PHRASE);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Bennett');
  await expect(signedIn(page)).toBeShown();
});

test('A part of my account that I open after my session has ended is not shown', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await register(page);
  await page.goto('/account');
  await expect(signedIn(page)).toBeShown();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeShown();
  await expect(signedOut(page)).toBeShown();
});

test('An ended session is also recognised by the status in the body', async ({ page }) => {
  await register(page);
  await page.goto('/account');
  await expect(signedIn(page)).toBeShown();
  await page.route('**/web/site/account/addresses', (route) =>
    route.fulfill({ status: 200, json: { status: 401, message: 'Please sign in.' } }),
  );
  await page.getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sign in' })).toBeShown();
  await expect(signedOut(page)).toBeShown();
});

test('The next person who signs in sees nothing of mine', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  await register(page);
  await page.request.put('/web/site/account/profile', { data: { name: 'Ann the First', phone: null } });
  await page.goto('/account');
  await expect(page.getByLabel('Full name')).toHaveValue('Ann the First');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('shopper@threefold.example');
  await page.getByRole('main').getByLabel('Password').fill('threefold-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Shopper');
});

test('Options of a product that I open after my session has ended are not shown, and I am a visitor', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await register(page);
  await page.goto('/buy/products/All/1?q=usb-c+cable+2m');
  await expect(signedIn(page)).toBeShown();
  // Any other call that is still open would notice the ended session first.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  const questions = page.waitForResponse(/\/web\/site\/questions/);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  expect((await questions).status()).toBe(401);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeShown();
  await expect(page.getByText('Required')).toHaveCount(0);
  await expect(signedOut(page)).toBeShown();
});
