import type { Locator } from '@playwright/test';
import type { SliderCell as Slide } from '#contract/sections/features.ts';
import type { Section } from '#contract/sections/registry.ts';
import { changeFirstData, putEntries } from '#tests/support/first-data.ts';
import { expect, test } from '#tests/support/journey.ts';

const SLIDER = 'GET /no/auth/web/site/template/header/slider';
const TRAP = 'javascript:window.trapped=1';
const MARKUP = '<img src=x onerror="window.trapped=1"><script>window.trapped=1</script>';

/** A section may be redrawn when its data arrives, so scrolling is repeated. */
const scrollTo = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded()).toPass();

/** Also of types and designs that the shop does not know. */
const entry = (type: string, design: number, content: object) =>
  ({ section_type: type, design: { design_value: design }, ...content }) as Section;

/** The home page with these entries at its top, and these slides. */
async function openWith(
  page: Parameters<typeof changeFirstData>[0],
  entries: Section[],
  slides?: Slide[],
): Promise<void> {
  await changeFirstData(page, '/', (data) => {
    putEntries(data, 'top', entries);
    if (slides) {
      data.of(SLIDER).result = [
        {
          id: 1,
          sort_order: 0,
          template_meta_data: [
            entry('carosel_image_section', 1, { header_slider_section: { header_slider_data: slides } }),
          ],
        },
      ];
    }
  });
  await page.goto('/');
}

test.use({ reducedMotion: 'reduce' });

test('Links, colours and titles in the site’s content cannot harm me', async ({ page, pageErrors }) => {
  // The browser reports what it blocked before the cleaner removes it.
  pageErrors.allow(/inline event handler violates/);
  // The page preloaded the shop's own slides, which these replace.
  pageErrors.allow(/was preloaded using link preload but not used/);
  const dangerous = {
    title: MARKUP,
    sub_title: MARKUP,
    title_color: 'red;position:fixed',
    sub_title_color: 'url(https://evil.example/x)',
    button_label: 'Press me',
    button_text_url: TRAP,
    image: 'banners/main-1',
  };
  await openWith(
    page,
    [
      entry('image_section', 2, { image_items: [dangerous] }),
      entry('services_section', 1, {
        title: MARKUP,
        view_url: TRAP,
        bg_color_type: 'color',
        container_bg: 'red;background:url(https://evil.example/y)',
        services_items: [{ icon: TRAP, title: MARKUP, description: MARKUP }],
      }),
      entry('services_section', 2, {
        title: 'A ground that is none',
        bg_color_type: 'url',
        bg_image: TRAP,
        services_items: [{ icon: 'shield', title: 'One', description: 'Two' }],
      }),
      entry('text_editor_section', 1, {
        text_area_button_Data: [{ text: `<h2>Words</h2>${MARKUP}`, label: 'Read', url: TRAP }],
        promo_cards: [{ ...dangerous, category: MARKUP, description: MARKUP }],
        banner_cards: [dangerous],
      }),
      entry('text_scrolling_section', 1, { text_scrolling: [{ title: MARKUP }] }),
    ],
    [{ ...dangerous, image_or_video: 'video_allow', vedio_flag: 'video_url', video_url: TRAP }],
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'A ground that is none' })).toBeShown();
  await expect(main.getByRole('heading', { name: 'Words' })).toBeShown();
  const press = main.getByRole('link', { name: /^Press me/ });
  await expect(press).toHaveCount(4);
  for (const link of await press.all()) await expect(link).toHaveAttribute('href', '#');
  await expect(main.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '#');
  await expect(main.getByRole('link', { name: /^View all/ }).filter({ hasText: 'onerror' })).toHaveCount(0);
  await expect(main.locator('[href^="javascript"], [src^="javascript"], script, video, iframe')).toHaveCount(
    0,
  );
  await expect(main.getByText(MARKUP, { exact: true }).first()).toBeShown();
  const styles = await main
    .locator('[style]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('style')));
  expect(styles.filter((style) => /evil|fixed|javascript|url\(/.test(style ?? ''))).toEqual([]);
  await press.first().click();
  expect(await page.evaluate(() => 'trapped' in window)).toBe(false);
});

