import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import { type Good, track, goodsOfTwoVendors } from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { chargebackOf, payByCard } from '#tests/support/chargebacks.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { signIn } from '#tests/support/people.ts';

let cards: CardShop;
let before: ReservedStock;
let goods: Good[];

beforeAll(async () => {
  cards = await cardShop();
  before = await readReservedStock(cards.shop);
  goods = await goodsOfTwoVendors(cards.shop);
});

const paid = () =>
  payByCard(
    cards,
    goods.map((good) => ({ good, quantity: 1 })),
  );

/** The sum of a ledger account for a group's orders, by vendor. */
async function sums(placed: Placed, account: string): Promise<number[]> {
  const { rows } = await cards.shop.database.pool.query<{ sum: number }>(
    `select -sum(p.amount)::int as sum from postings p join ledger_entries e on e.id = p.entry_id
     join orders o on o.id = e.order_id where o.number = any($1) and p.account = $2 group by o.id order by o.id`,
    [placed.orders.map(({ number }) => number), account],
  );
  return rows.map(({ sum }) => sum);
}

const listed = async (placed: Placed) => {
  const headers = await signIn(cards.shop, ADMINISTRATOR);
  const { data } = await cards.shop.call('GET /office/disputes', { headers });
  return data.filter(({ number }) => number === placed.number);
};

