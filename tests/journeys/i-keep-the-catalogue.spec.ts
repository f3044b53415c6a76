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

// The journeys share one shop. These create records where no other journey counts them, and remove them
// again.
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
    await expect(made.getByLabel('Name', { exact: true })).toBeFocused();
    await press(office, 'Create category');
    await expect(made.getByText('Required')).toBeShown();
    await made.getByLabel('Name', { exact: true }).fill(name);
    await made.getByLabel('Inside').selectOption('Accessories');
    await expectAccessible(office);
    await made.getByLabel('Name', { exact: true }).press('Enter');
    await expectMessage(office, 'The category is there');
    await expect(row(office, name)).toContainText('0 products');

    const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
    const openShop = (slug: string, words: string) =>
      expect(async () => {
        await page.goto(`/buy/products/${slug}/1`);
        await expect(heading(words)).toBeShown({ timeout: 500 });
      }).toPass();
    await openShop(slugOf(name), name);

    await press(office, `Move ${name} up`);
    await expectMessage(office, `${name} is moved up`);

    await press(office, `Change ${name}`);
    const changed = office.getByRole('dialog', { name: `Change ${name}` });
    await changed.getByLabel('Name', { exact: true }).fill(renamed);
    await changed.getByLabel('Address').fill('Not an address');
    await changed.getByLabel('Address').press('Enter');
    await expect(changed.getByLabel('Address')).toBeFocused();
    await changed.getByLabel('Address').fill(slugOf(renamed));
    await changed.getByLabel('Address').press('Enter');
    await expectMessage(office, 'The category is saved');
    await openShop(slugOf(name), renamed);
    await expect(page).toHaveURL(new RegExp(`/buy/products/${slugOf(renamed)}/1$`));

    // A record in use stays, and names its users.
    await press(office, 'Remove Accessories');
    const kept = office.getByRole('dialog', { name: 'Remove Accessories' });
    // Other journeys leave archived products in it.
    await expect(kept.getByText(/it is used by .*\d categories/)).toBeShown();
    await expect(kept.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
    await kept.getByRole('button', { name: 'Not now' }).click();
    await press(office, `Remove ${renamed}`);
    await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expectMessage(office, `${renamed} is removed`);
    await expect(row(office, renamed)).toHaveCount(0);
    await context.close();
  },
);

