import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { MOST_VIEWS } from '#rules/office/saved-views.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

const READ = 'GET /web/site/saved-views';
const SAVE = 'POST /web/site/saved-views';
const REMOVE = 'DELETE /web/site/saved-views/{id}';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, VENDOR);
});

const names = async (list: 'orders' | 'products' | 'stock', given = headers) =>
  (await shop.call(READ, { headers: given })).data
    .filter((view) => view.list === list)
    .map(({ name }) => name);
const save = (name: string, search: string, list: 'orders' | 'products' | 'stock' = 'orders') =>
  shop.call(SAVE, { headers, body: { list, name, search } });

describe('Saved views', () => {
  it('are kept by name, each person with their own', async () => {
    await save('Late in Leeds', 'q=Leeds&tab=late');
    await save('All', '');
    await save('Late in Leeds', 'stock=low', 'products');
    expect(await names('orders')).toEqual(['All', 'Late in Leeds']);
    expect(await names('products')).toEqual(['Late in Leeds']);
    expect(await names('orders', await signIn(shop, ADMINISTRATOR))).toEqual([]);
  });

  it('replace one of the same name, and are removed', async () => {
    const { data } = await save('late in leeds', 'tab=late');
    const view = data.find(({ list, name }) => list === 'orders' && name === 'late in leeds');
    expect(view?.search).toBe('tab=late');
    expect(await names('orders')).toEqual(['All', 'late in leeds']);
    await shop.call(REMOVE, { headers, params: { id: view?.id ?? 0 } });
    expect(await names('orders')).toEqual(['All']);
    expect(await shop.refused(REMOVE, { headers, params: { id: view?.id ?? 0 } })).toMatchObject({
      status: 404,
    });
  });

  it('are refused without a name, or with an end of an address that leads elsewhere', async () => {
    for (const body of [
      { list: 'orders', name: ' ', search: '' },
      { list: 'orders', name: 'x'.repeat(41), search: '' },
      { list: 'orders', name: 'a', search: 'q=1#there' },
      { list: 'orders', name: 'a', search: 'q="><script>' },
      { list: 'orders', name: 'a', search: 'q='.padEnd(601, 'x') },
      { list: 'secrets', name: 'a', search: '' },
    ])
      expect(await shop.refused(SAVE, { headers, body: body as never })).toMatchObject({ status: 400 });
  });

  it('are limited in number, also when many are saved at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: MOST_VIEWS + 5 }, (_, index) =>
        shop.fetch('/web/site/saved-views', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ list: 'stock', name: `View ${index}`, search: '' }),
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(MOST_VIEWS);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await names('stock')).toHaveLength(MOST_VIEWS);
  });
});

const COLUMNS = 'GET /web/site/list-columns';
const CHOOSE = 'PUT /web/site/list-columns/{list}';
const columns = async (given = headers) => (await shop.call(COLUMNS, { headers: given })).data;

describe('Columns of lists', () => {
  it('are kept for each person and list, and forgotten as at first', async () => {
    const choose = (list: 'orders' | 'products', chosen: string[]) =>
      shop.call(CHOOSE, { headers, params: { list }, body: { columns: chosen } });
    await choose('products', ['product', 'sku']);
    await choose('orders', ['order']);
    await choose('products', ['sku', 'product', 'cost']);
    expect(await columns()).toEqual([
      { list: 'orders', columns: ['order'] },
      { list: 'products', columns: ['sku', 'product', 'cost'] },
    ]);
    expect(await columns(await signIn(shop, ADMINISTRATOR))).toEqual([]);
    await choose('products', []);
    expect(await columns()).toEqual([{ list: 'orders', columns: ['order'] }]);
  });

  it('are refused for a list that there is not, twice, or with names that no address has', async () => {
    for (const [list, chosen] of [
      ['secrets', ['order']],
      ['orders', ['order', 'order']],
      ['orders', ['Order; drop']],
      ['orders', Array.from({ length: 31 }, (_, at) => String.fromCodePoint(97 + (at % 26), 97 + (at % 25)))],
    ] as const)
      expect(
        await shop.refused(CHOOSE, {
          headers,
          params: { list: list as never },
          body: { columns: [...chosen] },
        }),
      ).toMatchObject({ status: list === 'secrets' ? 404 : 400 });
  });
});
