import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { OrderMovers } from '#tests/support/buying.ts';
import { freshKey, moversOf, send, staffPath, track } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { sentOrder } from '#tests/support/placed.ts';

let shop: TestApp;
let movers: OrderMovers;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
});

type Order = Awaited<ReturnType<typeof sentOrder>>;

const wish = ({ lineId }: Order) => ({
  move: 'request_return',
  reason: 'damaged',
  note: 'The corner is bent.',
  lines: [{ line_id: lineId, units: 1 }],
});

/** An order whose return the vendor refused. */
async function refusedReturn(): Promise<Order> {
  const order = await sentOrder(shop);
  await shop.database.pool.query(
    `update orders set business_id = (select b.id from businesses b join users u on u.id = b.owner_id
       where u.email = $2) where number = $1`,
    [order.number, VENDOR],
  );
  expect((await movers.asBuyer(order, wish(order))).status).toBe(200);
  expect((await asVendor(order, { move: 'refuse_return', note: 'It was bent before.' })).status).toBe(200);
  return order;
}

async function asVendor({ number, token }: Order, body: object) {
  const { version } = await track(shop, token);
  const headers = { ...(await signIn(shop, VENDOR)), ...freshKey() };
  return send(shop, staffPath(number), { version, ...body }, headers);
}

const orderOf = async ({ token }: Order) => {
  const { orders } = await track(shop, token);
  if (!orders[0]) throw new Error('no order');
  return orders[0];
};

const subjects = async ({ number }: Order) => {
  const { rows } = await shop.database.pool.query<{ subject: string }>(
    "select payload ->> 'subject' as subject from jobs where kind = 'mail' and payload ->> 'subject' like $1 order by created_at, id",
    [`%(${number})`],
  );
  return rows.map(({ subject }) => subject.replace(` (${number})`, ''));
};

/** The mails about an order, with recipient and text. */
const lettersOf = async ({ number }: Order) => {
  const { rows } = await shop.database.pool.query<{ to: string; subject: string; text: string }>(
    `select payload ->> 'to' as to, payload ->> 'subject' as subject,
       coalesce(payload -> 'secret' ->> 'text', payload ->> 'text') as text
     from jobs where kind = 'mail' and payload ->> 'subject' like $1 order by created_at, id`,
    [`%${number}%`],
  );
  return (to: string, subject: string) =>
    rows.find((mail) => mail.to === to && mail.subject.includes(subject));
};

