import { beforeAll, describe, expect, it } from 'vitest';
import { requests, type AnyCallRequest } from '#contract/first-calls.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { homeKey } from '#rules/page/home-keys.ts';
import { callAddress } from '#contract/request.ts';
import { sectionCalls } from '#contract/section-calls.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function open(path: string) {
  const response = await shop.fetch(path);
  const html = await response.text();
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { status: response.status, html, data: JSON.parse(json) as Record<string, { status: number }> };
}

const keyOf = ({ name, params, query }: AnyCallRequest) => callAddress(name, params, query);

describe('the home page', () => {
  it('brings the products of its sections, so that none of them is fetched', async () => {
    const { data } = await open('/');
    const blocks = await shop.call('GET /no/auth/web/site/template/template/design', {
      query: { page_key: 'home-page' },
    });
    const wanted = sectionCalls(blocks.data).map(keyOf);
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(wanted));
  });

  it('has its first picture fetched together with its scripts', async () => {
    const { html } = await open('/');
    expect(html).toContain('imagesrcset="/images/heroes/fold-buy-640.avif 640w');
  });

  it.each(['/home-3', '/home-4'])('with text alone (%s) contains nothing but the text', async (path) => {
    const { data, html } = await open(path);
    expect(Object.keys(data)).toContain(keyOf(requests.page(path.slice(1))));
    expect(Object.keys(data)).not.toContain(keyOf(requests.slider()));
    expect(html).not.toContain('imagesrcset');
  });

  it('says that an empty position is empty, so that the client does not ask again', async () => {
    await shop.database.pool.query(
      "delete from template_rows where (page_key = 'home-page' and position = 'footer') or page_key = 'header_slider'",
    );
    const footer = keyOf(requests.blocks(homeKey(), 'footer'));
    await expect.poll(async () => (await open('/')).data[footer]?.status).toBe(404);
    const { status, data, html } = await open('/');
    expect(status).toBe(200);
    expect(data[footer]).toEqual(await (await shop.fetch(footer)).json());
    expect(data[keyOf(requests.slider())]?.status).toBe(404);
    expect(html).not.toContain('imagesrcset');
  });
});

describe('the variants of the home page', () => {
  const footers = async (path: string, key: string) => {
    const { data } = await open(path);
    return JSON.stringify(data[keyOf(requests.blocks(key, 'footer'))]);
  };
  const putFooter = (key: string, title: string) =>
    shop.database.pool.query(
      "insert into template_rows (page_key, position, entries) values ($1, 'footer', $2::jsonb)",
      [key, JSON.stringify([{ section_type: 'subscribtion_section', title }])],
    );

  it('have rows of their own, and the chosen one stands at the address of the shop', async () => {
    const { database } = shop;
    await putFooter('home-2', 'Letter of the second');
    await putFooter('home-3', 'Letter of the third');
    await expect.poll(() => footers('/home-2', 'home-2')).toContain('Letter of the second');
    expect(await footers('/home-1', 'home-page')).not.toContain('Letter of the second');
    expect(await footers('/', homeKey())).not.toContain('Letter of the second');
    await expect.poll(() => footers('/home-3', 'home-3')).toContain('Letter of the third');
    await database.pool.query('update site_settings set home_variant = 2');
    await expect.poll(() => footers('/', homeKey())).toContain('Letter of the second');
    await database.pool.query('update site_settings set home_variant = 1');
    await expect.poll(() => footers('/', homeKey())).not.toContain('Letter of the second');
  });
});

describe('the words of the home pages', () => {
  it('are those of each home page, and / shows those of the chosen one', async () => {
    const admin = await signIn(shop, ADMINISTRATOR);
    const { result } = await shop.call('GET /office/pages/{key}', {
      headers: admin,
      params: { key: 'home-3' },
    });
    expect(result).toMatchObject({ has_facts: true, heading: 'Keep good devices in use for longer' });
    const words = {
      title: 'Plainly said',
      page_description: '<p>Words of the third</p>',
      meta_title: 'The third',
    };
    await shop.call('PUT /office/pages/{key}', {
      headers: admin,
      params: { key: 'home-3' },
      body: { version: result.version, ...words },
    });
    const html = async (path: string) => (await open(path)).html;
    await expect.poll(() => html('/home-3')).toContain('Words of the third');
    expect(await html('/home-3')).toContain('<title>The third');
    for (const path of ['/', '/home-1', '/home-2', '/home-4'])
      expect(await html(path), path).not.toContain('Words of the third');
    await shop.database.pool.query('update site_settings set home_variant = 3');
    await expect.poll(() => html('/')).toContain('<title>The third');
    await shop.database.pool.query('update site_settings set home_variant = 1');
    await expect.poll(() => html('/')).not.toContain('<title>The third');
  });

  it('have a title for search engines even if it is emptied', async () => {
    const admin = await signIn(shop, ADMINISTRATOR);
    const params = { key: 'home-4' };
    const { result } = await shop.call('GET /office/pages/{key}', { headers: admin, params });
    const body = { version: result.version, title: 'Wide and plain', meta_title: '' };
    const changed = await shop.call('PUT /office/pages/{key}', { headers: admin, params, body });
    expect(changed.result.meta_title).toBe('Wide and plain');
  });

  it.each(['home-page', 'home-2', 'home-3'])('make no page of words at /pages/%s', async (key) => {
    expect((await shop.fetch(`/pages/${key}`)).status).toBe(404);
    expect(await (await shop.fetch('/sitemaps/pages.xml')).text()).not.toContain(key);
  });
});

describe('a page with content that this version cannot read', () => {
  it('leaves it out, and shows the rest', async () => {
    const entries = [
      { section_type: 'hologram_section', title: 'From the future' },
      { section_type: 'product_section', title: 5, product_items: { ids: 'all' }, grid_col_value: 99 },
      { section_type: 'services_section', design: { design_value: 77 }, services_items: [null] },
      null,
    ];
    await shop.database.pool.query(
      "insert into template_rows (page_key, position, entries) values ('home-page', 'footer', $1::jsonb), ('header_slider', 'slider', $2::jsonb)",
      [
        JSON.stringify(entries),
        JSON.stringify([
          { section_type: 'carosel_image_section', header_slider_section: { header_slider_data: 'none' } },
        ]),
      ],
    );
    const read = async () => {
      const answer = await shop.fetch(keyOf(requests.blocks(homeKey(), 'footer')));
      const { data } = (await answer.json()) as { data?: { template_meta_data: unknown[] }[] };
      return data?.flatMap((row) => row.template_meta_data);
    };
    await expect.poll(read).toEqual([
      { section_type: 'product_section', product_items: {}, grid_col_value: 12 },
      { section_type: 'services_section', design: { design_value: 77 }, services_items: [] },
    ]);
    const { status } = await open('/');
    expect(status).toBe(200);
  });
});

describe('the page of section examples', () => {
  it('is hidden from search engines and the sitemap', async () => {
    const { status, html } = await open('/design');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await (await shop.fetch('/sitemaps/pages.xml')).text()).not.toContain('/design');
  });

  it('contains its rows', async () => {
    const { data } = await open('/design');
    expect(data[keyOf(requests.blocks('design', 'top'))]?.status).toBe(200);
  });
});
