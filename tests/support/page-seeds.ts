import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import { headersOf } from './owned.ts';
import { idOf, type Make } from './seed.ts';

export const SCROLLING = {
  section_type: 'text_scrolling_section' as const,
  design: { design_value: 1 },
  text_scrolling: [{ title: 'Open on Sundays' }],
};

export const rowWith = (...sections: unknown[]) => ({
  id: 1,
  sort_order: 0,
  position: 'middle' as const,
  is_active: true,
  template_meta_data: sections,
});

/** A page of its own, with a draft of version 1. */
async function newPage(
  shop: TestApp,
  { state = 'unpublished' }: { state?: 'unpublished' | 'archived' } = {},
): Promise<string> {
  const key = `seeds-${randomUUID().slice(0, 8)}`;
  await shop.database.pool.query(
    `insert into site_pages (key, title, description, meta_title, meta_description, is_published, archived_at)
     values ($1, 'Seeds', '', 'Seeds', '', false, case when $2 = 'archived' then now() end)`,
    [key, state],
  );
  await shop.database.pool.query(
    `insert into page_drafts (page_key, version, rows) values ($1, 1, $2::jsonb)`,
    [key, JSON.stringify([rowWith(SCROLLING)])],
  );
  return key;
}

async function publishedPage(shop: TestApp): Promise<string> {
  const key = await newPage(shop);
  await shop.database.pool.query(
    `insert into page_revisions (page_key, revision, rows, editor, note, changes, created_at)
     values ($1, 1, $2::jsonb, 'Ann', '', '[]', now())`,
    [key, JSON.stringify([rowWith(SCROLLING)])],
  );
  return key;
}

const newSchedule = async (shop: TestApp) =>
  idOf(
    shop,
    `insert into page_schedules (page_key, starts_at, rows, note, editor, created_at)
     values ('${await newPage(shop)}', now() + interval '1 day', '[]', '', 'Ann', now()) returning id`,
  );

const newShared = (shop: TestApp) =>
  idOf(
    shop,
    `insert into shared_sections (title, section, changed_by, changed_at)
     values ('Seeds', '${JSON.stringify(SCROLLING)}', 'Ann', now()) returning id`,
  );

const at =
  (rest = '', make: (shop: TestApp) => Promise<string> = newPage): Make =>
  async (shop) => ({ path: `/office/pages/${await make(shop)}${rest}` });

const withBody =
  (rest: string, body: object, make: (shop: TestApp) => Promise<string> = newPage): Make =>
  async (shop) => ({ path: `/office/pages/${await make(shop)}${rest}`, body });

/** Requests that succeed, for the calls of the site builder. */
export const PAGE_SEEDS: Partial<Record<CallName, Make>> = {
  'POST /office/pages': () => ({ body: { key: `seeds-${randomUUID().slice(0, 8)}`, title: 'Seeds' } }),
  'GET /office/pages/{key}': at(),
  'PUT /office/pages/{key}': at(),
  'DELETE /office/pages/{key}': at('?version=1'),
  'POST /office/pages/{key}/unarchive': withBody('/unarchive', { version: 1 }, (shop) =>
    newPage(shop, { state: 'archived' }),
  ),
  'GET /office/pages/{key}/draft': at('/draft'),
  'PUT /office/pages/{key}/draft': withBody('/draft', { version: 1, rows: [rowWith(SCROLLING, SCROLLING)] }),
  'POST /office/pages/{key}/presence': at('/presence'),
  'POST /office/pages/{key}/discard': at('/discard'),
  'POST /office/pages/{key}/publish': at('/publish'),
  'POST /office/pages/{key}/schedule': at('/schedule'),
  'DELETE /office/page-schedules/{id}': async (shop) => ({
    path: `/office/page-schedules/${await newSchedule(shop)}`,
  }),
  'GET /office/pages/{key}/revisions': at('/revisions'),
  'GET /office/pages/{key}/revisions/{revision}': at('/revisions/1', publishedPage),
  'POST /office/pages/{key}/restore': withBody(
    '/restore',
    { version: 1, revision: 1, to: 'live' },
    publishedPage,
  ),
  'POST /office/pages/{key}/preview-link': at('/preview-link'),
  'POST /office/pages/{key}/check': at('/check'),
  'GET /office/pages/{key}/export': at('/export'),
  'POST /office/pages/{key}/import': at('/import'),
  'PUT /office/shared-sections/{id}': async (shop) => ({
    path: `/office/shared-sections/${await newShared(shop)}`,
  }),
  'DELETE /office/shared-sections/{id}': async (shop) => ({
    path: `/office/shared-sections/${await newShared(shop)}?version=1`,
  }),
  'GET /no/auth/web/site/page-previews/{token}': async (shop) => {
    const { result } = await shop.call('POST /office/pages/{key}/preview-link', {
      params: { key: await newPage(shop) },
      body: {},
      headers: await headersOf(shop, 'administrator'),
    });
    return { path: `/no/auth/web/site/page-previews/${result.path.split('/').at(-1)}`, headers: {} };
  },
};
