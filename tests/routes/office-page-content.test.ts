import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageDraft, PageRow } from '#contract/pages-office-shapes.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { runSchedule } from '#server/features/pages/schedule.writes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { rowWith, SCROLLING } from '#tests/support/page-seeds.ts';
import { keptMedia, sendMedia, uniquePicture } from '#tests/support/media.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR);
const keyed = () => ({ ...admin, 'idempotency-key': randomUUID() });
const rows = (...sections: unknown[]) => [rowWith(...sections)] as PageRow[];
const scrolling = (title: string) => ({ ...SCROLLING, text_scrolling: [{ title }] });

const SLIDES = { section_type: 'carosel_image_section', header_slider_section: { header_slider_data: [] } };
const SERVICE = {
  section_type: 'services_section',
  services_items: [{ icon: 'javascript:alert(1)', title: 'Fast', description: 'Very' }],
};

async function create(): Promise<string> {
  const key = `page-${randomUUID().slice(0, 8)}`;
  await shop.call('POST /office/pages', { headers: keyed(), body: { key, title: 'A page' } });
  return key;
}

const read = async (key: string): Promise<PageDraft> =>
  (await shop.call('GET /office/pages/{key}/draft', { headers: admin, params: { key } })).result;

async function save(key: string, ...sections: unknown[]): Promise<PageDraft> {
  const { version } = await read(key);
  const options = { headers: admin, params: { key }, body: { version, rows: rows(...sections) } };
  return (await shop.call('PUT /office/pages/{key}/draft', options)).result;
}

async function publish(key: string): Promise<PageDraft> {
  const body = { version: (await read(key)).version };
  return (await shop.call('POST /office/pages/{key}/publish', { headers: keyed(), params: { key }, body }))
    .result;
}

async function schedule(key: string, from: Date, to?: Date) {
  const body = {
    version: (await read(key)).version,
    from: from.toISOString(),
    to: to?.toISOString() ?? null,
  };
  return (await shop.call('POST /office/pages/{key}/schedule', { headers: keyed(), params: { key }, body }))
    .result;
}

const sentence = async (key: string) => {
  const [row] = (await read(key)).live_rows;
  const [section] = row?.template_meta_data ?? [];
  return section?.section_type === 'text_scrolling_section' ? section.text_scrolling?.[0]?.title : undefined;
};

describe('A schedule', () => {
  it('publishes once on two nodes, and brings the page before back', async () => {
    const key = await create();
    await save(key, scrolling('Usual'));
    await publish(key);
    await save(key, scrolling('Sale'));
    const { id } = await schedule(key, soon(1), soon(2));
    const start = () => runSchedule(shop.database, { id, step: 'start' }, soon(1));
    await Promise.all([start(), start()]);
    expect(await sentence(key)).toBe('Sale');
    expect((await read(key)).live_revision).toBe(2);
    const end = () => runSchedule(shop.database, { id, step: 'end' }, soon(2));
    await Promise.all([end(), end()]);
    expect(await sentence(key)).toBe('Usual');
    expect((await read(key)).live_revision).toBe(3);
  });

  it('leaves a page alone that was published since', async () => {
    const key = await create();
    await save(key, scrolling('Sale'));
    const { id } = await schedule(key, soon(1), soon(2));
    await runSchedule(shop.database, { id, step: 'start' }, soon(1));
    await save(key, scrolling('By hand'));
    await publish(key);
    await runSchedule(shop.database, { id, step: 'end' }, soon(2));
    expect(await sentence(key)).toBe('By hand');
  });

  it('can be cancelled, is refused twice at one time, and does nothing when its whole time has passed', async () => {
    const key = await create();
    await save(key, scrolling('Sale'));
    const { id } = await schedule(key, soon(1), soon(2));
    const { version } = await read(key);
    const body = { version, from: soon(1.5).toISOString() };
    const clash = await shop.refused('POST /office/pages/{key}/schedule', {
      headers: keyed(),
      params: { key },
      body,
    });
    expect(clash.status).toBe(409);
    await shop.call('DELETE /office/page-schedules/{id}', { headers: admin, params: { id } });
    await runSchedule(shop.database, { id, step: 'start' }, soon(1));
    const late = await schedule(key, soon(3), soon(4));
    await runSchedule(shop.database, { id: late.id, step: 'start' }, soon(5));
    expect((await read(key)).live_revision).toBe(0);
  });

  it('takes turns with a publication by hand', async () => {
    const key = await create();
    await save(key, scrolling('Sale'));
    const { id } = await schedule(key, soon(1));
    await Promise.all([
      runSchedule(shop.database, { id, step: 'start' }, soon(1)),
      publish(key).catch(() => undefined),
    ]);
    const { data } = await shop.call('GET /office/pages/{key}/revisions', {
      headers: admin,
      params: { key },
    });
    expect(new Set(data.map(({ revision }) => revision)).size).toBe(data.length);
    expect(await sentence(key)).toBe('Sale');
  });
});

