import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { MenuKey } from '#rules/page/menu-limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { uniquePicture } from '#tests/support/media.ts';
import { signIn } from '#tests/support/people.ts';
import { formWith } from '#tests/support/photos.ts';

const READ = 'GET /office/menus/{key}';
const WRITE = 'PUT /office/menus/{key}';
const SHOWN = 'GET /no/auth/web/site/menu';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

/** The name of the administrator in the demo shop. */
const EDITOR = 'Alex Morgan';
const MAIN = 'general_main_menu';
const FOOTER = 'general_footer_menu';
const LEFT = 'general_left_menu';
const read = async (key: MenuKey = MAIN) => (await shop.call(READ, { headers, params: { key } })).result;
const prepare = async (fields: object, key: MenuKey = MAIN) => {
  const { version } = await read(key);
  return (await shop.call(WRITE, { headers, params: { key }, body: { version, ...fields } })).result;
};
const publish = async (key: MenuKey = MAIN) => {
  const { version } = await read(key);
  const call = 'POST /office/menus/{key}/publish';
  return (await shop.call(call, { headers, params: { key }, body: { version } })).result;
};
const change = async (fields: object, key: MenuKey = MAIN) => {
  await prepare(fields, key);
  return publish(key);
};
const refused = async (navigations: unknown, key: MenuKey = MAIN) => {
  const { version } = await read(key);
  return shop.refused(WRITE, { headers, params: { key }, body: { version, navigations } as never });
};
const shown = async (key: 'general_main_menu' | 'general_left_menu' = MAIN) =>
  (await shop.call(SHOWN, { query: { key } })).result.value;
const DEALS = { title: 'Deals', url: '/buy/products/All/1?on_sale=1', icon: 'percent' };
const COLUMN = { title: 'Phones', url: '#', child: [{ title: 'iPhone', url: '/buy/products/iphone/1' }] };

describe('A menu', () => {
  it('is seen in the shop within a second, with who changed what', async () => {
    const before = await read();
    const navigations = [
      DEALS,
      { title: 'Devices', url: '#', megaMenu: [COLUMN] },
      { title: 'Repairs', url: '#', megaMenuWithSub: [{ title: 'By brand', url: '#', megaMenu: [COLUMN] }] },
      { title: 'Your office', url: '/vendor', key: 'vendor' },
    ];
    const after = await change({ navigations, menu_title: 'More' });
    expect(after).toMatchObject({ has_draft: false, menu_title: 'More', navigations });
    expect(after.changed).toMatchObject({ by: EDITOR });
    await expect.poll(shown, { timeout: 1_000 }).toMatchObject({ menu_title: 'More', navigations });
    await expect
      .poll(async () => (await shop.fetch('/')).text(), { timeout: 1_000 })
      .toContain('Your office');

    const { data } = await shop.call('GET /office/menus/{key}/revisions', { headers, params: { key: MAIN } });
    expect(data.map(({ by }) => by)).toEqual([EDITOR, '']);
    expect(data[0]?.changes).toEqual(
      expect.arrayContaining(['Changed the title to “More”', 'Added “Devices”', 'Removed “How we grade”']),
    );

    const restored = await shop.call('POST /office/menus/{key}/restore', {
      headers,
      params: { key: MAIN },
      body: { version: after.version, restore: data[1]?.version ?? -1 },
    });
    expect(restored.result).toMatchObject({ has_draft: true, navigations: before.navigations });
    expect((await shown()).menu_title, 'before it is published').toBe('More');
    await publish();
    await expect.poll(async () => (await shown()).menu_title).toBe(before.menu_title);
    const missing = { version: (await read()).version, restore: 999_999 };
    expect(
      await shop.refused('POST /office/menus/{key}/restore', {
        headers,
        params: { key: MAIN },
        body: missing,
      }),
    ).toMatchObject({ status: 404 });
  });

  it('is a draft until somebody with the right publishes it', async () => {
    const live = await shown();
    const draft = await prepare({ menu_title: 'Not yet' });
    expect(draft).toMatchObject({ has_draft: true, menu_title: 'Not yet', changed: { by: EDITOR } });
    expect(await shown()).toEqual(live);
    const body = { version: draft.version };
    const call = 'POST /office/menus/{key}/discard';
    const dropped = await shop.call(call, { headers, params: { key: MAIN }, body });
    expect(dropped.result).toMatchObject({ has_draft: false, menu_title: live.menu_title });
    expect(
      await shop.refused('POST /office/menus/{key}/publish', {
        headers,
        params: { key: MAIN },
        body: { version: dropped.result.version },
      }),
    ).toMatchObject({ status: 409, message: 'There is nothing new to publish.' });
    expect(await prepare({ menu_title: live.menu_title }), 'the same as live').toMatchObject({
      has_draft: false,
    });
  });

  it('is refused to the second of two editors, with the menu as it is now', async () => {
    const { version } = await read();
    const both = await Promise.all(
      ['One', 'Two'].map((menu_title) =>
        shop.fetch(`/office/menus/${MAIN}`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ version, menu_title }),
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    const now = await read();
    expect(await late?.json()).toMatchObject({
      message: `${EDITOR} has changed this menu since you opened it.`,
      now: { version: version + 1, menu_title: now.menu_title },
    });
  });

  it('takes only links that are safe, and names the field at fault', async () => {
    for (const url of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
      '/\\evil.example',
      'vbscript:x',
      'a page',
    ]) {
      const refusal = await refused([DEALS, { title: 'Bad', url: '#', child: [{ title: 'Inner', url }] }]);
      expect(refusal.status, url).toBe(400);
      expect(Object.keys(refusal.errors ?? {}), url).toEqual(['navigations.1.child.0.url']);
    }
    expect((await refused([{ title: 'Nowhere', url: '#' }])).errors).toEqual({
      'navigations.0.url': 'Choose where it leads',
    });
    expect((await refused([DEALS, { ...DEALS, title: 'deals' }])).errors).toHaveProperty([
      'navigations.1.title',
    ]);
    expect((await refused([{ ...DEALS, title: '  ' }])).errors).toHaveProperty(['navigations.0.title']);
    expect((await refused([{ ...DEALS, title: 'x'.repeat(61) }])).errors).toHaveProperty([
      'navigations.0.title',
    ]);
  });

  it('keeps a title with markup as plain words', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await change({ navigations: [{ ...DEALS, title }] });
    await expect.poll(async () => (await shown()).navigations[0]?.title).toBe(title);
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('onerror=alert');
    expect(await (await shop.fetch('/')).text()).not.toContain('<img src=x');
  });

  it('is neither deeper nor larger than the shop can show', async () => {
    const deep = {
      title: 'A',
      url: '#',
      child: [{ title: 'B', url: '#', child: [{ title: 'C', url: '/' }] }],
    };
    expect((await refused([deep])).status).toBe(400);
    let nested: object = { title: 'End', url: '/' };
    for (let level = 0; level < 2_000; level += 1)
      nested = { title: 'L', url: '#', megaMenuWithSub: [nested] };
    expect((await refused([nested])).status).toBe(400);
    const wide = Array.from({ length: 31 }, (_, index) => ({ title: `Entry ${index}`, url: '/' }));
    expect((await refused(wide)).errors).toHaveProperty('navigations');
    const links = (name: string) =>
      Array.from({ length: 40 }, (_, index) => ({ title: `${name} ${index}`, url: '/' }));
    const many = Array.from({ length: 8 }, (_, index) => ({
      title: `E ${index}`,
      url: '#',
      child: links('L'),
    }));
    expect((await refused(many)).errors).toEqual({ navigations: 'must be at most 300 entries in all' });
    expect((await refused([{ ...DEALS, __proto__: null, onclick: 'alert(1)' }])).status).toBe(400);
  });

  it('has icons of the shop, or pictures of the site’s own library', async () => {
    const icon = (name: string) => [{ ...DEALS, icon: name }];
    const foreign = 'media/00000000-0000-4000-8000-000000000000';
    expect((await refused(icon(foreign))).errors).toHaveProperty(['navigations.0.icon']);
    for (const name of ['https://evil.example/x.svg', 'media/../../secret', 'skull'])
      expect((await refused(icon(name))).errors, name).toHaveProperty(['navigations.0.icon']);
    const sent = await shop.fetch('/office/media', {
      method: 'POST',
      headers,
      body: formWith(await uniquePicture()),
    });
    const { result } = (await sent.json()) as { result: { image: string } };
    expect((await change({ navigations: icon(result.image) })).navigations[0]?.icon).toBe(result.image);
  });
});

