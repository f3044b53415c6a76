import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

test(
  'I choose what a list shows, find it again, keep it in a view, and have it as at first',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    test.slow();
    // Columns belong to a person, so each width is a different person.
    const isPhone = project.name === 'phone';
    const [email, list] = isPhone ? [ADMINISTRATOR, '/admin/products'] : [VENDOR, '/vendor/products'];
    const { page: office, context } = await inAnotherBrowser(browser, { email, password: DEMO_PASSWORD });
    await office.goto(list);
    const table = office.getByRole('table', { name: 'Products' });
    const menu = office.getByRole('button', { name: 'Columns', exact: true });
    const group = office.getByRole('group', { name: 'Columns of this list' });
    const brand = isPhone
      ? table.getByRole('row').first().getByText('Brand', { exact: true })
      : table.getByRole('columnheader', { name: 'Brand' });
    const heads = () => table.getByRole('columnheader').allInnerTexts();
    await expect(table.getByRole('row').nth(1)).toBeShown();
    await expect(brand).toHaveCount(0);

    // By keyboard alone.
    await menu.focus();
    await office.keyboard.press('Enter');
    await expect(group).toBeShown();
    await expectAccessible(office);
    await group.getByRole('switch', { name: 'Brand' }).focus();
    await office.keyboard.press('Space');
    await expect(brand).toHaveCount(1);
    if (!isPhone) {
      const forward = group.getByRole('button', { name: 'Brand: further to the front' });
      await forward.focus();
      for (const _ of 'abcdefg') await office.keyboard.press('Enter');
      await expect.poll(heads).toEqual(expect.arrayContaining(['Product', 'Brand', 'Line']));
      expect((await heads()).slice(1, 4)).toEqual(['Product', 'Brand', 'Line']);
      await expect(forward).toBeFocused();
    }
    await office.keyboard.press('Escape');
    await expect(group).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(brand).toHaveCount(1);
    await expectAccessible(office);
    await expect(office).toHaveURL(/cols=product/);

    await office.goto(list);
    await expect(brand).toHaveCount(1);

    const views = office.getByRole('main').getByRole('button', { name: /^Views$|^With brands$/ });
    await views.click();
    await office.getByRole('button', { name: 'Save this view' }).click();
    const dialog = office.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name').fill('With brands');
    await dialog.getByLabel('Name').press('Enter');
    await expectMessage(office, 'Saved “With brands”');

    await menu.click();
    await group.getByRole('button', { name: 'As at first' }).click();
    await expect(brand).toHaveCount(0);
    await expect(office).not.toHaveURL(/cols=/);
    await office.goto(list);
    await expect(table.getByRole('row').nth(1)).toBeShown();
    await expect(brand).toHaveCount(0);

    await views.click();
    await office.getByRole('link', { name: 'With brands', exact: true }).click();
    await expect(brand).toHaveCount(1);
    // Columns of the saved view are not stored as this person's own.
    await office.goto(list);
    await expect(table.getByRole('row').nth(1)).toBeShown();
    await expect(brand).toHaveCount(0);
    await views.click();
    await office.getByRole('button', { name: 'Remove With brands' }).click();
    await expectMessage(office, 'Removed “With brands”');
    await context.close();
  },
);
