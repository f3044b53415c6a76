import { beforeAll, describe, expect, it } from 'vitest';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import { CLOCKS, daysLater } from '#rules/trade-in/clocks.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { one } from '#tests/support/one-row.ts';
import { ACCEPTED, putInto, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { endOverdue, payWaitingVouchers, remindCustomers } from './clock.writes.ts';

let shop: TestApp;
let tools: TradeInTools;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
});

/** Two nodes at once, and one of them again later. */
async function tick(now: Date): Promise<void> {
  const when = { now, sender: tools.sender };
  const { database } = shop;
  for (const job of [endOverdue, remindCustomers, payWaitingVouchers]) {
    await Promise.all([job(database, when), job(database, when)]);
    await job(database, when);
  }
}

const eventsOf = (itemId: number) =>
  shop.database.pool
    .query<{ move: string }>('select move from trade_in_events where item_id = $1 order by id', [itemId])
    .then(({ rows }) => rows.map(({ move }) => move));

/** A device that got its state long ago. */
async function old(state: TradeInState, days: number, email: string) {
  const placed = await tools.place({ email });
  const id = placed.items[0]?.id ?? 0;
  await putInto(shop, id, state, tools.seals);
  const now = new Date();
  await shop.database.pool.query('update trade_in_items set since = $2, due_at = $3 where id = $1', [
    id,
    daysLater(now, -days),
    now,
  ]);
  return { ...placed, itemId: id, due: now };
}

describe('the time of a state ends once, also late and on two nodes', () => {
  it.each([
    ['quoted', 'expired', 'expire'],
    ['awaiting_device', 'lapsed', 'lapse'],
    ['in_transit', 'lost_claim', 'lose'],
    ['revised', 'return_pending', 'decline_revision'],
    ['hold_lock', 'return_pending', 'return'],
    ['quarantined', 'return_pending', 'return'],
  ] as const)('%s becomes %s', async (from, to, move) => {
    const email = `${from}@mail.example`;
    const { token, itemId, due } = await old(from, 30, email);
    await tick(new Date(due.getTime() - 1_000));
    expect((await tools.show(token)).state).toBe(from);
    await tick(daysLater(due, 3));
    const shown = await tools.show(token);
    expect(shown.state).toBe(to);
    expect(await eventsOf(itemId)).toEqual(['place', move]);
    expect(shown.events.at(-1)?.actor).toBe('system');
    // The offer and the end. Before, the customer got one reminder of a device that was not sent.
    expect(await mailsTo(shop.database, email)).toHaveLength(from === 'awaiting_device' ? 3 : 2);
  });

  it('leaves what staff are late with to them', async () => {
    const { token, due } = await old('inspecting', 30, 'late@mail.example');
    await tick(daysLater(due, 30));
    expect((await tools.show(token)).state).toBe('inspecting');
  });
});

it('an offer that has ended is not accepted, although the job is late', async () => {
  const { token } = await tools.place({ now: daysLater(new Date(), -CLOCKS.heldDays - 1) });
  expect(await tools.move(token, { move: 'accept', version: 1, ...ACCEPTED })).toMatchObject({ status: 409 });
});

describe('reminders', () => {
  const remindersTo = async (email: string) =>
    (await mailsTo(shop.database, email)).filter(({ subject }) => subject.startsWith('Please send'));

  it('come after a week and after two, each once', async () => {
    const email = 'slow@mail.example';
    const { itemId } = await old('awaiting_device', 0, email);
    const { since } = await one<{ since: Date }>(
      shop,
      "update trade_in_items set due_at = since + interval '21 days' where id = $1 returning since",
      [itemId],
    );
    const counts = [];
    for (const days of [6, 7, 8, 13, 14, 20]) {
      await tick(daysLater(since, days));
      counts.push((await remindersTo(email)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  });

  it('come once after the shop was down for both', async () => {
    const email = 'down@mail.example';
    const { itemId } = await old('awaiting_device', 15, email);
    await shop.database.pool.query(
      "update trade_in_items set due_at = since + interval '21 days' where id = $1",
      [itemId],
    );
    await tick(new Date());
    expect(await remindersTo(email)).toHaveLength(1);
  });
});

it('a voucher waits for an account, and is then given once', async () => {
  const email = 'guest.seller@mail.example';
  const placed = await tools.place({ payout: 'voucher', email });
  const id = placed.items[0]?.id ?? 0;
  await putInto(shop, id, 'validated', tools.seals);
  await shop.database.pool.query('update trade_in_items set price = voucher where id = $1', [id]);
  await tick(new Date());
  expect((await tools.show(placed.token)).next?.what).toContain('account');
  const { id: userId } = await one<{ id: number }>(
    shop,
    "insert into users (email, name, password_hash, confirmed_at) values ($1, 'Guest', 'none', now()) returning id",
    [email],
  );
  await tick(new Date());
  const { entries, sum } = await one<{ entries: number; sum: number }>(
    shop,
    'select count(*)::int as entries, sum(amount)::int as sum from credit_entries where user_id = $1',
    [userId],
  );
  expect({ entries, sum }).toEqual({ entries: 1, sum: tools.item.voucher });
  expect((await tools.show(placed.token)).state).toBe('paid');
});
