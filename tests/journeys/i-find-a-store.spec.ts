import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { changeFirstData } from '#tests/support/first-data.ts';
import { fakeGoogleMaps } from '#tests/support/google-maps.ts';
import { expect, test } from '#tests/support/journey.ts';
import { messages } from '#tests/support/messages.ts';

const LEEDS = { latitude: 53.7997, longitude: -1.5492 };

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByPlaceholder('Search by name or address...');
const map = (page: Page) => page.getByRole('region', { name: 'Map of the stores' });
const ready = (page: Page) => map(page).locator('[data-zoom]');
const pin = (page: Page, name: string) => map(page).getByRole('button', { name });
const pins = (page: Page) => map(page).locator('.store-pin');
const info = (page: Page, name: string) => map(page).getByRole('group', { name, exact: true });

async function milesShown(page: Page): Promise<number[]> {
  const words = await cards(page)
    .getByText(/^[\d.]+ miles?$/)
    .allInnerTexts();
  return words.map((text) => Number.parseFloat(text));
}

test(
  'I filter the stores by a name or a street, and am told when none matches',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await page.goto('/stores');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Threefold Stores Near You' })).toBeShown();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
    await search(page).fill('upper street');
    await expect(names(page)).toHaveText(['Threefold Islington']);
    await expect(main(page).getByText('1 store', { exact: true })).toBeShown();
    await search(page).fill('zzz nowhere');
    await expect(page.getByRole('heading', { name: 'No store matches “zzz nowhere”' })).toBeShown();
    await expect(cards(page)).toHaveCount(0);
    if ((page.viewportSize()?.width ?? 0) < 600) await expect(map(page)).toBeHidden();
    else await expect(map(page)).toBeShown();
    await page.getByRole('button', { name: 'Show all stores' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(names(page).filter({ hasText: 'Threefold Camden' })).toBeShown();
  },
);

test('I enter a postcode and see the nearest stores first, in miles, and how exact that is', async ({
  page,
}) => {
  await page.goto('/stores');
  await search(page).fill('ls1 6hd');
  await expect(main(page).getByText(/^\d+ stores, nearest to LS1 \(Leeds\) first$/)).toBeShown();
  await expect(main(page).getByText(/from the middle of the postcode district/)).toBeShown();
  await expect(names(page).first()).toHaveText('Mobile Yard Leeds');
  const miles = await milesShown(page);
  expect(miles.length).toBeGreaterThanOrEqual(10);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  expect(miles[0]).toBeLessThan(1);
  expect(miles[1]).toBeGreaterThan(20);
});

test('I enter a town: one with a store filters the list, one without sorts it by distance', async ({
  page,
}) => {
  await page.goto('/stores');
  await search(page).fill('Stockport');
  await expect(names(page)).toHaveText(['Northside Phones Stockport']);
  await page.getByRole('button', { name: 'Show all stores, nearest to Stockport first' }).click();
  await expect(names(page).nth(1)).toHaveText('Northside Phones Manchester');
  await search(page).fill('York');
  await expect(main(page).getByText(/nearest to York first$/)).toBeShown();
  await expect(names(page).first()).toHaveText('Mobile Yard Leeds');
  await search(page).fill('Newport');
  await expect(names(page).first()).toHaveText('Loop Gaming Bristol');
  await page.getByRole('button', { name: 'Newport, Isle of Wight' }).click();
  await expect(main(page).getByText(/nearest to Newport, Isle of Wight first$/)).toBeShown();
});

test('The shop asks my browser for my location only when I click', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(LEEDS);
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset['asked'] = 'yes';
      ask(...given);
    };
  });
  await page.goto('/stores');
  await expect(ready(page)).toBeShown();
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(main(page).getByText(/^\d+ stores, nearest first$/)).toBeShown();
  await expect(names(page).first()).toHaveText('Mobile Yard Leeds');
  await page.getByRole('button', { name: 'Remove Near you' }).click();
  await expect(names(page).first()).toHaveText('Threefold Camden');
});

test('When my browser refuses my location, I can enter a postcode instead', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/stores');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(messages(page).getByText('Type a town or a postcode instead.')).toBeShown();
  await expect(names(page).first()).toHaveText('Threefold Camden');
});

