import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageDraft, PageRow } from '#contract/pages-office-shapes.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { rowWith, SCROLLING } from '#tests/support/page-seeds.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const keyed = () => ({ ...admin, 'idempotency-key': randomUUID() });
const rows = (...sections: unknown[]) => [rowWith(...sections)] as PageRow[];

async function create(more: { starter?: string; copy_of?: string } = {}) {
  const key = `page-${randomUUID().slice(0, 8)}`;
  const body = { key, title: 'A page', ...more };
  await shop.call('POST /office/pages', { headers: keyed(), body });
  return key;
}

const read = async (key: string): Promise<PageDraft> =>
  (await shop.call('GET /office/pages/{key}/draft', { headers: admin, params: { key } })).result;

async function save(key: string, given: PageRow[]): Promise<PageDraft> {
  const { version } = await read(key);
  const options = { headers: admin, params: { key }, body: { version, rows: given } };
  return (await shop.call('PUT /office/pages/{key}/draft', options)).result;
}

const publish = async (key: string, version: number) =>
  (
    await shop.call('POST /office/pages/{key}/publish', {
      headers: keyed(),
      params: { key },
      body: { version },
    })
  ).result;

const shown = async (key: string) => {
  const answer = await shop.fetch(
    `/no/auth/web/site/template/template/design?page_key=${key}&section_position=middle`,
  );
  return answer.status === 404 ? [] : ((await answer.json()) as { data: PageRow[] }).data;
};

