import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

// The journeys share one shop, so the menu is put back.
test('I build a mega menu, see it on a desk and in the menu of a phone, and restore the one before', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.goto('/admin/menus');
  const name = office.getByLabel('Name', { exact: true });
  await office.getByRole('button', { name: 'Add entry' }).click();
  await name.fill('Gaming');
  await office.getByRole('button', { name: 'Add column of links' }).click();
  await name.fill('Consoles');
  await office.getByRole('button', { name: 'Add link', exact: true }).click();
  await name.fill('Nowhere');
  await office.getByRole('button', { name: 'Save draft' }).click();
  await expect(office.getByText('1 field to put right')).toBeShown();
  await office.getByRole('button', { name: 'Find a page: Leads to' }).click();
  await office.getByLabel('Page, category, product or address').fill('everything to repair');
  await office.getByRole('button', { name: /^Everything to repair/ }).click();
  await expect(office.getByLabel('Leads to', { exact: true })).toHaveValue('/repair/products/All/1');
  await name.fill('Mend a console');

  const gaming = office.getByRole('button', { name: /^Gaming/ });
  await gaming.focus();
  await office.keyboard.press('Alt+ArrowUp');
  await expect(gaming).toBeFocused();
  await office.getByRole('button', { name: 'Phone', exact: true }).click();
  const preview = office.frameLocator('iframe');
  // The preview leaves the focus where it was. A click would hit the bar of unsaved changes, which is above it.
  const more = preview.getByRole('button', { name: 'Help and more' });
  await expect(more).toBeShown();
  await expect(office.getByRole('button', { name: 'Phone', exact: true })).toBeFocused();
  await more.press('Enter');
  await expect(preview.getByText('Gaming')).toBeShown();
  await office.getByRole('button', { name: 'Desk', exact: true }).click();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Save draft' }).click();
  await expectMessage(office, 'The draft is saved');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Gaming' })).toHaveCount(0);
  const publish = async () => {
    await office.getByRole('button', { name: 'Publish' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expectMessage(office, 'The menu is published');
  };
  await publish();

  await expect(async () => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Help and more' })
      .getByRole('button', { name: 'Gaming' })
      .click();
    await expect(page.getByRole('link', { name: 'Mend a console' })).toBeShown();
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Help and more' }).click();
  await expect(page.getByRole('dialog', { name: 'Help and more' }).getByText('Gaming')).toBeShown();

  await expect(office.getByText(/Added “Gaming”/).first()).toBeShown();
  await office.getByRole('button', { name: /^Restore: As it began/ }).click();
  await office.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await expectMessage(office, 'The version is restored');
  await expect(gaming).toHaveCount(0);
  await publish();
  await context.close();
});

test('I turn my tablet, and make the window narrow: the menus never grow wider than it', async ({
  browser,
}) => {
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  await office.setViewportSize({ width: 768, height: 1024 });
  await office.goto('/admin/menus');
  await expect(office.frameLocator('iframe').getByRole('banner')).toBeShown();
  for (const width of [1280, 360, 768]) {
    await office.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => office.evaluate(() => document.documentElement.scrollWidth), { message: `${width} wide` })
      .toBe(width);
  }
  await context.close();
});