test(
  'I open a pin, read about the store, and close it again, by keyboard too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/stores?q=leeds');
    // Once the location of Leeds is known, the map moves one last time.
    await expect(main(page).getByText(/as the crow flies, from the middle of the town/)).toBeShown();
    await expect(ready(page)).toHaveAttribute('data-zoom', '10');
    const window = info(page, 'Mobile Yard Leeds');
    // While the map still moves, a pin can slip away from under the pointer.
    await expect(async () => {
      await pin(page, '1, Mobile Yard Leeds').click();
      await expect(window).toBeFocused({ timeout: 1_500 });
    }).toPass();
    await expect(window).toContainText('27 Briggate, Leeds, LS1 6HD');
    await expect(window).toContainText(/Open until|Opens|Closed/);
    await expect(window.getByRole('link', { name: /Directions/ })).toHaveAttribute('href', /LS1\+6HD/);
    await expect(ready(page)).toHaveAttribute('data-zoom', '15');
    await expect(cards(page).getByRole('button', { name: 'Mobile Yard Leeds' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(ready(page)).toHaveAttribute('data-zoom', '10');
    await expect(pin(page, '1, Mobile Yard Leeds')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(window).toBeShown();
  },
);

test.describe('With reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the window of a pin has the focus as well, and Escape closes it', async ({ page }) => {
    await page.goto('/stores?q=leeds');
    await expect(main(page).getByText(/as the crow flies, from the middle of the town/)).toBeShown();
    await expect(ready(page)).toHaveAttribute('data-zoom', '10');
    await pin(page, '1, Mobile Yard Leeds').click();
    const window = info(page, 'Mobile Yard Leeds');
    await expect(window).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(pin(page, '1, Mobile Yard Leeds')).toBeFocused();
  });
});

test(
  'I see all results on the map, without overlapping pins, and zoom in on some',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/stores');
    await expect(ready(page)).toHaveAttribute('data-zoom', /^[4-7]$/);
    const london = map(page).getByRole('button', { name: /^[34] stores: Threefold Camden, / });
    await expect(london).toBeShown();
    const boxes = await pins(page).evaluateAll((all) =>
      all.map((one) => {
        // A group's marker is wider than a pin.
        const drawn = one.matches('.store-group') ? (one.querySelector('span') ?? one) : one;
        const { left, right, top, bottom } = drawn.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const frame = await map(page).boundingBox();
    if (!frame) throw new Error('no map');
    if (!isMobile) for (const one of await pins(page).all()) await expect(one).toBeInViewport({ ratio: 1 });
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(frame.x);
      expect(box.right).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.top).toBeGreaterThanOrEqual(frame.y);
      expect(box.bottom).toBeLessThanOrEqual(frame.y + frame.height);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(isApart).toBe(true);
      }
    }
    // On a narrow map the group also contains another town, and splits in two steps.
    await expect(async () => {
      if ((await pin(page, '1, Threefold Camden').count()) === 0) await london.click();
      await expect(pin(page, '1, Threefold Camden')).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await expect(pin(page, '3, Threefold Hackney')).toBeInViewport();
  },
);

test('On a tablet the map is beside the list, and only the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/stores');
  await expect(ready(page)).toBeShown();
  const [list, box] = await Promise.all([cards(page).first().boundingBox(), map(page).boundingBox()]);
  expect(list?.width).toBe(308);
  expect(box?.x).toBe(352);
  const header = await page.getByRole('banner').locator(':scope > div').boundingBox();
  expect(box?.y, 'against the line of the header').toBe((header?.y ?? 0) + (header?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0), 'down to the edge of the window').toBe(1024);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport();
  await expect(search(page)).toBeInViewport();
  expect((await map(page).boundingBox())?.height).toBe(box?.height);
});

