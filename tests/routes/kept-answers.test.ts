import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const brands = '/no/auth/web/site/brands';
const hits = async (app: TestApp) =>
  Number(/from_memory_total (\d+)/.exec(await (await app.fetch('/metrics')).text())?.[1]);

describe('an answer that is the same for everybody', () => {
  it('is sent from memory the second time', async () => {
    await shop.fetch(brands);
    const before = await hits(shop);
    await shop.fetch(brands);
    expect(await hits(shop)).toBe(before + 1);
  });

  it('is not sent again to who has it', async () => {
    const first = await shop.fetch(brands);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await shop.fetch(brands, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('comes compressed to who takes it', async () => {
    const categories = '/no/auth/web/site/categories';
    for (const encoding of ['br', 'gzip']) {
      const response = await shop.fetch(categories, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.json()).toMatchObject({ status: 200 });
    }
  });

  it('gets smaller once it is asked for again', async () => {
    const stores = '/no/auth/web/site/stores';
    const size = async (encoding: string) =>
      Number(
        (await shop.fetch(stores, { headers: { 'accept-encoding': encoding } })).headers.get(
          'content-length',
        ),
      );
    for (const encoding of ['br', 'gzip']) {
      const first = await size(encoding);
      await expect.poll(() => size(encoding)).toBeLessThan(first);
    }
  });

  it('is dropped when its data changes', async () => {
    await shop.fetch(brands);
    await shop.database.pool.query(`insert into brands (name, slug) values ('Zzz', 'zzz')`);
    await expect.poll(async () => (await shop.fetch(brands)).text()).toContain('"Zzz"');
  });

  it('is dropped on every node, whichever changed it', async ({ skip }) => {
    if (shop.database.kind === 'embedded') skip('the embedded database serves one node');
    const url = String(
      (shop.database.pool as { options?: { connectionString?: string } }).options?.connectionString,
    );
    const other = await connect({ databaseUrl: url, dataDir: '' });
    const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'error' }), database: other });
    const read = async () => (await app.inject(brands)).body;
    await read();
    await shop.database.pool.query(`update brands set name = 'Yyy' where slug = 'zzz'`);
    await expect.poll(read).toContain('"Yyy"');
    await app.close();
    await other.close();
  });
});
