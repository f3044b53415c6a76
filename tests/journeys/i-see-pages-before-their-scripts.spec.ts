import type { Page } from '@playwright/test';
import { test, expect } from '../support/journey.ts';
import { untilMounted } from '../support/mounted.ts';

interface Seen {
  what: string;
  box: readonly number[];
}

const START = '**/assets/start-*.js';

/** Opens a page whose scripts do not load: only its HTML is shown. */
async function arriveEarly(page: Page, url: string): Promise<void> {
  await page.route(START, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.evaluate((to) => location.assign(to), url);
  await page.waitForURL(url);
  await page.evaluate(() => document.fonts.ready);
}

/** Text and pictures on screen, each with its position. */
function seen(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, img, header svg, a, button, label')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.textContent.replace(/\s+/g, ' ').trim();
      const name = element.getAttribute('aria-label') ?? element.getAttribute('class') ?? '';
      const what = element instanceof HTMLImageElement ? element.currentSrc : words || name;
      const isSeen = width > 1 && height > 1 && y < window.innerHeight && x < window.innerWidth;
      return isSeen ? [{ what, box: [x, y, width, height] }] : [];
    }),
  );
}

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < 1);

/** Parts of the first screen that the page then shows elsewhere, or not at all. */
const moved = (first: readonly Seen[], then: readonly Seen[]) =>
  first.filter(({ what, box }) => !then.some((one) => one.what.includes(what) && isNear(one.box, box)));

for (const [what, path] of [
  ['the home page', '/'],
  ['a list', '/buy/products/phones/1'],
  ['what can be repaired', '/repair/products/iphone/1'],
  ['what was searched for', '/buy/products/All/1?q=iphone'],
  ['a product', '/buy/product/iphone/iphone-14/8'],
  ['where to begin with a device', '/sell/product'],
  ['the point of sale', '/pos'],
] as const) {
  test(
    `I see ${what} before its scripts have loaded, and nothing moves when they have`,
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      await arriveEarly(page, baseURL + path);
      const first = await seen(page);
      expect(first.length).toBeGreaterThan(2);
      await page.unroute(START);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(async () => moved(first, await seen(page))).toEqual([]);
    },
  );
}

test('Links work before scripts have loaded', async ({ page, baseURL }) => {
  await arriveEarly(page, `${baseURL}/`);
  await page.getByRole('link', { name: 'Sell', exact: true }).click();
  await expect(page).toHaveURL('/sell/products/All/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your device');
});

