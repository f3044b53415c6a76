import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { messages } from '#tests/support/messages.ts';

const PASSWORD = 'threefold-demo';

async function openDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeShown();
  return dialog;
}

async function signIn(page: Page, email: string, { remember = false } = {}) {
  const dialog = await openDialog(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  if (remember) await dialog.getByRole('checkbox', { name: 'Remember me' }).check();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

test('I sign in, see my account, and sign out again', async ({ page }) => {
  await page.goto('/stores');
  await signIn(page, 'shopper@threefold.example');
  await expect(messages(page).getByText('Signed in as')).toBeShown();
  const banner = page.getByRole('banner');
  await banner.locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') }).click();
  await expect(banner.getByText('shopper@threefold.example')).toBeShown();
  await expect(banner.getByRole('link', { name: 'Wishlist' }).last()).toBeShown();
  await expect(banner.getByRole('link', { name: 'My Account' })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Log out' }).last().click();
  await expect(banner.getByRole('button', { name: 'Sign in' }).first()).toBeShown();
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Sign in' }).first()).toBeShown();
});

test('As a vendor I see the entries for vendors', async ({ page }) => {
  await page.goto('/stores');
  await signIn(page, 'vendor@threefold.example');
  const banner = page.getByRole('banner');
  await banner.locator('button[aria-expanded]', { has: page.locator('.lucide-user-round') }).click();
  await expect(banner.getByRole('link', { name: 'Your business' }).last()).toBeShown();
  await expect(banner.getByRole('link', { name: 'Wishlist' })).toHaveCount(0);
});

test('I am told that a password is wrong, and what I typed stays', async ({ page, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/stores');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('Required')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('shopper@threefold.example');
  await dialog.getByLabel('Password').fill('not-it');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^The email or the password is not right\./);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@threefold.example');
});

test('The dialog is wider when this browser remembers me, and I can be forgotten', async ({ page }) => {
  await page.goto('/stores');
  const before = await openDialog(page);
  const narrow = (await before.boundingBox())?.width ?? 0;
  await page.keyboard.press('Escape');
  await expect(before).toBeHidden();
  await signIn(page, 'shopper@threefold.example', { remember: true });
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  const dialog = await openDialog(page);
  const room = page.viewportSize()?.width ?? 0;
  if (room > 800) expect((await dialog.boundingBox())?.width ?? 0).toBeGreaterThan(narrow + 100);
  await dialog
    .getByRole('button', { name: /shopper@threefold\.example/ })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('shopper@threefold.example');
  await dialog.getByRole('button', { name: 'Forget shopper@threefold.example' }).click();
  await expect(dialog.getByText('Welcome back')).toBeHidden();
});
