import { beforeAll, describe, expect, it } from 'vitest';
import { SHOPPER } from '#demo/people.ts';
import { accountsCart, freshKey, placePath, send, statuses, totalOf, track } from '#tests/support/buying.ts';
import { cardOrders, onlyOrder, type CardOrders } from '#tests/support/card-orders.ts';
import { askPayment } from '#tests/support/cards.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { signIn } from '#tests/support/people.ts';
import { cancelOverdue } from './cancel.writes.ts';
import { findLostNews } from './lost-news.writes.ts';

let cards: CardOrders;
beforeAll(async () => {
  cards = await cardOrders();
});

const one = () => [{ good: cards.good, quantity: 1 }];
const MINUTE = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const state = async (token: string) => (await track(cards.shop, token)).state;
const moves = async (token: string, name: string) =>
  (await track(cards.shop, token)).orders[0]?.events.filter(({ move }) => move === name).length;
const lost = (now = later(5)) =>
  findLostNews(
    { ...cards.shop.database, ports: cards.ports, repairs: cards.repairs, log: cards.shop.app.log },
    { now, sender: cards.sender },
  );

describe('an order that is paid by card', () => {
  it('is begun at Stripe with the sum of the server, and gives what the card form needs', async () => {
    const { placed, reference } = await cards.order();
    expect(placed.payment).toMatchObject({ kind: 'stripe', state: 'pending' });
    expect(placed.payment.client_secret).toBe(`${reference}_secret_1`);
    expect(cards.stripe.intents.get(reference)).toMatchObject({
      amount: Math.round(placed.total * 100),
      currency: 'gbp',
      metadata: { payment_id: placed.payment.id, order_number: placed.number },
    });
  });

  it('is paid by the event, with the card as the buyer knows it', async () => {
    const { placed, reference } = await cards.order();
    cards.stripe.pay(reference);
    expect(await cards.tellOf('payment_intent.succeeded', reference)).toBe(200);
    const tracked = await track(cards.shop, placed.token);
    expect([tracked.state, tracked.payment.state, tracked.payment.label]).toEqual([
      'paid',
      'paid',
      'Visa ending 4242',
    ]);
    await cards.expectBalance();
  });

  it('is paid once, however often and in any order the events come', async () => {
    const { placed, reference } = await cards.order();
    const failed = signedEvent('payment_intent.payment_failed', cards.stripe.decline(reference));
    const asks = signedEvent('payment_intent.requires_action', cards.stripe.askToConfirm(reference));
    const succeeded = signedEvent('payment_intent.succeeded', cards.stripe.pay(reference));
    for (const event of [succeeded, failed, asks, succeeded, failed]) {
      expect(await cards.tell(event)).toBe(200);
    }
    expect(await state(placed.token)).toBe('paid');
    expect(await moves(placed.token, 'pay')).toBe(1);
    expect(await moves(placed.token, 'decline')).toBe(0);
    await cards.expectBalance();
  });

  it('waits after a decline, gets one mail about it, and is paid at the second try', async () => {
    const { placed, reference } = await cards.order();
    const failed = signedEvent('payment_intent.payment_failed', cards.stripe.decline(reference));
    await cards.tell(failed);
    await cards.tell(failed);
    const tracked = await track(cards.shop, placed.token);
    expect([tracked.state, tracked.payment.state]).toEqual(['pending_payment', 'declined']);
    expect(await moves(placed.token, 'decline')).toBe(1);
    const again = await cards.askAgain(placed);
    expect(again.body.result).toMatchObject({ state: 'declined', client_secret: `${reference}_secret_1` });
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    expect(await state(placed.token)).toBe('paid');
  });

  it('gives no card form while the bank has the payment, also after a decline', async () => {
    const { placed, reference } = await cards.order();
    cards.stripe.decline(reference);
    expect((await cards.askAgain(placed)).body.result).toMatchObject({
      state: 'declined',
      is_awaited: false,
    });
    cards.stripe.process(reference);
    const { result } = (await cards.askAgain(placed)).body;
    expect(result).toMatchObject({ is_awaited: true });
    expect(result).not.toHaveProperty('client_secret');
    cards.stripe.pay(reference);
    expect((await cards.askAgain(placed)).body.result).toMatchObject({ state: 'paid', is_awaited: false });
  });

  it('handles an event once, even if the payment is back in its old state', async () => {
    const { placed, reference } = await cards.order();
    const failed = signedEvent('payment_intent.payment_failed', cards.stripe.decline(reference));
    expect(await cards.tell(failed)).toBe(200);
    await cards.shop.database.pool.query("update payments set state = 'pending' where id = $1", [
      placed.payment.id,
    ]);
    expect(await cards.tell(failed), 'sent again by Stripe').toBe(200);
    expect([
      (await track(cards.shop, placed.token)).payment.state,
      await moves(placed.token, 'decline'),
    ]).toEqual(['pending', 1]);
    expect(await cards.tellOf('payment_intent.payment_failed', reference), 'another event').toBe(200);
    expect(await moves(placed.token, 'decline')).toBe(2);
  });

  it('stays as it is while the bank asks the buyer to confirm', async () => {
    const { placed, reference } = await cards.order();
    cards.stripe.askToConfirm(reference);
    expect(await cards.tellOf('payment_intent.requires_action', reference)).toBe(200);
    expect((await track(cards.shop, placed.token)).payment.state).toBe('pending');
  });

  it('is cancelled where its payment was cancelled at Stripe', async () => {
    const { placed, reference } = await cards.order();
    Object.assign(cards.stripe.intents.get(reference) ?? {}, { status: 'canceled' });
    await cards.tellOf('payment_intent.canceled', reference);
    expect(await state(placed.token)).toBe('cancelled');
    await cards.expectBalance();
  });

  it('gives the same order and the same payment to a press that comes twice', async () => {
    const headers = { ...(await signIn(cards.shop, SHOPPER)), ...freshKey() };
    const cartId = await accountsCart(cards.shop, SHOPPER, one());
    const body = { payment: 'stripe', agreed_total: await totalOf(cards.shop, cartId, headers) };
    const first = await send(cards.shop, placePath(cartId), body, headers);
    expect([first.status, await send(cards.shop, placePath(cartId), body, headers)]).toEqual([201, first]);
  });
});