describe('The pages of the site builder', () => {
  it('begin as a sale with the clock that its description promises', async () => {
    const draft = await read(await create({ starter: 'sale' }));
    const sections = draft.rows.flatMap((row) => row.template_meta_data);
    expect(sections).toContainEqual(
      expect.objectContaining({
        title: 'Flash deals',
        ends_at: expect.any(String) as string,
        ends_again_days: 7,
      }),
    );
  });

  it('are listed with what every shop has first', async () => {
    const { data } = await shop.call('GET /office/pages', { headers: admin });
    expect(data.slice(0, 6).map(({ key, kind }) => [key, kind])).toEqual([
      ['home-page', 'home'],
      ['home-2', 'home'],
      ['home-3', 'home'],
      ['home-4', 'home'],
      ['header_slider', 'slider'],
      ['product-page', 'product'],
    ]);
    expect(data.filter(({ is_front: isFront }) => isFront).map(({ key, path }) => [key, path])).toEqual([
      ['home-page', '/'],
    ]);
    expect(data.find(({ key }) => key === 'privacy-policy')).toMatchObject({
      state: 'live',
      has_sections: false,
      can_archive: false,
    });
  });

  it('have a draft that visitors do not see until it is published', async () => {
    const key = await create();
    expect((await shop.fetch(`/pages/${key}`)).status).toBe(404);
    const draft = await save(key, rows(SCROLLING));
    expect(draft.is_changed).toBe(true);
    expect(await shown(key)).toEqual([]);
    const live = await publish(key, draft.version);
    expect(live).toMatchObject({ is_changed: false, live_revision: 1, rows: draft.rows });
    await expect.poll(async () => (await shown(key)).length).toBe(1);
    await expect.poll(async () => (await shop.fetch(`/pages/${key}`)).status).toBe(200);
  });

  it('begin with what is live: the home page of the demo shop', async () => {
    const draft = await read('home-page');
    expect(draft.is_changed).toBe(false);
    expect(new Set(draft.rows.map(({ position }) => position))).toEqual(
      new Set(['top', 'middle', 'bottom', 'footer']),
    );
    const saved = await save('home-page', draft.rows);
    expect(saved.version, 'a save that changes nothing').toBe(draft.version);
  });

  it('can be copied, and made of a starter', async () => {
    const { data } = await shop.call('GET /office/page-starters', { headers: admin });
    expect(data).toHaveLength(6);
    for (const { name } of data) {
      const draft = await read(await create({ starter: name }));
      expect(draft.rows.length).toBeGreaterThan(2);
    }
    const copy = await read(await create({ copy_of: 'home-page' }));
    expect(copy.rows).toHaveLength((await read('home-page')).rows.length);
  });

  it('name each fault of a draft by its path', async () => {
    const key = await create();
    const { errors } = await shop.refused('PUT /office/pages/{key}/draft', {
      headers: admin,
      params: { key },
      body: { version: 0, rows: rows(SCROLLING, { ...SCROLLING, container_bg: 'red;}*{' }) },
    });
    expect(errors).toEqual({
      'rows.0.template_meta_data.1.container_bg': 'must be a colour such as #1A2B3C',
    });
  });

  it('refuse an address of YouTube that nothing can be played from, by its path', async () => {
    const key = await create();
    const { version } = await read(key);
    const slide = { title: 'See it', image_or_video: 'video_allow', video_type: 'youtube_url' };
    const sliderOf = (url: string) => ({
      section_type: 'carosel_image_section',
      header_slider_section: { header_slider_data: [{ ...slide, video_url: url }] },
    });
    const { errors } = await shop.refused('PUT /office/pages/{key}/draft', {
      headers: admin,
      params: { key },
      body: { version, rows: rows(sliderOf('https://evil.example/v')) },
    });
    expect(errors).toEqual({
      'rows.0.template_meta_data.0.header_slider_section.header_slider_data.0.video_url':
        'must be the address of a YouTube video',
    });
    await save(key, rows(sliderOf('https://youtu.be/dQw4w9WgXcQ')));
  });

  it('tell the second of two editors what the first has saved', async () => {
    const key = await create();
    const { version } = await read(key);
    await save(key, rows(SCROLLING));
    const body = { version, rows: rows(SCROLLING, SCROLLING) };
    const refusal = await shop.refused('PUT /office/pages/{key}/draft', {
      headers: admin,
      params: { key },
      body,
    });
    expect(refusal.status).toBe(409);
    expect((refusal.now as PageDraft).rows[0]?.template_meta_data).toHaveLength(1);
  });

  it('keep each publication, and bring it back', async () => {
    const key = await create();
    await publish(key, (await save(key, rows(SCROLLING))).version);
    await publish(key, (await save(key, rows(SCROLLING, SCROLLING))).version);
    const revisions = await shop.call('GET /office/pages/{key}/revisions', {
      headers: admin,
      params: { key },
    });
    expect(revisions.data.map(({ revision, is_live }) => [revision, is_live])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(revisions.data[0]?.changes).toEqual(['Changed: Scrolling text, Scrolling text']);
    const { version } = await read(key);
    const body = { version, revision: 1, to: 'live' as const };
    const restored = await shop.call('POST /office/pages/{key}/restore', {
      headers: keyed(),
      params: { key },
      body,
    });
    expect(restored.result).toMatchObject({ live_revision: 3, is_changed: false });
    await expect.poll(async () => (await shown(key))[0]?.template_meta_data.length).toBe(1);
  });
});

describe('An address of a page', () => {
  it('leads to the new one after a change, and can be used again', async () => {
    const key = await create();
    await publish(key, (await save(key, rows(SCROLLING))).version);
    const next = `${key}-new`;
    const body = { version: 1, key: next };
    const moved = await shop.call('PUT /office/pages/{key}', { headers: admin, params: { key }, body });
    expect(moved.result).toMatchObject({ key: next, old_keys: [key], live_revision: 1 });
    await expect
      .poll(async () => (await shop.fetch(`/pages/${key}`, { redirect: 'manual' })).headers.get('location'))
      .toBe(`/pages/${next}`);
    await shop.call('POST /office/pages', { headers: keyed(), body: { key, title: 'Another' } });
    await expect
      .poll(async () => (await shop.fetch(`/pages/${key}`, { redirect: 'manual' })).status)
      .toBe(404);
  });

  it('takes its sections along when it is changed with the words, and leaves none behind', async () => {
    const key = await create();
    await publish(key, (await save(key, rows(SCROLLING))).version);
    const next = `${key}-words`;
    const params = { key };
    const change = { version: 0, slug: next, page_description: '<p>Words</p>' };
    const { result } = await shop.call('PUT /office/texts/{key}', { headers: admin, params, body: change });
    const facts = await shop.refused('PUT /office/pages/{key}', {
      headers: admin,
      params,
      body: { version: 1, title: 'From the builder' },
    });
    expect(facts).toMatchObject({
      status: 409,
      message: 'Other words of this page are prepared. Publish or discard them first.',
    });
    const body = { version: result.version };
    await shop.call('POST /office/texts/{key}/publish', { headers: admin, params, body });
    expect((await read(next)).rows).toHaveLength(1);
    await expect.poll(async () => (await shown(next)).length).toBe(1);

    const hidden = await shop.call('POST /office/texts/{key}/unpublish', {
      headers: admin,
      params: { key: next },
      body: { version: result.version + 1 },
    });
    const url = `/office/texts/${next}?version=${hidden.result.version}`;
    expect((await shop.fetch(url, { method: 'DELETE', headers: admin })).status).toBe(200);
    await shop.call('POST /office/pages', { headers: keyed(), body: { key: next, title: 'Anew' } });
    expect(await read(next)).toMatchObject({ rows: [], live_rows: [], live_revision: 0 });
  });

  it('belongs to one page, and legal pages keep theirs', async () => {
    for (const key of ['privacy-policy', 'home-page', 'design', 'delivery']) {
      const refusal = await shop.refused('POST /office/pages', {
        headers: keyed(),
        body: { key, title: 'Mine' },
      });
      expect(refusal.status, key).toBe(409);
    }
    const key = await create();
    const archive = { headers: admin, params: { key }, query: { version: 1 } };
    expect((await shop.call('DELETE /office/pages/{key}', archive)).result.state).toBe('archived');
    const refused = await shop.refused('DELETE /office/pages/{key}', {
      headers: admin,
      params: { key: 'terms-and-conditions' },
      query: { version: 1 },
    });
    expect(refused.status).toBe(409);
  });
});

describe('Staff who may prepare pages, but not publish them', () => {
  const email = 'drafts@site.example';
  const ASK = { status: 403, message: 'Ask somebody who may publish.' };
  let headers: Record<string, string>;
  beforeAll(async () => {
    await addStaff(shop, email, { ownedBy: undefined, rights: ['content'] });
    headers = await signIn(shop, email);
  });
  const asked = () => ({ ...headers, 'idempotency-key': randomUUID() });
  const change = (key: string, version: number) => ({
    headers,
    params: { key },
    body: { version, title: 'Another title' },
  });
  const facts = async (key: string) =>
    (await shop.call('GET /office/pages/{key}', { headers, params: { key } })).result;

  it('make a page and change it until visitors see it', async () => {
    const key = `page-${randomUUID().slice(0, 8)}`;
    const { result: made } = await shop.call('POST /office/pages', {
      headers: asked(),
      body: { key, title: 'A page' },
    });
    const { result } = await shop.call('PUT /office/pages/{key}', change(key, made.version));
    expect(result.heading).toBe('Another title');
    const { version } = await save(key, rows(SCROLLING));
    const params = { key };
    expect(
      await shop.refused('POST /office/pages/{key}/publish', { headers: asked(), params, body: { version } }),
    ).toMatchObject(ASK);
    const { version: live, live_revision: revision } = await publish(key, version);
    expect(await shop.refused('PUT /office/pages/{key}', change(key, result.version))).toMatchObject(ASK);
    expect(
      await shop.refused('DELETE /office/pages/{key}', {
        headers,
        params,
        query: { version: (await facts(key)).version },
      }),
    ).toMatchObject(ASK);
    const restore = (to: 'live' | 'draft') => ({
      headers: asked(),
      params,
      body: { version: live, revision, to },
    });
    expect(await shop.refused('POST /office/pages/{key}/restore', restore('live'))).toMatchObject(ASK);
    await shop.call('POST /office/pages/{key}/restore', restore('draft'));
    expect(await facts(key)).toMatchObject({ state: 'live', title: 'Another title' });
  });

  it('change a shared section until a page shows it', async () => {
    const { result: shared } = await shop.call('POST /office/shared-sections', {
      headers: asked(),
      body: { title: 'Hours', section: SCROLLING },
    });
    const params = { id: shared.id };
    const body = (version: number) => ({ headers, params, body: { version, section: SCROLLING } });
    const { result } = await shop.call('PUT /office/shared-sections/{id}', body(shared.version));
    const key = await create();
    const { version } = await save(key, rows({ ...SCROLLING, shared_id: shared.id }));
    await shop.call('PUT /office/shared-sections/{id}', body(result.version));
    await publish(key, version);
    expect(await shop.refused('PUT /office/shared-sections/{id}', body(result.version + 1))).toMatchObject(
      ASK,
    );
    const named = await shop.call('PUT /office/shared-sections/{id}', {
      headers,
      params,
      body: { version: result.version + 1, title: 'Opening hours' },
    });
    expect(named.result.title).toBe('Opening hours');
  });
});
