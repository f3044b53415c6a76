import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import type { Transfer } from '#contract/transfers-office.ts';
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
    from_store_id: null,
    to_store_id: here,
    lines: [{ product_id: product.id, quantity: 3 }],
    ...body,
  } as never,
});
const create = async (product: Product, body: object = {}, headers = goods.vendor) =>
  (await shop.call('POST /office/transfers', plan(product, body, headers))).result;
const move = async (of: Transfer, body: object, headers = goods.vendor) =>
  (await shop.call('POST /office/transfers/{id}/moves', changeOf(of, body, headers))).result;
const refused = (of: Transfer, body: object, headers = goods.vendor) =>
  shop.refused('POST /office/transfers/{id}/moves', changeOf(of, body, headers));
const places = (product: Product) => placesOf(own, product);
const stockOf = async (product: Product) => (await goods.read(product)).stock;

describe('A transfer', () => {
  it('leaves one place when it is sent, and lies in the other once it is received', async () => {
    const made = await goods.create();
    const planned = await create(made, { note: 'By van' });
    expect(planned).toMatchObject({ state: 'draft', units: 3, from: null, to: { id: here }, note: 'By van' });
    expect(await places(made)).toEqual({ none: 5 });
    const sent = await move(planned, { move: 'send' });
    expect(sent).toMatchObject({ state: 'sent', moves: ['receive', 'cancel'] });
    expect(await places(made)).toEqual({ none: 2 });
    expect(await stockOf(made)).toBe(2);
    const done = await move(sent, { move: 'receive' });
    expect(done).toMatchObject({ state: 'received', received: 3, missing: 0, moves: [] });
    expect(await places(made)).toEqual({ [here]: 3, none: 2 });
    const query = { product_id: made.id, reason: 'moved' as const };
    const { data } = await shop.call('GET /office/stock/movements', { headers: goods.vendor, query });
    expect(data).toMatchObject([
      { quantity: 3, store: { id: here }, transfer_id: done.id, by: 'Nora Whitfield', order: null },
      { quantity: -3, store: null, transfer_id: done.id },
    ]);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('is received in parts, and what never comes is noted', async () => {
    const made = await goods.create();
    const sent = await move(await create(made), { move: 'send' });
    const [line] = sent.lines;
    const some = (received: number) => [{ id: line?.id, received }];
    expect((await refused(sent, { move: 'receive', lines: some(4) })).errors).toHaveProperty('lines');
    expect((await refused(sent, { move: 'receive', lines: some(0) })).errors).toHaveProperty('lines');
    const twice = [...some(1), ...some(2)];
    expect((await refused(sent, { move: 'receive', lines: twice })).errors).toEqual({
      lines: 'Names a line twice',
    });
    const part = await move(sent, { move: 'receive', lines: some(1), rest: 'later' });
    expect(part).toMatchObject({ state: 'sent', received: 1, missing: 0 });
    const done = await move(part, { move: 'receive', lines: some(1), rest: 'missing' });
    expect(done).toMatchObject({ state: 'received', received: 2, missing: 1 });
    expect(await places(made)).toEqual({ [here]: 2, none: 2 });
  });

  it('that is cancelled brings back what is still on its way', async () => {
    const made = await goods.create();
    const draft = await move(await create(made), { move: 'cancel' });
    expect(draft.state).toBe('cancelled');
    const sent = await move(await create(made), { move: 'send' });
    const part = await move(sent, {
      move: 'receive',
      lines: [{ id: sent.lines[0]?.id, received: 1 }],
    });
    expect((await move(part, { move: 'cancel' })).state).toBe('cancelled');
    expect(await places(made)).toEqual({ [here]: 1, none: 4 });
    expect((await refused(part, { move: 'cancel' })).status).toBe(409);
  });

  it('takes neither more than the place has nor units that orders have reserved', async () => {
    const made = await goods.create();
    const tooMany = await create(made, { lines: [{ product_id: made.id, quantity: 6 }] });
    expect((await refused(tooMany, { move: 'send' })).errors).toEqual({
      lines: `There are only 5 of ${made.name} there`,
    });
    await shop.database.pool.query('update products set reserved_stock = 3 where id = $1', [made.id]);
    const held = await create(made);
    expect((await refused(held, { move: 'send' })).errors?.['lines']).toContain('reserved');
    expect(await stockOf(made)).toBe(5);
  });

  it('changes until it is sent, by its version', async () => {
    const made = await goods.create();
    const planned = await create(made);
    const change = (body: object) => ({
      headers: goods.vendor,
      params: params(planned),
      body: { version: planned.version, ...body } as never,
    });
    const { result } = await shop.call(
      'PUT /office/transfers/{id}',
      change({ from_store_id: here, to_store_id: there, lines: [{ product_id: made.id, quantity: 1 }] }),
    );
    expect(result).toMatchObject({ from: { id: here }, to: { id: there }, units: 1 });
    const late = await shop.refused('PUT /office/transfers/{id}', change({ note: 'Late' }));
    expect(late).toMatchObject({
      status: 409,
      message: 'Nora Whitfield has changed this transfer since you opened it.',
    });
  });

  it('stays inside one business', async () => {
    const made = await goods.create();
    const refusedPlan = async (body: object, headers = goods.vendor) =>
      (await shop.refused('POST /office/transfers', plan(made, body, headers))).errors;
    expect(await refusedPlan({ to_store_id: null })).toHaveProperty('to_store_id');
    expect(await refusedPlan({ to_store_id: foreign })).toHaveProperty('to_store_id');
    expect(await refusedPlan({ from_store_id: foreign })).toHaveProperty('from_store_id');
    expect(await refusedPlan({ to_store_id: foreign }, goods.admin)).toHaveProperty('lines');
    const variable = await goods.variable();
    expect(await refusedPlan({ lines: [{ product_id: variable.id, quantity: 1 }] })).toHaveProperty('lines');
    const planned = await create(made);
    expect((await refused(planned, { move: 'send' }, goods.other)).status).toBe(404);
  });

  it('that twenty people send at once is sent once', async () => {
    const made = await goods.create();
    const planned = await create(made);
    const answers = await allAtOnce(own, '/office/transfers', planned, 'send');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await stockOf(made)).toBe(2);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('is listed with its state, found by goods and store, page by page', async () => {
    const made = await goods.create();
    const first = await create(made);
    const second = await create(made);
    await move(second, { move: 'send' });
    const list = (query: object) =>
      shop.call('GET /office/transfers', { headers: goods.vendor, query: { q: made.name, ...query } });
    expect((await list({})).counts).toEqual({ draft: 1, sent: 1 });
    expect((await list({ state: 'draft' })).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ store: there })).data).toEqual([]);
    const page = await list({ per_page: 1 });
    expect(page.data.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ per_page: 1, cursor: page.next_cursor })).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
  });
});

it('Staff of a store receive what comes to it, and send what lies there', async () => {
  const made = await goods.create();
  const email = 'counter@moves.example';
  await addStaff(shop, email, { ownedBy: VENDOR, rights: ['stock'], storeIds: [here] });
  const mine: Headers = await signIn(shop, email);
  const planned = await create(made);
  expect((await refused(planned, { move: 'send' }, mine)).status).toBe(409);
  const sent = await move(planned, { move: 'send' });
  await move(sent, { move: 'receive' }, mine);
  const elsewhere = await create(made, { to_store_id: there });
  const hidden = { headers: mine, params: params(elsewhere) };
  expect((await shop.refused('GET /office/transfers/{id}', hidden)).status).toBe(404);
  const own = { from_store_id: here, to_store_id: there, lines: [{ product_id: made.id, quantity: 1 }] };
  const away = await move(await create(made, own, mine), { move: 'send' }, mine);
  expect(away.moves).toEqual(['cancel']);
  expect(await places(made)).toEqual({ [here]: 2, none: 2 });
});