describe('Two people who publish at once', () => {
  it('make one revision; the other is told', async () => {
    const key = await create();
    const { version } = await save(key, SCROLLING);
    const send = () =>
      shop.fetch(`/office/pages/${key}/publish`, {
        method: 'POST',
        headers: { ...keyed(), 'content-type': 'application/json' },
        body: JSON.stringify({ version }),
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await read(key)).live_revision).toBe(1);
  });
});

describe('A shared section', () => {
  it('is changed once on all pages, and kept while one shows it', async () => {
    const body = { title: 'Hours', section: SCROLLING };
    const { result: shared } = await shop.call('POST /office/shared-sections', { headers: keyed(), body });
    const keys = [await create(), await create()];
    for (const key of keys) {
      await save(key, { ...SCROLLING, shared_id: shared.id, grid_col_value: 6 });
      await publish(key);
    }
    const change = { version: 1, section: scrolling('Closed on Monday') };
    const params = { id: shared.id };
    const changed = await shop.call('PUT /office/shared-sections/{id}', {
      headers: admin,
      params,
      body: change,
    });
    expect(changed.result.used_in.map(({ key }) => key)).toEqual(keys.toSorted());
    for (const key of keys)
      await expect
        .poll(async () =>
          (
            await shop.fetch(
              `/no/auth/web/site/template/template/design?page_key=${key}&section_position=middle`,
            )
          ).text(),
        )
        .toContain('Closed on Monday');
    const removal = { headers: admin, params, query: { version: 2 } };
    expect((await shop.refused('DELETE /office/shared-sections/{id}', removal)).message).toContain('A page');
  });
});

describe('A picture of the library', () => {
  it('that a page shows can not be deleted, and is replaced there', async () => {
    const picture = await keptMedia(shop, admin);
    const key = await create();
    await save(key, { ...SCROLLING, bg_color_type: 'image', bg_image: picture.image });
    const params = { id: picture.id };
    const refused = await shop.refused('DELETE /office/media/{id}', { headers: admin, params });
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringContaining(`draft of the page ${key}`),
    ]);
    await publish(key);
    const { result } = await shop.call('GET /office/media/{id}', { headers: admin, params });
    expect(result.uses).toBeGreaterThan(0);
    expect(result.used_in.map(({ name }) => name)).toContain(`The page ${key}`);
    const replaced = await sendMedia(shop, admin, await uniquePicture(), {
      path: `/office/media/${picture.id}/replace`,
    });
    const [row] = (await read(key)).live_rows;
    expect(row?.template_meta_data[0]).toMatchObject({ bg_image: replaced.body.result?.image });
  });
});

describe('A preview link', () => {
  it('shows the draft without a session, and ends', async () => {
    const key = await create();
    await save(key, SCROLLING);
    const made = await shop.call('POST /office/pages/{key}/preview-link', {
      headers: admin,
      params: { key },
      body: {},
    });
    const token = made.result.path.split('/').at(-1) ?? '';
    const call = 'GET /no/auth/web/site/page-previews/{token}';
    expect((await shop.call(call, { params: { token } })).result.rows).toHaveLength(1);
    expect((await shop.refused(call, { params: { token: `${token.slice(0, -4)}0000` } })).status).toBe(404);
    const page = await shop.fetch(made.result.path);
    expect(page.status, 'no redirect to the same address in lower case').toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('noindex');
  });
});

describe('A check before publishing', () => {
  it('names dead links, missing pictures and empty lists by row, section and field', async () => {
    const key = await create();
    await save(
      key,
      {
        section_type: 'image_section',
        design: { design_value: 2 },
        image_items: [{ image_or_video: 'image_allow', title: 'Offer', button_text_url: '/pages/nowhere' }],
      },
      {
        section_type: 'product_section',
        design: { design_value: 1 },
        product_items: { ids: [2_000_000_000] },
      },
      {
        section_type: 'carosel_image_section',
        design: { design_value: 1 },
        container_bg: '#FFFFFF',
        header_slider_section: {
          header_slider_data: [{ image: 'heroes/fold-buy', title: 'Pale', title_color: '#EEEEEE' }],
        },
      },
    );
    const { result } = await shop.call('POST /office/pages/{key}/check', {
      headers: admin,
      params: { key },
      body: {},
    });
    expect(result.warnings.map(({ code, at }) => [code, at])).toEqual([
      ['dead_link', 'rows.0.template_meta_data.0.image_items.0.button_text_url'],
      ['missing_picture', 'rows.0.template_meta_data.0.image_items.0.image'],
      ['no_products', 'rows.0.template_meta_data.1.product_items'],
      ['contrast', 'rows.0.template_meta_data.2.header_slider_section.header_slider_data.0.title_color'],
    ]);
  });
});

