import { DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const vendor = { email: VENDOR, password: DEMO_PASSWORD };

test(
  'I keep the filters of a list under a name, come back to them in another list, and remove them',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    test.slow();
    // Both widths are one person, who keeps two views.
    const [name, looked] =
      project.name === 'phone' ? ['Phones by Google', 'pixel'] : ['Phones by Apple', 'iphone'];
    const filtered = new RegExp(`q=${looked}`);
    const { page: office, context } = await inAnotherBrowser(browser, vendor);
    await office.goto('/vendor/products?tab=live');
    const search = office.getByRole('searchbox', { name: 'Search products' });
    await search.fill(looked);
    await search.press('Enter');
    await expect(office).toHaveURL(filtered);
    const views = office.getByRole('main').getByRole('button', { name: /^Views$|^Phones/ });
    await views.click();
    await office.getByRole('button', { name: 'Save this view' }).click();
    const dialog = office.getByRole('dialog', { name: 'Save this view' });
    await expectAccessible(office);
    await dialog.getByLabel('Name').fill('');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Required')).toBeShown();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Name').press('Enter');
    await expectMessage(office, `Saved “${name}”`);
    await expect(views).toHaveText(name);
    await expect(search).toBeShown();

    await office.goto('/vendor/products');
    await expect(views).toHaveText('Views');
    await views.click();
    await expect(office.getByRole('link', { name, exact: true })).toBeShown();
    await office.getByRole('link', { name, exact: true }).click();
    await expect(office).toHaveURL(filtered);
    await expect(search).toHaveValue(looked);
    await expect(views).toHaveText(name);

    // Each list has its own.
    await office.goto('/vendor/orders');
    await views.click();
    await expect(office.getByText('Filter the list as you need it every day')).toBeShown();
    await office.goto('/vendor/products');
    await views.click();
    await office.getByRole('button', { name: `Remove ${name}` }).click();
    await expectMessage(office, `Removed “${name}”`);
    await expect(office.getByRole('link', { name, exact: true })).toBeHidden();
    await context.close();
  },
);
