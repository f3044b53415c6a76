import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CounterQuote, Good as FoundGood } from '#contract/counter-orders.ts';
import type { Input } from '#contract/calls.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import {
  countStock,
  freshKey,
  send,
  statuses,
  track,
  vendorsGoodAndOther,
  type Good,
} from '#tests/support/buying.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

type Body = Input<'POST /office/orders'>['body'];
type Headers = Record<string, string>;

let shop: TestApp;
let vendor: Headers;
let own: Good;
let other: Good;
let storeId: number;
let before: ReservedStock;

beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  [own, other] = await vendorsGoodAndOther(shop);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select min(id) as id from stores where is_active and business_id = $1',
    [NORTHSIDE_PHONES],
  );
  storeId = rows[0]?.id ?? 0;
  before = await readReservedStock(shop);
});

const itemsOf = (...goods: Good[]) =>
  goods.map(({ productId, variationId }) => ({
    product_id: productId,
    variation_id: variationId,
    quantity: 1,
  }));

const quoteFor = (body: object, headers = vendor) => send(shop, '/office/orders/quote', body, headers);
const place = (body: object, headers = vendor) =>
  send(shop, '/office/orders', body, { ...freshKey(), ...headers });

/** A different customer for each order, so that the mails can be told apart. */
async function order(rest: Partial<Body> = {}): Promise<Body> {
  const choice = { items: itemsOf(own), way: 'collect' as const, store_id: storeId, ...rest };
  const { body } = await quoteFor({
    items: choice.items,
    way: choice.way,
    ...(choice.way === 'collect' && { store_id: storeId }),
    ...(rest.code && { code: rest.code }),
  });
  const { totals } = body.result as CounterQuote;
  return {
    email: `${randomUUID()}@mail.example`,
    name: 'Ann Lee',
    pay: 'here',
    agreed_total: totals.total,
    ...choice,
  };
}
const sent = {
  way: 'standard',
  store_id: undefined,
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
} as const;

const numberIn = ({ body }: { body: { result?: unknown } }) => (body.result as { number: string }).number;
const staffSees = async (number: string, headers = vendor) =>
  (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;
const subjects = async (email: string) => (await mailsTo(shop.database, email)).map(({ subject }) => subject);
const leftOf = async ({ productId, variationId }: Good) => {
  const table = variationId === null ? 'products' : 'variations';
  const { rows } = await shop.database.pool.query<{ stock: number; left: number }>(
    `select stock, stock - reserved_stock as left from ${table} where id = $1`,
    [variationId ?? productId],
  );
  return rows[0];
};

describe('the search of goods', () => {
  const find = async (q: string, headers: Headers, more = '') => {
    const answer = await shop.fetch(`/office/goods?q=${encodeURIComponent(q)}${more}`, { headers });
    return ((await answer.json()) as { data: FoundGood[] }).data;
  };

  it('finds by words in any order, with the exact SKU first, and nothing of other vendors', async () => {
    const [first] = await find('phone', vendor);
    if (!first) throw new Error('nothing was found');
    const [bySku] = await find(first.sku, vendor);
    expect(bySku).toMatchObject({ sku: first.sku, price: first.price });
    const turned = await find(first.name.split(' ').toReversed().join(' '), vendor);
    expect(turned.map(({ product_id: id }) => id)).toContain(first.product_id);
    const all = await find('a', vendor);
    expect(new Set(all.map(({ business }) => business.id))).toEqual(new Set([NORTHSIDE_PHONES]));
  });

  it('lets the administrator look at one vendor or at all', async () => {
    const site = await signIn(shop, ADMINISTRATOR);
    const all = await find('a', site);
    expect(new Set(all.map(({ business }) => business.id)).size).toBeGreaterThan(1);
    const one = await find('a', site, `&business_id=${other.businessId}`);
    expect(new Set(one.map(({ business }) => business.id))).toEqual(new Set([other.businessId]));
  });

  it('lists twenty, and more if asked', async () => {
    const site = await signIn(shop, ADMINISTRATOR);
    const list = async (most: string) => {
      const answer = await shop.fetch(`/office/goods?q=a${most}`, { headers: site });
      return (await answer.json()) as { data: FoundGood[]; has_more: boolean };
    };
    const [few, more] = [await list(''), await list('&most=40')];
    expect([few.data.length, few.has_more, more.data.length]).toEqual([20, true, 40]);
    expect(more.data.slice(0, 20)).toEqual(few.data);
  });

  it('takes % and _ as they are', async () => {
    expect(await find('%', vendor)).toEqual([]);
    expect(await find('_', vendor)).toEqual([]);
  });
});

describe('a quote', () => {
  it('says what it costs and how it could come, and changes nothing', async () => {
    const was = await leftOf(own);
    const { status, body } = await quoteFor({ items: itemsOf(own) });
    expect(status).toBe(200);
    const quote = body.result as CounterQuote;
    expect(quote.lines).toMatchObject([{ product_id: own.productId, problem: null }]);
    expect(quote.delivery.ways.map(({ way }) => way)).toContain('collect');
    expect(quote.pays.map(({ pay }) => pay)).toEqual(['here', 'link', 'bank_transfer', 'in_store']);
    expect(await leftOf(own)).toEqual(was);
  });

  it('finds neither another vendor’s goods nor a variation of another product', async () => {
    expect((await quoteFor({ items: itemsOf(other) })).status).toBe(404);
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from variations where product_id <> $1 limit 1',
      [own.productId],
    );
    const strange = [{ product_id: own.productId, variation_id: rows[0]?.id, quantity: 1 }];
    expect((await quoteFor({ items: strange })).status).toBe(404);
  });

  it('is for one vendor at a time', async () => {
    const site = await signIn(shop, ADMINISTRATOR);
    const { status, body } = await quoteFor({ items: itemsOf(own, other) }, site);
    expect([status, body.message]).toEqual([
      409,
      'These are goods of several vendors. Please place an order for each.',
    ]);
    expect((await quoteFor({ items: itemsOf(other) }, site)).status).toBe(200);
  });

  it('marks what there is not enough of', async () => {
    const { body } = await quoteFor({ items: [{ ...itemsOf(own)[0], quantity: 99 }] });
    await countStock(shop, own, 100);
    expect((body.result as CounterQuote).lines[0]?.problem).toBeNull();
    await countStock(shop, own, 3);
    const short = await quoteFor({ items: [{ ...itemsOf(own)[0], quantity: 4 }] });
    await countStock(shop, own, 100);
    expect((short.body.result as CounterQuote).lines[0]).toMatchObject({
      problem: 'not_enough',
      available: 3,
    });
  });
});

