import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { changeFirstData } from '#tests/support/first-data.ts';
import { expect, test } from '#tests/support/journey.ts';
import { shiftOf, watchShifts } from '#tests/support/shifts.ts';

const SETTINGS = 'GET /no/auth/web/site/settings/general';
const SLIDER = 'GET /no/auth/web/site/template/header/slider';
const TEMPLATE = 'GET /no/auth/web/site/template/template/design';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** The width in pixels. */
async function widthOf(one: Locator): Promise<number> {
  return (await one.boundingBox())?.width ?? 0;
}

test.use({ reducedMotion: 'reduce' });

test(
  'The main home page presents all three lines, with the specified texts',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(main(page).getByRole('group', { name: 'Offers' })).toBeShown();
    for (const link of ['Shop devices', 'Get my price', 'Book a repair']) {
      await expect(main(page).getByRole('link', { name: link }).first()).toBeShown();
    }

    const repair = page.getByRole('region', { name: 'We Quickly Fix Device and Return it to You' });
    for (const step of [
      'Book Your Repairs Online',
      'Free Drop-In Facility',
      'Speedy Repairs',
      'Fast Tracked Return',
    ]) {
      await expect(repair.getByRole('heading', { name: step })).toBeShown();
    }
    await expect(repair.getByRole('group', { name: 'Repairs' }).getByRole('listitem')).toHaveCount(2);
    await expect(repair.getByRole('article')).toHaveCount(2);

    const sell = page.getByRole('region', { name: 'Sell your Device in 4 Simple Steps' });
    for (const step of [
      'Register Your Sale',
      'Pack Up Your Device',
      'Post Your Device',
      'Get Fast Payment',
    ]) {
      await expect(sell.getByRole('heading', { name: step })).toBeShown();
    }
    const slides = sell.getByRole('article').getByRole('heading');
    await expect(slides).toHaveText([
      'Sell My Mobile',
      'Sell My Tablet',
      'Sell My Watch',
      'Sell My Mac',
      'Sell My Laptop',
      'Sell My Console',
    ]);

    const stores = page.getByRole('region', { name: 'Our Stores' });
    await expect(stores.getByRole('article')).toHaveCount(3);
    await expect(stores.getByText('9 AM to 7 PM').first()).toBeShown();
    await expect(stores.getByText('10 AM to 5 PM').first()).toBeShown();
    const isHeld = await stores
      .locator('dd')
      .evaluateAll((all) =>
        all.every(
          (one) =>
            one.getBoundingClientRect().right <=
            (one.closest('article')?.getBoundingClientRect().right ?? 0) + 1,
        ),
      );
    expect(isHeld, 'hours inside their cards').toBe(true);
    await expect(heading(page, 'Keep good devices in use for longer')).toBeShown();
  },
);

test('The prices on the tiles are prices of the shop', async ({ page, request }) => {
  const answer = await request.get('/no/auth/web/site/prices');
  const { result } = (await answer.json()) as {
    result: { is_active_for: number; category: string; min_price: number; max_price: number }[];
  };
  const phones = (line: number) =>
    result.find((span) => span.is_active_for === line && span.category === 'phones');
  await page.goto('/');
  await expect(heading(page, `Nearly new, from £${phones(1)?.min_price}`)).toBeShown();
  await expect(heading(page, `Up to £${phones(2)?.max_price} for your old one`)).toBeShown();
  await expect(heading(page, `Mended today, from £${phones(3)?.min_price}`)).toBeShown();
});

test('A shop that sells nothing has no tile for it, and the other two fill the row', async ({ page }) => {
  await changeFirstData(page, '/', (data) => {
    data.of(SETTINGS).result.value.is_active_for_buy = false;
  });
  await page.goto('/');
  const sell = main(page).locator('li[data-line="sell"]');
  const repair = main(page).locator('li[data-line="repair"]');
  await expect(sell).toBeShown();
  await expect(main(page).locator('li[data-line="buy"]')).toHaveCount(0);
  expect(Math.abs((await widthOf(sell)) - (await widthOf(repair)))).toBeLessThanOrEqual(1);
  const row = await widthOf(sell.locator('xpath=..'));
  const shares = widthOfScreen(page) > 600 ? 2 : 1;
  expect(await widthOf(sell)).toBeGreaterThan(row / shares - 30);
});

const widthOfScreen = (page: Page) => page.viewportSize()?.width ?? 0;
const isTablet = (page: Page) => widthOfScreen(page) >= 600 && widthOfScreen(page) < 960;

