import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import { type Good, goodsOfTwoVendors, track } from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { chargebackOf, payByCard } from '#tests/support/chargebacks.ts';
import { signIn } from '#tests/support/people.ts';

let cards: CardShop;
let before: ReservedStock;
let goods: Good[];
let site: Record<string, string>;

beforeAll(async () => {
  cards = await cardShop();
  before = await readReservedStock(cards.shop);
  goods = await goodsOfTwoVendors(cards.shop);
  site = await signIn(cards.shop, ADMINISTRATOR);
});

async function paid(of: readonly Good[] = goods) {
  const bought = await payByCard(
    cards,
    of.map((good) => ({ good, quantity: 1 })),
  );
  return { ...bought, ...chargebackOf(bought) };
}

const numberOf = ({ orders }: Placed) => orders[0]?.number ?? '';
const forStaff = async (number: string) =>
  (await cards.shop.call('GET /office/orders/{number}', { params: { number }, headers: site })).result;

let keys = 0;
const newKey = () => ({ 'idempotency-key': `chargeback-${(keys += 1)}-key` });

async function moveByStaff(number: string, body: Record<string, unknown>) {
  const { version } = await forStaff(number);
  const answer = await cards.shop.fetch(`/office/orders/${number}/moves`, {
    method: 'POST',
    headers: { ...site, ...newKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ version, ...body }),
  });
  return { status: answer.status, words: await answer.text() };
}

async function cancelByBuyer({ token }: Placed) {
  const { version, orders } = await track(cards.shop, token);
  const answer = await cards.shop.fetch(`/no/auth/web/site/track/${token}/moves`, {
    method: 'POST',
    headers: { ...newKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ move: 'cancel', version, number: orders[0]?.number }),
  });
  return { status: answer.status, words: await answer.text() };
}

const mailsOf = async ({ number }: Placed) =>
  (
    await cards.shop.database.pool.query<{ recipient: string; title: string }>(
      `select m.recipient, m.title from order_mails m join order_groups g on g.id = m.group_id
       where g.number = $1 order by m.id`,
      [number],
    )
  ).rows.map(({ recipient, title }) => `${recipient}: ${title}`);

const moneySum = async ({ orders }: Placed) => {
  const { rows } = await cards.shop.database.pool.query<{ sum: number }>(
    `select coalesce(sum(p.amount), 0)::int as sum from postings p join ledger_entries e on e.id = p.entry_id
     join orders o on o.id = e.order_id where p.account = 'money' and o.number = any($1)`,
    [orders.map(({ number }) => number)],
  );
  return rows[0]?.sum;
};

describe('while a buyer’s bank disputes the payment', () => {
  it('holds an unsent order: it can be neither sent nor refunded', async () => {
    const { placed, opened, closed } = await paid(goods.slice(0, 1));
    const number = numberOf(placed);
    expect((await forStaff(number)).orders[0]?.moves).toContain('accept');
    await cards.tell(opened());
    const held = await forStaff(number);
    expect(held.orders[0]).toMatchObject({ moves: [], next: { who: 'administrator', by: null } });
    expect(held.payment.is_disputed).toBe(true);
    for (const body of [
      { move: 'accept' },
      { move: 'refuse', note: 'No' },
      { move: 'refund_amount', amount: 1, note: 'Sorry' },
    ]) {
      const { status, words } = await moveByStaff(number, body);
      expect([body.move, status]).toEqual([body.move, 409]);
      expect(words).toContain('chargeback');
    }
    const cancelled = await cancelByBuyer(placed);
    expect(cancelled.status).toBe(409);
    expect(cancelled.words).toContain('Your bank');
    expect((await track(cards.shop, placed.token)).orders[0]?.moves).not.toContain('cancel');

    await cards.tell(closed('won'));
    expect((await forStaff(number)).orders[0]?.moves).toContain('accept');
    expect(await moveByStaff(number, { move: 'accept' })).toMatchObject({ status: 200 });
    await expectBooksBalance(cards.shop, before);
  });

  it('is counted on Today, and is no work that is due', async () => {
    const today = async () => (await cards.shop.call('GET /office/today', { headers: site })).counts;
    const { opened, closed } = await paid(goods.slice(0, 1));
    const first = await today();
    await cards.tell(opened());
    const second = await today();
    expect(second['to_refund']).toBe((first['to_refund'] ?? 0) + 1);
    expect(second['to_accept']).toBe((first['to_accept'] ?? 0) - 1);
    await cards.tell(closed('won'));
    const { to_refund, to_accept } = first;
    expect(await today()).toMatchObject({ to_refund, to_accept });
  });
});

