import { beforeAll, describe, expect, it } from 'vitest';
import type { SettingsChange } from '#contract/settings-office.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { refreshDue } from '#server/features/listing/writes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

async function change(fields: Omit<SettingsChange, 'version'>) {
  const { result } = await shop.call('GET /office/settings', { headers });
  await shop.call('PUT /office/settings', { headers, body: { version: result.version, ...fields } });
  await refreshDue(shop.database.db);
}
const shown = async () => (await shop.call('GET /no/auth/web/site/settings/general', {})).result.value;
const listed = async () =>
  (await shop.call('GET /no/auth/web/site/products', { query: { is_active_for: '2' } })).total;
const statusOf = async (path: string) => (await shop.fetch(path)).status;

async function somethingToSell(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    'select sku from products where line = 2 and type = 1 order by id limit 1',
  );
  return rows[0]?.sku ?? '';
}

describe('A line that is off', () => {
  it('has no pages, no products and no links, and comes back as it was', async () => {
    const count = await listed();
    expect(count).toBeGreaterThan(0);
    const body = await addable(shop, await somethingToSell());
    const add = async () =>
      (
        await shop.fetch('/no/auth/web/site/cart/add', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await add()).toBeLessThan(300);

    await change({ is_active_for_sell: false, repair_name: 'Mend' });
    expect(await add()).toBe(404);
    await expect.poll(listed).toBe(0);
    await expect.poll(() => statusOf('/sell/products/All/1')).toBe(404);
    expect(await statusOf('/sell/product')).toBe(404);
    expect(await statusOf('/buy/products/All/1')).toBe(200);
    expect(await shown()).toMatchObject({ is_active_for_sell: false, line_names: { repair: 'Mend' } });
    const { result } = await shop.call('GET /no/auth/web/site/categories', {});
    expect(result.some((category) => category.is_active_for_sell)).toBe(false);
    const menu = await shop.fetch('/no/auth/web/site/menu?key=general_main_menu');
    expect(await menu.text()).not.toContain('"/sell/');
    for (const path of ['template/header/slider', 'pages/how-it-works']) {
      const text = await (await shop.fetch(`/no/auth/web/site/${path}`)).text();
      expect(text).toContain('/repair/');
      expect(text).not.toContain('/sell/');
    }
    const home = await (await shop.fetch('/')).text();
    expect(home).not.toContain('href="/sell/');
    const query = { is_active_for: 2 };
    const office = await shop.call('GET /office/products', { headers, query });
    expect(office.data[0]).toMatchObject({ state: 'hidden', hidden_because: 'line' });
    expect(await (await shop.fetch('/sitemaps/pages.xml')).text()).not.toContain('/sell/');

    await change({ is_active_for_sell: true, repair_name: 'Repair' });
    await expect.poll(listed).toBe(count);
    await expect.poll(() => statusOf('/sell/products/All/1')).toBe(200);
    expect(await add()).toBeLessThan(300);
  });
});
