import { beforeAll, expect, it } from 'vitest';
import { makePast } from '#demo/past/make.ts';
import { SHOPPER } from '#demo/people.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { cancelOverdue } from '#server/features/orders/cancel.writes.ts';
import { cancelUncollected, completeDelivered } from '#server/features/orders/clock.writes.ts';
import type { TestApp } from '../support/app.ts';
import { buildTestApp } from '../support/app.ts';
import type { ReservedStock } from '../support/books.ts';
import { expectBooksBalance, readReservedStock } from '../support/books.ts';

const PLAN = { now: new Date(), baskets: 110 };
/** Units that can be sold, and units on their way between stores. */
const AVAILABLE = `
  select sku, stock - reserved_stock as left from products
  union all select sku, (stock - reserved_stock + coalesce((
    select sum(l.quantity - l.received - l.missing) from stock_transfer_lines l
    join stock_transfers t on t.id = l.transfer_id and t.state = 'sent' where l.variation_id = v.id), 0))::int
  from variations v order by sku`;

let shop: TestApp;
let reserved: ReservedStock;
let available: unknown;
let reason: unknown;

const rowsOf = async (text: string) => (await shop.database.pool.query<Record<string, unknown>>(text)).rows;
const make = (signal: AbortSignal, progress: (done: number) => void = () => undefined) =>
  makePast(shop.database, PLAN, { signal, progress: async (done) => progress(done) });

beforeAll(async () => {
  shop = await buildTestApp();
  reserved = await readReservedStock(shop);
  available = await rowsOf(AVAILABLE);
  // Interrupted in the middle, and started again.
  const stop = new AbortController();
  const broken = make(stop.signal, (done) => {
    if (done === 40) stop.abort(new Error('The shop is closing.'));
  });
  await broken.catch((error: unknown) => (reason = error));
  await make(new AbortController().signal);
});

it('continues where it was interrupted', async () => {
  expect(reason).toEqual(new Error('The shop is closing.'));
  expect(await rowsOf('select count(*)::int as count from order_groups')).toEqual([{ count: PLAN.baskets }]);
});

it('has orders in all states that an order can be in today, over three months and for many people', async () => {
  const states = await rowsOf('select distinct state from orders');
  const all = ORDER_STATES.filter((state) => state !== 'awaiting_trade_in');
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(all));
  const [{ days, people, of_shopper } = {}] = await rowsOf(`
    select extract(day from max(placed_at) - min(placed_at))::int as days, count(distinct email)::int as people,
      count(*) filter (where email = '${SHOPPER}')::int as of_shopper from order_groups`);
  expect(days).toBeGreaterThan(80);
  expect(people).toBeGreaterThan(30);
  expect(of_shopper).toBeGreaterThan(8);
});

it('has an order that was sent in part, and one with missing items', async () => {
  const [{ part_sent, missing } = {}] = await rowsOf(`
    select count(*) filter (where state = 'preparing' and sent_units > 0)::int as part_sent,
      count(*) filter (where state in ('dispatched', 'completed') and cancelled_units > 0)::int as missing
    from orders o join order_lines l on l.order_id = o.id`);
  expect(part_sent).toBeGreaterThan(0);
  expect(missing).toBeGreaterThan(0);
});

it('puts every event in the past, and in the right order', async () => {
  const tables = [
    'orders.updated_at',
    'order_events.created_at',
    'payments.created_at',
    'ledger_entries.created_at',
  ];
  const more = ['refunds.created_at', 'order_returns.updated_at', 'invoices.issued_at', 'parcels.sent_at'];
  for (const column of [...tables, ...more]) {
    const [table] = column.split('.');
    const late = `select from ${table} where ${column} > '${PLAN.now.toISOString()}'`;
    expect(await rowsOf(late), column).toEqual([]);
  }
  const outOfTurn = `
    select from (
      select created_at < lag(created_at) over (partition by order_id order by id) as is_early from order_events) e
    where is_early`;
  expect(await rowsOf(outOfTurn)).toEqual([]);
});

