import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import type { Make } from './seed.ts';

/** A version out of reach, so that no made-up change is the right one. */
const outOfReach = () => 1_000_000_000 + Math.floor(Math.random() * 900_000_000);

/** A menu of this version with a draft, or with none. */
async function menuVersion(shop: TestApp, draft: object | null = null): Promise<number> {
  const version = outOfReach();
  await shop.database.pool.query(
    `insert into menu_drafts (key, version, draft, changed_by, changed_at)
     values ('general_main_menu', $1, $2::jsonb, 'Somebody', now())
     on conflict (key) do update set version = excluded.version, draft = excluded.draft`,
    [version, draft && JSON.stringify(draft)],
  );
  await shop.database.pool.query(`update menus set version = 1 where key = 'general_main_menu'`);
  return version;
}

const draftedMenu = (shop: TestApp) =>
  menuVersion(shop, { menu_title: randomUUID(), is_active: true, navigations: [] });

/** A text page of its own, published where that is asked for. */
async function newText(shop: TestApp, { isPublished = false, hasDraft = false } = {}) {
  const key = `seeds-${randomUUID().slice(0, 8)}`;
  const version = outOfReach();
  const content = {
    title: 'Seeds',
    slug: key,
    page_description: '<p>Soon</p>',
    meta_title: '',
    meta_description: '',
  };
  await shop.database.pool.query(
    `insert into site_pages (key, title, description, meta_title, meta_description, is_published)
     values ($1, 'Seeds', '<p>Now</p>', 'Seeds', '', $2)`,
    [key, isPublished],
  );
  await shop.database.pool.query(
    'insert into text_drafts (key, version, draft, changed_by) values ($1, $2, $3::jsonb, $4)',
    [key, version, hasDraft ? JSON.stringify(content) : null, 'Somebody'],
  );
  await shop.database.pool.query(
    `insert into content_revisions (kind, key, version, by_name, changes, content)
     values ('text', $1, 1, '', '[]', $2::jsonb)`,
    [key, JSON.stringify(content)],
  );
  return { path: `/office/texts/${key}`, version };
}

/** Requests that succeed, for the calls of menus and text pages. */
export const CONTENT_SEEDS: Partial<Record<CallName, Make>> = {
  'GET /office/menus/{key}': () => ({ path: '/office/menus/general_main_menu' }),
  'GET /office/menus/{key}/revisions': () => ({ path: '/office/menus/general_main_menu/revisions' }),
  'PUT /office/menus/{key}': async (shop) => ({
    path: '/office/menus/general_main_menu',
    body: { version: await menuVersion(shop), menu_title: randomUUID() },
  }),
  'POST /office/menus/{key}/restore': async (shop) => {
    const version = await menuVersion(shop);
    const content = { menu_title: randomUUID(), is_active: true, navigations: [] };
    await shop.database.pool.query(
      `insert into content_revisions (kind, key, version, by_name, changes, content)
       values ('menu', 'general_main_menu', $1, '', '[]', $2::jsonb)`,
      [version, JSON.stringify(content)],
    );
    return { path: '/office/menus/general_main_menu/restore', body: { version, restore: version } };
  },
  'POST /office/menus/{key}/discard': async (shop) => ({
    path: '/office/menus/general_main_menu/discard',
    body: { version: await draftedMenu(shop) },
  }),
  'POST /office/menus/{key}/publish': async (shop) => ({
    path: '/office/menus/general_main_menu/publish',
    body: { version: await draftedMenu(shop) },
  }),
  'POST /office/texts': () => ({ body: { title: 'Seeds', slug: `seeds-${randomUUID().slice(0, 8)}` } }),
  'GET /office/texts/{key}': async (shop) => ({ path: (await newText(shop)).path }),
  'PUT /office/texts/{key}': async (shop) => {
    const { path, version } = await newText(shop);
    return { path, body: { version, title: 'Other seeds' } };
  },
  'DELETE /office/texts/{key}': async (shop) => {
    const { path, version } = await newText(shop);
    return { path: `${path}?version=${version}` };
  },
  'POST /office/texts/{key}/discard': async (shop) => {
    const { path, version } = await newText(shop, { hasDraft: true });
    return { path: `${path}/discard`, body: { version } };
  },
  'POST /office/texts/{key}/publish': async (shop) => {
    const { path, version } = await newText(shop, { hasDraft: true });
    return { path: `${path}/publish`, body: { version } };
  },
  'POST /office/texts/{key}/unpublish': async (shop) => {
    const { path, version } = await newText(shop, { isPublished: true });
    return { path: `${path}/unpublish`, body: { version } };
  },
  'GET /office/texts/{key}/revisions': async (shop) => ({ path: `${(await newText(shop)).path}/revisions` }),
  'POST /office/texts/{key}/restore': async (shop) => {
    const { path, version } = await newText(shop);
    return { path: `${path}/restore`, body: { version, restore: 1 } };
  },
};

/** All of them are for the site's office. */
export const CONTENT_CALLS = {
  'GET /office/menus/{key}': 'office',
  'PUT /office/menus/{key}': 'office',
  'GET /office/menus/{key}/revisions': 'office',
  'POST /office/menus/{key}/discard': 'office',
  'POST /office/menus/{key}/publish': 'office',
  'POST /office/menus/{key}/restore': 'office',
  'GET /office/texts': 'office',
  'POST /office/texts': 'office',
  'GET /office/texts/{key}': 'office',
  'PUT /office/texts/{key}': 'office',
  'DELETE /office/texts/{key}': 'office',
  'POST /office/texts/{key}/discard': 'office',
  'POST /office/texts/{key}/publish': 'office',
  'POST /office/texts/{key}/unpublish': 'office',
  'GET /office/texts/{key}/revisions': 'office',
  'POST /office/texts/{key}/restore': 'office',
} as const satisfies Partial<Record<CallName, 'office'>>;