test('A store says which lines it offers, and I find stores that repair', async ({ page }) => {
  await page.goto('/stores');
  const audio = cards(page).filter({ hasText: 'Quayside Audio Newcastle' });
  await expect(audio.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveText(['Buy']);
  await expect(cards(page).first().getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveText([
    'Buy',
    'Sell',
    'Repair',
  ]);
  await page.getByRole('button', { name: 'Repair', exact: true }).click();
  await expect(page).toHaveURL(/service=repair/);
  await expect(audio).toHaveCount(0);
  await expect(names(page).first()).toHaveText('Threefold Camden');
});

test(
  'I choose a store in the list, the map follows, and I go to its products and back',
  { tag: ['@phone', '@tablet'] },
  async ({ page }) => {
    await page.goto('/stores');
    await expect(ready(page)).toBeShown();
    await cards(page).getByRole('button', { name: 'Quayside Audio Newcastle' }).click();
    await expect(ready(page)).toHaveAttribute('data-zoom', '15');
    await expect(pin(page, 'Quayside Audio Newcastle')).toHaveAttribute('aria-pressed', 'true');
    const window = info(page, 'Quayside Audio Newcastle');
    await expect(window).toBeInViewport();
    await expect(page).toHaveURL(/store=10$/);
    await window.getByRole('link', { name: 'View Store Quayside Audio Newcastle' }).click();
    await expect(page).toHaveURL('/buy/products/All/1?business=6');
    await page.goBack();
    await expect(info(page, 'Quayside Audio Newcastle')).toBeShown();
    await expect(ready(page)).toHaveAttribute('data-zoom', '15');
  },
);

test('I see only what is open now', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-11-16T18:00:00Z') });
  await page.goto('/stores');
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByRole('heading', { name: 'No store is open right now' })).toBeShown();
  await page.getByRole('button', { name: 'Show all stores' }).click();
  await expect(cards(page).first()).toContainText('Opens Monday, 9 AM');
});

test('I read “Loading...” until the map is there, and the list at once', async ({ page }) => {
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/leaflet-map.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/stores');
  await expect(map(page).getByText('Loading...')).toBeShown();
  await expect(names(page).first()).toHaveText('Threefold Camden');
  letGo?.();
  await expect(ready(page)).toBeShown();
  await expect(map(page).getByText('Loading...')).toBeHidden();
});

test(
  'Where no map can be loaded, the list does everything',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED|preload assets/);
    await page.route(/leaflet-map/, (route) => route.abort());
    await page.goto('/stores');
    await expect(map(page).getByText(/^The map can’t be shown at the moment/)).toBeShown();
    await search(page).fill('NW1');
    await expect(names(page).first()).toHaveText('Threefold Camden');
    await cards(page).getByRole('button', { name: 'Threefold Camden' }).click();
    await expect(cards(page).first()).toContainText('Monday to Saturday');
    await expectAccessible(page);
    await cards(page).first().getByRole('link', { name: 'View Store Threefold Camden' }).click();
    await expect(page).toHaveURL('/buy/products/All/1?business=1');
  },
);

test('The map shows the tiles of the configured provider, with its credit line', async ({ page }) => {
  await changeFirstData(page, '/stores', (data) => {
    data.of('GET /no/auth/web/site/map').result.tiles_url = 'https://tiles.example/{z}/{x}/{y}.svg';
  });
  const asked: string[] = [];
  await page.route('https://tiles.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    });
  });
  await page.goto('/stores');
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeShown();
  await expect.poll(() => asked.some((url) => /^https:\/\/tiles\.example\/[4-7]\//.test(url))).toBe(true);
});

test('With a Google key the map is Google’s, and works the same', async ({ page }) => {
  const { asked } = await fakeGoogleMaps(page);
  // Through a link from a page that does not load Google's script.
  await page.goto('/privacy-policy');
  const link = page.getByRole('contentinfo').locator('a[href="/stores"]');
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(ready(page)).toHaveAttribute('data-zoom', /^[4-7]$/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('key=AIza-a-key-of-journeys');
  await pin(page, '7, Loop Gaming Bristol').focus();
  await page.keyboard.press('Enter');
  const window = info(page, 'Loop Gaming Bristol');
  await expect(window).toBeFocused();
  await expect(ready(page)).toHaveAttribute('data-zoom', '15');
  await window.getByRole('button', { name: 'Close' }).click();
  await expect(window).toBeHidden();
  await expect(ready(page)).toHaveAttribute('data-zoom', /^[4-7]$/);
});

test('Where Google’s script does not load, the list does everything', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/);
  await fakeGoogleMaps(page);
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.goto('/stores');
  await expect(map(page).getByText(/^The map can’t be shown at the moment/)).toBeShown();
  await expect(names(page).first()).toHaveText('Threefold Camden');
});
