import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import type { Purchase } from '#contract/purchases-office.ts';
import { countWrongStock } from '#server/features/catalog/public.ts';
import {
  allAtOnce,
  changeOf,
  goodsShop,
  placesOf,
  type GoodsShop,
  type Product,
} from '#tests/support/goods.ts';
import { params, withKey } from '#tests/support/office-products.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

let own: GoodsShop;
let shop: GoodsShop['shop'];
let goods: GoodsShop['goods'];
let here: number;
let there: number;
let foreign: number;
beforeAll(async () => {
  own = await goodsShop();
  ({ shop, goods, here, there, foreign } = own);
});

type Headers = Record<string, string>;
const plan = (product: Product, body: object = {}, headers: Headers = goods.vendor) => ({
  headers: withKey(headers),
  body: {
    supplier: 'Parts Ltd',
    store_id: here,
    expected_on: '2026-12-05',
    lines: [
      { product_id: product.id, quantity: 4, unit_cost: 3.1 },
      { text: 'Screen for repairs', quantity: 2, unit_cost: 24.9 },
    ],
    ...body,
  } as never,
});
const create = async (product: Product, body: object = {}, headers = goods.vendor) =>
  (await shop.call('POST /office/purchases', plan(product, body, headers))).result;
const move = async (of: Purchase, body: object, headers = goods.vendor) =>
  (await shop.call('POST /office/purchases/{id}/moves', changeOf(of, body, headers))).result;
const refused = (of: Purchase, body: object, headers = goods.vendor) =>
  shop.refused('POST /office/purchases/{id}/moves', changeOf(of, body, headers));
const places = (product: Product) => placesOf(own, product);

describe('A purchase order', () => {
  it('becomes stock of its store as it comes, with its cost to the penny', async () => {
    const made = await goods.create();
    const planned = await create(made);
    expect(planned).toMatchObject({ state: 'draft', units: 6, cost: 62.2, expected_on: '2026-12-05' });
    expect(planned.lines.map(({ text }) => text)).toEqual([made.name, 'Screen for repairs']);
    const ordered = await move(planned, { move: 'order' });
    expect(await places(made)).toEqual({ none: 5 });
    const [line] = ordered.lines;
    const twice = [1, 2].map((received) => ({ id: line?.id, received }));
    expect((await refused(ordered, { move: 'receive', lines: twice })).errors).toEqual({
      lines: 'Names a line twice',
    });
    const part = await move(ordered, { move: 'receive', lines: [{ id: line?.id, received: 3 }] });
    expect(part).toMatchObject({ state: 'part_received', received: 3 });
    expect(await places(made)).toEqual({ [here]: 3, none: 5 });
    expect(
      (await refused(part, { move: 'receive', lines: [{ id: line?.id, received: 2 }] })).errors,
    ).toHaveProperty('lines');
    const done = await move(part, { move: 'receive' });
    expect(done).toMatchObject({ state: 'received', received: 6, moves: [] });
    expect(await places(made)).toEqual({ [here]: 4, none: 5 });
    const query = { product_id: made.id, reason: 'bought' as const };
    const { data } = await shop.call('GET /office/stock/movements', { headers: goods.vendor, query });
    expect(data).toMatchObject([
      { quantity: 1, store: { id: here }, purchase_id: done.id, by: 'Nora Whitfield', note: '', order: null },
      { quantity: 3, purchase_id: done.id },
    ]);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('that is cancelled keeps what has come', async () => {
    const made = await goods.create();
    const ordered = await move(await create(made), { move: 'order' });
    const [line] = ordered.lines;
    const part = await move(ordered, { move: 'receive', lines: [{ id: line?.id, received: 1 }] });
    expect((await move(part, { move: 'cancel' })).state).toBe('cancelled');
    expect(await places(made)).toEqual({ [here]: 1, none: 5 });
    expect((await refused(part, { move: 'receive' })).status).toBe(409);
  });

  it('that twenty people receive at once comes once', async () => {
    const made = await goods.create();
    const ordered = await move(await create(made), { move: 'order' });
    const answers = await allAtOnce(own, '/office/purchases', ordered, 'receive');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await places(made)).toEqual({ [here]: 4, none: 5 });
  });

  it('changes until it is ordered, and stays inside one business', async () => {
    const made = await goods.create();
    const planned = await create(made);
    const change = (of: Purchase, body: object) => ({
      headers: goods.vendor,
      params: params(of),
      body: { version: of.version, ...body } as never,
    });
    const changed = await shop.call(
      'PUT /office/purchases/{id}',
      change(planned, { store_id: null, lines: [{ product_id: made.id, quantity: 1 }] }),
    );
    expect(changed.result).toMatchObject({ store: null, units: 1, cost: null, supplier: 'Parts Ltd' });
    expect((await shop.refused('PUT /office/purchases/{id}', change(planned, { note: 'Late' }))).status).toBe(
      409,
    );
    const ordered = await move(changed.result, { move: 'order' });
    expect((await shop.refused('PUT /office/purchases/{id}', change(ordered, { note: 'No' }))).status).toBe(
      409,
    );
    const wrong = async (body: object, headers = goods.vendor) =>
      (await shop.refused('POST /office/purchases', plan(made, body, headers))).errors;
    expect(await wrong({ store_id: foreign })).toHaveProperty('store_id');
    expect(await wrong({ store_id: foreign }, goods.admin)).toHaveProperty('lines');
    expect(await wrong({ supplier: ' ' })).toHaveProperty('supplier');
    expect(await wrong({ lines: [] })).toHaveProperty('lines');
    expect((await refused(planned, { move: 'order' }, goods.other)).status).toBe(404);
  });

  it('shows costs only to staff who may see them', async () => {
    const made = await goods.create();
    const planned = await create(made);
    const headers = goods.helper;
    const { result } = await shop.call('GET /office/purchases/{id}', { headers, params: params(planned) });
    expect(result).not.toHaveProperty('cost');
    expect(JSON.stringify(result)).not.toContain('unit_cost');
    const said = plan(made, {}, headers);
    expect((await shop.refused('POST /office/purchases', said)).status).toBe(403);
    const body = { version: result.version, lines: [{ product_id: made.id, quantity: 7 }] };
    await shop.call('PUT /office/purchases/{id}', { headers, params: params(planned), body });
    const whole = await shop.call('GET /office/purchases/{id}', {
      headers: goods.vendor,
      params: params(planned),
    });
    expect(whole.result.lines).toMatchObject([{ quantity: 7, unit_cost: 3.1 }]);
  });

  it('is listed, found by supplier and goods, and staff of a store see what comes to it', async () => {
    const made = await goods.create();
    const first = await create(made);
    const second = await create(made, { store_id: there });
    const list = (query: object, headers = goods.vendor) =>
      shop.call('GET /office/purchases', { headers, query: { q: made.name, ...query } });
    expect((await list({})).counts).toEqual({ draft: 2 });
    expect((await list({ store: there })).data.map(({ id }) => id)).toEqual([second.id]);
    const page = await list({ per_page: 1 });
    expect((await list({ per_page: 1, cursor: page.next_cursor })).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    const email = 'counter@buys.example';
    await addStaff(shop, email, { ownedBy: VENDOR, rights: ['stock'], storeIds: [here] });
    const mine: Headers = await signIn(shop, email);
    expect((await list({}, mine)).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await refused(second, { move: 'order' }, mine)).status).toBe(404);
    await move(await move(first, { move: 'order' }, mine), { move: 'receive' }, mine);
    expect(await places(made)).toEqual({ [here]: 4, none: 5 });
  });
});
