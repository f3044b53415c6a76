import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectMessage } from '#tests/support/messages.ts';

/** Forms are filled in field by field, which takes longer on a busy machine. */
test.describe.configure({ timeout: 90_000 });

const CREATE = '**/global/user/demo_requests/create';
const THANKS =
  'Thank you! We’ve received your request and will be in touch soon to get you started with Gadgets POS.';
const FAILED = 'Something Went Wrong Please Try Again';
const TRIAL = 'Start Your Free Trial Today';

const dialogOf = (page: Page, button = TRIAL) =>
  page.getByRole('dialog', { name: button === TRIAL ? 'Start your free trial' : 'Get your offer' });

async function openTrial(page: Page, button = TRIAL) {
  await page.goto('/pos');
  await page.getByRole('button', { name: button }).first().click();
  const dialog = dialogOf(page, button);
  await expect(dialog.getByLabel('First name')).toBeFocused();
  return dialog;
}

async function fillIn(page: Page) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('First name').fill('Rina');
  await dialog.getByLabel('Last name').fill('Shah');
  await dialog.getByLabel('Company').fill('Northgate Mobiles');
  await dialog.getByLabel('Email').fill('rina@northgate.example');
}

const send = (page: Page) => dialogOf(page).getByRole('button', { name: TRIAL }).click();

test(
  'I find the point-of-sale page in the footer and read it to the end',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/stores');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gadgets POS' }).click();
    await expect(page).toHaveURL('/pos');
    await expect(page).toHaveTitle(/^Gadgets POS/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'One till for what you buy, sell and repair',
    );
    for (const name of [
      'Customise it until it fits your counter',
      'An online shop that already knows your stock',
      'In the cloud, so the shop is wherever you are',
      'Everything between the door and the bench',
      'How it works',
      'What shop owners say',
      'Questions, answered',
      'Your counter, bench and web shop, by next week.',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeShown();
    for (const name of [
      'Buying',
      'Selling',
      'Repairs',
      'Lab inventory',
      'Multiple shops, one login',
      'Staff privileges',
      'Online shop integration',
    ])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeShown();
  },
);

test('The page opens without a call for its data', async ({ page }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    if (/\/(no\/auth|market)\//.test(request.url())) called.push(request.url());
  });
  await page.goto('/pos');
  await expect(page.getByRole('heading', { level: 1 })).toBeShown();
  await page.waitForLoadState('networkidle');
  expect(called).toEqual([]);
});

test('I open one question at a time, or none', async ({ page }) => {
  await page.goto('/pos');
  const questions = page.locator('#questions details');
  await expect(questions).toHaveCount(5);
  const open = page.locator('#questions details[open]');
  await expect(open).toHaveCount(0);
  await questions.nth(0).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Do I need new hardware?');
  await questions.nth(2).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('The till goes on.');
  await questions.nth(2).locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
});

for (const button of [TRIAL, 'Get Your Offer']) {
  test(
    `I click '${button}', close the form, and am at the same position`,
    { tag: '@phone' },
    async ({ page }) => {
      const dialog = await openTrial(page, button);
      // The form is complete, also where the window is lower than the form.
      await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: button }).first()).toBeFocused();
      // Below the first screen the page loads in parts, and the last button with its end.
      await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeAttached();
      const again = page.getByRole('button', { name: button }).last();
      await again.click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(again).toBeFocused();
    },
  );
}

test('I am told what is wrong with a field when I leave it, and not before', async ({ page }) => {
  const dialog = await openTrial(page);
  const required = dialog.getByText('Required', { exact: true });
  const invalid = dialog.getByText('Invalid email', { exact: true });
  const note = (label: string) => dialog.locator('label', { hasText: label }).locator('..').locator('p');

  await dialog.getByLabel('Company').focus();
  await expect(note('First name')).toHaveText('Required');
  await expect(required).toHaveCount(1);
  for (const [count, label] of [
    [2, 'Company'],
    [3, 'Last name'],
    [4, 'Email'],
  ] as const) {
    await dialog.getByLabel(label).focus();
    await dialog.getByLabel('First name').focus();
    await expect(note(label)).toHaveText('Required');
    await expect(required).toHaveCount(count);
  }
  await dialog.getByLabel('Phone').focus();
  await dialog.getByLabel('First name').focus();
  await expect(note('Phone')).toHaveCount(0);

  await dialog.getByLabel('Email').fill('rina@northgate');
  await expect(note('Email')).toHaveText('Invalid email');
  await dialog.getByLabel('Email').fill('rina@northgate.example');
  await expect(invalid).toHaveCount(0);
  await expect(note('Email')).toHaveCount(0);
});

test('An invalid form is not sent: every field is checked, and the first invalid one gets the focus', async ({
  page,
}) => {
  let sent = 0;
  await page.route(CREATE, (route) => {
    sent += 1;
    return route.abort();
  });
  const dialog = await openTrial(page);
  await dialog.getByLabel('First name').fill('Rina');
  await dialog.getByLabel('Phone').fill('ask for Rina');
  await send(page);
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(dialog.getByText('Invalid phone number')).toBeShown();
  await expect(dialog.getByLabel('Last name')).toBeFocused();
  expect(sent).toBe(0);
});