describe('the page on which a card is typed', () => {
  const seen = async (path: string) => {
    const response = await cards.shop.fetch(path);
    const cardsAt = /<html[^>]* data-cards="(\w+)"/.exec(await response.text())?.[1];
    const policy = response.headers.get('content-security-policy') ?? '';
    const mayPay = response.headers.get('permissions-policy')?.includes('js.stripe.com');
    return { cardsAt, isOpen: policy.includes('https://js.stripe.com'), mayPay };
  };

  it('lets Stripe in, and no other page does', async () => {
    const { placed } = await cards.order();
    const closed = { cardsAt: 'elsewhere', isOpen: false, mayPay: false };
    expect(await seen(`/track/${placed.token}`)).toEqual({ cardsAt: 'here', isOpen: true, mayPay: true });
    expect(await seen('/')).toEqual(closed);
    expect(await seen('/buy/cart')).toEqual(closed);
  });
});

describe('an event', () => {
  it('with a wrong or old signature, or none, changes nothing', async () => {
    const { placed, reference } = await cards.order();
    const intent = cards.stripe.pay(reference);
    const right = signedEvent('payment_intent.succeeded', intent);
    expect(await cards.tell({ ...right, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await cards.tell({ ...right, body: right.body.replace('succeeded', 'succeeded ') })).toBe(400);
    expect(await cards.tell(signedEvent('payment_intent.succeeded', intent, { secret: 'whsec_other' }))).toBe(
      400,
    );
    const old = Date.now() - 60 * MINUTE;
    expect(await cards.tell(signedEvent('payment_intent.succeeded', intent, { at: old }))).toBe(400);
    expect(await state(placed.token)).toBe('pending_payment');
  });

  it.each([{ amount_received: 1 }, { currency: 'usd' }])(
    'of another amount or currency is refused: %o',
    async (wrong) => {
      const { placed, reference } = await cards.order();
      const event = signedEvent('payment_intent.succeeded', { ...cards.stripe.pay(reference), ...wrong });
      expect(await cards.tell(event)).toBe(409);
      expect(await cards.tell(event), 'it does not count as seen').toBe(409);
      expect(await state(placed.token)).toBe('pending_payment');
    },
  );

  it('of an unknown kind, or about an unknown payment, is accepted and ignored', async () => {
    expect(await cards.tell(signedEvent('customer.created', { id: 'cus_1' }))).toBe(200);
    const foreign = {
      id: 'pi_other',
      status: 'succeeded',
      amount_received: 1,
      currency: 'gbp',
      metadata: {},
    };
    expect(await cards.tell(signedEvent('payment_intent.succeeded', foreign))).toBe(200);
    const named = { ...foreign, metadata: { payment_id: 'not an id' } };
    expect(await cards.tell(signedEvent('payment_intent.succeeded', named))).toBe(200);
  });

  it('under the name of one payment about another is refused', async () => {
    const { reference } = await cards.order();
    const other = await cards.order();
    const intent = cards.stripe.pay(reference);
    const metadata = { payment_id: other.placed.payment.id };
    const event = signedEvent('payment_intent.succeeded', { ...intent, id: 'pi_stranger', metadata });
    expect(await cards.tell(event)).toBe(409);
    expect(await state(other.placed.token)).toBe('pending_payment');
  });
});

describe('a buyer who comes back from the bank', () => {
  it('sees the result at once, without the event', async () => {
    const { placed, reference } = await cards.order();
    cards.stripe.pay(reference);
    const { status, body } = await cards.askAgain(placed);
    expect([status, body.result]).toMatchObject([200, { state: 'paid' }]);
    expect(body.result).not.toHaveProperty('client_secret');
    expect(await state(placed.token)).toBe('paid');
  });

  it('comes at the same moment as the event: one of them pays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { placed, reference } = await cards.order();
      cards.stripe.pay(reference);
      const answers = await Promise.all([
        cards.askAgain(placed),
        cards.tellOf('payment_intent.succeeded', reference).then((status) => ({ status, body: {} })),
        cards.askAgain(placed),
        cards.tellOf('payment_intent.succeeded', reference).then((status) => ({ status, body: {} })),
      ]);
      expect(statuses(answers)).toEqual([200, 200, 200, 200]);
      expect(await moves(placed.token, 'pay')).toBe(1);
    }
    await cards.expectBalance();
  });

  it('is asked for patience while Stripe can’t be reached', async () => {
    const { placed } = await cards.order();
    const intents = new Map(cards.stripe.intents);
    cards.stripe.intents.clear();
    const answer = await cards.askAgain(placed);
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'Card payments can’t be reached at the moment. Please try again in a minute.',
    ]);
    for (const [id, intent] of intents) cards.stripe.intents.set(id, intent);
  });

  it('finds nothing to pay by card in an order that is paid in another way', async () => {
    const { token } = (await cards.buy(one())).orders[0] ?? { token: '' };
    await cards.shop.database.pool.query(
      "update payments set kind = 'trial', reference = null where group_id = (select group_id from orders where number = $1)",
      [(await track(cards.shop, token)).number],
    );
    expect((await askPayment(cards.shop, token)).status).toBe(409);
  });
});

