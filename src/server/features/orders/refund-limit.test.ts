import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good } from '#tests/support/buying.ts';
import { buy, goodsOfTwoVendors, payNow } from '#tests/support/buying.ts';
import { addStaff, makeFresh, makeStale, signIn } from '#tests/support/people.ts';

let shop: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  owner = await signIn(shop, VENDOR);
});

/** A paid order of two units of the demo vendor, and the price of one, in pence. */
async function paidOrder(goods: (app: TestApp) => Promise<Good[]> = goodsOfTwoVendors) {
  const { business_id: businessId } = (await shop.call('GET /global/user/session', { headers: owner }))
    .result;
  const good = (await goods(shop)).find((one) => one.businessId === businessId);
  if (!good) throw new Error('the demo vendor sells nothing');
  const placed = await buy(shop, [{ good, quantity: 2 }]);
  await payNow(shop, placed);
  const number = placed.orders[0]?.number ?? '';
  const { rows } = await shop.database.pool.query<{
    id: number;
    line: number;
    unit: number;
    version: number;
  }>(
    `select o.id, l.id as line, l.unit, o.version from orders o join order_lines l on l.order_id = o.id
     where o.number = $1`,
    [number],
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was ordered');
  return { number, ...row };
}

/** The same, for so little that two of them with their delivery stay below the limit of a desk. */
async function cheapGoods(app: TestApp): Promise<Good[]> {
  const goods = await goodsOfTwoVendors(app);
  for (const { productId, variationId } of goods) {
    const [table, id] = variationId ? ['variations', variationId] : ['products', productId];
    await app.database.pool.query(
      `update ${table} set regular_price = 2000, sale_price = null, is_on_sale = false where id = $1`,
      [id],
    );
  }
  return goods;
}

const hire = async (rights: ('orders' | 'refund' | 'money')[], limit?: number) => {
  const email = `${randomUUID()}@desk.example`;
  await addStaff(shop, email, { ownedBy: VENDOR, rights, ...(limit !== undefined && { limit }) });
  return signIn(shop, email);
};

const move = (number: string, body: object, headers: Record<string, string>) =>
  shop.fetch(`/office/orders/${number}/moves`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

const refundedOf = async (number: string) =>
  (
    await shop.database.pool.query<{ refunded: number }>('select refunded from orders where number = $1', [
      number,
    ])
  ).rows[0]?.refunded;

/** The moves that the order and the list offer. */
async function offered(number: string, headers: Record<string, string>) {
  const { result } = await shop.call('GET /office/orders/{number}', { params: { number }, headers });
  const { data } = await shop.call('GET /office/orders', { query: { q: number }, headers });
  const [row] = data;
  expect(result.orders[0]?.moves).toEqual(result.moves);
  expect(row?.moves).toEqual(result.moves);
  return result.moves;
}

describe('a refund by staff', () => {
  it('is not for who may only move orders, and says who can', async () => {
    const { number, version } = await paidOrder();
    const answer = await move(number, { move: 'refuse', version, note: 'Sold out' }, await hire(['orders']));
    expect(answer.status).toBe(403);
    expect(((await answer.json()) as { message: string }).message).toContain('Nora Whitfield can do it');
    expect(await refundedOf(number)).toBe(0);
    const byMoney = await hire(['orders', 'money']);
    expect((await move(number, { move: 'refuse', version, note: 'Sold out' }, byMoney)).status).toBe(200);
  });

  it('of a large sum asks for the password again, unless it was given in the last minutes', async () => {
    const { number, version, unit } = await paidOrder();
    expect(2 * unit).toBeGreaterThan(100_00);
    const headers = await hire(['orders', 'money']);
    const body = { move: 'refuse', version, note: 'Sold out' };
    await makeStale(shop, headers);
    const asked = await move(number, body, headers);
    expect([asked.status, await asked.json()]).toEqual([403, expect.objectContaining({ asks: 'proof' })]);
    expect(await refundedOf(number)).toBe(0);
    const small = await paidOrder(cheapGoods);
    expect((await move(small.number, { ...body, version: small.version }, headers)).status).toBe(200);
    await makeFresh(shop, headers);
    expect((await move(number, body, headers)).status).toBe(200);
  });

  it('stays within the limit of an order, also in parts and at once', async () => {
    const { number, version, line, unit } = await paidOrder();
    const desk = await hire(['orders', 'refund'], unit);
    const missing = (at: number) =>
      move(number, { move: 'refund_missing', version: at, lines: [{ line_id: line, units: 1 }] }, desk);
    const pressed = await Promise.all([missing(version), missing(version), missing(version + 1)]);
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await missing(version + 1)).status).toBe(403);
    expect(await refundedOf(number)).toBeLessThanOrEqual(unit);
  });

  it('is offered only to who may make it', async () => {
    const { number, version, line, unit } = await paidOrder();
    const all = ['accept', 'refuse', 'refund_missing', 'refund_amount'];
    expect(await offered(number, await hire(['orders']))).toEqual(['accept']);
    const little = await hire(['orders', 'refund'], unit - 1);
    expect(await offered(number, little), 'less than one piece, so only a sum').toEqual([
      'accept',
      'refund_amount',
    ]);
    expect(await offered(number, await hire(['orders', 'refund'], unit * 10))).toEqual(all);
    expect(await offered(number, await hire(['orders', 'money']))).toEqual(all);
    const desk = await hire(['orders', 'refund'], unit);
    expect(await offered(number, desk)).toEqual(['accept', 'refund_missing', 'refund_amount']);
    const one = { move: 'refund_missing', version, lines: [{ line_id: line, units: 1 }] };
    const moved = (await (await move(number, one, desk)).json()) as { result: { moves: string[] } };
    expect(moved.result.moves, 'the limit is used up').toEqual(['accept']);
    expect(await offered(number, desk)).toEqual(['accept']);
  });
});