describe('The footer', () => {
  it('shows the usual columns until the site has made its own', async () => {
    const settings = async () => (await shop.call('GET /no/auth/web/site/settings/general', {})).result.value;
    expect(await settings()).toMatchObject({ footer_text: '', footer_columns: [] });
    expect(await read(FOOTER)).toMatchObject({ version: 0, is_active: false, navigations: [] });
    await change({ is_active: true, menu_title: 'Devices for all', navigations: [COLUMN] }, FOOTER);
    await expect.poll(settings).toMatchObject({ footer_text: 'Devices for all', footer_columns: [COLUMN] });
    await expect.poll(async () => (await shop.fetch('/')).text()).toContain('Devices for all');
    await change({ is_active: false }, FOOTER);
    await expect.poll(settings).toMatchObject({ footer_text: '', footer_columns: [] });
  });

  it('has columns of links alone', async () => {
    expect((await refused([{ title: 'Empty', url: '/' }], FOOTER)).errors).toHaveProperty([
      'navigations.0.child',
    ]);
    expect((await refused([{ ...COLUMN, icon: 'tag' }], FOOTER)).errors).toHaveProperty([
      'navigations.0.icon',
    ]);
    const five = Array.from({ length: 5 }, (_, index) => ({ ...COLUMN, title: `Column ${index}` }));
    expect((await refused(five, FOOTER)).errors).toHaveProperty('navigations');
  });
});

it('The menu of categories leaves out lines that are off, and the office still has them', async () => {
  const link = { title: 'Mend it', url: '/repair/products/All/1' };
  await change({ navigations: [DEALS, link] }, LEFT);
  await shop.database.pool.query('update site_settings set is_active_for_repair = false');
  await expect.poll(async () => (await shown(LEFT)).navigations).toEqual([DEALS]);
  expect((await read(LEFT)).navigations).toEqual([DEALS, link]);
  await shop.database.pool.query('update site_settings set is_active_for_repair = true');
});