test(
  'I request a trial, am thanked, and find the form empty next time',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openTrial(page);
    await fillIn(page);
    await expect(dialog.getByLabel('Country code')).toHaveValue('gb');
    await dialog.getByLabel('Phone').fill('07700 900142');
    const request = page.waitForRequest(CREATE);
    await send(page);
    expect((await request).postDataJSON()).toEqual({
      first_name: 'Rina',
      last_name: 'Shah',
      company: 'Northgate Mobiles',
      phone: '+44 7700 900142',
      email: 'rina@northgate.example',
    });
    await expectMessage(page, THANKS);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: TRIAL }).first().click();
    for (const label of ['First name', 'Last name', 'Company', 'Phone', 'Email'])
      await expect(dialog.getByLabel(label)).toHaveValue('');
    await expect(dialog.getByText('Required', { exact: true })).toHaveCount(0);
  },
);

test('I choose another country for my number', async ({ page }) => {
  const dialog = await openTrial(page);
  await fillIn(page);
  await dialog.getByLabel('Country code').selectOption('Ireland (+353)');
  await expect(dialog.getByText('+353', { exact: true })).toBeShown();
  await dialog.getByLabel('Phone').fill('020 915 6789');
  await page.route(CREATE, (route) => route.fulfill({ json: { status: 200, message: 'Kept' } }));
  const request = page.waitForRequest(CREATE);
  await send(page);
  expect((await request).postDataJSON()).toMatchObject({ phone: '+353 20 915 6789' });
});

test('I see that the form is being sent, and a second click sends nothing more', async ({ page }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CREATE, async (route) => {
    sent += 1;
    await answered;
    await route.fulfill({ json: { status: 200, message: 'Kept' } });
  });
  const dialog = await openTrial(page);
  await fillIn(page);
  await send(page);
  const busy = dialog.getByRole('button', { name: 'Sending' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  await dialog.getByLabel('Email').press('Enter');
  answer();
  await expectMessage(page, THANKS);
  expect(sent).toBe(1);
});

test('I am told when sending failed, keep what I typed, and try again', async ({ page, pageErrors }) => {
  pageErrors.allow(/demo_requests\/create/);
  let works = false;
  await page.route(CREATE, (route) =>
    works ? route.continue() : route.fulfill({ status: 500, json: { status: 500, message: 'Broken' } }),
  );
  const dialog = await openTrial(page);
  await fillIn(page);
  await dialog.getByLabel('Phone').fill('07700 900142');
  await send(page);
  await expectMessage(page, FAILED);
  await expect(dialog).toBeShown();
  await expect(dialog.getByLabel('First name')).toHaveValue('Rina');
  await expect(dialog.getByLabel('Last name')).toHaveValue('Shah');
  await expect(dialog.getByLabel('Company')).toHaveValue('Northgate Mobiles');
  await expect(dialog.getByLabel('Phone')).toHaveValue('07700 900142');
  await expect(dialog.getByLabel('Email')).toHaveValue('rina@northgate.example');
  works = true;
  await send(page);
  await expectMessage(page, THANKS);
  await expect(dialog).toBeHidden();
});

test('I close the form by mistake and find what I typed', async ({ page }) => {
  const dialog = await openTrial(page);
  await dialog.getByLabel('Company').fill('Northgate Mobiles');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: TRIAL }).first().click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Northgate Mobiles');
});

test(
  'I go through the stories with arrows, dots and keys, and Tab reaches none off the screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pos');
    const stories = page.locator('#stories');
    const track = stories.getByRole('list', { name: 'Stories' });
    const first = track.getByText('We used to have a till');
    const last = track.getByText('Every part has a bin');
    const dots = stories.getByRole('button', { name: /^Go to slide/ });
    await stories.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    await stories.getByRole('button', { name: 'Previous slide' }).click();
    await expect(last).toBeInViewport();
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await expect(track.locator('li').first()).toHaveAttribute('inert', '');
    await stories.getByRole('button', { name: 'Next slide' }).press('Enter');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(track.locator('li').last()).toHaveAttribute('inert', '');
    await dots.nth(1).press('Enter');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await track.press('ArrowRight');
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  },
);

test('I try the till: it sells, buys in and books repairs', async ({ page }) => {
  await page.goto('/pos');
  const doing = page.getByRole('group', { name: 'What the till is doing' });
  await expect(doing.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await expect(page.getByText('Take £255.98')).toBeShown();
  await doing.getByRole('radio', { name: 'Sell' }).press('ArrowRight');
  await expect(doing.getByRole('radio', { name: 'Buy in' })).toBeChecked();
  await expect(page.getByText('Pay £300.00')).toBeShown();
  await doing.getByText('Repair').click();
  await expect(page.getByText('Book R-2048')).toBeShown();

  const layout = page.getByRole('group', { name: 'Till layout' });
  await layout.getByText('Market stall').click();
  await expect(page.getByText(/^Market stall: Cases, Glass/)).toBeAttached();
});

test(
  'I go to a part of the page with the links in its header',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/pos');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'On this page' });
    await menu.getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL('/pos#questions');
    await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeInViewport();
    if (isMobile) await expect(menu).toBeHidden();
  },
);

test('A link to the questions scrolls to them', async ({ page }) => {
  await page.goto('/pos#questions');
  await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeInViewport();
});

test('The page is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pos');
  await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeShown();
  await expectAccessible(page);
});

test('The form with all its errors is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openTrial(page);
  await send(page);
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(4);
  await expectAccessible(page);
});