test('I drag a category into another, and out of it again', async ({ browser }) => {
  test.slow();
  const { page: office, context } = await inAnotherBrowser(browser, admin);
  const [outer, moved] = ['Burrow', 'Quokka'].map((word) => `${word} ${crypto.randomUUID().slice(0, 8)}`);
  if (!outer || !moved) throw new Error('two names are needed');
  await office.goto('/admin/catalogue');
  for (const name of [outer, moved]) {
    await press(office, 'New category');
    const made = office.getByRole('dialog', { name: 'New category' });
    await made.getByLabel('Name', { exact: true }).fill(name);
    // Hidden from shoppers, whom other journeys count categories for.
    await made.getByRole('switch', { name: 'Shown in the shop' }).click();
    await made.getByLabel('Name', { exact: true }).press('Enter');
    await expect(row(office, name)).toContainText('Hidden');
  }
  const dragOver = async (name: string, share: number) => {
    await row(office, moved).getByTitle('Drag to another place').hover();
    await office.mouse.down();
    await row(office, name).scrollIntoViewIfNeeded();
    const box = await row(office, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    await office.mouse.move(box.x + 200, box.y + box.height * share, { steps: 5 });
    await office.mouse.up();
  };
  const inside = async (name: string) => {
    await press(office, `Change ${name}`);
    const dialog = office.getByRole('dialog', { name: `Change ${name}` });
    const words = await dialog.getByLabel('Inside').locator('option:checked').innerText();
    await office.keyboard.press('Escape');
    return words;
  };
  await dragOver(outer, 0.5);
  await expectMessage(office, `${moved} is inside ${outer} now`);
  expect(await inside(moved)).toBe(outer);

  await dragOver(outer, 0.1);
  await expectMessage(office, `${moved} is moved`);
  expect(await inside(moved)).toBe('No other category');
  for (const name of [moved, outer]) {
    await press(office, `Remove ${name}`);
    await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(row(office, name)).toHaveCount(0);
  }
  await context.close();
});

test(
  'I create a brand, choose it for a new product, rename it, and remove it',
  { tag: '@phone' },
  async ({ browser }) => {
    test.slow();
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    const name = `Quokka ${crypto.randomUUID().slice(0, 8)}`;
    await office.goto('/admin/catalogue');
    await office.getByRole('button', { name: /^Brands/ }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Brands' })).toBeShown();
    await expect(row(office, 'Apple')).toBeShown();
    await expectAccessible(office);

    await press(office, 'New brand');
    const made = office.getByRole('dialog', { name: 'New brand' });
    await made.getByLabel('Name').fill('apple');
    await made.getByLabel('Name').press('Enter');
    await expect(made.getByText('There is a brand of this name already')).toBeShown();
    await made.getByLabel('Name').fill(name);
    // Hidden from shoppers, whom other journeys count brands for.
    await made.getByRole('switch', { name: 'Shown in the shop' }).click();
    await made.getByLabel('Name').press('Enter');
    await expectMessage(office, 'The brand is there');
    await expect(row(office, name)).toContainText('Hidden');

    await office.goto('/admin/products/new');
    await office.getByLabel('Brand').selectOption(name);
    await office.getByRole('button', { name: 'Discard' }).click();

    await office.goto('/admin/catalogue/brands');
    await press(office, `Change ${name}`);
    const changed = office.getByRole('dialog', { name: `Change ${name}` });
    await changed.getByLabel('Name').fill(`${name} Ltd`);
    await changed.getByLabel('Name').press('Enter');
    await expectMessage(office, 'The brand is saved');

    await press(office, 'Remove Apple');
    const kept = office.getByRole('dialog', { name: 'Remove Apple' });
    await expect(kept.getByText(/it is used by \d+ products and \d+ models/)).toBeShown();
    await expect(kept.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
    await kept.getByRole('button', { name: 'Not now' }).click();
    await press(office, `Remove ${name} Ltd`);
    await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expectMessage(office, `${name} Ltd is removed`);
    await context.close();
  },
);

test(
  'I create an attribute with values, change it, and remove it',
  { tag: '@phone' },
  async ({ browser }) => {
    test.slow();
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    const name = `Strap ${crypto.randomUUID().slice(0, 8)}`;
    await office.goto('/admin/catalogue/attributes');
    await expect(office.getByRole('heading', { level: 1, name: 'Attributes' })).toBeShown();
    await expect(row(office, 'Storage')).toBeShown();
    await expectAccessible(office);

    await press(office, 'New attribute');
    const made = office.getByRole('dialog', { name: 'New attribute' });
    await made.getByLabel('Name').fill(name);
    await press(office, 'Add a value');
    await made.getByLabel('Value 1', { exact: true }).fill('Leather');
    await press(office, 'Add a value');
    await made.getByLabel('Value 2', { exact: true }).fill('leather');
    await made.getByLabel('Name').press('Enter');
    await expect(made.getByText('Two values have the same name')).toBeShown();
    await made.getByLabel('Value 2', { exact: true }).fill('Steel');
    await expectAccessible(office);
    await made.getByLabel('Name').press('Enter');
    await expectMessage(office, 'The attribute is there');
    await expect(row(office, name)).toContainText('Leather, Steel');

    await press(office, `Change ${name}`);
    const changed = office.getByRole('dialog', { name: `Change ${name}` });
    await changed.getByRole('button', { name: 'Move Steel up' }).click();
    await expect(changed.getByLabel('Value 1', { exact: true })).toHaveValue('Steel');
    await expect(changed.getByLabel('Colour of Steel')).toHaveCount(0);
    await changed.getByLabel('Shoppers choose by colour').check();
    await changed.getByLabel('Colour of Steel').fill('steel');
    await changed.getByLabel('Name').press('Enter');
    await expect(changed.getByText('Steel: Write the colour like #2f6fde')).toBeShown();
    await changed.getByLabel('Colour of Steel').fill('#8899aa');
    await changed.getByLabel('Name').press('Enter');
    await expectMessage(office, 'The attribute is saved');
    await expect(row(office, name)).toContainText('Steel, Leather');

    // A value in use keeps its name.
    await press(office, 'Change Storage');
    const busy = office.getByRole('dialog', { name: 'Change Storage' });
    await expect(busy.getByLabel('Value 1', { exact: true })).not.toBeEditable();
    await busy.getByRole('button', { name: 'Not now' }).click();

    await press(office, `Remove ${name}`);
    await office.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expectMessage(office, `${name} is removed`);
    await context.close();
  },
);
