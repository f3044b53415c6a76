import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  inAnotherBrowser,
  logIn,
  newEmail,
  PASS_PHRASE,
  registerConfirmed,
  signedIn,
} from '#tests/support/member.ts';
import { openMounted } from '#tests/support/mounted.ts';
import { expectMessage } from '#tests/support/messages.ts';
import { codeNow, secretOf } from '#tests/support/second-factor.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' });

test(
  'I set up a second factor, sign in with a code, and then with a recovery code',
  { tag: '@phone' },
  async ({ page, browser, pageErrors }) => {
    pageErrors.allow(/status of 401/);
    const email = await registerConfirmed(page);
    await logIn(page, email, PASS_PHRASE);
    await page.goto('/account/security');
    await panel(page).getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByLabel('Your password').fill(PASS_PHRASE);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeShown();
    await expectAccessible(page);
    const secret = secretOf((await dialog.locator('code').innerText()).replaceAll(/\s/g, ''));
    await dialog.getByLabel('Code', { exact: true }).fill(codeNow(secret));
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(panel(page)).toContainText('10 of your recovery codes are left');

    const context = await browser.newContext();
    openMounted(context);
    const other = await context.newPage();
    for (const code of [codeNow(secret, 1), recovery]) {
      await other.goto('/account');
      const main = other.getByRole('main');
      await main.getByRole('textbox', { name: 'Email' }).fill(email);
      await main.getByLabel('Password').fill(PASS_PHRASE);
      await main.getByRole('button', { name: 'Sign in' }).click();
      const field = main.getByRole('textbox', { name: 'Code' });
      await expect(field).toBeFocused();
      await field.fill(code);
      await main.getByRole('button', { name: 'Sign in' }).click();
      await expect(signedIn(other)).toBeShown();
      await context.clearCookies();
    }
    await context.close();
    await page.reload();
    await expect(panel(page)).toContainText('9 of your recovery codes are left');
  },
);

test(
  'I add a passkey, sign in with it, and remove it',
  { tag: '@phone' },
  async ({ page, baseURL, pageErrors }) => {
    pageErrors.allow(/status of 401/);
    const email = await registerConfirmed(page);
    await logIn(page, email, PASS_PHRASE);
    // Browsers have no passkeys on pages without a host name.
    const shop = new URL(baseURL ?? '');
    shop.hostname = 'localhost';
    const { cookies } = await page.context().storageState();
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(new URL('/account/security', shop).href);
    await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password').fill(PASS_PHRASE);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('My laptop');
    await dialog.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(panel(page)).toContainText('My laptop');
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto(new URL('/account', shop).href);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByLabel('Password').fill(PASS_PHRASE);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByRole('textbox', { name: 'Code' })).toBeShown();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(signedIn(page)).toBeShown();

    await page.goto(new URL('/account/security', shop).href);
    await panel(page).getByRole('button', { name: 'Remove My laptop' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove a passkey' });
    await removal.getByLabel('Your password').fill(PASS_PHRASE);
    await removal.getByRole('button', { name: 'Go on' }).click();
    await removal.getByRole('button', { name: 'Use a passkey' }).click();
    await expectMessage(page, 'The password alone signs you in now.');
    await expect(panel(page)).not.toContainText('My laptop');
  },
);

test(
  'Dangerous work asks for my password again, and then continues',
  { tag: '@phone' },
  async ({ browser }) => {
    const { page: office, context } = await inAnotherBrowser(browser, {
      email: VENDOR,
      password: DEMO_PASSWORD,
    });
    const email = newEmail();
    // The server answers like this when the password was last given more than ten minutes ago. A route test covers
    // that.
    let asked = 0;
    await office.route('**/office/staff/invitations', async (route) => {
      asked += 1;
      if (asked > 2) return route.continue();
      return route.fulfill({
        status: 403,
        json: { status: 403, asks: 'proof', message: 'Please give your password or a code again.' },
      });
    });
    await office.goto('/vendor/staff');
    await office.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = office.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: /^Bench/ }).click();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    const proof = office.getByRole('dialog', { name: 'Is it you?' });
    await expect(proof).toBeShown();
    await expect(dialog, 'one dialog replaces the other').toBeHidden();
    await expectAccessible(office);
    await proof.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog.getByLabel('Email'), 'nothing that I typed is lost').toHaveValue(email);
    await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await proof.getByLabel('Password or code').fill('not my password');
    await proof.getByRole('button', { name: 'Go on' }).click();
    await expect(proof.getByText('This is not your password.')).toBeShown();
    await proof.getByLabel('Password or code').fill(DEMO_PASSWORD);
    await proof.getByRole('button', { name: 'Go on' }).click();
    await expectMessage(office, `${email} is invited`);
    await context.close();
  },
);
