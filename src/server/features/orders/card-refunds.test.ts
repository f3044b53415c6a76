import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { freshKey, placeCart, readyCarts, send, sendOut, statuses, track } from '#tests/support/buying.ts';
import { cardOrders, onlyOrder, type CardOrders } from '#tests/support/card-orders.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { signIn } from '#tests/support/people.ts';
import { findLostNews } from './lost-news.writes.ts';
import { runRefund } from './refund-run.writes.ts';

let cards: CardOrders;
let administrator: Record<string, string>;
beforeAll(async () => {
  cards = await cardOrders();
  administrator = await signIn(cards.shop, ADMINISTRATOR);
});

const MINUTE = 60_000;
const backAtStripe = (reference: string) =>
  [...cards.stripe.refunds.values()].filter((one) => one['payment_intent'] === reference);

async function paid(quantity = 1) {
  const { placed, reference } = await cards.order(quantity);
  cards.stripe.pay(reference);
  await cards.tellOf('payment_intent.succeeded', reference);
  return { placed, reference, order: onlyOrder(placed) };
}

/** A paid order that the buyer cancelled. Its full refund waits for the job. */
async function cancelled() {
  const bought = await paid();
  await cards.movers.asBuyer(bought.order, { move: 'cancel' });
  const { rows } = await cards.shop.database.pool.query<{ id: string }>(
    'select id from refunds where payment_id = $1',
    [bought.placed.payment.id],
  );
  return { ...bought, refundId: rows[0]?.id ?? '' };
}

const refundOf = async (id: string) => {
  const { rows } = await cards.shop.database.pool.query<{
    state: string;
    last_error: string | null;
    reference: string | null;
  }>('select state, last_error, reference from refunds where id = $1', [id]);
  return rows[0];
};
const run = (id: string) => runRefund({ ...cards.shop.database, ports: cards.ports }, id, new Date());
const findLost = () =>
  findLostNews(
    { ...cards.shop.database, ports: cards.ports, repairs: cards.repairs, log: cards.shop.app.log },
    { now: new Date(Date.now() + 5 * MINUTE), sender: cards.sender },
  );
const office = async () => (await cards.shop.call('GET /office/refunds', { headers: administrator })).data;
const decide = (id: string, move: 'done' | 'retry') =>
  send(cards.shop, `/office/refunds/${id}/moves`, { move }, { ...administrator, ...freshKey() });

describe('money that goes back to a card', () => {
  it('is all of it, once', async () => {
    const { placed, reference, refundId } = await cancelled();
    await cards.runJobs();
    await run(refundId);
    expect(backAtStripe(reference).map(({ amount }) => amount)).toEqual([Math.round(placed.total * 100)]);
    expect(await refundOf(refundId)).toMatchObject({ state: 'done', last_error: null });
    await cards.expectBalance();
  });

  it('is a part, and later another', async () => {
    const { order, reference } = await paid(3);
    await sendOut(cards.movers, order);
    for (const round of [1, 2]) {
      const { orders } = await track(cards.shop, order.token);
      const lines = [{ line_id: orders[0]?.lines[0]?.id ?? 0, units: 1 }];
      await cards.movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
      await cards.movers.asStaff(order, { move: 'accept_return' });
      await cards.movers.asStaff(order, { move: 'receive_return', resell: true });
      const { status } = await cards.movers.asStaff(order, { move: 'refund' });
      expect([status, round]).toEqual([200, round]);
    }
    await cards.runJobs();
    const { orders } = await track(cards.shop, order.token);
    const amounts = backAtStripe(reference).map(({ amount }) => amount);
    expect(amounts).toHaveLength(2);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(
      Math.round((orders[0]?.refunded ?? 0) * 100),
    );
    await cards.expectBalance();
  });

  it('is sent once by two nodes at the same moment, even if more could be refunded', async () => {
    const { order, reference, placed } = await paid(4);
    const { orders } = await track(cards.shop, order.token);
    const lines = [{ line_id: orders[0]?.lines[0]?.id ?? 0, units: 1 }];
    expect((await cards.movers.asStaff(order, { move: 'refund_missing', lines })).status).toBe(200);
    const { rows } = await cards.shop.database.pool.query<{ id: string }>(
      'select id from refunds where payment_id = $1',
      [placed.payment.id],
    );
    const refundId = rows[0]?.id ?? '';
    cards.stripe.gather = 3;
    await Promise.all([run(refundId), run(refundId), run(refundId)]);
    cards.stripe.gather = 0;
    expect(backAtStripe(reference)).toHaveLength(1);
    expect((await refundOf(refundId))?.state).toBe('done');
  });

  it('is not sent again after the line was cut in the middle, also when Stripe has forgotten the key', async () => {
    const { reference, refundId } = await cancelled();
    cards.stripe.faults.push('cut', 'cut');
    await expect(run(refundId)).rejects.toThrow();
    expect([backAtStripe(reference).length, (await refundOf(refundId))?.state]).toEqual([1, 'pending']);
    cards.stripe.forgetKeys();
    await findLost();
    expect([backAtStripe(reference).length, (await refundOf(refundId))?.state]).toEqual([1, 'done']);
  });

  it('is tried again after errors of Stripe', async () => {
    const { reference, refundId } = await cancelled();
    cards.stripe.faults.push('error', 'error');
    await expect(run(refundId)).rejects.toThrow();
    expect([backAtStripe(reference).length, (await refundOf(refundId))?.state]).toEqual([0, 'pending']);
    await findLost();
    expect([backAtStripe(reference).length, (await refundOf(refundId))?.state]).toEqual([1, 'done']);
  });

  it('takes days, and is done when Stripe says so', async () => {
    cards.stripe.refundStatus = 'pending';
    const { reference, refundId } = await cancelled();
    await run(refundId);
    cards.stripe.refundStatus = 'succeeded';
    expect((await refundOf(refundId))?.state).toBe('pending');
    const [made] = backAtStripe(reference);
    await cards.tell(signedEvent('refund.updated', { ...made, status: 'succeeded' }));
    expect((await refundOf(refundId))?.state).toBe('done');
  });

  it('takes days, and its result is found without an event', async () => {
    cards.stripe.refundStatus = 'pending';
    const { reference, refundId } = await cancelled();
    await run(refundId);
    cards.stripe.refundStatus = 'succeeded';
    Object.assign(backAtStripe(reference)[0] ?? {}, { status: 'succeeded' });
    const charge = { id: 'ch_1', object: 'charge', payment_intent: reference, amount_refunded: 1 };
    expect(await cards.tell(signedEvent('charge.refunded', charge))).toBe(200);
    expect((await refundOf(refundId))?.state).toBe('done');
  });
});

