import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { dueGroup } from '#rules/orders/due-group.ts';
import { PAYMENT_KINDS, RETURN_STATES } from '#rules/orders/kinds.ts';
import { officeStep } from '#rules/orders/next-step.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { buy, payNow, vendorsGoodAndOther } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let people: { administrator: Record<string, string>; vendor: Record<string, string> };
let number: string;

beforeAll(async () => {
  shop = await buildTestApp();
  people = { administrator: await signIn(shop, ADMINISTRATOR), vendor: await signIn(shop, VENDOR) };
  const [own] = await vendorsGoodAndOther(shop);
  const placed = await buy(shop, [{ good: own, quantity: 1 }]);
  await payNow(shop, placed);
  number = placed.orders[0]?.number ?? '';
  const { pool } = shop.database;
  await pool.query(
    `insert into order_returns (order_id, units, reason) select id, '{}', 'faulty' from orders where number = $1`,
    [number],
  );
  await pool.query(
    `insert into disputes (payment_id, reference, state, amount, reason, closed_at)
     select p.id, $2, 'won', 1, 'general', now() from payments p join orders o on o.group_id = p.group_id where o.number = $1`,
    [number, randomUUID()],
  );
});

const HOUR = 60 * 60_000;
/** Around now, and around the days on which the clock changes. */
const moment = fc
  .tuple(
    fc.constantFrom(Date.now(), Date.parse('2026-03-28T12:00:00Z'), Date.parse('2026-10-24T12:00:00Z')),
    fc.integer({ min: -6 * 24 * HOUR, max: 4 * 24 * HOUR }),
  )
  .map(([at, away]) => new Date(at + away));

const facts = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  paymentKind: fc.constantFrom(...PAYMENT_KINDS),
  returnState: fc.constantFrom(...RETURN_STATES),
  returnAt: moment,
  placedAt: moment,
  paidAt: fc.option(moment),
  sentAt: fc.option(moment),
  sendBy: moment,
  isDisputed: fc.boolean(),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const write = (one: Facts) =>
  shop.database.pool.query(
    `with o as (update orders set state = $2, placed_at = $3, paid_at = $4, sent_at = $5, send_by = $6
       where number = $1 returning id, group_id),
     p as (update payments p set kind = $7 from o where p.group_id = o.group_id returning p.id),
     d as (update disputes d set state = $8, closed_at = case $8 when 'won' then now() end from p where d.payment_id = p.id)
     update order_returns r set state = $9, updated_at = $10 from o where r.order_id = o.id`,
    [
      number,
      one.state,
      one.placedAt,
      one.paidAt,
      one.sentAt,
      one.sendBy,
      one.paymentKind,
      one.isDisputed ? 'open' : 'won',
      one.returnState,
      one.returnAt,
    ],
  );

it('have one definition: the list, its counts and Today say of every order what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(
      facts,
      fc.constantFrom('administrator' as const, 'vendor' as const),
      async (one, actor) => {
        await write(one);
        const rest = {
          way: 'standard' as const,
          hasSentUnits: false,
          promisedBy: one.sendBy,
          reservedUntil: null,
        };
        const due = officeStep({ ...one, ...rest }, actor)?.by ?? null;
        const headers = people[actor];
        const list = await shop.call('GET /office/orders', { headers, query: { q: number } });
        const isLate = due !== null && due < new Date();
        expect(list.data).toMatchObject([{ due: due?.toISOString() ?? null, is_late: isLate }]);
        expect(list.counts['late']).toBe(isLate ? 1 : 0);
        const today = await shop.call('GET /office/today', { headers, query: { per_group: 100 } });
        const found = today.data.find((order) => order.number === number);
        expect(found?.group).toBe(due ? dueGroup(due, new Date()) : undefined);
        const all = await shop.call('GET /office/orders', { headers, query: { per_page: 1 } });
        expect(today.counts).toMatchObject(all.counts);
      },
    ),
    { numRuns: 80 },
  );
}, 120_000);
