import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { designButton, madePage, names, publish, saved } from '#tests/support/building.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
const settings = (page: Page) => page.getByRole('region', { name: /^Settings of/ });

// The first slide stays.
test.use({ reducedMotion: 'reduce' });

/** A day from now on, as a field for a day and an hour takes it. */
const inDays = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`;

/** Loads the page until a visitor sees this text there. Kept answers are dropped a moment after the change. */
const sees = (visitor: Page, path: string, text: string) =>
  expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByText(text).first()).toBeShown({ timeout: 1_000 });
  }).toPass();

// The journeys share one shop: this changes words that no other one reads, and puts the page back.
test('I change the hero of the home page, a visitor sees it, and I bring the old one back', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const { page, context } = await inAnotherBrowser(browser, admin);
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Home page 1, main storefront', exact: true }).click();
  await page.getByRole('link', { name: /^Header slider/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Header slider' })).toBeShown();
  await names(page).first().click();
  await settings(page)
    .getByRole('button', { name: 'Buy better. Sell fairly. Fix first.', exact: true })
    .click();
  const line = settings(page).getByLabel('Line below the title').first();
  const before = await line.inputValue();
  const after = `Open until ten tonight, ${crypto.randomUUID().slice(0, 8)}`;
  await line.fill(after);
  await expect(page.frameLocator('iframe').getByText(after)).toBeShown();
  await saved(page);
  await sees(visitor, '/', before);
  await publish(page, 'Header slider');
  await sees(visitor, '/', after);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Revisions' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'As it was before' })
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expectMessage(page, /is the draft now/);
  await expect(page.frameLocator('iframe').getByText(before)).toBeShown();
  await publish(page, 'Header slider');
  await sees(visitor, '/', before);
  await context.close();
});

// The words of this home page are read by no other journey.
test('I change the words of a home page that is not live, and see the page as visitors do', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const { page, context } = await inAnotherBrowser(browser, admin);
  await page.goto('/admin/pages/home-4');
  const shown = page.frameLocator('iframe');
  // The page of the canvas knows nobody, though the office knows who works here.
  await expect(shown.getByRole('button', { name: 'Sign in' })).toBeAttached();
  await page.getByRole('button', { name: /^Title and text/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Words and search engines' });
  const title = `Plainly said ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('One shop, three lines.');
  await dialog.getByLabel('Title for search engines').fill(`${title} for all`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'The page is changed');
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeAttached();
  // By now the session would have answered.
  await expect(shown.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await sees(visitor, '/home-4', 'One shop, three lines.');
  await expect(visitor).toHaveTitle(new RegExp(`${title} for all`));
  await visitor.goto('/home-3');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await context.close();
});

test('I schedule a change: it goes live by itself, and the page before comes back', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const { page, context } = await inAnotherBrowser(browser, admin);
  const word = crypto.randomUUID().slice(0, 8);
  const { title, path } = await madePage(page, `Weekend ${word}`);
  await designButton(page, 'Newsletter').click();
  const heading = settings(page)
    .getByLabel(/^Title/)
    .first();
  await heading.fill(`Usual ${word}`);
  await saved(page);
  await publish(page, title);
  await sees(visitor, path, `Usual ${word}`);

  await heading.fill(`Weekend ${word} only`);
  await saved(page);
  // The fields know whole minutes. The times of this journey come sooner, so that it needs not wait for them.
  await page.route('**/schedule', async (route) => {
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const data = { ...(route.request().postDataJSON() as object), from: soon(2), to: soon(16) };
    await route.continue({ postData: data });
  });
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From, London time').fill(inDays(3, '09:00'));
  await dialog.getByLabel('To, London time').fill(inDays(3, '08:00'));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Choose a time after the beginning.')).toBeShown();
  await dialog.getByLabel('To, London time').fill(inDays(4, '18:00'));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expectMessage(page, new RegExp(`${title} goes live on .*, 09:00`));
  await sees(visitor, path, `Weekend ${word} only`);
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByText(`Usual ${word}`)).toBeShown({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await context.close();
});
