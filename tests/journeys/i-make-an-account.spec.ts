import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { openMounted } from '#tests/support/mounted.ts';
import {
  newEmail,
  PASS_PHRASE,
  register,
  registerConfirmed,
  signedIn,
  signedOut,
} from '#tests/support/member.ts';

async function openForm(page: Page) {
  await page.goto('/terms-and-conditions');
  await signedOut(page).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create account' });
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  return dialog;
}

async function fillIn(page: Page, email: string) {
  const dialog = await openForm(page);
  await dialog.getByLabel('Full name').fill('Ann Bennett');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASS_PHRASE);
  await page.keyboard.press('Enter');
  await expect(signedIn(page)).toBeShown();
}

async function leaveAndComeBack(page: Page, email: string): Promise<void> {
  await signedIn(page).click();
  await expect(signedOut(page)).toBeShown();
  await page.goto('/account');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('main').getByLabel('Password').fill(PASS_PHRASE);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('I create an account, am signed in, and confirm my email with the link in the mail', async ({
  page,
}) => {
  const email = newEmail();
  await fillIn(page, email);
  await expectMessage(page, /^Welcome, Ann Bennett/);
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toContainText(email);
  await expectAccessible(page);

  await page.goto(linkIn(await mailTo(email, /^Confirm your email/), 'confirm'));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeShown();
  expect(page.url()).toMatch(/\/account\/confirm$/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeShown();
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0);

  await leaveAndComeBack(page, email);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeShown();
});

test('I leave before I confirm my email, and return with my password', async ({ page }) => {
  const email = newEmail();
  await fillIn(page, email);
  await leaveAndComeBack(page, email);
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toContainText(email);
});

test('Each error is beside its field, and what I typed stays', async ({ page }) => {
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Required')).toHaveCount(3);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await dialog.getByLabel('Full name').fill('Ann');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('short');
  await expect(dialog.getByText('Invalid email')).toBeShown();
  await expect(dialog.getByText('Use at least 8 characters')).toBeShown();
  await password.fill('password123');
  await expect(dialog.getByText('Too easy to guess: many people use this one')).toBeShown();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann.bennett@mail.example');
  await password.fill('ann.bennett@mail.example');
  await expect(dialog.getByText('Choose one that is not your email')).toBeShown();
  await dialog.getByLabel('Show password').check();
  await expect(password).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Sign in' }).getByRole('textbox', { name: 'Email' }),
  ).toBeFocused();
});

test('When my email already has an account I see the usual message, and the mail leads me into the account', async ({
  page,
}) => {
  const email = await registerConfirmed(page);
  await page.request.put('/web/site/account/profile', { data: { name: 'Ann the First', phone: null } });
  await page.context().clearCookies();

  await fillIn(page, email);
  await expectMessage(page, /^Welcome, Ann Bennett/);
  await page.goto(linkIn(await mailTo(email, /^You already have an account/), 'confirm'));
  await expect(page.getByText('Thank you, Ann the First.')).toBeShown();
  await page.goto('/account');
  await expect(page.getByLabel('Full name')).toHaveValue('Ann the First');
});

test('The link in another browser asks for my password, and ends every other session', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const email = newEmail();
  const context = await browser.newContext();
  openMounted(context);
  const stranger = await context.newPage();
  await register(stranger, email);

  await page.goto(linkIn(await mailTo(email, /^Confirm your email/), 'confirm'));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeShown();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeShown();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('New password').fill('butterfly');
  await save.click();
  await expect(page.getByText('Too easy to guess: many people use this one')).toBeShown();
  await page.getByLabel('New password').fill('a pass phrase of my own');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeShown();
  await expect(signedIn(page)).toBeShown();

  await stranger.goto('/account');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Sign in' })).toBeShown();
  await context.close();
});

test('I am told that I have used a link already, and can have another sent', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 410/);
  const email = await register(page);
  await page.goto('/account');
  const again = page.getByRole('button', { name: 'Send it again' });
  await again.click();
  await expectMessage(page, `We have sent a new link to ${email}.`);
  const link = linkIn(await mailTo(email, /^Confirm your email/), 'confirm');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeShown();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeShown();
  await expect(page.getByText('Your email is confirmed.')).toBeShown();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeShown();
});

test('After too many attempts my link still works: I am asked to wait, and try again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 429/);
  const email = await register(page);
  await page.route(
    '**/global/user/confirm',
    (route) => route.fulfill({ status: 429, json: { status: 429, message: 'Please wait a moment.' } }),
    { times: 1 },
  );
  await page.goto(linkIn(await mailTo(email, /^Confirm your email/), 'confirm'));
  const main = page.getByRole('main');
  await expect(main.getByText('Too many tries')).toBeShown();
  await expect(main.getByText('Please wait a moment.')).toBeShown();
  await expect(main.getByText('This link does not work')).toBeHidden();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeShown();
});
