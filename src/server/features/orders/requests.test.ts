import { beforeAll, describe, expect, it } from 'vitest';
import type { Tracked } from '#contract/orders.ts';
import { ADMINISTRATOR, SHOPPER } from '#demo/people.ts';
import { pence } from '#rules/money/money.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  buy,
  plentyOf,
  freshKey,
  moversOf,
  payNow,
  readyCarts,
  send,
  staffPath,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { giveCredit } from '../money/public.ts';

let shop: TestApp;
let movers: OrderMovers;
let good: Good;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  staff = await signIn(shop, ADMINISTRATOR);
  good = await plentyOf(shop);
});

const one = () => [{ good, quantity: 1 }];
const get = async (path: string, headers: Record<string, string> = staff) => {
  const answer = await shop.fetch(path, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('lists', () => {
  it.each(['/office/orders', '/web/site/orders'])(
    '%s takes one state, several, or a JSON list',
    async (path) => {
      await buy(shop, one());
      const states = async (query: string) => {
        const { status, body } = await get(`${path}?per_page=100${query}`);
        expect(status).toBe(200);
        return new Set((body['data'] as { state: string }[]).map(({ state }) => state));
      };
      const all = await states('');
      for (const query of [
        'paid',
        'paid,pending_payment',
        ' paid , pending_payment',
        '["paid","pending_payment"]',
      ]) {
        const wanted = new Set(query.match(/\w+/g));
        const found = await states(`&state=${encodeURIComponent(query)}`);
        expect(found).toEqual(new Set([...all].filter((state) => wanted.has(state))));
      }
    },
  );

  it.each(['/office/orders', '/web/site/orders', '/office/reviews', '/web/site/credit'])(
    '%s refuses a bad cursor and an unknown state, and names the field',
    async (path) => {
      for (const cursor of ['x', '-1', '0', '1.5', '99999999999', "1' or 1=1"]) {
        expect(await get(`${path}?cursor=${encodeURIComponent(cursor)}`)).toMatchObject({
          status: 400,
          body: { errors: { cursor: 'must be the next_cursor of the page before' } },
        });
      }
      if (path.endsWith('credit')) return;
      for (const state of ['sold', 'paid,', '["sold"]', '["paid"']) {
        expect((await get(`${path}?state=${encodeURIComponent(state)}`)).status, state).toBe(400);
      }
    },
  );

  it('reviews are found by several states', async () => {
    const { body } = await get('/office/reviews?state=waiting,hidden&per_page=100');
    const states = (body['data'] as { state: string }[]).map(({ state }) => state);
    expect(states.filter((state) => state === 'published')).toEqual([]);
  });
});

describe('store credit', () => {
  it('is listed for its owner with every change, newest first, in pages', async () => {
    const headers = await signIn(shop, SHOPPER);
    const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
      SHOPPER,
    ]);
    const userId = rows[0]?.id ?? 0;
    const before = (await shop.call('GET /web/site/credit', { headers })).balance;
    for (const amount of [500, 250]) {
      const now = new Date();
      await giveCredit(shop.database.ask, {
        userId,
        amount: pence(amount),
        reason: 'Goodwill',
        source: 'TF-1',
        now,
      });
    }
    const first = await shop.call('GET /web/site/credit', { headers, query: { per_page: 1 } });
    expect(first.balance).toBeCloseTo(before + 7.5);
    expect(first.data).toMatchObject([{ amount: 2.5, reason: 'Goodwill', source: 'TF-1' }]);
    const cursor = first.next_cursor ?? '';
    const second = await shop.call('GET /web/site/credit', { headers, query: { per_page: 1, cursor } });
    expect(second.data).toMatchObject([{ amount: 5 }]);
    expect((await get('/web/site/credit', {})).status).toBe(401);
  });
});

describe('words that are kept', () => {
  it('hold nothing that turns or hides text', async () => {
    const placed = await buy(shop, one());
    await payNow(shop, placed);
    const [order] = placed.orders;
    if (!order) throw new Error('no order');
    await movers.asStaff(order, { move: 'accept' });
    const parcel = { carrier: 'D\u202ePD', tracking: '12\u206634\u2069' };
    expect((await movers.asStaff(order, { move: 'dispatch', ...parcel })).status).toBe(200);
    const sent = await track(shop, order.token);
    expect(sent.orders[0]?.parcels).toMatchObject([{ carrier: 'DPD', tracking: '1234' }]);
    expect(sent.events.at(-1)?.note).toBe('DPD, 1234');
    const line_id = sent.orders[0]?.lines[0]?.id ?? 0;
    const wish = {
      reason: 'faulty',
      lines: [{ line_id, units: 1 }],
      note: 'It\u202e broke\u0007.\nTwice.\u200b',
    };
    const { body } = await movers.asBuyer(order, { move: 'request_return', ...wish });
    expect((body.result as Tracked).orders[0]?.return?.note).toBe('It broke .\nTwice.');
  });
});

