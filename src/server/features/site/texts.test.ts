import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

const read = async (key: string) =>
  (await shop.call('GET /office/texts/{key}', { headers, params: { key } })).result;
const prepare = async (key: string, fields: object) => {
  const { version } = await read(key);
  return (
    await shop.call('PUT /office/texts/{key}', { headers, params: { key }, body: { version, ...fields } })
  ).result;
};
const refused = async (key: string, fields: object) => {
  const { version } = await read(key);
  return shop.refused('PUT /office/texts/{key}', { headers, params: { key }, body: { version, ...fields } });
};
type Move = 'publish' | 'unpublish' | 'discard';
const move = async (key: string, what: Move) => {
  const { version } = await read(key);
  return (
    await shop.call(`POST /office/texts/{key}/${what}`, { headers, params: { key }, body: { version } })
  ).result;
};
const page = (path: string) => shop.fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual' });
const create = async (slug: string, title = 'Student prices') =>
  (await shop.call('POST /office/texts', { headers, body: { title, slug } })).result;

describe('A text page', () => {
  it('is a draft until it is published, and is then in the sitemap and in the search', async () => {
    await create('students');
    await prepare('students', {
      page_description: '<p>Ten percent off.</p>',
      meta_description: 'For students',
    });
    expect((await page('/pages/students')).status).toBe(404);
    const live = await move('students', 'publish');
    expect(live).toMatchObject({ is_published: true, has_draft: false, changed: { by: 'Alex Morgan' } });
    await expect.poll(async () => (await page('/pages/students')).status, { timeout: 1_000 }).toBe(200);
    const html = await (await page('/pages/students')).text();
    expect(html).toContain('Ten percent off.');
    expect(html).toContain('content="For students"');
    const index = await (await shop.fetch('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, file = '']) => file);
    const maps = await Promise.all(files.map(async (file) => (await shop.fetch(file)).text()));
    expect(maps.join('')).toContain('/pages/students<');

    await prepare('students', { page_description: '<p>Twelve percent off.</p>' });
    expect(await read('students')).toMatchObject({
      has_draft: true,
      page_description: '<p>Twelve percent off.</p>',
    });
    expect(await (await page('/pages/students')).text()).toContain('Ten percent off.');
    expect(await move('students', 'discard')).toMatchObject({
      has_draft: false,
      page_description: '<p>Ten percent off.</p>',
    });
    await move('students', 'unpublish');
    await expect.poll(async () => (await page('/pages/students')).status).toBe(404);
  });

  it('is refused to the builder of pages that read it before it was published', async () => {
    await create('shared-row');
    await prepare('shared-row', { page_description: '<p>Words.</p>' });
    const params = { key: 'shared-row' };
    const { version } = (await shop.call('GET /office/pages/{key}', { headers, params })).result;
    await move('shared-row', 'publish');
    const late = await shop.refused('PUT /office/pages/{key}', {
      headers,
      params,
      body: { version, title: 'Late' },
    });
    expect(late.status).toBe(409);
  });

  it('leads from its old address to the new one', async () => {
    await create('trade', 'For the trade');
    await prepare('trade', { page_description: '<p>Ask us.</p>' });
    await move('trade', 'publish');
    await prepare('trade', { slug: 'wholesale' });
    expect((await page('/pages/wholesale')).status).toBe(404);
    expect(await move('trade', 'publish')).toMatchObject({ key: 'wholesale', path: '/pages/wholesale' });
    await expect.poll(async () => (await page('/pages/wholesale')).status).toBe(200);
    await expect.poll(async () => (await page('/pages/trade')).status).toBe(301);
    expect((await page('/pages/trade')).headers.get('location')).toBe('/pages/wholesale');
    const { data } = await shop.call('GET /office/texts/{key}/revisions', {
      headers,
      params: { key: 'wholesale' },
    });
    expect(data.map(({ changes }) => changes)).toEqual([
      ['Changed address'],
      ['Published', 'Changed text'],
      [],
    ]);

    const restored = await shop.call('POST /office/texts/{key}/restore', {
      headers,
      params: { key: 'wholesale' },
      body: { version: (await read('wholesale')).version, restore: data[2]?.version ?? 0 },
    });
    expect(restored.result).toMatchObject({ has_draft: true, page_description: '', slug: 'wholesale' });
  });

  it('keeps its address to itself', async () => {
    await create('cases');
    const again = { title: 'Cases', slug: 'cases' };
    expect(await shop.refused('POST /office/texts', { headers, body: again })).toMatchObject({
      status: 400,
      errors: { slug: 'Another page has this address' },
    });
    for (const slug of ['home-page', 'privacy-policy', 'returns'])
      expect((await refused('cases', { slug })).errors, slug).toHaveProperty('slug');
    expect((await refused('returns', { slug: 'refunds' })).errors).toHaveProperty('slug');
    expect((await refused('cases', { slug: '../admin' })).errors).toHaveProperty('slug');
    expect((await refused('cases', { page_description: 'x'.repeat(100_001) })).errors).toHaveProperty(
      'page_description',
    );
    const key = 'terms-and-conditions';
    const body = { version: (await read(key)).version };
    expect(
      await shop.refused('POST /office/texts/{key}/unpublish', { headers, params: { key }, body }),
    ).toMatchObject({
      status: 409,
    });
    expect((await shop.fetch('/office/texts/home-page', { headers })).status).toBe(404);
  });

  it('is cleaned of scripts', async () => {
    await create('hostile');
    const html =
      '<h2 onclick="alert(1)">Hello</h2><script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>';
    expect((await prepare('hostile', { page_description: html })).page_description).toBe(
      '<h2>Hello</h2><a href="#">x</a>',
    );
  });

  it('is refused to the second of two editors, with the page as it is now', async () => {
    const { version } = await create('two-editors');
    await prepare('two-editors', { title: 'The first' });
    const body = { version, title: 'The second' };
    const late = await shop.refused('PUT /office/texts/{key}', {
      headers,
      params: { key: 'two-editors' },
      body,
    });
    expect(late).toMatchObject({ status: 409, now: { title: 'The first', version: version + 1 } });
    const gone = await shop.fetch(`/office/texts/two-editors?version=${version + 1}`, {
      method: 'DELETE',
      headers,
    });
    expect(gone.status).toBe(200);
    expect((await shop.fetch('/office/texts/two-editors', { headers })).status).toBe(404);
  });
});