describe('a refund that fails', () => {
  it('is kept with its reason, and comes back when it is tried again', async () => {
    const { reference, refundId } = await cancelled();
    cards.stripe.refusal = 'This charge has been charged back.';
    await run(refundId);
    await run(refundId);
    cards.stripe.refusal = undefined;
    const listed = (await office()).find(({ id }) => id === refundId);
    expect(listed).toMatchObject({
      state: 'failed',
      kind: 'stripe',
      error: 'This charge has been charged back.',
      moves: ['done', 'retry'],
    });
    expect((await decide(refundId, 'retry')).status).toBe(200);
    await cards.runJobs();
    expect([backAtStripe(reference).length, (await refundOf(refundId))?.state]).toEqual([1, 'done']);
    expect((await decide(refundId, 'retry')).status).toBe(409);
  });

  it('fails though Stripe had called it done: the bank sent the money back', async () => {
    const { reference, refundId } = await cancelled();
    await run(refundId);
    const [made] = backAtStripe(reference);
    const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await cards.tell(signedEvent('refund.failed', failed));
    expect(await refundOf(refundId)).toMatchObject({
      state: 'failed',
      last_error: 'The bank did not take it: expired_or_canceled_card',
    });
    // An older event of the same try, and the same event with another id, change nothing.
    await cards.tell(signedEvent('refund.updated', made));
    expect((await refundOf(refundId))?.state).toBe('failed');
    Object.assign(made ?? {}, failed);
    await decide(refundId, 'retry');
    await cards.tell(signedEvent('charge.refund.updated', failed));
    await cards.runJobs();
    expect((await refundOf(refundId))?.state).toBe('done');
    expect(backAtStripe(reference).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('is not refunded twice by two presses at once', async () => {
    const { reference, refundId } = await cancelled();
    cards.stripe.refusal = 'Not now.';
    await run(refundId);
    cards.stripe.refusal = undefined;
    expect(statuses(await Promise.all([1, 2].map(() => decide(refundId, 'retry'))))).toEqual([200, 409]);
    await cards.runJobs();
    expect(backAtStripe(reference)).toHaveLength(1);
  });
});

describe('a refund by hand', () => {
  it('waits until the administrator says that it was given back', async () => {
    const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good: cards.good, quantity: 1 }]);
    const placed = await placeCart(cards.shop, cartId, { payment: 'bank_transfer' });
    await cards.movers.asStaff(onlyOrder(placed), { move: 'pay' });
    await cards.movers.asBuyer(onlyOrder(placed), { move: 'cancel' });
    await cards.runJobs();
    await findLost();
    const waiting = (await office()).find(({ number }) => number === placed.number);
    expect(waiting).toMatchObject({
      state: 'pending',
      kind: 'bank_transfer',
      amount: placed.total,
      customer: 'Ann Lee',
      moves: ['done'],
    });
    const id = waiting?.id ?? '';
    expect((await decide(id, 'retry')).status).toBe(409);
    const done = await decide(id, 'done');
    expect([done.status, done.body.result]).toMatchObject([200, { state: 'done', moves: [] }]);
    expect((await office()).map((one) => one.id)).not.toContain(id);
    expect((await decide(id, 'done')).status).toBe(409);
    await cards.expectBalance();
  });
});