describe('a chargeback that is lost', () => {
  it('ends what was not sent: stock is free again, nothing is sent back, and all are told', async () => {
    const { placed, opened, closed } = await paid();
    await cards.tell(opened());
    await Promise.all([cards.tell(closed('lost')), cards.tell(closed('lost'))]);
    await cards.tell(opened());
    await cards.runJobs();
    const tracked = await track(cards.shop, placed.token);
    for (const order of tracked.orders) {
      expect(order).toMatchObject({
        state: 'refunded',
        taken: order.total,
        refunded: order.total,
        moves: [],
      });
      expect(order.refunds).toMatchObject([{ is_taken: true, reason: null }]);
      expect(order.events.at(-1)).toMatchObject({ move: 'chargeback', to: 'refunded', actor: 'system' });
    }
    expect((await cancelByBuyer(placed)).status).toBe(409);
    expect((await forStaff(numberOf(placed))).orders[0]?.moves).toEqual([]);
    expect(cards.stripe.asked).not.toContain('POST /v1/refunds');
    expect(await moneySum(placed)).toBe(0);
    const mails = await mailsOf(placed);
    for (const title of ['A buyer’s bank wants money back', 'A chargeback was lost']) {
      expect(mails.filter((mail) => mail === `administrator: ${title}`)).toHaveLength(1);
      expect(mails.filter((mail) => mail === `vendor: ${title}`).length).toBeGreaterThan(0);
    }
    expect(mails.filter((mail) => mail === 'buyer: Your order has ended')).toHaveLength(2);
    await expectBooksBalance(cards.shop, before);
  });

  it('is a chargeback in the vendor’s statement, and no refund', async () => {
    const { placed, closed } = await paid(goods.slice(0, 1));
    const [order] = placed.orders;
    const month = new Date().toISOString().slice(0, 7);
    const statement = async () =>
      (
        await cards.shop.call('GET /office/statement', {
          headers: site,
          query: { month, business_id: order?.business_id ?? 0 },
        })
      ).result;
    const first = await statement();
    await cards.tell(closed('lost'));
    const { totals, rows } = await statement();
    expect(totals.refunds).toBe(first.totals.refunds);
    expect(totals.chargebacks).toBeCloseTo(first.totals.chargebacks - placed.total, 2);
    expect(rows.filter((row) => row.order === order?.number).map(({ kind }) => kind)).toEqual([
      'payment',
      'chargeback',
    ]);
  });

  it('leaves an order as it is that was sent', async () => {
    const { placed, opened, closed } = await paid(goods.slice(0, 1));
    const number = numberOf(placed);
    await moveByStaff(number, { move: 'accept' });
    const sent = { move: 'dispatch', carrier: 'DPD', tracking: '15501234567890' };
    expect(await moveByStaff(number, sent)).toMatchObject({ status: 200 });
    await cards.tell(opened());
    await cards.tell(closed('lost'));
    expect(await forStaff(number)).toMatchObject({
      state: 'dispatched',
      disputes: [{ state: 'lost', twice: 0 }],
      orders: [{ taken: placed.total }],
    });
    await expectBooksBalance(cards.shop, before);
  });

  it('takes what the bank took, also what was refunded before', async () => {
    const { placed, opened, closed } = await paid(goods.slice(0, 1));
    const number = numberOf(placed);
    const refunded = await moveByStaff(number, { move: 'refund_amount', amount: 5, note: 'Sorry' });
    expect(refunded.status).toBe(200);
    await cards.runJobs();
    await cards.tell(opened());
    await cards.tell(closed('lost'));
    const { orders, disputes } = await forStaff(number);
    expect(orders[0]).toMatchObject({ state: 'refunded', refunded: placed.total });
    expect(orders[0]?.taken).toBeCloseTo(placed.total - 5, 2);
    expect(disputes).toMatchObject([{ amount: placed.total, twice: 5 }]);
    expect(await moneySum(placed)).toBe(-500);
    await expectBooksBalance(cards.shop, before);
  });

  it('ends a refund that had not been sent, so that it is not sent by hand', async () => {
    const { placed, closed } = await paid(goods.slice(0, 1));
    const number = numberOf(placed);
    await moveByStaff(number, { move: 'refund_amount', amount: 5, note: 'Sorry' });
    await cards.tell(closed('lost'));
    const { orders, refunds, disputes } = await forStaff(number);
    expect(refunds.map(({ state, moves }) => [state, moves])).toEqual([
      ['done', []],
      ['done', []],
    ]);
    expect(orders[0]).toMatchObject({ taken: placed.total, refund_due: 0 });
    expect(disputes).toMatchObject([{ twice: 0 }]);
    expect(await moneySum(placed)).toBe(0);
    await cards.runJobs();
    await expectBooksBalance(cards.shop, before);
  });
});
