import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { designButton, madePage, names, publish, saved } from '#tests/support/building.ts';
import { expect, test } from '#tests/support/journey.ts';
import { logIn } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const settings = (page: Page) => page.getByRole('region', { name: /^Settings of/ });

test('I share a section between two pages, change it once, and take one of them out', async ({ page }) => {
  test.slow();
  await logIn(page, ADMINISTRATOR);
  const word = crypto.randomUUID().slice(0, 8);
  const one = await madePage(page, `First ${word}`);
  await designButton(page, 'Newsletter').click();
  await saved(page);
  await settings(page).getByRole('button', { name: 'Share with other pages' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`Letter ${word}`);
  await page.keyboard.press('Enter');
  await expectMessage(page, `Letter ${word} is shared`);
  await saved(page);
  await publish(page, one.title);

  const other = await madePage(page, `Second ${word}`);
  await page.getByRole('button', { name: `Add the shared section Letter ${word}` }).click();
  await saved(page);
  await publish(page, other.title);
  await expect(settings(page).getByRole('region', { name: 'Used in' })).toContainText(one.title);
  await expectAccessible(page);
  await settings(page)
    .getByLabel(/^Title/)
    .first()
    .fill(`News ${word}`);
  await expect(page.frameLocator('iframe').getByText(`News ${word}`)).toBeShown();
  // The page itself has not changed, and what is on the canvas is not saved.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, `Save or discard the changes of Letter ${word} first`);
  await settings(page).getByRole('button', { name: 'Save on 2 pages' }).click();
  await expectMessage(page, `Letter ${word} is changed on 2 pages`);

  const shop = await page.context().newPage();
  const shows = (path: string) =>
    expect(async () => {
      await shop.goto(path);
      await expect(shop.getByRole('heading', { name: `News ${word}` })).toBeShown({ timeout: 500 });
    }).toPass();
  await shows(one.path);
  await shows(other.path);

  await settings(page).getByRole('button', { name: 'Make it this page’s own' }).click();
  await settings(page)
    .getByLabel(/^Title/)
    .first()
    .fill(`Alone ${word}`);
  await saved(page);
  await publish(page, other.title);
  await expect(async () => {
    await shop.goto(other.path);
    await expect(shop.getByRole('heading', { name: `Alone ${word}` })).toBeShown({ timeout: 500 });
  }).toPass();
  await shows(one.path);
  await expect(names(page)).toHaveCount(1);
});
