import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { BUYER, track } from '#tests/support/buying.ts';
import { cardOrders, onlyOrder, type CardOrders } from '#tests/support/card-orders.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { cancelOverdue } from './cancel.writes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let cards: CardOrders;
beforeAll(async () => {
  cards = await cardOrders();
});

const later = (ms: number) => new Date(Date.now() + ms);

const statusAtStripe = (reference: string) => cards.stripe.intents.get(reference)?.status;
const sentBack = (reference: string) =>
  [...cards.stripe.refunds.values()]
    .filter((refund) => refund['payment_intent'] === reference)
    .map(({ amount }) => amount);
const pence = ({ total }: Placed) => Math.round(total * 100);
const mailsAbout = async ({ number }: Placed) =>
  (await mailsTo(cards.shop.database, BUYER.email)).filter(({ subject }) => subject.includes(number));
/** Ends the time to pay, before the job that cancels has run. */
const lapse = ({ orders }: Placed) =>
  cards.shop.database.pool.query(
    "update orders set reserved_until = now() - interval '1 second' where number = any($1)",
    [orders.map(({ number }) => number)],
  );

const ENDS = {
  'by its buyer': async (placed: Placed) => {
    expect((await cards.movers.asBuyer(onlyOrder(placed), { move: 'cancel' })).status).toBe(200);
  },
  'by the clock': async () => {
    await cancelOverdue(cards.shop.database, { now: later(16 * MINUTE), sender: cards.sender });
  },
};

describe.each(Object.entries(ENDS))(
  'a card payment that the bank has when its order is cancelled %s',
  (_, end) => {
    async function cancelledInTheMiddle() {
      const made = await cards.order();
      cards.stripe.process(made.reference);
      await end(made.placed);
      await cards.runJobs();
      return made;
    }

    it('is not denied, and is awaited as long as the bank takes', async () => {
      const { placed, reference } = await cancelledInTheMiddle();
      expect(statusAtStripe(reference), 'Stripe can not stop it any more').toBe('processing');
      const { state, payment } = await track(cards.shop, placed.token);
      expect([state, payment.is_awaited]).toEqual(['cancelled', true]);
      const [mail] = await mailsAbout(placed);
      expect(mail?.text).toContain('If your bank has taken the money, it comes back to you by itself.');
      expect(mail?.text).not.toContain('No money was taken');
    });

    it.each(['told by the event', 'found by the job alone'])(
      'goes back once, where it was taken: %s',
      async (how) => {
        const { placed, reference } = await cancelledInTheMiddle();
        cards.stripe.pay(reference);
        if (how === 'told by the event') await cards.tellOf('payment_intent.succeeded', reference);
        for (const hours of [1, 2, 3]) await cards.runJobs(later(hours * HOUR));
        expect(sentBack(reference)).toEqual([pence(placed)]);
        const { state, payment, orders } = await track(cards.shop, placed.token);
        expect([state, payment.is_awaited]).toEqual(['cancelled', false]);
        expect(orders[0]).toMatchObject({ refunded: orders[0]?.total, refund_due: 0 });
        expect((await mailsAbout(placed)).some(({ text }) => text.includes('reached us after'))).toBe(true);
        await cards.expectBalance();
      },
    );

    it('is ended at Stripe, where the bank declined it', async () => {
      const { placed, reference } = await cancelledInTheMiddle();
      cards.stripe.decline(reference);
      await cards.tellOf('payment_intent.payment_failed', reference);
      for (const hours of [1, 2]) await cards.runJobs(later(hours * HOUR));
      expect(statusAtStripe(reference), 'it can’t be paid any more').toBe('canceled');
      expect(sentBack(reference)).toEqual([]);
      const { state, payment } = await track(cards.shop, placed.token);
      expect([state, payment.state, payment.is_awaited]).toEqual(['cancelled', 'cancelled', false]);
      await cards.expectBalance();
    });
  },
);

describe('when the time to pay is over and the order is not cancelled yet', () => {
  it('no card form is given', async () => {
    const { placed } = await cards.order();
    expect((await cards.askAgain(placed)).body.result).toHaveProperty('client_secret');
    await lapse(placed);
    const answer = await cards.askAgain(placed);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('The time to pay is over'),
    ]);
    expect((await track(cards.shop, placed.token)).payment).toMatchObject({
      state: 'pending',
      is_lapsed: true,
    });
  });

  it('a payment that the bank has is waited for, and no second one is asked for', async () => {
    const { placed, reference } = await cards.order();
    cards.stripe.process(reference);
    await lapse(placed);
    const { status, body } = await cards.askAgain(placed);
    expect([status, body.result]).toEqual([200, expect.objectContaining({ is_awaited: true })]);
    expect(body.result).not.toHaveProperty('client_secret');
  });

  it('a payment that was made counts, since the goods are still held', async () => {
    const { placed, reference } = await cards.order();
    await lapse(placed);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    expect((await track(cards.shop, placed.token)).state).toBe('paid');
    await cancelOverdue(cards.shop.database, { now: later(16 * MINUTE), sender: cards.sender });
    expect((await track(cards.shop, placed.token)).state).toBe('paid');
    await cards.expectBalance();
  });
});
