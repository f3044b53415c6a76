import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  asStaff,
  benchPeople,
  checkedIn,
  CUSTOMER,
  moved,
  placed,
  readRepairPhone,
  readRepairStores,
  record,
  seen,
  senderOf,
} from '#tests/support/repairs.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { remindOfSlots, runClocks } from './clocks.writes.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let shop: TestApp;
let phone: RepairPhone;
let storeId: number;
let fixer: Headers;
let checker: Headers;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  [storeId = 0] = await readRepairStores(shop);
  ({ fixer, checker } = await benchPeople(shop));
});

const run = async (now: Date) => runClocks(shop.database, { now, sender: await senderOf(shop) });
const after = (ms: number, since = new Date()) => new Date(since.getTime() + ms);

/** Runs the clocks twice at once before the time and after it: the move is made once. */
async function expectOnce(token: string, due: Date, move: string, state: string) {
  const before = (await seen(shop, token)).events.length;
  await run(after(-HOUR, due));
  expect((await seen(shop, token)).events).toHaveLength(before);
  await Promise.all([run(after(HOUR, due)), run(after(2 * DAY, due))]);
  const shown = await seen(shop, token);
  expect(shown.events.slice(before).filter((event) => event.move === move)).toMatchObject([
    { actor: 'system', to: state },
  ]);
  return shown;
}

async function booked() {
  const one = await placed(shop, phone, ['battery'], { storeId });
  const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', {
    query: { store_id: storeId, minutes: 240 },
  });
  const slot = data[0]?.days.flatMap(({ slots }) => slots).at(-1);
  const startsAt = slot?.starts_at ?? '';
  const made = await asCustomer(shop, one.token, { move: 'book', store_id: storeId, starts_at: startsAt });
  expect(made).toMatchObject({ state: 'awaiting_device' });
  return { ...one, startsAt: new Date(startsAt) };
}

async function repaired(number: string) {
  await checkedIn(shop, number, fixer);
  await moved(shop, number, fixer, { move: 'start' });
  await moved(shop, number, fixer, { move: 'check' });
}

describe('the clocks of repairs', () => {
  it('end a booking that was missed by a day, and a new one can be made', async () => {
    const { token, startsAt } = await booked();
    const shown = await expectOnce(token, after(DAY, startsAt), 'miss', 'no_show');
    expect(shown).toMatchObject({ state: 'no_show', moves: ['book', 'cancel'] });
    expect(shown.messages.map(({ title }) => title)).toContain('We missed you');
  });

  it('cancel a posted device that has not come in 14 days', async () => {
    const { token } = await placed(shop, phone);
    const shown = await expectOnce(token, after(14 * DAY), 'cancel', 'cancelled');
    expect(shown.messages.at(-1)?.title).toBe('Your repair is cancelled');
  });

  it('take 14 days of silence as a no, never as a yes', async () => {
    const { number, token } = await placed(shop, phone);
    await checkedIn(shop, number, fixer);
    await moved(shop, number, fixer, { move: 'diagnose' });
    const [line] = (await record(shop, number, fixer)).lines;
    await moved(shop, number, fixer, {
      move: 'estimate',
      lines: [{ line_id: line?.id, name: 'Battery', price: 90, warranty_months: 12 }],
    });
    const shown = await expectOnce(token, after(14 * DAY), 'decline', 'return_unrepaired');
    expect(shown).toMatchObject({ total: 0, lines: [{ state: 'declined' }] });
  });

  it('note a device that nobody has collected in 30 days, and it can still be collected', async () => {
    const { number, token } = await booked();
    await repaired(number);
    await moved(shop, number, checker, { move: 'ready' });
    await expectOnce(token, after(30 * DAY), 'leave', 'unclaimed');
    const { total } = await record(shop, number, checker);
    const payment = { kind: 'cash', amount: total };
    expect((await asStaff(shop, number, checker, { move: 'collect', payment })).status).toBe(400);
    await moved(shop, number, checker, { move: 'collect', payment, signed_by: 'Bea Moss' });
  });

  it('take a device that was sent as arrived after 10 days, and close the ticket', async () => {
    const { number, token } = await placed(shop, phone);
    await repaired(number);
    const { total } = await record(shop, number, checker);
    const payment = { kind: 'card', amount: total };
    await moved(shop, number, checker, { move: 'dispatch', carrier: 'DPD', tracking: '7', payment });
    await expectOnce(token, after(10 * DAY), 'collect', 'collected');
    await run(after(14 * DAY));
    expect(await seen(shop, token)).toMatchObject({ state: 'closed' });
  });

  it('do not close a ticket whose loan device is not back', async () => {
    const { number, token } = await placed(shop, phone);
    await checkedIn(shop, number, fixer);
    await moved(shop, number, fixer, { move: 'lend', loan_device: 'iPhone SE' });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    const { total } = await record(shop, number, checker);
    const payment = { kind: 'card', amount: total };
    await moved(shop, number, checker, { move: 'dispatch', carrier: 'DPD', tracking: '8', payment });
    await moved(shop, number, checker, { move: 'collect' });
    await run(after(60 * DAY));
    expect(await seen(shop, token)).toMatchObject({ state: 'collected' });
  });

  it('remind of a slot on the day before, once, and again of another slot', async () => {
    const { number, startsAt } = await booked();
    const sender = await senderOf(shop);
    const reminders = async () =>
      (await mailsTo(shop.database, CUSTOMER.email)).filter(
        ({ subject }) => subject === `Your repair is tomorrow (${number})`,
      ).length;
    await remindOfSlots(shop.database, { now: after(-25 * HOUR, startsAt), sender });
    expect(await reminders()).toBe(0);
    const now = after(-20 * HOUR, startsAt);
    await Promise.all([1, 2].map(() => remindOfSlots(shop.database, { now, sender })));
    expect(await reminders()).toBe(1);
  });
});