describe('a buyer’s bank that wants its money back', () => {
  it('opens a case with amount and deadline, and holds the vendors’ shares', async () => {
    const bought = await paid();
    const shares = await sums(bought.placed, 'vendor');
    const { opened, dueBy } = chargebackOf(bought);
    const event = opened();
    await cards.tell(event);
    await cards.tell(event);
    expect(await listed(bought.placed)).toMatchObject([
      {
        state: 'open',
        amount: bought.placed.total,
        reason: 'fraudulent',
        due_by: new Date(dueBy * 1_000).toISOString(),
        closed_at: null,
      },
    ]);
    expect(await sums(bought.placed, 'vendor')).toEqual([0, 0]);
    expect(await sums(bought.placed, 'held')).toEqual(shares);
    await expectBooksBalance(cards.shop, before);
  });

  it('is a case on the page of each order, and in the list of what waits, until it is decided', async () => {
    const bought = await paid();
    const { opened, closed, dueBy } = chargebackOf(bought);
    const shares = await sums(bought.placed, 'vendor');
    const site = await signIn(cards.shop, ADMINISTRATOR);
    const waiting = async () =>
      (
        await cards.shop.call('GET /office/orders', {
          query: { to_refund: true, per_page: 100 },
          headers: site,
        })
      ).data;
    const numbers = bought.placed.orders.map(({ number }) => number);
    const isWaiting = async () =>
      (await waiting()).filter(({ number, is_disputed: is }) => is && numbers.includes(number)).length;
    expect(await isWaiting()).toBe(0);
    await cards.tell(opened());
    expect(await isWaiting()).toBe(2);
    const casesOf = async (number: string, headers: Record<string, string>) =>
      (await cards.shop.call('GET /office/orders/{number}', { params: { number }, headers })).result.disputes;
    for (const [index, number] of numbers.entries()) {
      expect(await casesOf(number, site)).toMatchObject([
        {
          state: 'open',
          amount: bought.placed.total,
          held: (shares[index] ?? 0) / 100,
          due_by: new Date(dueBy * 1_000).toISOString(),
        },
      ]);
    }
    const { rows } = await cards.shop.database.pool.query<{ number: string; email: string }>(
      `select o.number, u.email from orders o join businesses b on b.id = o.business_id
       join users u on u.id = b.owner_id where o.number = any($1) limit 1`,
      [numbers],
    );
    const [own] = rows;
    if (!own) throw new Error('no vendor of these goods has an account');
    const vendor = await signIn(cards.shop, own.email);
    expect(await casesOf(own.number, vendor), 'orders of others stay hidden').toMatchObject([
      { state: 'open', amount: null },
    ]);
    await cards.tell(closed('won'));
    expect(await isWaiting()).toBe(0);
    expect(await casesOf(numbers[0] ?? '', site)).toMatchObject([{ state: 'won', held: 0 }]);
  });

  it('allows no refund of a sum while it is open: the buyer could get it twice', async () => {
    const bought = await paid();
    const { opened, closed } = chargebackOf(bought);
    const headers = await signIn(cards.shop, ADMINISTRATOR);
    const [{ number } = { number: '' }] = bought.placed.orders;
    const asked = { query: { move: 'refund_amount', amount: 1 }, params: { number }, headers } as const;
    const plan = () => cards.shop.call('GET /office/orders/{number}/refund', asked);
    expect((await plan()).result.total).toBe(1);
    await cards.tell(opened());
    const { message } = await cards.shop.refused('GET /office/orders/{number}/refund', asked);
    expect(message).toContain('chargeback');
    await cards.tell(closed('won'));
    expect((await plan()).result.total).toBe(1);
  });

  it.each(['won', 'warning_closed'])('gives the shares back when it is %s', async (status) => {
    const bought = await paid();
    const shares = await sums(bought.placed, 'vendor');
    const { opened, closed } = chargebackOf(bought);
    await cards.tell(opened());
    await cards.tell(closed(status));
    expect(await sums(bought.placed, 'vendor')).toEqual(shares);
    expect(await sums(bought.placed, 'held')).toEqual([0, 0]);
    expect(await listed(bought.placed)).toMatchObject([{ state: 'won' }]);
    await expectBooksBalance(cards.shop, before);
  });

  it('is a refund that was made already when it is lost: nothing is sent once more', async () => {
    const bought = await paid();
    const { opened, closed } = chargebackOf(bought);
    await cards.tell(opened());
    await cards.tell(closed('lost'));
    await cards.runJobs();
    expect(await sums(bought.placed, 'vendor')).toEqual([0, 0]);
    expect(await sums(bought.placed, 'held')).toEqual([0, 0]);
    const { orders } = await track(cards.shop, bought.placed.token);
    expect(orders.map(({ total, refunded }) => total - refunded)).toEqual([0, 0]);
    expect(cards.stripe.asked).not.toContain('POST /v1/refunds');
    await expectBooksBalance(cards.shop, before);
  });

  it('costs the vendors who lose it the fee of Stripe, once, and their statements say so', async () => {
    const bought = await paid();
    const { opened, closed } = chargebackOf(bought, { fee: 2001 });
    await cards.tell(opened());
    await cards.tell(closed('lost'));
    await cards.tell(closed('lost'));
    const owed = await sums(bought.placed, 'vendor');
    expect(owed.every((sum) => sum < 0)).toBe(true);
    expect(owed.reduce((all, sum) => all + sum, 0)).toBe(-2001);
    const headers = await signIn(cards.shop, ADMINISTRATOR);
    const month = new Date().toISOString().slice(0, 7);
    for (const [index, { business_id, number }] of bought.placed.orders.entries()) {
      const { result } = await cards.shop.call('GET /office/statement', {
        headers,
        query: { month, business_id },
      });
      const fee = result.rows.find(({ kind, order }) => kind === 'dispute_fee' && order === number);
      expect(fee?.amount).toBe((owed[index] ?? 0) / 100);
      expect(result.totals.dispute_fees).toBe(fee?.amount);
    }
    await expectBooksBalance(cards.shop, before);
  });

  it('costs nothing when it is won', async () => {
    const bought = await paid();
    const shares = await sums(bought.placed, 'vendor');
    const { opened, closed } = chargebackOf(bought, { fee: 2001 });
    await cards.tell(opened());
    await cards.tell(closed('won'));
    expect(await sums(bought.placed, 'vendor')).toEqual(shares);
  });

  it('may be about a part, and may be told in the wrong order', async () => {
    const bought = await paid();
    const { opened, closed } = chargebackOf(bought, { amount: 1001 });
    await cards.tell(closed('lost'));
    await cards.tell(opened());
    expect(await listed(bought.placed)).toMatchObject([{ state: 'lost', amount: 10.01 }]);
    const { orders } = await track(cards.shop, bought.placed.token);
    expect(Math.round(orders.reduce((sum, { refunded }) => sum + refunded, 0) * 100)).toBe(1001);
    await expectBooksBalance(cards.shop, before);
  });

  it('about an unknown payment is ignored', async () => {
    const foreign = { id: 'dp_x', amount: 1, payment_intent: 'pi_other', status: 'needs_response' };
    expect(await cards.tell(signedEvent('charge.dispute.created', foreign))).toBe(200);
  });
});
