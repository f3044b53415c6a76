import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageRow } from '#contract/pages-office-shapes.ts';
import { exampleOf } from '#contract/sections/examples.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { OWN_PICTURES } from '#rules/site/section-files.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { keptMedia, uniquePicture } from '#tests/support/media.ts';
import { rowWith, SCROLLING } from '#tests/support/page-seeds.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

async function check(key: string, rows: PageRow[]) {
  const params = { key };
  const { result: draft } = await shop.call('GET /office/pages/{key}/draft', { headers: admin, params });
  const body = { version: draft.version, rows };
  await shop.call('PUT /office/pages/{key}/draft', { headers: admin, params, body });
  return (await shop.call('POST /office/pages/{key}/check', { headers: admin, params, body: {} })).result;
}

/** What is said of a new page of these sections. */
async function checkSections(...sections: unknown[]) {
  const key = `page-${randomUUID().slice(0, 8)}`;
  const headers = { ...admin, 'idempotency-key': randomUUID() };
  await shop.call('POST /office/pages', { headers, body: { key, title: 'A page' } });
  return check(key, [rowWith(...sections)] as PageRow[]);
}

const banners = (...items: object[]) => ({
  section_type: 'image_section',
  design: { design_value: 2 },
  title: 'Autumn',
  image_items: items.map((item) => ({ image_or_video: 'image_allow', image_flag: 'file', ...item })),
});
const field = (at: string) => `rows.0.template_meta_data.0.${at}`;

describe('A section without anything in it', () => {
  it('is named, and a list of products by what visitors can buy of it', async () => {
    const { warnings } = await checkSections(
      { section_type: 'services_section', title: 'Promises', services_items: [] },
      { section_type: 'text_editor_section' },
      { section_type: 'subscribtion_section' },
      { section_type: 'product_section', product_items: { ids: [] } },
    );
    expect(warnings.map(({ code, section }) => [code, section])).toEqual([
      ['empty', 0],
      ['empty', 1],
      ['no_products', 3],
    ]);
  });
});

describe('What visitors would not see', () => {
  it('is named: unknown categories, a design of nothing, an ended offer, and items without content', async () => {
    const { warnings } = await checkSections(
      { section_type: 'categories_section', categories_items: [99_999] },
      { section_type: 'product_section', design: { design_value: 5 }, product_items: { ids: [1] } },
      {
        section_type: 'product_section',
        design: { design_value: 2 },
        ends_at: '2020-01-01T00:00:00Z',
        product_items: { ids: [1] },
      },
      { section_type: 'image_section', image_items: [{}, { title: 'Words' }] },
      {
        section_type: 'text_editor_section',
        text_area_button_Data: [{ text: '<script>a()</script>' }, { text: '<p>Words</p>' }],
      },
    );
    expect(
      warnings.filter(({ code }) => code === 'empty').map(({ section, field: at }) => [section, at]),
    ).toEqual([
      [0, 'categories_items'],
      [1, 'design'],
      [2, 'ends_at'],
      [3, 'image_items.0'],
      [4, 'text_area_button_Data.0'],
    ]);
  });

  it('is named for a picture of which there is no file', async () => {
    const { warnings } = await checkSections(banners({ image: 'WWWnope', title: 'New' }));
    expect(warnings).toMatchObject([{ code: 'missing_picture', at: field('image_items.0.image') }]);
  });
});

