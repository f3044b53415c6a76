import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser, newEmail, registerConfirmed, signedIn, signedOut } from '#tests/support/member.ts';

const SENT = 'If there is an account with this address, we have sent a link to it.';

test('I choose a new password by a link, and am signed out everywhere else', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4(01|10)/);
  const email = await registerConfirmed(page);
  await page.context().clearCookies();
  const other = await inAnotherBrowser(browser, { email });

  await page.goto('/terms-and-conditions');
  await signedOut(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText(SENT);
  await expectAccessible(page);

  const link = linkIn(await mailTo(email, /^Choose a new password/), 'reset');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeShown();
  expect(page.url()).toMatch(/\/account\/reset$/);
  await expectAccessible(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Use at least 8 characters')).toBeShown();
  await page.getByLabel('New password').fill('another pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeShown();
  await expect(signedIn(page)).toBeShown();
  await mailTo(email, /^Your password was changed/);

  await other.page.goto('/account');
  await expect(other.page.getByRole('heading', { name: 'Sign in' })).toBeShown();
  const refused = await other.page.request.post('/global/user/login', {
    data: { email, password: 'a sturdy pass phrase' },
  });
  expect(refused.status()).toBe(401);
  await other.context.close();

  await page.goto(link);
  await page.getByLabel('New password').fill('a third pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeShown();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeShown();
});

test('An email without an account gets the same message', async ({ page }) => {
  const email = newEmail();
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(SENT);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('main').getByLabel('Password')).toBeShown();
  await mailTo(email, /^There is no account to open/);
});