test('Content of an unknown kind is left out, and the content around it is shown', async ({ page }) => {
  const services = { services_items: [{ icon: 'shield', title: 'Known', description: 'Shown.' }] };
  await openWith(page, [
    entry('hologram_section', 1, { title: 'From the future' }),
    entry('services_section', 9, { title: 'A design to come', ...services }),
    entry('product_section', 5, { title: 'Of the fifth design', product_items: { ids: [1] } }),
    entry('product_section', 2, { title: 'No such products', product_items: { ids: [999_999] } }),
    entry('image_section', 1, { title: 'No pictures' }),
    entry('services_section', 1, services),
  ]);
  const main = page.getByRole('main');
  await expect(main.getByText('Known')).toBeShown();
  for (const title of [
    'From the future',
    'A design to come',
    'Of the fifth design',
    'No such products',
    'No pictures',
  ]) {
    await expect(main.getByText(title, { exact: true })).toHaveCount(0);
  }
});

test('Sections without a title have the default of the specification', async ({ page }) => {
  const product_items = { ids: [1, 2, 3, 4, 5, 6] };
  await openWith(page, [
    entry('product_section', 3, { carousel: 'on', product_items }),
    entry('product_section', 6, { product_items }),
  ]);
  const arrivals = page.getByRole('region', { name: 'New Arrivals' }).first();
  await expect(arrivals.getByRole('article').first()).toBeShown();
  const best = page.getByRole('region', { name: 'Top Saled Items' });
  await expect(best.getByRole('article')).toHaveCount(4);
});

test('A missing picture is replaced by the placeholder of its kind', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await page.route('**/no/auth/web/site/products?*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"products/', '"nowhere/');
    await route.fulfill({ response, body: text });
  });
  await changeFirstData(page, '/', (data) => {
    putEntries(data, 'top', [
      entry('image_section', 2, { image_items: [{ title: 'No picture', image: 'nowhere/at-all' }] }),
      entry('categories_section', 1, { title: 'No pictures', categories_items: [10], type: 'grid' }),
      entry('product_section', 1, { title: 'No photos', product_items: { ids: [7] } }),
    ]);
    const [phones] = data.of('GET /no/auth/web/site/categories').result;
    Object.assign(phones ?? {}, { id: 10, level: 0, category_image: 'nowhere/a', image: null });
  });
  await page.goto('/');
  const main = page.getByRole('main');
  const banner = main.getByRole('article').filter({ hasText: 'No picture' });
  await scrollTo(banner);
  // Text is on top of it: a drawing below would make the text hard to read.
  await expect(banner.locator('img:visible')).toHaveCount(0);
  const tiles = main.getByRole('region', { name: 'No pictures' });
  await scrollTo(tiles);
  await expect(tiles.locator('img')).toHaveAttribute('src', '/item-no-image.svg');
  // Scroll to the section: a picture that has failed becomes another element.
  const photos = main.getByRole('region', { name: 'No photos' });
  await scrollTo(photos);
  await expect(photos.locator('img').first()).toHaveAttribute('src', '/product-no-image.svg');
});

test('Light text stays readable where its picture is missing', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const words = { title_color: '#FFFFFF', image: 'nowhere/at-all' };
  await openWith(page, [entry('image_section', 2, { image_items: [{ title: 'White on what?', ...words }] })]);
  const banner = page.getByRole('main').getByRole('article').filter({ hasText: 'White on what?' });
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.locator('img:visible')).toHaveCount(0);
  await expect(banner.locator('div').first()).toHaveCSS('background-color', 'rgb(20, 22, 26)');
});

test('Where no picture loads at all, tiles and slides show their text on their own colours', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const main = page.getByRole('main');
  const tile = main.getByRole('article').filter({ hasText: 'Nearly new' });
  await expect(tile).toBeShown();
  await expect(tile.locator('img:visible')).toHaveCount(0);
  const repair = main.getByRole('group').filter({ hasText: 'Cracked screen?' }).first();
  await repair.scrollIntoViewIfNeeded();
  await expect(repair.locator('img:visible')).toHaveCount(0);
  // If even the placeholder is missing, nothing is drawn, also no broken icon.
  const card = main.getByRole('region', { name: 'Flash deals' }).getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await expect(picture).toHaveAttribute('src', '/product-no-image.svg');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const drawn = await picture.screenshot();
  await picture.evaluate((img) => img.style.setProperty('opacity', '0'));
  expect((await picture.screenshot()).equals(drawn)).toBe(true);
});
