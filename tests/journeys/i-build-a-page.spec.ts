import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  canvas,
  designButton,
  madePage,
  names,
  outline,
  pathOf,
  publish,
  saved,
} from '#tests/support/building.ts';
import { expect, test } from '#tests/support/journey.ts';
import { logIn } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

/** A title that no other journey uses. */
const newTitle = () => `Spring sale ${crypto.randomUUID().slice(0, 8)}`;

async function openBuilder(page: Page, title: string): Promise<void> {
  await logIn(page, ADMINISTRATOR);
  await madePage(page, title);
}

/** Drags a design of the gallery to the upper edge of something on the canvas. */
async function dragDesign(page: Page, name: string, onto: Locator): Promise<void> {
  const design = designButton(page, name);
  await design.scrollIntoViewIfNeeded();
  await expect(onto).toBeShown();
  const [from, to] = [await design.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 6 });
  await page.mouse.up();
}

/** Goes there with the Tab key alone, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeShown();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_PRESSES} presses of ${key} do not lead to ${target.toString()}`);
}
const MOST_PRESSES = 60;

test('I build a page by keyboard alone, publish it, and bring back what was there before', async ({
  page,
}) => {
  test.slow();
  const title = newTitle();
  const { keyboard } = page;
  const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(page, target, key);
    await keyboard.press('Enter');
  };
  const dialog = page.getByRole('dialog');
  await logIn(page, ADMINISTRATOR);
  await page.goto('/admin/pages');
  await press(page.getByRole('button', { name: 'New page' }));
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await keyboard.type(title);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeShown();

  const search = page.getByLabel('Search designs');
  await tabTo(page, search);
  await keyboard.type('newsletter');
  await press(designButton(page, 'Newsletter'));
  await expect(names(page)).toContainText(['Newsletter']);
  await tabTo(page, search, 'Shift+Tab');
  await keyboard.press('Control+a');
  await keyboard.type('scrolling');
  await press(designButton(page, 'Scrolling'));
  await expect(names(page)).toContainText(['Newsletter', 'Scrolling']);

  await tabTo(page, names(page).nth(1), 'Shift+Tab');
  await keyboard.press('Alt+ArrowUp');
  await expect(names(page)).toContainText(['Scrolling', 'Newsletter']);
  await expect(names(page).first()).toBeFocused();
  await keyboard.press('Control+z');
  await expect(names(page)).toContainText(['Newsletter', 'Scrolling']);
  await keyboard.press('Control+Shift+z');
  await expect(names(page)).toContainText(['Scrolling', 'Newsletter']);
  await names(page).first().press('ArrowDown');
  await expect(names(page).nth(1)).toBeFocused();
  await keyboard.press('Enter');
  const settings = page.getByRole('region', { name: /^Settings of/ });
  await tabTo(page, settings.getByLabel('Title'));
  await keyboard.press('Control+a');
  await keyboard.type('First to hear of it');
  await expect(canvas(page).getByText('First to hear of it')).toBeShown();
  await saved(page);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab');
  await expect(dialog.getByRole('region', { name: 'Checks' })).toBeShown();
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await keyboard.type('With a newsletter');
  await keyboard.press('Enter');
  await expectMessage(page, `${title} is published`);

  const shop = await page.context().newPage();
  await shop.goto(pathOf(title));
  await expect(shop.getByRole('heading', { name: 'First to hear of it' })).toBeShown();

  await page.bringToFront();
  await tabTo(page, names(page).nth(1));
  await keyboard.press('Delete');
  await expect(names(page)).toHaveCount(1);
  await saved(page);
  await press(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await keyboard.press('Enter');
  await expectMessage(page, `${title} is published`);
  await expect(async () => {
    await shop.reload();
    await expect(shop.getByRole('heading', { name: 'First to hear of it' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.bringToFront();
  await press(page.getByRole('button', { name: 'More actions' }));
  await press(page.getByRole('button', { name: 'Revisions' }));
  await press(page.getByRole('button', { name: 'Restore revision 1' }));
  await expect(names(page)).toHaveCount(2);
});

test('A section that I add comes into view', async ({ page }) => {
  await openBuilder(page, newTitle());
  const sections = canvas(page).locator('[data-section]');
  for (let count = 1; count <= 3; count += 1) {
    await designButton(page, 'New arrivals').click();
    await expect(sections).toHaveCount(count);
    await expect(sections.last()).toBeInViewport();
  }
});

test('I look at what was published before, see what differs, and bring it back', async ({ page }) => {
  test.slow();
  const title = newTitle();
  await openBuilder(page, title);
  await designButton(page, 'Newsletter').click();
  await saved(page);
  await publish(page, title);
  await designButton(page, 'Scrolling').click();
  await saved(page);
  await publish(page, title);
  await names(page).first().press('Delete');
  await saved(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Revisions' }).click();
  const list = page.getByRole('dialog', { name: 'Revisions' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Not published' })).toContainText(
    'Only in the live page: Price drops, once a week',
  );
  await expectAccessible(page);
  await list.getByRole('button', { name: 'View revision 1' }).click();
  const view = page.getByRole('dialog', { name: `Revision 1 of ${title}` });
  const shown = view.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Price drops, once a week' })).toBeShown();
  await expect(shown.locator('[data-section]')).toHaveCount(1);
  const differs = view.getByRole('region', { name: 'What differs' });
  await expect(differs.getByRole('listitem')).toHaveText([
    'Only in the draft: Scrolling text',
    'Only in revision 1: Price drops, once a week',
  ]);
  await differs.getByRole('button', { name: 'Live page' }).click();
  await expect(differs.getByRole('listitem')).toHaveText(['Only in the live page: Scrolling text']);
  await view.getByRole('button', { name: 'Back' }).click();
  await list.getByRole('button', { name: 'View revision 2' }).click();
  const live = page.getByRole('dialog', { name: `Revision 2 of ${title}` });
  await live.getByRole('button', { name: 'Live page' }).click();
  await expect(live.getByRole('status')).toHaveText('It is the same as the live page.');
  await live.getByRole('button', { name: 'Back' }).click();
  await list.getByRole('button', { name: 'View revision 1' }).click();
  await view.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(names(page)).toContainText(['Price drops']);
  await expect(names(page)).toHaveCount(1);
});

test('I drag a section onto the page, and look at the draft on a phone', async ({ page, browser }) => {
  test.slow();
  const title = newTitle();
  await openBuilder(page, title);
  // Onto the empty page, and then above the section that is there.
  const main = canvas(page).getByRole('main', { includeHidden: true });
  await dragDesign(page, 'Newsletter', main);
  await expect(canvas(page).locator('[data-section]')).toHaveCount(1);
  await dragDesign(page, 'Scrolling', canvas(page).locator('[data-section]'));
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
  expect((await visitor.goto(pathOf(title)))?.status()).toBe(404);
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

test('A wrong field is named with its section: of a file, and when I press Publish', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  await openBuilder(page, newTitle());
  const section = { section_type: 'subscribtion_section', title: 'Letters', view_url: 'nowhere at all' };
  const row = { id: 1, sort_order: 0, position: 'middle', is_active: true, template_meta_data: [section] };
  await page.getByLabel('A page as a file').setInputFiles({
    name: 'page.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'threefold-page', rows: [row] })),
  });
  const refused = page.getByRole('dialog', { name: 'The file was not taken' });
  await expect(refused).toContainText('Row 1, Letters, "View all" leads to: must begin with / or https://.');
  await expectAccessible(page);
  await refused.getByText('Close', { exact: true }).click();

  await page
    .getByRole('region', { name: 'Add a section' })
    .getByRole('button', { name: 'Newsletter' })
    .click();
  await saved(page);
  const link = page.getByRole('textbox', { name: '"View all" leads to' });
  await link.fill('nowhere at all');
  const words = 'Price drops, once a week, "View all" leads to: must begin with / or https://.';
  await expect(page.getByRole('alert').getByText(words)).toBeShown();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const wrong = page.getByRole('dialog', { name: 'The draft is not saved yet' });
  await wrong.getByRole('button', { name: words }).click();
  await expect(wrong).toHaveCount(0);
  await expect(link).toBeFocused();
});
