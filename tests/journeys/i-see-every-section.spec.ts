import type { Locator, Page } from '@playwright/test';
import { SECTIONS, SECTION_TYPES, type SectionDefinition } from '#contract/sections/registry.ts';
import { visibleSlides, type SlideList } from '#rules/presentation/slides-seen.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectCardLines } from '#tests/support/card-lines.ts';
import { pounds } from '#tests/support/pounds.ts';
import { expect, test } from '#tests/support/journey.ts';

/** Scrolls near enough for a section to be drawn. `index` chooses between two examples of one design. */
async function show(page: Page, code: string, index = 0): Promise<Locator> {
  const one = page
    .locator('[id^="sample-"]')
    .filter({ has: page.getByText(code, { exact: true }) })
    .nth(index);
  await one.scrollIntoViewIfNeeded();
  return one;
}

/** Slides of a carousel that are completely inside it. */
function seenSlides(track: Locator): Promise<number> {
  return track.evaluate((list) => {
    const box = list.getBoundingClientRect();
    return [...list.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1;
    }).length;
  });
}

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1, name: 'Every section in every design' })).toBeShown();
});

test(
  'I find every section in every design on one page, each with its name',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    for (const type of SECTION_TYPES) {
      const designs: SectionDefinition['designs'] = SECTIONS[type].designs;
      for (const [design, { isEmpty }] of Object.entries(designs)) {
        const code = `${type}, design ${design}`;
        const one = await show(page, code);
        const content = one.locator(':scope > *').nth(1);
        if (isEmpty) await expect(content).toHaveCount(0);
        // Sections above it may load later and push it down, so scroll again.
        else {
          const first = content.locator('h2, h3, li, img, input').first();
          await expect(async () => {
            await one.scrollIntoViewIfNeeded();
            await expect(first, code).toBeAttached({ timeout: 2_000 });
          }).toPass({ timeout: 20_000 });
        }
      }
    }
    const words = await show(page, 'text_editor_section, design 1');
    await expect(words.getByRole('region', { name: 'Text with a button' })).toContainText('Repair first');
    for (const name of ['Fashion', 'Gift shop', 'Special offers']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeShown();
    }
  },
);

test(
  'The cards of a section have names, prices and buttons at the same height',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    for (const design of [1, 2, 3, 4, 6, 7, 8]) {
      const one = await show(page, `product_section, design ${design}`);
      await expectCardLines(one.getByRole('article'), { mayStack: isMobile });
    }
  },
);

test('All sections are accessible', { tag: '@phone' }, async ({ page }) => {
  // This is the longest page.
  test.setTimeout(240_000);
  for (const one of await page.locator('[id^="sample-"]').all()) await one.scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Map of the stores' })).toBeShown();
  await expectAccessible(page);
});

test(
  'I page through the deals of the week four at a time, and not past their ends',
  { tag: '@phone' },
  async ({ page }) => {
    const deals = await show(page, 'product_section, design 4');
    const cards = deals.getByRole('article');
    const back = deals.getByRole('button', { name: 'Previous deals' });
    const next = deals.getByRole('button', { name: 'Next deals' });
    await expect(cards).toHaveCount(4);
    await expect(back).toBeDisabled();
    const [first = ''] = await cards.getByRole('heading').allInnerTexts();
    await next.click();
    await expect(deals.getByText('Page 2 of 3')).toBeShown();
    await expect(cards).toHaveCount(4);
    await next.click();
    await expect(deals.getByText('Page 3 of 3')).toBeShown();
    await expect(cards).toHaveCount(2);
    await expect(next).toBeDisabled();
    await back.click();
    await back.click();
    await expect(cards.getByRole('heading').first()).toHaveText(first);
  },
);

test(
  'The arrows of a section stop at its ends, and Tab never reaches a slide off the screen',
  { tag: '@phone' },
  async ({ page }) => {
    const deals = await show(page, 'product_section, design 2');
    const track = deals.getByRole('list', { name: 'Products, design 2' });
    const back = deals.getByRole('button', { name: 'Previous slide' }).locator('visible=true');
    const next = deals.getByRole('button', { name: 'Next slide' }).locator('visible=true');
    await expect(back).toBeDisabled();
    const inert = () => track.locator(':scope > [inert]').count();
    const all = await track.locator(':scope > *').count();
    await expect.poll(inert).toBe(all - (await seenSlides(track)));
    for (let press = 0; press < all && (await next.isEnabled()); press++) {
      const left = await track.evaluate((list) => list.scrollLeft);
      await next.click();
      await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(left);
    }
    await expect(next).toBeDisabled();
    await expect(back).toBeEnabled();
    const last = track.locator(':scope > *').last();
    await expect(last).not.toHaveAttribute('inert');
    await expect(track.locator(':scope > *').first()).toHaveAttribute('inert');
  },
);

for (const width of [480, 640, 900, 1280]) {
  test(`At ${width} pixels I see as many slides as the specification says`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const lists: [SlideList, string, number][] = [
      ['single', 'product_section, design 1', 1],
      ['flash', 'product_section, design 2', 0],
      ['arrivals', 'product_section, design 3', 0],
      ['best', 'product_section, design 6', 0],
      ['categories-1', 'categories_section, design 1', 0],
      ['categories-2', 'categories_section, design 2', 0],
      ['categories-3', 'categories_section, design 3', 0],
      ['categories-4', 'categories_section, design 4', 0],
    ];
    for (const [list, code, index] of lists) {
      const track = (await show(page, code, index)).locator('ul.carousel-track');
      await expect(track, code).toBeShown();
      expect(await seenSlides(track), code).toBe(visibleSlides(list, width));
    }
  });
}

