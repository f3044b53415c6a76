import { expectAccessible } from '#tests/support/accessibility.ts';
import { examplePath } from '#tests/support/example-paths.ts';
import { expect, test } from '#tests/support/journey.ts';
import { scrollUntilThere } from '#tests/support/scrolling.ts';

for (const example of [
  'variable product',
  'variation, out of stock',
  'simple product, yes or no, in stock',
  'product with no image',
  'question that is a description only',
] as const) {
  test(`The page of a ${example} is accessible`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await page.goto(examplePath(example));
    await expect(page.getByRole('region', { name: 'Buy' })).toBeShown();
    // Parts further down load when they are near.
    const blocks = page.getByRole('region', { name: 'From the shop' });
    await scrollUntilThere(page, blocks);
    await expect(blocks).toBeShown();
    await expectAccessible(page);
  });
}

test('I look at the pictures one by one', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto(examplePath('variable product'));
  if (isMobile) {
    const dots = page.getByRole('region', { name: /^Pictures of/ });
    await dots.getByRole('button', { name: /^Go to slide 2/ }).click();
    await expect(page.getByRole('img', { name: /picture 2 of/ })).toBeInViewport();
    await expect(dots.getByRole('button', { name: /^Go to slide 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  } else {
    await page.getByRole('button', { name: /^Show picture 2 of/ }).click();
    await expect(page.getByRole('img', { name: /picture 2 of/ })).toBeShown();
    const box = await page.getByRole('img', { name: /picture 2 of/ }).boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([510, 680]);
  }
});

test('I zoom into a picture with the keyboard, and the focus returns', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  const opener = page.getByRole('button', { name: 'Zoom in on the picture' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: /picture 1 of/ });
  await expect(picture).toBeShown();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('-1200.avif');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(whole * 1.4);
  const before = await picture.boundingBox();
  await page.keyboard.press('ArrowRight');
  expect((await picture.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('0');
  expect(await width()).toBe(whole);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /picture 2 of/ })).toBeShown();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('A double tap on the picture zooms in, and another zooms out', { tag: '@phone' }, async ({ page }) => {
  await page.goto(examplePath('variable product'));
  await page.getByRole('button', { name: 'Zoom in on the picture' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeShown();
  const whole = (await picture.boundingBox())?.width ?? 0;
  const box = await dialog.boundingBox();
  const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.dblclick(...middle);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(whole * 2);
  await page.waitForTimeout(350);
  await page.mouse.dblclick(...middle);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(whole);
});

test('Each promise opens its text, and closes again', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  for (const [badge, words] of [
    [/^Delivery/, /Ordered now, it arrives/],
    [/^Warranty/, /guaranteed for 12 months/],
    [/^Returns/, /within 30 days/],
    [/^Condition/, /Verified refurbished in UK/],
  ] as const) {
    const opener = page.getByRole('main').getByRole('listitem').getByRole('button', { name: badge });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words).first()).toBeShown();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('I read the text that every product has, and its banner opens in a new tab', async ({ page }) => {
  await page.goto(examplePath('variable product'));
  const blocks = page.getByRole('region', { name: 'From the shop' });
  await scrollUntilThere(page, blocks);
  await blocks.scrollIntoViewIfNeeded();
  await expect(blocks.getByRole('heading', { name: 'Looked at by a person' })).toBeShown();
  await expect(blocks.getByRole('link', { name: 'How we grade' })).toHaveAttribute('href', '/pages/grading');
  await expect(blocks.getByText('Phones', { exact: true })).toBeShown();
  const banner = blocks.getByRole('link', { name: 'Shop Now (opens in a new window)' });
  await expect(banner).toHaveAttribute('target', '_blank');
  await expect(blocks.locator('video')).toHaveCSS('opacity', '1');
});