/** How many elements are in the first row. */
async function acrossOf(all: Locator): Promise<number> {
  const tops = await all.evaluateAll((ones) =>
    ones.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test(
  'Categories are side by side, also on a phone and on a tablet',
  { tag: ['@phone', '@tablet'] },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    const categories = page
      .getByRole('region', { name: 'Shop by category' })
      .getByRole('link', { name: /models/ });
    await expect(categories).toHaveCount(6);
    expect(await acrossOf(categories)).toBe(widthOfScreen(page) < 600 ? 2 : 6);
  },
);

test('A tablet has its own layout: slide and offers share the first screen, steps and cards are in rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const slide = main(page).getByRole('group', { name: 'Offers' });
  await expect(slide).toBeShown();
  expect((await slide.boundingBox())?.height).toBe(384);
  const title = await slide.getByRole('heading', { name: /Buy better/ }).boundingBox();
  const picture = await slide.locator('img').first().boundingBox();
  expect(picture?.x).toBeGreaterThan((title?.x ?? 768) + 200);
  const offers = main(page).locator('li[data-line]');
  expect(await acrossOf(offers)).toBe(3);
  await expect(offers.last()).toBeInViewport({ ratio: 1 });

  const repair = page.getByRole('region', { name: 'We Quickly Fix Device and Return it to You' });
  await repair.scrollIntoViewIfNeeded();
  expect(await acrossOf(repair.locator('ol > li'))).toBe(4);
  const sell = page.getByRole('region', { name: 'Sell your Device in 4 Simple Steps' });
  await sell.scrollIntoViewIfNeeded();
  await expect(sell.getByRole('article')).toHaveCount(6);
  expect(await acrossOf(sell.getByRole('article'))).toBe(3);
  await expect(sell.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('The buy-only home page opens beside its categories and does not mention repairs', async ({ page }) => {
  await page.goto('/home-2');
  await expect(main(page).getByRole('group', { name: 'Offers' })).toBeShown();
  const menu = main(page).getByRole('navigation', { name: 'Categories' });
  if ((page.viewportSize()?.width ?? 0) > 1150) await expect(menu).toBeShown();
  else await expect(menu).toBeHidden();
  await expect(heading(page, 'Keep good devices in use for longer')).toBeShown();
  await expect(heading(page, 'We Quickly Fix Device and Return it to You')).toHaveCount(0);
  await expect(heading(page, 'Our Stores')).toHaveCount(0);
});

for (const path of ['/home-3', '/home-4']) {
  test(`At ${path} I read about the shop, and nothing else`, async ({ page }) => {
    await page.goto(path);
    // Another journey changes the words of /home-4.
    const title = page.getByRole('heading', {
      level: 1,
      ...(path === '/home-3' && { name: 'Keep good devices in use for longer' }),
    });
    await expect(title).toBeShown();
    if (path === '/home-3') await expect(main(page).getByText('Selling takes a few questions.')).toBeShown();
    await expect(main(page).getByRole('group', { name: 'Offers' })).toHaveCount(0);
    await expect(main(page).getByRole('article')).toHaveCount(0);
  });
}

test('The home page is the variant in the settings', async ({ page }) => {
  await changeFirstData(page, '/', (data) => {
    data.of(SETTINGS).result.value.home_variant = 4;
  });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: 'Keep good devices in use for longer' });
  await expect(title).toBeShown();
  // What only the first two variants have.
  await expect(main(page).getByRole('group', { name: 'Offers' })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Shop devices' })).toHaveCount(0);
});

test(
  'The tech retailer shows its promotion, its story and its four brands, and no other variant does',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Ready for a whole evening')).toBeShown();
    const about = page.getByRole('region', { name: 'About us' });
    await expect(about.getByRole('listitem')).toHaveCount(3);
    await heading(page, 'Keep good devices in use for longer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Brands' }).getByRole('listitem')).toHaveCount(4);

    await changeFirstData(page, '/', (data) => {
      data.of(SETTINGS).result.value.theme = 'threefold';
    });
    await page.reload();
    await heading(page, 'Keep good devices in use for longer').scrollIntoViewIfNeeded();
    await expect(heading(page, 'Ready for a whole evening')).toHaveCount(0);
    await expect(heading(page, 'About us')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Brands' })).toHaveCount(0);
  },
);