describe('an order that staff place', () => {
  it('is done at once where the person pays and takes it along, with one mail: the receipt', async () => {
    const was = await leftOf(own);
    const body = await order({ is_handed_over: true });
    const answer = await place(body);
    expect(answer.status).toBe(201);
    const seen = await staffSees(numberIn(answer));
    expect(seen.orders[0]).toMatchObject({ state: 'completed', total: body.agreed_total });
    expect(seen.payment).toMatchObject({ kind: 'in_store', state: 'paid' });
    expect(seen.orders[0]?.events.map(({ move, actor }) => [move, actor])).toEqual([
      ['place', 'vendor'],
      ['accept', 'vendor'],
      ['ready', 'vendor'],
      ['complete', 'vendor'],
    ]);
    expect(await subjects(body.email ?? '')).toEqual([expect.stringContaining('Your receipt')]);
    const now = await leftOf(own);
    expect(now?.stock).toBe((was?.stock ?? 0) - 1);
    expect(now?.left).toBe((was?.left ?? 0) - 1);
    await expectBooksBalance(shop, before, 'after a sale at the counter');
  });

  it('says who of the staff placed it and took the money, to the office and in its log, but not to the buyer', async () => {
    const name = randomUUID();
    await addStaff(shop, `${name}@staff.example`, { ownedBy: VENDOR, rights: ['orders'] });
    const desk = await signIn(shop, `${name}@staff.example`);
    const body = await order({ is_handed_over: true });
    const number = numberIn(await place(body, desk));
    const [seen] = (await staffSees(number)).orders;
    expect(new Set(seen?.events.map(({ by }) => by))).toEqual(new Set([name]));
    const log = await shop.call('GET /office/log', { query: { subject_id: number }, headers: vendor });
    expect(log.data.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['place order', name],
      ['complete order', name],
      ['ready order', name],
      ['accept order', name],
    ]);
    const [receipt] = await mailsTo(shop.database, body.email ?? '');
    const [, token = ''] = /track\/([\w.-]+)/.exec(receipt?.text ?? '') ?? [];
    const result = await track(shop, token);
    expect(result.orders.flatMap(({ events }) => events.map(({ by }) => by))).not.toContain(name);
  });

  it('is paid where the person pays now, and sent or collected later', async () => {
    for (const rest of [{}, sent]) {
      const body = await order(rest);
      const answer = await place(body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const number = numberIn(answer);
      const { orders, payment } = await staffSees(number);
      // The staff member who places it has accepted it.
      expect(orders[0]).toMatchObject({ state: 'preparing', delivery: { way: body.way } });
      expect(payment.state).toBe('paid');
      expect(orders[0]?.papers.map(({ kind }) => kind)).toContain('invoice');
      expect(await subjects(body.email ?? '')).toHaveLength(1);
    }
    await expectBooksBalance(shop, before, 'after payments at the counter');
  });

  it('sends no second receipt when it is collected later', async () => {
    const body = await order();
    const number = numberIn(await place(body));
    const move = async (name: string, rest: object = {}) => {
      const { orders } = await staffSees(number);
      const path = `/office/orders/${number}/moves`;
      return send(
        shop,
        path,
        { move: name, version: orders[0]?.version, ...rest },
        { ...freshKey(), ...vendor },
      );
    };
    expect((await move('ready')).status).toBe(200);
    const { rows } = await shop.database.pool.query<{ code: string }>(
      'select collect_code as code from orders where number = $1',
      [number],
    );
    expect((await move('complete', { code: rows[0]?.code })).status).toBe(200);
    expect((await subjects(body.email ?? '')).filter((subject) => subject.includes('receipt'))).toEqual([]);
  });

  it('mails a link to pay by card, and keeps the goods for two days', async () => {
    const body = await order({ ...sent, pay: 'link' });
    const number = numberIn(await place(body));
    const { orders, payment } = await staffSees(number);
    expect(orders[0]?.state).toBe('pending_payment');
    expect(payment.kind).toBe('trial');
    const { rows } = await shop.database.pool.query<{ hours: number }>(
      'select extract(epoch from reserved_until - placed_at)::int / 3600 as hours from orders where number = $1',
      [number],
    );
    expect(rows[0]?.hours).toBe(48);
    const [mail, ...more] = await mailsTo(shop.database, body.email ?? '');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('waiting for your payment');
    expect(mail?.text).toMatch(/until \d+:\d\d [AP]M on \w+ \d+ \w+/u);
  });

  it('shows staff the link to copy while it is unpaid, and lets them take the money here instead', async () => {
    const body = await order({ pay: 'link' });
    const number = numberIn(await place(body));
    const seen = await staffSees(number);
    expect(seen.pay_link).toMatch(/^\/track\/g/);
    const token = seen.pay_link?.split('/').at(-1) ?? '';
    const { result } = await shop.call('GET /no/auth/web/site/track/{token}', { params: { token } });
    expect(result.number).toBe(number);
    expect(seen.moves).toContain('pay');
    const pay = (version: number) =>
      send(shop, `/office/orders/${number}/moves`, { move: 'pay', version }, { ...freshKey(), ...vendor });
    const card = () => send(shop, `/no/auth/web/site/payments/${seen.payment.id}/trial`, { outcome: 'paid' });
    const both = await Promise.all([pay(seen.version), pay(seen.version)]);
    expect(statuses(both)).toEqual([200, 409]);
    const paid = await staffSees(number);
    expect(paid.pay_link).toBeNull();
    expect(paid.payment).toMatchObject({ kind: 'in_store', state: 'paid' });
    expect(paid.orders[0]).toMatchObject({ state: 'preparing' });
    expect((await card()).status).toBeLessThan(500);
    const late = await staffSees(number);
    expect(late.orders[0]).toMatchObject({ state: 'preparing', refunded: 0 });
    await expectBooksBalance(shop, before, 'after the money was taken here');
    const ready = await send(
      shop,
      `/office/orders/${number}/moves`,
      { move: 'ready', version: late.version },
      { ...freshKey(), ...vendor },
    );
    expect(ready.status).toBe(200);
  });

  it('by link keeps the code for the counter in the mail, since staff know the link', async () => {
    const body = await order({ pay: 'link' });
    const number = numberIn(await place(body));
    const { pay_link: link, payment } = await staffSees(number);
    const token = link?.split('/').at(-1) ?? '';
    await send(shop, `/no/auth/web/site/payments/${payment.id}/trial`, { outcome: 'paid' });
    for (const move of ['accept', 'ready']) {
      const { version } = await staffSees(number);
      const path = `/office/orders/${number}/moves`;
      expect((await send(shop, path, { move, version }, { ...freshKey(), ...vendor })).status).toBe(200);
    }
    const result = await track(shop, token);
    expect(result.orders[0]).toMatchObject({ state: 'ready_to_collect', delivery: { code: null } });
    expect((await mailsTo(shop.database, body.email ?? ''))[0]?.text).toMatch(/\d{6}|\d{3} \d{3}/);
  });

  it('needs no name and no email where it is paid and taken along at once', async () => {
    const { email: _email, name: _name, ...body } = await order({ is_handed_over: true });
    const answer = await place(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const seen = await staffSees(numberIn(answer));
    expect(seen).toMatchObject({ name: 'Walk-in customer', email: '', messages: [] });
    expect(seen.orders[0]?.papers.map(({ kind }) => kind)).toContain('invoice');
    const written = { text: 'Your phone is ready.', seen: 0 };
    const message = await send(shop, `/office/messages/${numberIn(answer)}`, written, {
      ...freshKey(),
      ...vendor,
    });
    expect([message.status, message.body.message]).toEqual([409, expect.stringContaining('gave no email')]);
    const again = await place({ ...body, code: undefined });
    expect(again.status, 'another walk-in').toBe(201);
    const { status, body: said } = await place({ ...body, is_handed_over: false });
    expect([status, Object.keys((said as { errors?: object }).errors ?? {}).toSorted()]).toEqual([
      400,
      ['email', 'name'],
    ]);
    await expectBooksBalance(shop, before, 'after walk-ins');
  });

  it('can be paid by transfer, or when it is collected', async () => {
    for (const pay of ['bank_transfer', 'in_store'] as const) {
      const body = await order({ pay });
      const answer = await place(body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const { orders, payment } = await staffSees(numberIn(answer));
      const state = pay === 'in_store' ? 'preparing' : 'pending_payment';
      expect([orders[0]?.state, payment.kind]).toEqual([state, pay]);
      expect(await subjects(body.email ?? '')).toHaveLength(1);
    }
    await expectBooksBalance(shop, before, 'while payments are awaited');
  });

  it('takes a code, and refuses an invalid one', async () => {
    const body = await order({ code: 'AUTUMN10' });
    const { status } = await place(body);
    expect(status).toBe(201);
    const wrong = await place({ ...(await order()), code: 'NO-SUCH' });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([409, expect.stringContaining('"code"')]);
  });

  it('is placed once for one key, and refused where the total is another', async () => {
    const body = await order();
    const key = freshKey();
    const answers = [];
    for (let press = 0; press < 3; press += 1)
      answers.push(await send(shop, '/office/orders', body, { ...key, ...vendor }));
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    const cheaper = await place({ ...(await order()), agreed_total: 1 });
    expect(cheaper.status).toBe(409);
  });

  it('never sells more than there is to several counters at once', async () => {
    await countStock(shop, own, 3);
    const bodies = await Promise.all(Array.from({ length: 8 }, () => order({ is_handed_over: true })));
    const answers = await Promise.all(bodies.map((body) => place(body)));
    expect(statuses(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    await countStock(shop, own, 100);
    await expectBooksBalance(shop, before, 'after a rush');
  });
});

describe('what is refused', () => {
  it('names the field: email, address, store, way to pay, handing over', async () => {
    const body = await order();
    const refused = async (rest: object) => {
      const { status, body: said } = await place({ ...body, ...rest });
      return [status, Object.keys((said as { errors?: object }).errors ?? {})];
    };
    expect(await refused({ email: 'nobody' })).toEqual([400, ['email']]);
    expect(await refused({ way: 'standard', store_id: undefined })).toEqual([
      400,
      ['line_1', 'town', 'post_code'],
    ]);
    expect(await refused({ store_id: undefined })).toEqual([400, ['store_id']]);
    expect(await refused({ ...sent, pay: 'in_store' })).toEqual([400, ['pay']]);
    expect(await refused({ ...sent, is_handed_over: true })).toEqual([400, ['is_handed_over']]);
    expect(await refused({ pay: 'bank_transfer', is_handed_over: true })).toEqual([400, ['is_handed_over']]);
    expect(await refused({ items: [] })).toEqual([400, ['items']]);
  });

  it('knows no store and no goods of another vendor', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id <> $1 limit 1',
      [NORTHSIDE_PHONES],
    );
    const elsewhere = await place({ ...(await order()), store_id: rows[0]?.id });
    expect(elsewhere.status).toBe(409);
    expect((await place({ ...(await order()), items: itemsOf(other) })).status).toBe(404);
  });

  it('lets staff of one store sell there alone', async () => {
    const email = `${randomUUID()}@staff.example`;
    await addStaff(shop, email, { ownedBy: VENDOR, rights: ['orders'], storeIds: [storeId] });
    const desk = await signIn(shop, email);
    const body = await order();
    expect((await place({ ...(await order()), ...sent }, desk)).status).toBe(403);
    const { body: said } = await quoteFor({ items: body.items }, desk);
    const { delivery } = said.result as CounterQuote;
    expect(delivery.ways.map(({ way, stores }) => [way, stores.map(({ id }) => id)])).toEqual([
      ['collect', [storeId]],
    ]);
    expect((await place(body, desk)).status).toBe(201);
  });
});