describe('how it is delivered', () => {
  it('is one way for each vendor, with a store only where it is collected', async () => {
    const [cartId = ''] = await readyCarts(shop, 1, one());
    const { businessId: business_id } = good;
    const put = (delivery: object[]) =>
      shop.refused('PUT /no/auth/web/site/checkouts/{cartId}', {
        params: { cartId },
        body: { delivery: delivery as never },
      });
    const twice = await put([
      { business_id, way: 'standard' },
      { business_id, way: 'next_day' },
    ]);
    expect(twice).toMatchObject({
      status: 400,
      errors: { 'delivery.1.business_id': 'names a vendor for the second time' },
    });
    for (const way of ['standard', 'next_day']) {
      expect(await put([{ business_id, way, store_id: 1 }])).toMatchObject({
        status: 400,
        errors: { 'delivery.0.store_id': 'is for collect alone' },
      });
    }
  });
});

describe('the code at the counter', () => {
  const readyOrder = async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id = $1 and is_active limit 1',
      [good.businessId],
    );
    const store_id = rows[0]?.id ?? 0;
    const placed = await buy(shop, one(), {
      delivery: [{ business_id: good.businessId, way: 'collect', store_id }],
    });
    await payNow(shop, placed);
    const [order] = placed.orders;
    if (!order) throw new Error('no order');
    await movers.asStaff(order, { move: 'accept' });
    await movers.asStaff(order, { move: 'ready' });
    const { version, orders } = await track(shop, order.token);
    const code = orders[0]?.delivery.code ?? '';
    const say = (said: string, as = version) =>
      send(
        shop,
        staffPath(order.number),
        { move: 'complete', version: as, code: said },
        { ...staff, ...freshKey() },
      );
    const wrong = code === '000000' ? '000001' : '000000';
    return { code, wrong, version, say };
  };

  it('may be wrong five times, and then has to wait, also when it is right', async () => {
    const { code, wrong, version, say } = await readyOrder();
    // A request that is refused for another reason does not count as a guess.
    for (let at = 0; at < 8; at += 1) expect((await say(code, version + 1)).status).toBe(409);
    for (let at = 0; at < 5; at += 1) expect((await say(wrong)).status).toBe(409);
    for (const said of [wrong, code]) {
      expect(await say(said)).toMatchObject({
        status: 429,
        body: {
          message: expect.stringMatching(/^Too many wrong codes were tried\. Please try again in/) as string,
        },
      });
    }
    const other = await readyOrder();
    expect((await other.say(other.code)).status).toBe(200);
  });

  it('is guessed by one member of staff no more often than twenty times, over all orders', async () => {
    let refused = 0;
    for (let order = 0; order < 4; order += 1) {
      const { wrong, say } = await readyOrder();
      for (let at = 0; at < 5; at += 1) refused += (await say(wrong)).status === 429 ? 1 : 0;
    }
    // Five were tried in the test before.
    expect(refused).toBe(5);
  });
});

describe('the page of an order', () => {
  const open = async (token: string) => {
    const answer = await shop.fetch(`/track/${token}`);
    return {
      status: answer.status,
      referrer: answer.headers.get('referrer-policy'),
      cache: answer.headers.get('cache-control'),
      html: await answer.text(),
    };
  };

  it('is sent to no other site, and an invalid link gets 404', async () => {
    const placed = await buy(shop, one());
    const token = placed.orders[0]?.token ?? '';
    const secret = { referrer: 'no-referrer', cache: 'no-store' };
    expect(await open(token)).toMatchObject({ status: 200, ...secret });
    const { html, ...head } = await open(`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`);
    expect(head).toEqual({ status: 404, ...secret });
    expect(html).toContain('<title>Your order');
    await shop.database.pool.query('update orders set link_version = link_version + 1 where number = $1', [
      placed.orders[0]?.number,
    ]);
    expect((await open(token)).status).toBe(404);
    expect((await open(placed.token)).status).toBe(200);
  });
});
