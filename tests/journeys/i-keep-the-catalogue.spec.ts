import type { Page } from '@playwright/test';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Change ${name}`, exact: true }) });

// The journeys share one shop: what these create is inside something that no other journey counts, and goes again.
test(
  'I create a category, see it in the shop, rename it, and remove it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    const name = `Quokkas ${crypto.randomUUID().slice(0, 8)}`;
    const renamed = `Wombats ${crypto.randomUUID().slice(0, 8)}`;
    const slugOf = (text: string) => text.toLowerCase().replace(' ', '-');
    await office.goto('/admin/catalogue');
    await expect(office.getByRole('heading', { level: 1, name: 'Categories' })).toBeShown();
    await expect(row(office, 'Phones')).toBeShown();
    await expectAccessible(office);

    await press(office, 'New category');
    const made = office.getByRole('dialog', { name: 'New category' });
    await expect(made.getByLabel('Name')).toBeFocused();
    await press(office, 'Create category');
    await expect(made.getByText('Required')).toBeShown();
    await made.getByLabel('Name').fill(name);
    await made.getByLabel('Inside').selectOption('Accessories');
    await expectAccessible(office);
    await made.getByLabel('Name').press('Enter');
    await expectMessage(office, 'The category is there');
    await expect(row(office, name)).toContainText('0 products');

    const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
    const openShop = (slug: string, words: string) =>
      expect(async () => {
        await page.goto(`/buy/products/${slug}/1`);
        await expect(heading(words)).toBeShown({ timeout: 500 });
      }).toPass();
    await openShop(slugOf(name), name);

    // It is the last of its level, and goes one up.
    const down = office.getByRole('button', { name: `Move ${name} down`, exact: true });
    await expect(down).toBeDisabled();
    await press(office, `Move ${name} up`);
    await expect(down).toBeEnabled();

    await press(office, `Change ${name}`);
    const changed = office.getByRole('dialog', { name: `Change ${name}` });
    await changed.getByLabel('Name').fill(renamed);
    await changed.getByLabel('Address').fill('Not an address');
    await press(office, 'Save');
    await expect(changed.getByLabel('Address')).toBeFocused();
    await changed.getByLabel('Address').fill(slugOf(renamed));
    await press(office, 'Save');
    await expectMessage(office, 'The category is saved');
    await openShop(slugOf(name), renamed);
    await expect(page).toHaveURL(new RegExp(`/buy/products/${slugOf(renamed)}/1$`));

    // What is in use stays, and says what uses it.
    await press(office, 'Remove Accessories');
    const kept = office.getByRole('dialog', { name: 'Remove Accessories' });
    await kept.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(kept.getByRole('alert')).toContainText(/can’t be removed: .*products/);
    await kept.getByRole('button', { name: 'Not now' }).click();
    await press(office, `Remove ${renamed}`);
    await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expectMessage(office, `${renamed} is removed`);
    await expect(row(office, renamed)).toHaveCount(0);
    await context.close();
  },
);