describe('A picture of a section', () => {
  it('without words is named, with its section and the field to fill in', async () => {
    const { id, version, image, focal_point } = await keptMedia(shop, admin);
    const [warning] = (await checkSections(banners({ image, title: ' ' }))).warnings;
    expect(warning).toMatchObject({ code: 'no_alt', at: field('image_items.0.title') });
    expect(warning?.message).toContain('Autumn, picture 1: Phone.png has neither a title nor an alt text');

    // No section shows the alt text of the library, so a picture with one still needs words.
    const body = { version, name: 'Phone.png', alt: 'A pink phone', focal_point };
    await shop.call('PUT /office/media/{id}', { headers: admin, params: { id }, body });
    const [other] = (await checkSections(banners({ image }))).warnings;
    expect(other?.message).toContain('Phone.png has an alt text but no title');
  });

  it('that was uploaded is named beside words too, until its library says what is seen on it', async () => {
    const { id, version, image, focal_point } = await keptMedia(shop, admin);
    const slider = {
      section_type: 'carosel_image_section',
      header_slider_section: { header_slider_data: [{ image, title: 'Watches' }] },
    };
    const unnamed = async () => {
      const { warnings } = await checkSections(slider, banners({ image, title: 'Watches' }));
      return warnings.flatMap(({ code, message, field: at }) => (code === 'no_alt' ? [[message, at]] : []));
    };
    const words = 'Phone.png has no alt text. Say in the media library what is seen on it.';
    expect(await unnamed()).toEqual([
      [`Slider, slide 1: ${words}`, 'header_slider_section.header_slider_data.0.image'],
      [`Autumn, picture 1: ${words}`, 'image_items.0.image'],
    ]);
    const body = { version, name: 'Phone.png', alt: 'A pink phone', focal_point };
    await shop.call('PUT /office/media/{id}', { headers: admin, params: { id }, body });
    expect(await unnamed()).toEqual([]);
  });

  it('is an ornament beside words', async () => {
    const image = 'banners/half-1';
    const { warnings } = await checkSections(
      banners({ image, title: 'Watches' }, { image, sub_title: 'New' }),
    );
    expect(warnings).toEqual([]);
  });

  it('that should be a video is named until there is one to play', async () => {
    const film = { image_or_video: 'video_allow', title: 'See it', video_thamnail_image: 'banners/half-1' };
    const { warnings } = await checkSections(
      banners(film, { ...film, video_type: 'youtube_url', video: 'video/fold' }),
      banners({ ...film, video: 'video/fold' }),
    );
    expect(warnings.map(({ code, section, field: at }) => [code, section, at])).toEqual([
      ['missing_picture', 0, 'image_items.0.video'],
      ['missing_picture', 0, 'image_items.1.video_url'],
    ]);
  });

  it('of another site is named, and so is such a background', async () => {
    const url = 'https://pictures.example/a.png';
    const { warnings } = await checkSections(
      {
        ...banners({ image_flag: 'url', image_url: url, title: 'Theirs' }),
        bg_color_type: 'url',
        bg_image: url,
      },
      banners({ image: 'banners/half-1', title: 'Ours' }),
    );
    expect(warnings.map(({ code, at }) => [code, at])).toEqual([
      ['other_site', field('image_items.0.image_url')],
      ['other_site', field('bg_image')],
    ]);
    expect(warnings[0]?.message).toContain('Autumn, picture 1: its picture comes from pictures.example');
  });
});

