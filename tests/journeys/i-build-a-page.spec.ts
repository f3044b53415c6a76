import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { logIn } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

/** A title that no other journey uses. */
const newTitle = () => `Spring sale ${crypto.randomUUID().slice(0, 8)}`;
const addressOf = (title: string) => `/pages/${title.toLowerCase().replaceAll(' ', '-')}`;

async function openBuilder(page: Page, title: string): Promise<void> {
  await logIn(page, ADMINISTRATOR);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();
}

const outline = (page: Page) => page.getByRole('region', { name: 'Outline' });
const names = (page: Page) => outline(page).locator('[data-node]');
const canvas = (page: Page) => page.frameLocator('iframe');
const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Tools' }).getByRole('status')).toHaveText('saved');

test('I build a page by keyboard alone, publish it, and bring back what was there before', async ({
  page,
}) => {
  test.slow();
  const title = newTitle();
  await openBuilder(page, title);
  const press = async (name: string) => {
    await page.getByRole('region', { name: 'Add a section' }).getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Newsletter');
  await press('Scrolling');
  await expect(names(page)).toContainText(['Newsletter', 'Scrolling']);
  await names(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names(page)).toContainText(['Scrolling', 'Newsletter']);
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(names(page)).toContainText(['Newsletter', 'Scrolling']);
  await page.keyboard.press('Control+Shift+z');
  await names(page).nth(1).focus();
  const settings = page.getByRole('region', { name: /^Settings of/ });
  await settings.getByLabel('Title').fill('First to hear of it');
  await expect(canvas(page).getByText('First to hear of it')).toBeShown();
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Checks' })).toBeShown();
  await dialog.getByLabel('Note').fill('With a newsletter');
  await page.keyboard.press('Enter');
  await expectMessage(page, `${title} is published`);

  const shop = await page.context().newPage();
  await shop.goto(addressOf(title));
  await expect(shop.getByRole('heading', { name: 'First to hear of it' })).toBeShown();

  await names(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await expect(names(page)).toHaveCount(1);
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await expectMessage(page, `${title} is published`);
  await expect(async () => {
    await shop.reload();
    await expect(shop.getByRole('heading', { name: 'First to hear of it' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('button', { name: 'Revisions' }).press('Enter');
  await page.getByRole('button', { name: 'Restore revision 1' }).press('Enter');
  await expect(names(page)).toHaveCount(2);
});

test('I drag a section onto the page, and look at the draft on a phone', async ({ page, browser }) => {
  test.slow();
  const title = newTitle();
  await openBuilder(page, title);
  const add = page.getByRole('region', { name: 'Add a section' });
  await add.getByRole('button', { name: 'Newsletter' }).first().click();
  await expect(canvas(page).locator('[data-section]')).toHaveCount(1);
  const design = add.getByRole('button', { name: 'Scrolling' }).first();
  await design.scrollIntoViewIfNeeded();
  const section = await canvas(page).locator('[data-section]').boundingBox();
  const from = await design.boundingBox();
  if (!section || !from) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 4 });
  await page.mouse.move(section.x + section.width / 2, section.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect(names(page)).toContainText(['Scrolling', 'Newsletter']);
  await page.getByRole('button', { name: 'Preview' }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/page-preview/);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  await visitor.goto(await link.inputValue());
  await expect(visitor.getByRole('region', { name: 'Preview' })).toContainText(
    'Visitors do not see this yet',
  );
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeShown();
  await expect(visitor.locator('[data-section]')).toHaveCount(2);
  // Visitors without the link don't see the page.
  expect((await visitor.goto(addressOf(title)))?.status()).toBe(404);
  await phone.close();
});

test('Two of us change the same page, and nothing is lost', async ({ page, browser }) => {
  test.slow();
  const title = newTitle();
  await openBuilder(page, title);
  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, ADMINISTRATOR);
  await other.goto(page.url());
  const add = (on: Page, name: string) =>
    on.getByRole('region', { name: 'Add a section' }).getByRole('button', { name }).first().click();
  await expect(outline(other)).toBeShown();
  await add(page, 'Newsletter');
  await saved(page);
  await add(other, 'Scrolling');
  const conflict = other.getByRole('dialog', { name: /has changed this page too/ });
  await expect(conflict).toContainText('Only in yours: Scrolling text');
  await expect(conflict).toContainText('Only in theirs: Price drops');
  await expect(conflict.getByRole('region', { name: 'Yours' })).toContainText('Scrolling text');
  await expect(conflict.getByRole('region', { name: /^From/ })).toContainText('Price drops');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(names(other)).toContainText(['Price drops']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(names(other)).toContainText(['Scrolling']);
  await context.close();
});
