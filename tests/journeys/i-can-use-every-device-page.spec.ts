import { expectAccessible } from '#tests/support/accessibility.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { expect, test } from '#tests/support/journey.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of [
  '/repair/product',
  '/sell/product?category=phones',
  '/sell/product?category=phones&brand=1',
]) {
  test(`${path} is accessible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeShown();
    await expectAccessible(page);
  });
}

for (const name of ['iPhone 14', 'MacBook Air 13-inch (M2)']) {
  test(`Every step of selling a ${name} is accessible`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await page.goto(devicePath('sell', name));
    const card = page.getByRole('region', { name: 'Questions about your device' });
    const next = card.getByRole('button', { name: /^(Next question|See the offer)$/ });
    const grade = card.getByRole('heading', { name: 'How does it look and work?' });
    while (!(await grade.isVisible())) {
      await card.getByRole('radio').first().check();
      await next.click();
    }
    await next.click();
    await expect(card.getByRole('alert')).toBeShown();
    await expectAccessible(page);
    while (await next.isVisible()) {
      await card.getByRole('radio').or(card.getByRole('checkbox')).last().check();
      await next.click();
    }
    await expect(card.getByRole('heading', { name: /^We pay £/ })).toBeShown();
    await expectAccessible(page);
  });
}

test('Choosing every repair is accessible', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.goto(devicePath('repair', 'iPhone 14'));
  await expectAccessible(page);
  for (const fault of await page.getByRole('checkbox').all()) await fault.check();
  await expect(page.getByRole('radio', { name: /^Genuine part/ })).toBeShown();
  await expectAccessible(page);
});

test('Finding a device by typing is accessible', async ({ page }) => {
  await page.goto('/sell/product');
  await page.getByRole('combobox', { name: 'Which device do you want to sell?' }).fill('pixel');
  await expect(page.getByRole('option').first()).toBeShown();
  await expectAccessible(page);
});