describe('Words on a picture', () => {
  const plain = (background: string) =>
    sharp({ create: { width: 800, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const contrastOf = async (section: object) =>
    (await checkSections(section)).warnings.flatMap(({ code, at }) => (code === 'contrast' ? [at] : []));

  it('are held against the picture under them, in the colour of the content or in ink', async () => {
    const { image: pale } = await keptMedia(shop, admin, await plain('#f9d5dc'));
    const { image: dark } = await keptMedia(shop, admin, await plain('#1b2038'));
    const words = { title: 'Autumn', sub_title: 'Less for more' };
    const found = await contrastOf(
      banners(
        { ...words, image: pale },
        { ...words, image: pale, title_color: '#ffffee' },
        // Enough for a large title, too little for a line.
        { ...words, image: pale, title_color: '#7a7a7a', sub_title_color: '#7a7a7a' },
        { ...words, image: dark },
        { ...words, image: dark, title_color: 'white', sub_title_color: '#DCE0F5' },
      ),
    );
    expect(found).toEqual(
      ['1.title_color', '2.sub_title_color', '3.title_color', '3.sub_title_color'].map((at) =>
        field(`image_items.${at}`),
      ),
    );
  });

  it('are held against the left half of it', async () => {
    const half = await sharp(await plain('#ffffff'))
      .composite([
        {
          input: await sharp(await plain('#000000'))
            .resize(400, 400)
            .toBuffer(),
          left: 400,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { image } = await keptMedia(shop, admin, half);
    expect(await contrastOf(banners({ image, title: 'In ink' }))).toEqual([]);
    const light = { image, title: 'In white', title_color: '#ffffff' };
    expect(await contrastOf(banners(light))).toHaveLength(1);
  });

  it('are held against the picture of a new section too', async () => {
    const light = { image: OWN_PICTURES[0], title: 'In white', title_color: '#ffffff' };
    expect(await contrastOf(banners(light))).toEqual([field('image_items.0.title_color')]);
  });

  it('and on the background of a section', async () => {
    expect(await contrastOf({ ...SCROLLING, bg_color_type: 'color', container_bg: '#111111' })).toEqual([
      field('container_bg'),
    ]);
    const { image } = await keptMedia(shop, admin, await plain('#0a0a0a'));
    expect(await contrastOf({ ...SCROLLING, bg_color_type: 'image', bg_image: image })).toEqual([
      field('bg_image'),
    ]);
  });

  it('are no reason to fail where the picture can’t be read', async () => {
    const { warnings } = await checkSections(banners({ image: 'banners/none', title: 'Gone' }));
    expect(warnings.map(({ code }) => code)).toEqual(['missing_picture']);
  });
});

describe('The weight of the first screen', () => {
  const kb = async (...files: string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(`demo/pictures/${file}.avif`)).size),
    );
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  };
  const service = { icon: 'truck', title: 'Quick', description: 'Tomorrow' };

  it('counts the pictures of categories and products, at the size that a phone takes', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; image: string }>(
      'select id, image from categories where level = 0 and image is not null order by id limit 2',
    );
    const services = { section_type: 'services_section', services_items: [service, service] };
    const tiles = { section_type: 'categories_section', categories_items: rows.map(({ id }) => id) };
    const weight = (await checkSections(services, { ...tiles, design: { design_value: 4 } })).first_screen_kb;
    expect(weight).toBe(await kb(...rows.map(({ image }) => `${image}-640`)));

    const listed = await shop.database.pool.query<{ id: number }>(
      'select product_id as id from listing order by product_id limit 2',
    );
    const ids = listed.rows.map(({ id }) => id);
    const cards = { section_type: 'product_section', product_items: { ids } };
    expect((await checkSections(services, cards)).first_screen_kb).toBeGreaterThan(0);
  });

  it('counts each file once, and nothing below the first screen', async () => {
    const item = { image: 'banners/half-1', title: 'Watches' };
    const below = { image: 'banners/half-2', title: 'Below' };
    const { first_screen_kb: weight } = await checkSections(banners(item, item, below));
    expect(weight).toBe(await kb('banners/half-1-1200'));
  });

  it('counts the pictures of a new section, such as a slider', async () => {
    const nothing = { productIds: [], categoryIds: [], now: new Date(0) };
    const { size } = await stat(`public${OWN_PICTURES[0]}`);
    for (const design of [1, 2]) {
      const slider = exampleOf('carosel_image_section', design, nothing);
      const { first_screen_kb: weight, warnings } = await checkSections(slider);
      expect(weight).toBe(Math.round(size / 1024));
      expect(warnings).toEqual([]);
    }
    expect(size).toBeGreaterThan(512);
  });

  it('of an uploaded picture is that of its file', async () => {
    const { image } = await keptMedia(shop, admin, await uniquePicture(1600, 800));
    const { first_screen_kb: weight } = await checkSections(banners({ image, title: 'Ours' }));
    const sent = await shop.fetch(`/images/${image}-1200.avif`);
    expect(weight).toBe(Math.round((await sent.arrayBuffer()).byteLength / 1024));
  });
});

describe('A starter', () => {
  it('has no words that are hard to read, and a light first screen', async () => {
    const { data } = await shop.call('GET /office/page-starters', { headers: admin });
    for (const { title, rows } of data.filter((starter) => starter.kind === 'home')) {
      const { warnings, first_screen_kb: weight } = await check('home-page', rows);
      expect(warnings, title).toEqual([]);
      expect(weight, title).toBeGreaterThan(0);
    }
  });
});
