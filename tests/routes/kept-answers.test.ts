import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { refreshDue } from '#server/features/listing/writes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const brands = '/no/auth/web/site/brands';
const hits = async (app: TestApp) =>
  Number(/from_memory_total (\d+)/.exec(await (await app.fetch('/metrics')).text())?.[1]);

describe('the response times', () => {
  /** How many answers /metrics has counted for a route. */
  const counted = async (method: string, route: string, status: string) => {
    const text = await (await shop.fetch('/metrics')).text();
    const labels = `{method="${method}",route="${route}",status="${status}"}`;
    return Number(text.split(`threefold_answer_seconds_count${labels} `)[1]?.split('\n', 1)[0] ?? 0);
  };

  it('are counted by route, cached or not, and refusals separately', async () => {
    const before = await counted('GET', brands, '2xx');
    const etag = (await shop.fetch(brands)).headers.get('etag') ?? '';
    for (let times = 0; times < 3; times += 1) await shop.fetch(brands);
    await shop.fetch(brands, { headers: { 'if-none-match': etag } });
    await shop.fetch(brands, { method: 'HEAD' });
    expect(await counted('GET', brands, '2xx')).toBe(before + 4);
    expect(await counted('GET', brands, '3xx')).toBeGreaterThan(0);
    expect(await counted('HEAD', brands, '2xx')).toBeGreaterThan(0);
  });

  it('are counted by the name of a page, never by its path', async () => {
    const before = await counted('GET', 'page stores', '2xx');
    for (let times = 0; times < 3; times += 1) await shop.fetch('/stores');
    expect(await counted('GET', 'page stores', '2xx')).toBe(before + 3);
    await shop.fetch('/no-such-page-at-all');
    expect(await counted('GET', 'page not found', '4xx')).toBeGreaterThan(0);
    expect(await (await shop.fetch('/metrics')).text()).not.toContain('no-such-page-at-all');
  });
});

describe('an answer that is the same for everybody', () => {
  it('comes from the cache the second time', async () => {
    await shop.fetch(brands);
    const before = await hits(shop);
    await shop.fetch(brands);
    expect(await hits(shop)).toBe(before + 1);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await shop.fetch(brands);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await shop.fetch(brands, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('is compressed for clients that accept it', async () => {
    const categories = '/no/auth/web/site/categories';
    for (const encoding of ['br', 'gzip']) {
      const response = await shop.fetch(categories, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.json()).toMatchObject({ status: 200 });
    }
  });

  it('gets smaller once it is requested again', async () => {
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

  it('is dropped on every node, after a change on any node', async ({ skip }) => {
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

describe('a change of one product', () => {
  const product = (id: number) => `/no/auth/web/site/products/${id}`;
  const list = '/no/auth/web/site/products?is_active_for=1&per_page=4';
  const isKept = async (path: string) => {
    const before = await hits(shop);
    await shop.fetch(path);
    return (await hits(shop)) === before + 1;
  };
  const idsOf = async (path: string) =>
    ((await (await shop.fetch(path)).json()) as { data: { id: number }[] }).data.map(({ id }) => id);
  const run = (statement: string, ...values: unknown[]) => shop.database.pool.query(statement, values);

  it('updates answers with the product at once, and keeps other answers', async () => {
    const [changed = 0, other = 0] = await idsOf(list);
    await Promise.all([product(changed), product(other), list].map((path) => shop.fetch(path)));
    await run('update products set description = $2 where id = $1', changed, 'Quite another text');
    await expect
      .poll(async () => (await shop.fetch(product(changed))).text())
      .toContain('Quite another text');
    expect(await isKept(product(other))).toBe(true);
  });

  it('of stock is seen within two seconds, and keeps cached pages of other products', async () => {
    const { rows } = await run(
      `select p.id, '/buy/product/' || c.slug || '/' || p.slug || '/' || p.id as path
       from products p join listing l on l.product_id = p.id join categories c on c.id = p.category_id
       join businesses s on s.id = p.business_id and not s.hide_stock
       where p.line = 1 and p.type = 1 and p.counts_stock and p.stock > 4 order by p.id limit 2`,
    );
    const [changed, other] = rows as [{ id: number; path: string }, { id: number; path: string }];
    const stock = async () => {
      const answer: unknown = await (await shop.fetch(product(changed.id))).json();
      return (answer as { result: { stock: number }[] }).result[0]?.stock;
    };
    const before = Number(await stock());
    await shop.fetch(changed.path);
    await run('update products set stock = stock - 1 where id = $1', changed.id);
    await expect.poll(stock, { timeout: 2_000 }).toBe(before - 1);
    expect(await (await shop.fetch(changed.path)).text()).toContain(`"stock":${before - 1}`);

    await shop.fetch(other.path);
    await run('update products set stock = stock - 1 where id = $1', changed.id);
    await expect.poll(stock, { timeout: 2_000 }).toBe(before - 2);
    expect(await isKept(other.path)).toBe(true);
  });

  it('that sells it out changes the lists that count stock', async () => {
    const counted = async () => {
      const answer: unknown = await (
        await shop.fetch('/no/auth/web/site/products?is_active_for=1&in_stock=1')
      ).json();
      return (answer as { total: number }).total;
    };
    const before = await counted();
    await run(
      `update products set stock = reserved_stock where id =
       (select product_id from listing join products p on p.id = product_id
        where listing.line = 1 and in_stock and p.type = 1 and p.counts_stock limit 1)`,
    );
    await refreshDue(shop.database.db);
    await expect.poll(counted, { timeout: 2_000 }).toBe(before - 1);
  });

  it('that adds or removes it is seen in every list', async () => {
    const all = '/no/auth/web/site/products?is_active_for=1&sort=newest&per_page=4';
    const [first = 0] = await idsOf(all);
    await run('update products set is_active = false where id = $1', first);
    await refreshDue(shop.database.db);
    await expect.poll(() => idsOf(all)).not.toContain(first);
  });
});
