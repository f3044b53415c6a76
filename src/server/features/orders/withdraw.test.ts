import { beforeAll, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { OrderMovers } from '#tests/support/buying.ts';
import { moversOf, statuses, track } from '#tests/support/buying.ts';
import { sentOrder } from '#tests/support/placed.ts';

let shop: TestApp;
let movers: OrderMovers;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
});

type Order = Awaited<ReturnType<typeof sentOrder>>;

const orderOf = async ({ token }: Order) => {
  const [order] = (await track(shop, token)).orders;
  if (!order) throw new Error('no order');
  return order;
};

/** An order of the demo vendor, sent, with a return that its buyer asked for. */
async function askedBack(): Promise<Order> {
  const order = await sentOrder(shop);
  await shop.database.pool.query(
    `update orders set business_id = (select b.id from businesses b join users u on u.id = b.owner_id
       where u.email = $2) where number = $1`,
    [order.number, VENDOR],
  );
  const lines = [{ line_id: order.lineId, units: 1 }];
  const asked = await movers.asBuyer(order, { move: 'request_return', reason: 'changed_mind', lines });
  expect(asked.status).toBe(200);
  return order;
}

const sentAt = async ({ number }: Order) => {
  const { rows } = await shop.database.pool.query<{ at: Date; done: Date | null }>(
    'select sent_at as at, completed_at as done from orders where number = $1',
    [number],
  );
  return rows[0];
};

const subjectsTo = async (to: string, { number }: Order) => {
  const { rows } = await shop.database.pool.query<{ subject: string }>(
    `select payload ->> 'subject' as subject from jobs where kind = 'mail' and payload ->> 'to' = $1
       and payload ->> 'subject' like $2`,
    [to, `%(${number})`],
  );
  return rows.map(({ subject }) => subject.replace(` (${number})`, ''));
};

it('leads back to where the order was, with the time to return it as before, and it can be asked for again', async () => {
  const order = await askedBack();
  const before = await sentAt(order);
  expect((await orderOf(order)).moves).toEqual(['withdraw_return']);
  expect((await movers.asBuyer(order, { move: 'withdraw_return' })).status).toBe(200);
  const after = await orderOf(order);
  expect(after).toMatchObject({ state: 'dispatched', return: { state: 'withdrawn' } });
  expect(after.moves).toContain('request_return');
  expect(after.events.at(-1)).toMatchObject({
    move: 'withdraw_return',
    from: 'return_requested',
    to: 'dispatched',
    actor: 'buyer',
  });
  expect(await sentAt(order)).toEqual(before);
  expect(await subjectsTo(VENDOR, order)).toContain('A buyer has withdrawn a return');
  expect(await subjectsTo('ann@mail.example', order)).toContain('Your return is withdrawn');
  const lines = [{ line_id: order.lineId, units: 1 }];
  const again = await movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
  expect(again.status).toBe(200);
  expect(await orderOf(order)).toMatchObject({ return: { state: 'requested', reason: 'faulty' } });
});

it('of an order that was complete is complete again, also after the return was accepted', async () => {
  const order = await sentOrder(shop);
  await movers.asStaff(order, { move: 'complete' });
  const before = await sentAt(order);
  const lines = [{ line_id: order.lineId, units: 1 }];
  await movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
  expect((await movers.asStaff(order, { move: 'accept_return' })).status).toBe(200);
  expect((await orderOf(order)).papers.map(({ kind }) => kind)).toContain('return_label');
  expect((await movers.asBuyer(order, { move: 'withdraw_return' })).status).toBe(200);
  const after = await orderOf(order);
  expect(after.state).toBe('completed');
  expect(after.papers.map(({ kind }) => kind)).not.toContain('return_label');
  expect(await sentAt(order)).toEqual(before);
});

it('is refused once it has arrived, while an appeal is open, and to staff', async () => {
  const arrived = await askedBack();
  await movers.asStaff(arrived, { move: 'accept_return' });
  expect((await movers.asStaff(arrived, { move: 'withdraw_return' })).status, 'by staff').toBe(409);
  await movers.asStaff(arrived, { move: 'receive_return', resell: true });
  expect((await movers.asBuyer(arrived, { move: 'withdraw_return' })).status).toBe(409);

  const appealed = await askedBack();
  await movers.asStaff(appealed, { move: 'refuse_return', note: 'It was bent before.' });
  await movers.asBuyer(appealed, { move: 'appeal', note: 'It was not.' });
  expect((await orderOf(appealed)).moves).toEqual([]);
  expect(await movers.asBuyer(appealed, { move: 'withdraw_return' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not while the shop decides') as string },
  });
});

it('and its arrival at the same moment: one of the two counts, and the other is told', async () => {
  const order = await askedBack();
  await movers.asStaff(order, { move: 'accept_return' });
  const { version } = await track(shop, order.token);
  const answers = await Promise.all([
    movers.asBuyer(order, { move: 'withdraw_return', version }),
    movers.asStaff(order, { move: 'receive_return', resell: true, version }),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  const { state, return: last } = await orderOf(order);
  expect([
    ['dispatched', 'withdrawn'],
    ['returned', 'received'],
  ]).toContainEqual([state, last?.state]);
});