describe('when Stripe fails', () => {
  it('once, the library tries again and the order has its payment', async () => {
    cards.stripe.faults.push('error');
    const { placed, reference } = await cards.order();
    expect(placed.payment.client_secret).toBe(`${reference}_secret_1`);
  });

  it.each(['error', 'cut'] as const)(
    'for longer (%s), the order is there all the same, and its page begins the payment once',
    async (fault) => {
      const known = cards.stripe.intents.size;
      cards.stripe.faults.push(fault, fault);
      const placed = await cards.buy(one());
      expect(placed.payment).toEqual({ id: placed.payment.id, kind: 'stripe', state: 'pending' });
      expect(await cards.referenceOf(placed)).toBe('');
      const again = await cards.askAgain(placed);
      const reference = await cards.referenceOf(placed);
      expect(again.body.result).toMatchObject({ client_secret: `${reference}_secret_1` });
      expect(cards.stripe.intents.size).toBe(known + 1);
    },
  );

  it('and the buyer does not open the page, the job starts the payment', async () => {
    cards.stripe.faults.push('cut', 'cut');
    const placed = await cards.buy(one());
    await lost();
    expect(cards.stripe.intents.get(await cards.referenceOf(placed))?.metadata).toMatchObject({
      payment_id: placed.payment.id,
    });
  });
});