const staffOf = async ({ number }: Order) => {
  const headers = await signIn(shop, ADMINISTRATOR);
  return (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;
};

/** The shop's own address. */
const SITE = 'hello@threefold.example';

describe('An appeal', () => {
  const why = 'The parcel was open when it came.';

  it('is mailed to the shop and to the vendor, with what both said and a link to the order', async () => {
    const order = await refusedReturn();
    await movers.asBuyer(order, { move: 'appeal', note: why });
    const letter = await lettersOf(order);
    const toShop = letter(SITE, 'Please decide on an appeal');
    expect(toShop?.text).toContain(why);
    expect(toShop?.text).toContain('It was bent before.');
    expect(toShop?.text).toContain(`/admin/orders/${order.number}`);
    const toVendor = letter(VENDOR, 'A buyer has appealed');
    expect(toVendor?.text).toContain(why);
    expect(toVendor?.text).toContain(`/vendor/orders/${order.number}`);
    const { messages } = await staffOf(order);
    expect(messages.filter(({ to }) => to !== 'buyer').map(({ to, title }) => [to, title])).toEqual([
      ['vendor', 'You have a new order'],
      ['vendor', 'A buyer wants to return something'],
      ['vendor', 'A buyer has appealed'],
      ['administrator', 'Please decide on an appeal'],
    ]);
    const { messages: buyers } = await track(shop, order.token);
    expect(buyers.every(({ to }) => to === 'buyer')).toBe(true);
  });

  it.each([
    ['accepted', { move: 'accept_return' }, 'send it back', 'Please send it back'],
    [
      'refused',
      { move: 'refuse_return', note: 'The photos show use.' },
      'The photos show use.',
      'The answer to your appeal',
    ],
  ])('tells the vendor and the buyer that it was %s', async (_, answer, words, toBuyer) => {
    const order = await refusedReturn();
    await movers.asBuyer(order, { move: 'appeal', note: why });
    expect((await movers.asStaff(order, answer)).status).toBe(200);
    const letter = await lettersOf(order);
    expect(letter(VENDOR, 'We have decided on an appeal')?.text).toContain(words);
    const { email } = await staffOf(order);
    expect(letter(email, toBuyer)).toBeDefined();
  });

  it('shows the shop why the vendor refused, also after it has decided itself', async () => {
    const order = await refusedReturn();
    expect((await staffOf(order)).orders).toMatchObject([{ return: { refusal: 'It was bent before.' } }]);
    await movers.asBuyer(order, { move: 'appeal', note: why });
    await movers.asStaff(order, { move: 'refuse_return', note: 'The photos show use.' });
    expect((await staffOf(order)).orders).toMatchObject([{ return: { refusal: 'It was bent before.' } }]);
  });
});

describe('A refused return', () => {
  it('can be appealed once, and the administrator accepts it', async () => {
    const order = await refusedReturn();
    expect((await orderOf(order)).moves).toEqual(['appeal']);
    expect((await movers.asBuyer(order, { move: 'appeal' })).body.message).toBe('Please say why.');
    const why = 'The parcel was open when it came.';
    expect((await movers.asBuyer(order, { move: 'appeal', note: why })).status).toBe(200);
    const appealed = await orderOf(order);
    expect(appealed).toMatchObject({
      state: 'return_requested',
      return: { state: 'appealed', appeal: why },
      next: { who: 'administrator' },
      moves: [],
    });
    const vendors = await asVendor(order, { move: 'refuse_return', note: 'No.' });
    expect(vendors).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('administrator decides') as string },
    });
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: await signIn(shop, ADMINISTRATOR),
    });
    expect(result.moves).toEqual(['accept_return', 'refuse_return']);
    expect((await movers.asStaff(order, { move: 'accept_return' })).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({
      return: { state: 'accepted' },
      next: { who: 'buyer', what: 'send it back', by: expect.any(String) as string },
    });
    const { data } = await shop.call('GET /office/orders', {
      query: { q: order.number },
      headers: await signIn(shop, ADMINISTRATOR),
    });
    expect(data, 'lists say where the return stands').toMatchObject([{ return_state: 'accepted' }]);
    expect(await subjects(order)).toEqual(
      expect.arrayContaining(['About your return', 'We look at your return again', 'Please send it back']),
    );
  });

  it('stays refused when the administrator says so: no second appeal, and the same thing is not asked for again', async () => {
    const order = await refusedReturn();
    await movers.asBuyer(order, { move: 'appeal', note: 'Please look again.' });
    const final = { move: 'refuse_return', note: 'The photos show use.' };
    expect((await movers.asStaff(order, final)).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({
      state: 'completed',
      return: { state: 'refused' },
      moves: [],
      lines: [{ returnable: 0 }],
    });
    for (const again of [{ move: 'appeal', note: 'Once more.' }, wish(order)]) {
      expect((await movers.asBuyer(order, again)).status, again.move).toBe(409);
    }
    expect(await subjects(order)).toContain('The answer to your appeal');
  });

  it('can be appealed for two weeks', async () => {
    const order = await refusedReturn();
    await shop.database.pool.query(
      `update order_returns set updated_at = now() - interval '15 days'
       where order_id = (select id from orders where number = $1)`,
      [order.number],
    );
    expect((await orderOf(order)).moves).toEqual([]);
    expect((await movers.asBuyer(order, { move: 'appeal', note: 'Late.' })).status).toBe(409);
  });

  it('appealed from two windows at once is appealed once', async () => {
    const order = await refusedReturn();
    const { version } = await track(shop, order.token);
    const press = () => movers.asBuyer(order, { move: 'appeal', note: 'Please look.', version });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});
