import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  freshKey,
  moversOf,
  paidOrders,
  sendOut,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

type Order = Placed['orders'][number];
type Headers = Record<string, string>;

let shop: TestApp;
let movers: OrderMovers;
let admin: Headers;
let vendor: Headers;
let northside: Good;
let other: Good;

beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  admin = await signIn(shop, ADMINISTRATOR);
  vendor = await signIn(shop, VENDOR);
  [northside, other] = await vendorsGoodAndOther(shop);
});

const seenBy = async (headers: Headers, { number }: Order): Promise<StaffTracked> =>
  (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;
const planOf = async ({ number }: Order, query: string) => {
  const answer = await shop.fetch(`/office/orders/${number}/refund?${query}`, { headers: admin });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const lineOf = async (order: Order) => (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
const refundedOf = async (order: Order) => (await track(shop, order.token)).orders[0]?.refunded;

describe('an order in the office', () => {
  it('shows the administrator what was placed together with it, and a vendor nothing of others', async () => {
    const placed = await paidOrders(shop, northside, other);
    const own = placed.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
    const rest = placed.find(({ business_id: id }) => id !== NORTHSIDE_PHONES);
    if (!own || !rest) throw new Error('two vendors make two orders');
    expect((await seenBy(admin, own)).basket).toMatchObject([
      {
        number: rest.number,
        total: rest.total,
        state: 'paid',
        moves: ['accept', 'refuse', 'refund_missing', 'refund_amount'],
      },
    ]);
    const seen = await seenBy(vendor, own);
    expect(seen.basket).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain(rest.number);
  });

  it('keeps notes that only staff who see the order can read; the audit log names the writer', async () => {
    const [order] = await paidOrders(shop, northside);
    const text = 'Put the concierge\non the label.';
    const note = (headers: Headers, body: object, key = freshKey()) =>
      shop.fetch(`/office/orders/${order.number}/notes`, {
        method: 'POST',
        headers: { ...headers, ...key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const key = freshKey();
    for (let times = 0; times < 2; times++) expect((await note(vendor, { text }, key)).status).toBe(200);
    for (const headers of [vendor, admin]) {
      expect((await seenBy(headers, order)).notes, 'once, though it was sent twice').toMatchObject([
        { text },
      ]);
    }
    expect(JSON.stringify(await track(shop, order.token))).not.toContain('concierge');
    for (const bad of [{ text: '  ' }, { text: 'x'.repeat(2001) }, {}]) {
      expect((await note(vendor, bad)).status).toBe(400);
    }
    const { rows } = await shop.database.pool.query(
      `select actor_name, after from audit_log where action = 'note order' and subject_id = $1`,
      [order.number],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows), 'readers of the log may not see the order').not.toContain('concierge');
  });
});

describe('a refund', () => {
  it('of a refused order is named beforehand, line by line, with its delivery', async () => {
    const [order] = await paidOrders(shop, northside);
    const { status, body } = await planOf(order, 'move=refuse');
    expect(status).toBe(200);
    const { lines, delivery, total } = body['result'] as unknown as {
      lines: { units: number; amount: number }[];
      delivery: number;
      total: number;
    };
    expect(total).toBe(order.total);
    expect(lines).toMatchObject([{ units: 2 }]);
    expect(Math.round((lines[0]?.amount ?? 0) * 100 + delivery * 100)).toBe(Math.round(total * 100));
    expect(await refundedOf(order), 'asking changes nothing').toBe(0);
  });

  it('is refused if its sum differs from the one its sender confirmed', async () => {
    const [order] = await paidOrders(shop, northside);
    const line = await lineOf(order);
    const missing = { move: 'refund_missing', lines: [{ line_id: line, units: 1 }] };
    const { body } = await planOf(order, `move=refund_missing&lines=${line}:1`);
    const { total } = body['result'] as unknown as { total: number };
    const wrong = await movers.asStaff(order, { ...missing, refund_total: total + 1 });
    expect(wrong.status).toBe(409);
    expect(wrong.body.message).toContain(`The refund comes to £${total.toFixed(2)} now`);
    expect(await refundedOf(order)).toBe(0);
    expect((await movers.asStaff(order, { ...missing, refund_total: total })).status).toBe(200);
    expect(await refundedOf(order)).toBe(total);
  });

  it('of more than there is, or of a return that has not arrived, has no sum', async () => {
    const [order] = await paidOrders(shop, northside);
    const line = await lineOf(order);
    expect((await planOf(order, `move=refund_missing&lines=${line}:3`)).status).toBe(409);
    expect((await planOf(order, 'move=refund')).status).toBe(409);
    for (const bad of ['move=accept', 'move=refund_missing&lines=x', '']) {
      expect((await planOf(order, bad)).status, bad).toBe(400);
    }
  });
});

describe('what came back', () => {
  const onReturn = async () => {
    const [order] = await paidOrders(shop, northside);
    await sendOut(movers, order);
    const lines = [{ line_id: await lineOf(order), units: 2 }];
    await movers.asBuyer(order, { move: 'request_return', reason: 'changed_mind', lines });
    await movers.asStaff(order, { move: 'accept_return' });
    return { order, line: lines[0]?.line_id ?? 0 };
  };
  const stock = async () => {
    const [table, id] = northside.variationId
      ? ['variations', northside.variationId]
      : ['products', northside.productId];
    const { rows } = await shop.database.pool.query<{ stock: number }>(
      `select stock from ${table} where id = $1`,
      [id],
    );
    return rows[0]?.stock ?? 0;
  };

  it.each([
    ['resell', 2],
    ['bench', 0],
    ['scrap', 0],
  ] as const)('goes to %s, and so many are for sale again: %s', async (to, more) => {
    const { order, line } = await onReturn();
    const before = await stock();
    const goods = [{ line_id: line, to }];
    expect((await movers.asStaff(order, { move: 'receive_return', goods })).status).toBe(200);
    expect(await stock()).toBe(before + more);
    expect((await seenBy(vendor, order)).orders[0]?.return?.goods).toEqual([{ line_id: line, to, units: 2 }]);
    expect((await track(shop, order.token)).orders[0]?.return?.goods).toBeNull();
    const { body } = await planOf(order, 'move=refund');
    expect(body['result']).toMatchObject({ total: order.total, to_payment: order.total, bonus: 0 });
  });

  it('may be another way for each piece, and only what can be sold is for sale again', async () => {
    const { order, line } = await onReturn();
    const before = await stock();
    const goods = (['resell', 'scrap'] as const).map((to) => ({ line_id: line, to, units: 1 }));
    expect((await movers.asStaff(order, { move: 'receive_return', goods })).status).toBe(200);
    expect(await stock()).toBe(before + 1);
    expect((await seenBy(vendor, order)).orders[0]?.return?.goods).toEqual(goods);
  });

  it('needs a word for each line, and for no other', async () => {
    const { order, line } = await onReturn();
    for (const goods of [
      [],
      [{ line_id: line + 1, to: 'scrap' }],
      [{ line_id: line, to: 'scrap', units: 1 }],
      [{ line_id: line, to: 'scrap', units: 3 }],
      [
        { line_id: line, to: 'scrap' },
        { line_id: line, to: 'bench' },
      ],
    ]) {
      expect((await movers.asStaff(order, { move: 'receive_return', goods })).status).toBe(409);
    }
  });
});
