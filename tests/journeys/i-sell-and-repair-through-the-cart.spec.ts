import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { cartLink, drawer, expect, filledCart, storedCartId, test } from '#tests/support/cart-journey.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { pounds } from '#tests/support/pounds.ts';
import { examplePath } from '#tests/support/example-paths.ts';

test.describe.configure({ timeout: 120_000 });

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

/** Goes through the questions of a device and chooses the last answer to each. */
async function answerAll(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Questions about your device' });
  const next = card.getByRole('button', { name: /^(Next question|Skip|See the offer)$/ });
  const end = card.getByRole('heading', { name: /^We pay/ });
  await expect(next).toBeShown();
  while (!(await end.isVisible())) {
    await card.getByRole('radio').or(card.getByRole('checkbox')).last().check();
    await next.click();
  }
}

test(
  'I sell a device through its cart, for the price of the offer',
  { tag: '@phone' },
  async ({ page, sawMessage }) => {
    await page.goto(devicePath('sell', 'iPhone 14'));
    await answerAll(page);
    const offer = await page.getByRole('heading', { name: /^We pay/ }).innerText();
    const [cash = '', voucher = ''] = offer.match(/£[\d,.]+\d/g) ?? [];
    await page.getByRole('button', { name: 'Add to sell cart' }).click();
    await sawMessage('Product added to cart');
    await expect(drawer(page)).toContainText('1 × iPhone 14');
    await expect(drawer(page)).toContainText(`We pay you ${cash} in cash, or ${voucher} as a voucher`);
    await expect(drawer(page).getByRole('listitem').last()).toContainText('You are paid');
    await expect(drawer(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      `/sell/cart/checkouts/${await storedCartId(page, 'sell')}/information`,
    );
    await drawer(page).getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL('/sell/cart');
    await expect(summary(page).getByText('Cash', { exact: true }).locator('..')).toContainText(cash);
    await expect(summary(page).getByText('Voucher', { exact: true }).locator('..')).toContainText(voucher);
    await expect(summary(page).getByText(/^Held until \w+day \d+ \w+ \d{4}$/)).toBeShown();
    await expectAccessible(page);
    // The link back shows the same answers.
    await page.getByRole('heading', { level: 3, name: 'iPhone 14' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: offer })).toBeShown();
  },
);

test(
  'I book repairs through their cart, for the price and time on the page',
  { tag: '@phone' },
  async ({ page, sawMessage }) => {
    await page.goto(devicePath('repair', 'iPhone 14'));
    const panel = page.getByRole('region', { name: 'Your repair' });
    await page.getByRole('checkbox', { name: /^Screen/ }).check();
    await page.getByRole('radio', { name: /^Genuine part/ }).check();
    await page.getByRole('checkbox', { name: /^Battery/ }).check();
    const total = pounds(await panel.getByText('VAT included').locator('../..').innerText());
    const time = await panel
      .locator('dd')
      .filter({ hasText: /^\d+\s(min|h)/ })
      .innerText();
    await page.getByRole('radio', { name: /^Post-in/ }).check();
    await panel.getByRole('button', { name: 'Book this repair' }).click();
    await sawMessage('Product added to cart');
    await expect(drawer(page)).toContainText(`£${total}, which you pay when it works`);
    await expect(drawer(page)).toContainText('Post your iPhone 14 with our free, insured label.');
    await drawer(page).getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL('/repair/cart');
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await expect(summary(page).getByText('Total', { exact: true }).locator('..')).toContainText(`£${total}`);
    await expect(summary(page).getByText('Time on the bench').locator('..')).toContainText(time);
    for (const option of ['Screen', 'Genuine part', 'Battery']) {
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`${option}$`) })).toBeShown();
    }
    const way = page.getByText('Post-in: you post it with our free label');
    await expect(way).toBeShown();
    const save = page.getByRole('button', { name: /^Save for later/ });
    expect((await save.boundingBox())?.x, 'what can be done stands under the words').toBe(
      (await way.boundingBox())?.x,
    );
    await expectAccessible(page);
    // How the device reaches us was chosen with the repair.
    await summary(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('radio', { name: /^Post-in/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toBeShown();
  },
);

test('With nothing ticked I cannot book, and am shown where to tick', async ({ page }) => {
  await page.goto(devicePath('repair', 'iPhone 14'));
  await page.getByRole('button', { name: 'Book this repair' }).click();
  await expect(page.getByRole('alert')).toContainText('Tick what is wrong with it first.');
  await expect(page.getByText('Required', { exact: true })).toBeShown();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Battery/ }).check();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(drawer(page)).toBeHidden();
});

test('Each of my three carts has its own count', async ({ page }) => {
  await filledCart(page, [
    examplePath('simple product, counted, in stock'),
    examplePath('variation, counted, in stock'),
  ]);
  await filledCart(page, [devicePath('sell', 'iPhone 14')], 'sell');
  await filledCart(page, [devicePath('repair', 'iPhone 14')], 'repair');
  await page.goto('/buy/cart');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 to buy, 1 to sell, 1 to repair');
  const tabs = page.getByRole('navigation', { name: 'Your carts' });
  for (const name of ['Buy 2', 'Sell 1', 'Repair 1'])
    await expect(tabs.getByRole('link', { name })).toBeShown();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Your trade-in');
  await tabs.getByRole('link', { name: 'Repair 1' }).click();
  await expect(page).toHaveURL('/repair/cart');
  await expect(summary(page).getByRole('link', { name: 'Checkout' })).toBeShown();
});

test('A device that I sell has no quantity; adding it again makes two items, and I remove one', async ({
  page,
}) => {
  const device = devicePath('sell', 'iPhone 14');
  await filledCart(page, [device, device], 'sell');
  await page.goto('/sell/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'iPhone 14' });
  await expect(line).toContainText('2 devices');
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await line.getByRole('button', { name: 'Remove one' }).click();
  await expect(summary(page)).toContainText('1 device, we pay');
  await expect(line).not.toContainText('2 devices');
  await expect(line.getByRole('button', { name: 'Remove one' })).toHaveCount(0);
});
