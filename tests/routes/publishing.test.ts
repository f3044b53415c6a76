import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageDraft, PageRow } from '#contract/pages-office-shapes.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { rowWith, SCROLLING } from '#tests/support/page-seeds.ts';
import { signIn } from '#tests/support/people.ts';
import { root } from '#tests/support/project.ts';

let shop: TestApp;
let databaseUrl: string | undefined;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp({
    env: { LOG_LEVEL: 'silent' },
    through: async (url) => (databaseUrl = url),
  });
  admin = await signIn(shop, ADMINISTRATOR);
});

const keyed = () => ({ ...admin, 'idempotency-key': randomUUID() });
const read = async (key: string): Promise<PageDraft> =>
  (await shop.call('GET /office/pages/{key}/draft', { headers: admin, params: { key } })).result;

async function save(key: string, title: string): Promise<number> {
  const { version } = await read(key);
  const rows = [rowWith({ ...SCROLLING, text_scrolling: [{ title }] })] as PageRow[];
  const options = { headers: admin, params: { key }, body: { version, rows } };
  return (await shop.call('PUT /office/pages/{key}/draft', options)).result.version;
}

const publish = (key: string, version: number) =>
  shop.fetch(`/office/pages/${key}/publish`, {
    method: 'POST',
    headers: { ...keyed(), 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });

/** A page that is live with the sentence 'Before', and has a draft with 'After'. Answers the version of the draft. */
async function changedPage(): Promise<{ key: string; version: number }> {
  const key = `page-${randomUUID().slice(0, 8)}`;
  await shop.call('POST /office/pages', { headers: keyed(), body: { key, title: 'A page' } });
  expect((await publish(key, await save(key, 'Before'))).status).toBe(201);
  return { key, version: await save(key, 'After') };
}

const shownBy = async (origin: string, key: string) => (await fetch(`${origin}/pages/${key}`)).text();

describe('A publication that breaks off in the middle', () => {
  // From the first thing that it writes to the last.
  it.each(['page_revisions', 'template_rows', 'site_pages', 'audit_log', 'page_drafts'])(
    'while it writes %s leaves the page before live, and the draft to be published again',
    async (table) => {
      const { key, version } = await changedPage();
      const { pool } = shop.database;
      await pool.query(
        `create or replace function break_off() returns trigger language plpgsql
         as $$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$`,
      );
      await pool.query(
        `create trigger broken after insert or update on ${table} for each statement execute function break_off()`,
      );
      // Taking the lock of the page writes page_drafts already, so that case ends before the others do.
      expect((await publish(key, version)).status).toBe(503);
      await pool.query(`drop trigger broken on ${table}`);

      const now = await read(key);
      expect(now).toMatchObject({ version, is_changed: true, live_revision: 1 });
      expect(JSON.stringify(now.live_rows)).toContain('Before');
      expect(JSON.stringify(now.rows)).toContain('After');
      const page = await shownBy(shop.origin, key);
      expect(page).toContain('Before');
      expect(page).not.toContain('After');

      expect((await publish(key, version)).status).toBe(201);
      await expect.poll(() => shownBy(shop.origin, key)).toContain('After');
      expect(await shownBy(shop.origin, key)).not.toContain('Before');
    },
  );
});

it('Another node shows a publication', async ({ skip }) => {
  if (!databaseUrl) skip('the embedded database serves one node');
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    DATA_DIR: shop.dataDir,
  });
  const database = await connect({ databaseUrl, dataDir: shop.dataDir });
  const html = (name: string) => () => readFile(`${root}/src/client/${name}.html`, 'utf8');
  const other = await buildApp({
    config,
    database,
    template: html('index'),
    officeTemplate: html('office'),
    drawFirstScreen: undefined,
  });
  whenFileEnds(async () => {
    await other.close();
    await database.close();
  });
  await other.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  const { key, version } = await changedPage();
  await expect.poll(() => shownBy(origin, key)).toContain('Before');
  expect((await publish(key, version)).status).toBe(201);
  await expect.poll(() => shownBy(origin, key)).toContain('After');
});