describe('news that never came', () => {
  it('is found by the job: paid, declined and cancelled', async () => {
    const [paid, declined, cancelled] = [await cards.order(), await cards.order(), await cards.order()];
    cards.stripe.pay(paid.reference);
    cards.stripe.decline(declined.reference);
    Object.assign(cards.stripe.intents.get(cancelled.reference) ?? {}, { status: 'canceled' });
    await lost();
    await lost();
    expect(await state(paid.placed.token)).toBe('paid');
    expect((await track(cards.shop, declined.placed.token)).payment.state).toBe('declined');
    expect(await moves(declined.placed.token, 'decline')).toBe(1);
    expect(await state(cancelled.placed.token)).toBe('cancelled');
    await cards.expectBalance();
  });

  it('is found though another payment can not be read', async () => {
    const [broken, paid] = [await cards.order(), await cards.order()];
    const intent = cards.stripe.intents.get(broken.reference);
    cards.stripe.intents.delete(broken.reference);
    cards.stripe.pay(paid.reference);
    await expect(lost()).rejects.toThrow(/^1 of \d+ could not be asked for$/);
    expect(await state(paid.placed.token)).toBe('paid');
    if (intent) cards.stripe.intents.set(broken.reference, intent);
  });
});

describe('an order that is cancelled before it is paid', () => {
  it('can not be paid any more', async () => {
    const { placed, reference } = await cards.order();
    await cards.movers.asBuyer(onlyOrder(placed), { move: 'cancel' });
    await cards.runJobs();
    expect(cards.stripe.intents.get(reference)?.status).toBe('canceled');
  });

  it('by the clock, can not be paid any more either', async () => {
    const { reference } = await cards.order();
    await cancelOverdue(cards.shop.database, { now: later(16), sender: cards.sender });
    await cards.runJobs();
    expect(cards.stripe.intents.get(reference)?.status).toBe('canceled');
  });

  it.each(['by its event', 'by the job alone'])(
    'and paid at the last moment, gives the money back by itself: told %s',
    async (how) => {
      const { placed, reference } = await cards.order();
      cards.stripe.pay(reference);
      await cards.movers.asBuyer(onlyOrder(placed), { move: 'cancel' });
      if (how === 'by its event') await cards.tellOf('payment_intent.succeeded', reference);
      await cards.runJobs();
      await cards.runJobs();
      expect(await state(placed.token)).toBe('cancelled');
      const back = [...cards.stripe.refunds.values()].filter((one) => one['payment_intent'] === reference);
      expect(back.map(({ amount }) => amount)).toEqual([Math.round(placed.total * 100)]);
      await cards.expectBalance();
    },
  );

  it('and paid at the same moment, is one or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { placed, reference } = await cards.order();
      cards.stripe.pay(reference);
      await Promise.all([
        cards.movers.asBuyer(onlyOrder(placed), { move: 'cancel' }),
        cards.tellOf('payment_intent.succeeded', reference),
      ]);
      await cards.runJobs();
      expect(['paid', 'cancelled', 'refunded']).toContain(await state(placed.token));
      await cards.expectBalance();
    }
  });
});