it('leaves nothing for the shop’s own jobs to change at the first start', async () => {
  const states = () => rowsOf('select number, state, version from orders order by number');
  const before = await states();
  const sender = { shop: { name: '', url: '', email: '' }, secret: Buffer.alloc(0), notedAt: PLAN.now };
  for (const run of [completeDelivered, cancelUncollected, cancelOverdue]) {
    await run(shop.database, { now: PLAN.now, sender });
  }
  expect(await states()).toEqual(before);
});

it('has an order to pay in store that was not collected, and a paid one that still waits', async () => {
  const cancelled = await rowsOf(
    `select o.number from order_events e join orders o on o.id = e.order_id
     where e.move = 'cancel' and e.actor = 'system' and e.note like 'It was not collected%' and o.state = 'cancelled'`,
  );
  expect(cancelled.length).toBeGreaterThan(0);
  const waiting = await rowsOf(
    `select number from orders where state = 'ready_to_collect' and paid_at is not null
       and sent_at < now() - interval '10 days'`,
  );
  expect(waiting.length).toBeGreaterThan(0);
});

it('delivers nothing on the day of its payment', async () => {
  expect(
    await rowsOf(
      `select number from orders where way <> 'collect' and completed_at < paid_at + interval '1 day'`,
    ),
  ).toEqual([]);
});

it('has a return of the demo shopper to send back, and a refunded one', async () => {
  const states = await rowsOf(`
    select distinct r.state from order_returns r join orders o on o.id = r.order_id
    join order_groups g on g.id = o.group_id where g.email = '${SHOPPER}'`);
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'refunded']));
});

it('has the mails of each order at their times, and sends none of them', async () => {
  expect(
    await rowsOf(`select number from order_groups g where not exists (
      select from order_mails m where m.group_id = g.id and m.recipient = 'buyer')`),
  ).toEqual([]);
  expect(
    await rowsOf(`select m.title from order_mails m join order_groups g on g.id = m.group_id
      where m.written_at < g.placed_at or m.written_at > '${PLAN.now.toISOString()}'`),
  ).toEqual([]);
  expect(await rowsOf(`select from jobs where kind = 'mail'`)).toEqual([]);
});

it('saves the postal address of the best customer in the account', async () => {
  const kept = await rowsOf(`
    select a.line_1, a.town, a.post_code, a.is_default from user_addresses a join users u on u.id = a.user_id
    where u.email = '${SHOPPER}'`);
  const [sent] = await rowsOf(`
    select address ->> 'line_1' as line_1, address ->> 'town' as town, address ->> 'post_code' as post_code
    from order_groups where email = '${SHOPPER}' and address is not null limit 1`);
  expect(kept).toEqual([{ ...sent, is_default: true }]);
});

it('leaves the available stock as it was apart from what is on its way to a store, and the books balance', async () => {
  expect(await rowsOf(AVAILABLE)).toEqual(available);
  await expectBooksBalance(shop, reserved);
});

it('has reviews by buyers, and asks no buyer for a second review', async () => {
  const [{ published } = {}] = await rowsOf(
    `select count(*)::int as published from reviews where order_line_id is not null and state = 'published'`,
  );
  expect(published).toBeGreaterThan(5);
  expect(
    await rowsOf('select product_id, title from reviews group by 1, 2 having count(*) > 1'),
    'the same words twice',
  ).toEqual([]);
  expect(
    await rowsOf(`select from orders where state = 'completed' and review_asked_at is null
      and completed_at < now() - interval '8 days'`),
  ).toEqual([]);
});

it('sends no mail, and leaves no refund open', async () => {
  expect(await rowsOf(`select from jobs where kind in ('mail', 'refund payment')`)).toEqual([]);
  expect(
    await rowsOf(`select from refunds r join payments p on p.id = r.payment_id
    where r.state <> 'done' and p.kind = 'trial'`),
  ).toEqual([]);
});
