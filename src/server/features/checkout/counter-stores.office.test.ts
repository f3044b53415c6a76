import { expect, it } from 'vitest';
import type { CounterQuote } from '#contract/counter-orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

it('goods are not handed over from a store without them while another store has them', async () => {
  const shop = await buildTestApp();
  const vendor = await signIn(shop, VENDOR);
  const { pool } = shop.database;
  const { rows: own } = await pool.query<{ id: number }>(
    'select min(id) as id from stores where is_active and business_id = $1',
    [NORTHSIDE_PHONES],
  );
  const storeId = own[0]?.id ?? 0;
  const quoteFor = (body: object) => send(shop, '/office/orders/quote', body, vendor);
  const place = (body: object) => send(shop, '/office/orders', body, { ...freshKey(), ...vendor });
  await pool.query(
    `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
       select business_id, 'Northside Two', address, phone, post_code, latitude, longitude from stores where id = $1`,
    [storeId],
  );
  const { rows } = await pool.query<{ id: number }>(`select id from stores where name = 'Northside Two'`);
  const { result: made } = await shop.call('POST /office/products', {
    headers: { ...freshKey(), ...vendor },
    body: { name: 'Cable elsewhere', category_id: 10, brand_id: 1, regular_price: 12.99 },
  });
  const receive = (id: number | undefined, quantity: number) =>
    shop.call('POST /office/products/{id}/stock-moves', {
      headers: { ...freshKey(), ...vendor },
      params: { id: made.id },
      body: { move: 'receive', quantity, store_id: id },
    });
  await receive(rows[0]?.id, 3);
  await shop.call('POST /office/products/{id}/moves', {
    headers: { ...freshKey(), ...vendor },
    params: { id: made.id },
    body: { move: 'publish', version: made.version },
  });
  const items = [{ product_id: made.id, quantity: 1 }];
  const { body: read } = await quoteFor({ items, way: 'collect', store_id: storeId });
  expect((read.result as CounterQuote).lines[0]?.lies).toEqual({
    here: 0,
    rest: 0,
    others: [{ name: 'Northside Two', stock: 3 }],
  });
  const total = (read.result as CounterQuote).totals.total;
  const body = {
    items,
    way: 'collect',
    store_id: storeId,
    is_handed_over: true,
    email: 'ann@mail.example',
    name: 'Ann Lee',
    pay: 'here',
    agreed_total: total,
  };
  const refused = await place(body);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Cable elsewhere can’t be taken along: None here, 3 in Northside Two. Bring it here with a transfer, or let the person collect it later.',
  ]);
  await receive(storeId, 1);
  expect((await place(body)).status).toBe(201);
  const both = await Promise.all([place(body), place(body)]);
  expect(
    both.map(({ status }) => status),
    'the rest lies elsewhere',
  ).toEqual([409, 409]);
});
