import { expectAccessible } from '#tests/support/accessibility.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import {
  inAnotherBrowser,
  newEmail,
  PASS_PHRASE,
  register,
  registerConfirmed,
  signedOut,
} from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

test('I change my name and phone, and the header shows it', async ({ page, isMobile }) => {
  await register(page);
  await page.goto('/account');
  await page.getByLabel('Full name').fill('');
  await page.getByLabel(/^Phone/).fill('call me');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Required')).toBeShown();
  await expect(page.getByText('Invalid phone number')).toBeShown();
  await page.getByLabel('Full name').fill('Ann Lee');
  await page.getByLabel(/^Phone/).fill('020 7946 0132');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expectMessage(page, 'Your details are saved');
  if (!isMobile) await expect(page.getByRole('banner').getByText('Ann Lee')).toBeShown();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Lee');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('020 7946 0132');
});

test('My new email counts once I open the link that is sent to it', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 400/);
  const email = await registerConfirmed(page);
  const other = newEmail();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(other);
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeShown();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(PASS_PHRASE);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expectMessage(page, `We have sent a link to ${other}.`);
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email);
  await page.goto(linkIn(await mailTo(other, /^Confirm your new email/), 'confirm'));
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(other);
  await mailTo(email, /^Your email was changed/);
});

test('I save addresses, one of them the default, and undo a removal', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await register(page);
  await page.goto('/account/addresses');
  await expect(page.getByText('No addresses yet')).toBeShown();
  await expectAccessible(page);

  async function add(line: string, postcode: string) {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByLabel('Full name').fill('Ann Lee');
    await dialog.getByLabel('Address line 1').fill(line);
    await dialog.getByLabel('Town or city').fill('London');
    await dialog.getByLabel('Postcode').fill(postcode);
    await dialog.getByRole('button', { name: 'Save address' }).click();
    return dialog;
  }
  const dialog = await add('1 High Street', '90210');
  await expect(dialog.getByText('Invalid postcode')).toBeShown();
  await expectAccessible(page);
  await dialog.getByLabel('Postcode').fill('nw18ab');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
  await expect(await add('2 Mill Lane', 'E8 2JS')).toBeHidden();

  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ann Lee' });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(/1 High Street.*NW1 8AB/);
  await expect(cards.first()).toContainText('Default');
  await page.getByRole('button', { name: 'Make 2 Mill Lane the default' }).click();
  await expect(cards.first()).toContainText('2 Mill Lane');
  await page.getByRole('button', { name: 'Edit 2 Mill Lane' }).click();
  await page.getByRole('dialog').getByLabel('Town or city').fill('Hackney');
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await expect(cards.first()).toContainText('Hackney');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove 2 Mill Lane' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('2 Mill Lane');
});

test('I see my sessions, end the others, and change my password', async ({ page, browser, pageErrors }) => {
  pageErrors.allow(/status of 400/);
  const email = await registerConfirmed(page);
  const first = await inAnotherBrowser(browser, { email });
  const second = await inAnotherBrowser(browser, { email });
  await page.goto('/account/security');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await list
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const { page: other, context } of [first, second]) {
    await other.goto('/account');
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeShown();
    await context.close();
  }

  await page.getByLabel('Current password').fill('not it');
  await page.getByLabel('New password').fill('another pass phrase');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password.')).toBeShown();
  await page.getByLabel('Current password').fill(PASS_PHRASE);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectMessage(page, 'Your password is changed, and other browsers are logged out.');
  await expect(page.getByLabel('New password')).toHaveValue('');
  const again = await inAnotherBrowser(browser, { email, password: 'another pass phrase' });
  await again.context.close();
});

test('I see my stock alerts, and cancel them', async ({ page }) => {
  test.slow();
  const email = await registerConfirmed(page);
  await page.goto('/account/alerts');
  await expect(page.getByText('You have no alerts')).toBeShown();
  await expectAccessible(page);
  await page.goto(examplePath('variation, out of stock'));
  await page.getByRole('button', { name: 'Notify me' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expectMessage(page, 'We will email you when it is back in stock.');
  await page.goto('/account/alerts');
  await expect(page.getByText(/^Waiting since .*, at any price$/)).toBeShown();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Stop waiting for / }).click();
  await expect(page.getByText('You have no alerts')).toBeShown();
});

test('I see my store credit, and where it came from', { tag: '@phone' }, async ({ page }) => {
  await registerConfirmed(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Credit', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/credit$/);
  await expect(page.getByText('You have no store credit yet')).toBeShown();
  await expectAccessible(page);
  const entry = (amount: number, reason: string, source: string) => ({
    at: '2026-11-16T10:00:00.000Z',
    amount,
    reason,
    source,
  });
  const data = [entry(-7, 'Used for an order', 'TF-1'), entry(24.96, 'Refund', 'TF-2')];
  await page.route('**/web/site/credit', (route) =>
    route.fulfill({ json: { status: 200, balance: 17.96, data, next_cursor: null } }),
  );
  await page.reload();
  const panel = page.getByRole('region', { name: 'Store credit' });
  await expect(panel).toContainText('£17.96');
  await expect(panel.getByRole('listitem')).toContainText([
    /Used for an order.*Mon 16 Nov, order TF-1.*−£7\.00/s,
    /Refund.*order TF-2.*\+£24\.96/s,
  ]);
  await expectAccessible(page);
});

test('I am told when a list does not load, and can try again', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 500/);
  await register(page);
  await page.route('**/web/site/account/addresses', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Something went wrong, please try again.' } }),
  );
  await page.goto('/account/addresses');
  await expect(page.getByText('Your addresses did not load')).toBeShown({ timeout: 15_000 });
  await page.unroute('**/web/site/account/addresses');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No addresses yet')).toBeShown();
});

test('I close my account, and it is gone', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  const email = await registerConfirmed(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Close account' }).click();
  await dialog.getByLabel('Your password').fill(PASS_PHRASE);
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expectMessage(page, 'Your account is closed.');
  await expect(signedOut(page)).toBeShown();
  await mailTo(email, /^Your account is closed/);
  const refused = await page.request.post('/global/user/login', { data: { email, password: PASS_PHRASE } });
  expect(refused.status()).toBe(401);
});