test.describe('Before scripts have loaded', () => {
  /** Opens a page whose scripts wait. The returned function lets them load. */
  async function arriveWaiting(page: Page, url: string): Promise<() => Promise<void>> {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/assets\/(?!start-)[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate((to) => location.assign(to), url);
    await page.waitForURL(url);
    // By then the inline script that records clicks has run.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('navigation')
        .some((one) => 'domContentLoadedEventEnd' in one && one.domContentLoadedEventEnd),
    );
    return async () => {
      come();
      await untilMounted(page);
    };
  }

  test(
    'I click on the menu, and it opens once they have',
    { tag: '@phone' },
    async ({ page, baseURL, isMobile }) => {
      const come = await arriveWaiting(page, `${baseURL}/`);
      const name = isMobile ? 'Open the menu' : 'Categories';
      const menu = page.getByRole('banner').getByRole('button', { name });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-busy', 'true');
      await come();
      const opened = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name });
      await expect(opened).toBeShown();
    },
  );

  test(
    'I click before any script is there at all',
    { tag: '@phone' },
    async ({ page, baseURL, isMobile }) => {
      let come = () => {};
      const held = new Promise<void>((resolve) => (come = resolve));
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate((to) => location.assign(to), `${baseURL}/`);
      const name = isMobile ? 'Open the menu' : 'Categories';
      await page.getByRole('banner').getByRole('button', { name }).click();
      come();
      const opened = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name });
      await expect(opened).toBeShown();
    },
  );

  for (const [name, button] of [
    ['search', /^Search a device/],
    ['sign in', 'Sign in'],
  ] as const) {
    test(`I click ${name}, and it opens once they have`, async ({ page, baseURL }) => {
      const come = await arriveWaiting(page, `${baseURL}/buy/products/phones/1`);
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await come();
      await expect(page.getByRole('dialog')).toBeShown();
    });
  }

  test('I press / and type a search, and it is there once they have', async ({ page, baseURL }) => {
    const come = await arriveWaiting(page, `${baseURL}/buy/products/phones/1`);
    await page.keyboard.type('/pixel 8');
    await come();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('pixel 8');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toContainText('Pixel 8');
  });

  test('I press /, type a search and press Enter, and see what it finds once they have', async ({
    page,
    baseURL,
  }) => {
    const come = await arriveWaiting(page, `${baseURL}/buy/products/phones/1`);
    await page.keyboard.type('/pixel 8');
    await page.keyboard.press('Enter');
    await come();
    await expect(page).toHaveURL(/\/buy\/products\/All\/1\?q=pixel(?:%20|\+)8$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('pixel 8');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('I search with the keyboard before any script is there at all', async ({ page, baseURL }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate((to) => location.assign(to), `${baseURL}/buy/products/phones/1`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search a device/ })
      .click();
    await page.keyboard.type('pixel8');
    await page.keyboard.press('Enter');
    come();
    await untilMounted(page);
    await expect(page).toHaveURL('/buy/products/All/1?q=pixel8');
  });

  test('I choose and add to the cart, with several clicks, and have it there once', async ({
    page,
    baseURL,
  }) => {
    const come = await arriveWaiting(page, `${baseURL}/buy/product/iphone/iphone-14/8`);
    await page.getByRole('button', { name: /^256GB/ }).click();
    await page.getByRole('radio', { name: /bring your own SIM/ }).check();
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await add.click();
    const added = page.waitForRequest(/\/cart\/add$/);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cart/add')) calls.push(request.postData() ?? '');
    });
    await come();
    await added;
    const drawer = page.getByRole('dialog', { name: 'Added to your cart!' });
    await expect(drawer).toContainText('256GB');
    await expect(page.getByRole('banner').getByLabel(/^Cart, 1 to buy/)).toBeAttached();
    expect(calls).toHaveLength(1);
  });

  for (const [what, path, button] of [
    ['that I can buy', '/buy/product/iphone/iphone-15/5', 'Add to cart'],
    ['that is out of stock', '/buy/product/chargers-and-cables/usb-c-to-lightning-cable-1m/65', 'Notify me'],
  ] as const) {
    test(
      `On a phone I see the price and the button of a product ${what}, and they stay where they are`,
      { tag: ['@phone', '@no-desk'] },
      async ({ page, baseURL }) => {
        const come = await arriveWaiting(page, baseURL + path);
        const bar = page.getByRole('region', { name: 'In short' });
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expect(bar).toContainText(/£\d/);
        // Its position in every frame from here on.
        await page.evaluate(() => {
          const places = new Set<string>();
          Object.assign(window, { places });
          const look = () => {
            const box = document.querySelector('[data-buy-bar]')?.getBoundingClientRect();
            places.add(box ? `${Math.round(box.top)} ${Math.round(box.height)}` : 'gone');
            requestAnimationFrame(look);
          };
          look();
        });
        await come();
        await expect(page.locator('#first-screen')).toHaveCount(0);
        await page.waitForTimeout(500);
        expect(
          await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]),
        ).toHaveLength(1);
        await expect(bar.getByRole('button', { name: button })).toBeShown();
      },
    );
  }

  test(
    'On a phone I press the bar of a product, and have it in the cart once',
    { tag: ['@phone', '@no-desk'] },
    async ({ page, baseURL }) => {
      const come = await arriveWaiting(page, `${baseURL}/buy/product/iphone/iphone-15/5`);
      await page.getByRole('radio', { name: /bring your own SIM/ }).check();
      const add = page.getByRole('region', { name: 'In short' }).getByRole('button', { name: 'Add to cart' });
      await add.click();
      await expect(add).toHaveAttribute('aria-busy', 'true');
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/cart/add')) calls.push(request.url());
      });
      await come();
      await expect(page.getByRole('dialog', { name: 'Added to your cart!' })).toBeShown();
      expect(calls).toHaveLength(1);
    },
  );

  test('I type a search, and it is found once they have', async ({ page, baseURL }) => {
    const come = await arriveWaiting(page, `${baseURL}/sell/product`);
    const field = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('combobox'));
    await field.fill('iphone 14');
    await come();
    await expect(page.getByRole('option').first()).toContainText('iPhone 14');
    await expect(field).toBeFocused();
  });
});