describe('A file of a page', () => {
  it('imports again unchanged', async () => {
    const { result: page } = await shop.call('GET /office/pages/{key}/export', {
      headers: admin,
      params: { key: 'product-page' },
    });
    const key = await create();
    const body = { version: 0, page };
    const imported = await shop.call('POST /office/pages/{key}/import', {
      headers: admin,
      params: { key },
      body,
    });
    expect(imported.result.rows).toEqual(page.rows);
  });
});

describe('Hostile content', () => {
  const image = (fields: object) => ({ section_type: 'image_section', image_items: [fields] });
  it.each<[string, object]>([
    ['a script as a link', image({ button_text_url: 'javascript:alert(1)' })],
    ['CSS in a colour', { ...SCROLLING, container_bg: 'red;background:url(//evil.example)' }],
    ['a foreign picture where a file is meant', image({ image: 'https://evil.example/x.png' })],
    ['a picture of another protocol', image({ image_flag: 'url', image_url: 'javascript:alert(1)' })],
    [
      'a background that is no https address',
      { ...SCROLLING, bg_color_type: 'url', bg_image: 'http://x.example/x' },
    ],
    ['a path out of the folder', image({ image: '../../secret' })],
    ['a picture that is not in the library', image({ image: `media/${randomUUID()}` })],
    ['an unknown field', { ...SCROLLING, onclick: 'alert(1)' }],
    ['an unknown design', { ...SCROLLING, design: { design_value: 99 } }],
    ['a huge text', scrolling('x'.repeat(10_000))],
    ['a design in fewer columns than it needs', { ...SLIDES, grid_col_value: 7 }],
    ['an icon that the shop does not have', SERVICE],
    ['a shared section that does not exist', { ...SCROLLING, shared_id: 2_000_000_000 }],
  ])('%s is refused, with its path', async (_name, section) => {
    const key = await create();
    const body = { version: 0, rows: rows(section) };
    const refusal = await shop.refused('PUT /office/pages/{key}/draft', {
      headers: admin,
      params: { key },
      body,
    });
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.errors ?? {})[0]).toMatch(/^rows\.0\.template_meta_data\.0\./);
  });

  it('is refused with the fewest columns of the design, in that many it is saved', async () => {
    const key = await create();
    const narrow = { ...SLIDES, grid_col_value: 3 };
    const { errors } = await shop.refused('PUT /office/pages/{key}/draft', {
      headers: admin,
      params: { key },
      body: { version: 0, rows: rows(narrow) },
    });
    expect(errors?.['rows.0.template_meta_data.0.grid_col_value']).toContain('must be at least 8');
    expect((await save(key, { ...SLIDES, grid_col_value: 8 })).rows).toHaveLength(1);
  });

  it('of a picture with nothing in it takes no room for visitors, nor does an offer that has ended', async () => {
    const key = await create();
    const ended = {
      section_type: 'product_section',
      design: { design_value: 2 },
      ends_at: '2020-01-01T00:00:00Z',
    };
    await save(key, { section_type: 'image_section', image_items: [{}, { title: 'Autumn' }] }, SCROLLING, {
      ...ended,
      product_items: { ids: [1] },
    });
    await publish(key);
    const { data } = await shop.call('GET /no/auth/web/site/template/template/design', {
      query: { page_key: key },
    });
    const sections = data.flatMap((row) => row.template_meta_data);
    expect(sections.map(({ section_type: type }) => type)).toEqual([
      'image_section',
      'text_scrolling_section',
    ]);
    expect(sections[0]).toMatchObject({ image_items: [{ title: 'Autumn' }] });
  });

  it('in rich text is taken out', async () => {
    const key = await create();
    const text = '<p onclick="x()">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const saved = await save(key, { section_type: 'text_editor_section', text_area_button_Data: [{ text }] });
    expect(JSON.stringify(saved.rows)).not.toMatch(/script|onclick|onerror/);
  });
});