test('On a tablet the gap follows the number of cards in a row, and a narrow card shortens its rating', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const rows = [
    ['product_section, design 2', 24],
    ['product_section, design 3', 16],
    ['categories_section, design 2', 12],
  ] as const;
  for (const [code, gap] of rows) {
    const slides = (await show(page, code)).locator('ul.carousel-track > li');
    const [first, second] = await Promise.all([slides.nth(0).boundingBox(), slides.nth(1).boundingBox()]);
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0), code).toBeCloseTo(gap, 0);
  }
  /** The number of reviews behind the stars. Screen readers read it at any width. */
  const count = async (code: string) =>
    (await show(page, code))
      .locator('ul.carousel-track')
      .getByText(/^\([\d,]+\)$/)
      .first();
  await expect(await count('product_section, design 2')).toBeShown();
  await expect(await count('product_section, design 3')).toBeHidden();
});

test('Best sellers without a carousel are the first four, and their button opens a new tab', async ({
  page,
  context,
}) => {
  const best = await show(page, 'product_section, design 7');
  await expect(best.getByRole('article')).toHaveCount(4);
  const view = best.getByRole('link', { name: /^View .* \(opens in a new window\)$/ }).first();
  const [opened] = await Promise.all([context.waitForEvent('page'), view.click()]);
  await expect(opened).toHaveURL(/\/buy\/product\//);
  await expect(page).toHaveURL('/design');
});

test('The third design of services shows three, and the mosaic has its pictures at their set sizes', async ({
  page,
  isMobile,
}) => {
  const services = await show(page, 'services_section, design 3');
  await expect(services.getByRole('listitem')).toHaveCount(3);
  await expect((await show(page, 'services_section, design 2')).getByRole('listitem')).toHaveCount(4);
  const mosaic = await show(page, 'image_section, design 5');
  await expect(mosaic.getByRole('article').nth(3)).toBeShown();
  const boxes = await mosaic.getByRole('article').evaluateAll((cells) =>
    cells.map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return { width, height };
    }),
  );
  const [large, second, third, wide] = boxes;
  expect(large?.height).toBeGreaterThan((second?.height ?? 0) * 1.9);
  expect(Math.abs((second?.width ?? 0) - (third?.width ?? 1))).toBeLessThanOrEqual(1);
  expect(Math.abs((large?.width ?? 0) - (wide?.width ?? 1))).toBeLessThanOrEqual(1);
  expect((large?.width ?? 0) / (second?.width ?? 1)).toBeGreaterThan(isMobile ? 2 : 1.9);
});

test(
  'I choose a variation on a card, am told what is still to answer, and add it to the cart',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await show(page, 'product_section, design 8');
    await section.getByRole('button', { name: 'Choose options iPhone 14', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Choose options' });
    await choice.getByRole('button', { name: /^256GB/ }).click();
    await expect(choice.getByText(/^iPhone 14 256GB/)).toBeShown();
    await choice.getByRole('button', { name: 'Add to cart' }).click();
    await expect(choice.getByText('Choose an option before you add this to your cart.')).toBeShown();
    const price = choice.locator('.text-price-large');
    const before = pounds(await price.innerText());
    await choice.getByRole('radio', { name: /20GB SIM/ }).check();
    await expect.poll(async () => pounds(await price.innerText())).toBe(before + 10);
    await choice.getByRole('radio', { name: /^Unlocked, bring your own SIM/ }).check();
    await choice.getByRole('button', { name: 'Add to cart' }).click();
    const added = page.getByRole('dialog', { name: 'Added to your cart!' });
    await expect(added.getByText(/^1 × iPhone 14 256GB/)).toBeShown();
    await expect(choice).toHaveCount(0);
  },
);

test('A section of one category without a link leads to that category', async ({ page }) => {
  const section = await show(page, 'product_section, design 9');
  await expect(section.getByRole('link', { name: /^View all/ })).toHaveAttribute(
    'href',
    '/buy/products/consoles/1',
  );
});

test('A product without choices goes into the cart from its card', async ({ page }) => {
  await page.route('**/no/auth/web/site/products?*category_ids*', async (route) => {
    const url = new URL(route.request().url());
    url.search = '?q=cable&is_active_for=1';
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.reload();
  const section = await show(page, 'product_section, design 10');
  const add = section.getByRole('button', { name: /^Add to cart/ }).first();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart!' })).toBeShown();
});

test('The newsletter sends nothing, and says so', async ({ page }) => {
  const letter = await show(page, 'subscribtion_section, design 1');
  await letter.getByRole('textbox', { name: 'Your email' }).fill('not an address');
  await letter.getByRole('button', { name: 'Sign up' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('The newsletter has not started yet: nothing was sent.')).toBeShown();
});

test('A placeholder has 20% off unless it says otherwise, and links to the third home page', async ({
  page,
  pageErrors,
}) => {
  // The third home page has no sections: its calls for them answer 404, which the browser logs.
  pageErrors.allow(/status of 404 .*template\/design\?.*page_key=home-3/);
  const fashion = page.locator('#fashion');
  const watch = fashion.getByRole('article').filter({ hasText: 'A watch for every day' });
  await expect(watch.getByText(/^Save £/)).toBeShown();
  await expect(watch.getByText('£96')).toBeShown();
  await expect(watch.getByText('£120')).toBeShown();
  const plain = fashion.getByRole('article').filter({ hasText: 'A phone in a light case' });
  await expect(plain.locator('s')).toHaveCount(0);
  await page.locator('#special-offers').getByRole('link').first().click();
  await expect(page).toHaveURL('/home-3');
});