test(
  'Three points of a picture explain it, one at a time, and Escape closes them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const promo = page.getByRole('region', { name: 'Ready for a whole evening' });
    const points = ['The console', 'The controller', 'The headphones'];
    for (const name of points) {
      await promo.getByRole('button', { name }).click();
      await expect(promo.getByRole('heading', { level: 3 })).toHaveText([name]);
      await expect(promo.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Escape');
    await expect(promo.getByRole('heading', { level: 3 })).toHaveCount(0);
    await promo.getByRole('button', { name: 'The console' }).focus();
    await page.keyboard.press('Enter');
    await promo.getByRole('link', { name: 'See consoles' }).click();
    await expect(page).toHaveURL('/buy/products/playstation/1');
  },
);

test('The arrows of repairs and of the story go around, and dots jump', async ({ page }) => {
  await page.goto('/');
  const repairs = page.getByRole('group', { name: 'Repairs' });
  const first = repairs.getByRole('link', { name: 'See screen prices' });
  const second = repairs.getByRole('link', { name: 'Find my device' });
  await repairs.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  // A tablet has dots instead of arrows.
  const ways = isTablet(page)
    ? ['Go to slide 2 of 2', 'Go to slide 1 of 2', 'Go to slide 2 of 2']
    : ['Next slide', 'Next slide', 'Previous slide'];
  for (const [step, name] of ways.entries()) {
    await repairs.getByRole('button', { name }).click();
    await expect(step === 1 ? first : second).toBeInViewport();
  }

  const about = page.getByRole('region', { name: 'About us' });
  await about.getByRole('button', { name: 'Go to slide 3 of 3' }).click();
  await expect(about.getByRole('heading', { name: 'People you can visit' })).toBeInViewport();
  await about.getByRole('button', { name: 'Next slide' }).click();
  await expect(about.getByRole('heading', { name: 'We began as a repair shop' })).toBeInViewport();
});

for (const [what, answer] of [
  ['is not there', { status: 404, json: { status: 404, message: 'There is no header slider.' } }],
  ['failed', { status: 400, json: { status: 400, message: 'No.' } }],
  ['is empty', { status: 200, json: { status: 200, result: [] } }],
] as const) {
  test(`I see the shop without its slider when that ${what}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 40[04]|slider did not load/);
    await changeFirstData(page, '/', (data) => data.drop(SLIDER));
    await page.route('**/template/header/slider?*', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Shop devices' })).toBeShown();
    await expect(main(page).getByRole('group', { name: 'Offers' })).toHaveCount(0);
    await expect(main(page).locator('.skeleton')).toHaveCount(0);
  });
}

test('A position without a block leaves no gap', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await changeFirstData(page, '/', (data) => data.drop(TEMPLATE, 'section_position=top'));
  await page.route('**/template/template/design?*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'There is no block at this position.' } }),
  );
  await page.goto('/');
  await expect(heading(page, 'Best sellers')).toBeShown();
  await expect(heading(page, 'Flash deals')).toHaveCount(0);
  await expect(main(page).locator('.skeleton')).toHaveCount(0);
});

test('A row of new arrivals has space for a second line of a name only where one is on screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const row = main(page).getByRole('region', { name: 'New Arrivals' });
  await row.scrollIntoViewIfNeeded();
  const air = () =>
    row.locator('li:not([inert]) article').evaluateAll((cards) =>
      cards.map((card) => {
        const [name, next] = [card.querySelector('h3'), card.querySelector('h3 ~ *')];
        return (next?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0);
      }),
    );
  await expect.poll(async () => (await air()).length).toBe(4);
  expect(Math.min(...(await air())), 'pixels below the longest name').toBeLessThan(8);
  const height = (await row.boundingBox())?.height;
  const next = row.getByRole('button', { name: 'Next slide' });
  await next.click();
  await expect(row.locator('li').first()).toHaveAttribute('inert');
  expect((await row.boundingBox())?.height, 'what stands below does not move').toBe(height);
});

test(
  'Nothing jumps while the page loads and while I scroll down',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await watchShifts(page);
    await page.goto('/');
    await expect(heading(page, 'Our Stores')).toBeAttached();
    for (const name of ['Flash deals', 'Best sellers', 'New Arrivals', 'Our Stores']) {
      await heading(page, name).scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(0.01);

    const fresh = await page.context().newPage();
    await watchShifts(fresh);
    await fresh.goto('/');
    await expect(heading(fresh, 'Our Stores')).toBeAttached();
    await heading(fresh, 'Best sellers').evaluate((title) => title.scrollIntoView());
    await fresh.waitForLoadState('networkidle');
    expect(await shiftOf(fresh), 'after a jump into the middle').toBeLessThan(0.01);
  },
);

for (const path of ['/', '/home-2']) {
  test(`${path} is accessible, from top to bottom`, { tag: ['@phone', '@tablet'] }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const last = heading(page, 'Price drops, once a week');
    await expect(last).toBeShown();
    await last.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}