/** The browser of these journeys never caches a page. It adds these reasons to those that come from the page. */
const BROWSER_REASONS = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
];
/** Whether a request was still open depends on when the page is left. */
const isByThePage = (reason: string) =>
  !BROWSER_REASONS.includes(reason) && !reason.startsWith('OutstandingNetworkRequest');

test("I leave and come back: no page prevents the browser's back/forward cache", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const leaving: string[] = [];
    Object.assign(window, { leaving });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0].endsWith('unload')) leaving.push(given[0]);
      listen(...given);
    };
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  const paths = ['/buy/products/phones/1', '/buy/product/iphone/iphone-14/8', '/buy/cart'];
  for (const path of paths) {
    await page.goto(path);
    await untilMounted(page);
    expect(await page.evaluate(() => (window as unknown as { leaving: string[] }).leaving)).toEqual([]);
  }
  await page.goto('/terms-and-conditions');
  for (const path of paths.reverse()) {
    const told = new Promise<string[]>((resolve) => {
      browser.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      );
    });
    await page.goBack();
    await expect(page).toHaveURL(path);
    expect((await told).filter(isByThePage)).toEqual([]);
  }
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    "I read a product with its price and picture, in the shop's design",
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/buy/product/iphone/iphone-14/8');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('iPhone 14');
      const main = page.getByRole('main');
      await expect(main).toHaveCount(1);
      await expect(main).toContainText(/£\d+/);
      await expect(main).toContainText('In Stock');
      await expect(main.getByRole('img', { name: /iPhone 14/ }).first()).toBeShown();
      await expect(page.locator('noscript p').first()).toContainText('The shop needs JavaScript to order.');
      await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
      await expect(main.getByRole('heading', { name: 'Specification' })).toBeShown();
      await expect(main.getByRole('heading', { name: 'Reviews' })).toBeShown();
    },
  );

  test('I search by a plain form, in the line that I am in', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/sell/products/phones/1');
    // Playwright does not search for roles in noscript.
    const field = page.locator('header noscript input[name="q"]');
    await expect(field).toBeShown();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Search a device/ })).toBeHidden();
    await field.fill('iphone 13');
    await field.press('Enter');
    await expect(page).toHaveURL('/sell/products/All/1?q=iphone+13');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /iPhone 13/ })
        .first(),
    ).toBeShown();
  });

  test('A product shows no button that does nothing', async ({ page }) => {
    await page.goto('/buy/product/iphone/iphone-14/8');
    const buy = page.getByRole('region', { name: 'Buy', exact: true });
    await expect(buy.locator('noscript p')).toContainText('To order it, turn on JavaScript');
    await expect(buy.getByRole('button')).toHaveCount(0);
  });

  test('A search without results links to the three lines and to popular searches', async ({ page }) => {
    await page.goto('/buy/products/All/1?q=zzzzqqq');
    const ways = page.locator('noscript').locator('a');
    for (const href of ['/sell/products/All/1', '/repair/products/All/1'])
      await expect(ways.and(page.locator(`[href="${href}"]`)).first()).toBeShown();
    await expect(ways.and(page.locator('[href*="?q="]')).first()).toBeShown();
  });

  test('I read where the stores are and when they are open, and nothing waits to load', async ({ page }) => {
    await page.goto('/stores');
    const card = page.getByRole('main').getByRole('article').last();
    await card.scrollIntoViewIfNeeded();
    // Playwright does not search for text in noscript.
    const hours = card.locator('noscript > *');
    await expect(hours).toContainText('Sunday');
    await expect(hours).toBeShown();
    await expect(page.getByText('Loading')).toBeHidden();
  });

  test('I am told what to do about my cart', async ({ page }) => {
    await page.goto('/buy/cart');
    const told = page.getByRole('main').locator('noscript p');
    await expect(told).toContainText('To see your cart and order, turn on JavaScript');
    await expect(told).toBeShown();
    await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  });
});
