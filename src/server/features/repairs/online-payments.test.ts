import { beforeAll, describe, expect, it } from 'vitest';
import type { TrackedRepair } from '#contract/repairs.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { freshKey, plentyOf, send, track, type Answered } from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { signedEvent } from '#tests/support/fake-stripe.ts';
import { signIn } from '#tests/support/people.ts';
import type { Headers, PlacedOne, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  asStaff,
  benchPeople,
  checkedIn,
  moved,
  placed,
  readRepairPhone,
  readRepairStores,
  record,
  seen,
} from '#tests/support/repairs.ts';

let cards: CardShop;
let phone: RepairPhone;
let storeId: number;
let fixer: Headers;
let checker: Headers;

beforeAll(async () => {
  cards = await cardShop();
  phone = await readRepairPhone(cards.shop);
  storeId = (await readRepairStores(cards.shop))[0] ?? 0;
  ({ fixer, checker } = await benchPeople(cards.shop));
});

const PRICE = 80;
const DEPOSIT = 30;

/** A ticket whose customer has agreed to an estimate with a deposit. */
async function agreed(deposit = DEPOSIT): Promise<PlacedOne> {
  const { shop } = cards;
  const one = await placed(shop, phone, ['battery'], { storeId });
  const { lines } = await checkedIn(shop, one.number, fixer, { agrees: false });
  await moved(shop, one.number, fixer, { move: 'diagnose' });
  await moved(shop, one.number, fixer, {
    move: 'estimate',
    lines: [{ line_id: lines[0]?.id, name: 'New battery', price: PRICE, warranty_months: 12, part: null }],
    deposit,
  });
  await asCustomer(shop, one.token, { move: 'approve', estimate: 1 });
  return one;
}

/** A ticket whose repair is done, and which is not paid. */
async function repaired(): Promise<PlacedOne> {
  const one = await agreed(0);
  for (const move of ['start', 'check']) await moved(cards.shop, one.number, fixer, { move });
  await moved(cards.shop, one.number, checker, { move: 'ready' });
  return one;
}

const begin = (
  token: string,
  body: { kind: string; amount: number },
  headers = freshKey(),
): Promise<Answered> => send(cards.shop, `/no/auth/web/site/repairs/${token}/payments`, body, headers);

interface Asked {
  status: number;
  body: { result?: { state: string; client_secret?: string; is_awaited: boolean }; message?: string };
}

/** Asks about the payment, as the page does that shows the card form. */
async function ask(token: string, paymentId: string): Promise<Asked> {
  const path = `/no/auth/web/site/track/${token}/payment?payment_id=${paymentId}`;
  const answer = await cards.shop.fetch(path, { method: 'POST' });
  return { status: answer.status, body: (await answer.json()) as Asked['body'] };
}

/** Begins to pay by card, and answers Stripe's id of the payment. */
async function byCard(one: PlacedOne, amount: number): Promise<{ id: string; reference: string }> {
  const { status, body } = await begin(one.token, { kind: 'stripe', amount });
  expect(status, body.message).toBe(200);
  const id = (body.result as TrackedRepair).pay?.payment?.id ?? '';
  await ask(one.token, id);
  return { id, reference: await referenceOf(id) };
}

const rows = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await cards.shop.database.pool.query<Row>(text, values)).rows;

const referenceOf = async (id: string) =>
  (await rows<{ reference: string | null }>('select reference from payments where id = $1', [id]))[0]
    ?.reference ?? '';

/** What each account of the ledger holds of a ticket, by the sources of its payments. */
async function booked(number: string): Promise<Record<string, number>> {
  const found = await rows<{ account: string; sum: number }>(
    `select l.account, sum(l.amount)::int as sum from ledger_entries e join postings l on l.entry_id = e.id
     where starts_with(e.source, $1) or split_part(e.source, ' ', 1) in (
         select id::text from payments where repair_number = $1
         union select r.id::text from refunds r join payments p on p.id = r.payment_id where p.repair_number = $1)
       or e.source = 'dp_' || $1 or starts_with(e.source, 'dp_' || $1 || ' ')
     group by 1 having sum(l.amount) <> 0`,
    [number],
  );
  return Object.fromEntries(found.map(({ account, sum }) => [account, sum]));
}

const events = async (token: string) => (await seen(cards.shop, token)).events.map(({ move }) => move);

describe('a deposit that is paid by card', () => {
  it('is of the sum of the server, and begins the work once it is paid', async () => {
    const one = await agreed();
    expect((await seen(cards.shop, one.token)).pay).toMatchObject({ part: 'deposit', amount: DEPOSIT });
    expect((await begin(one.token, { kind: 'stripe', amount: 1 })).status).toBe(400);
    const { id, reference } = await byCard(one, DEPOSIT);
    expect(cards.stripe.intents.get(reference)).toMatchObject({
      amount: DEPOSIT * 100,
      metadata: { payment_id: id, order_number: one.number },
    });
    expect((await asStaff(cards.shop, one.number, fixer, { move: 'start' })).status).toBe(409);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    const after = await seen(cards.shop, one.token);
    expect(after.deposit?.paid?.kind).toBe('online');
    expect(after.pay).toBeNull();
    await moved(cards.shop, one.number, fixer, { move: 'start' });
    expect((await booked(one.number))['money']).toBe(DEPOSIT * 100);
  });

  it('counts once, however often and in any order the events come', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    const failed = signedEvent('payment_intent.payment_failed', cards.stripe.decline(reference));
    const succeeded = signedEvent('payment_intent.succeeded', cards.stripe.pay(reference));
    for (const event of [succeeded, failed, succeeded]) expect(await cards.tell(event)).toBe(200);
    await cards.tellOf('payment_intent.succeeded', reference);
    expect((await events(one.token)).filter((move) => move === 'pay_deposit')).toHaveLength(1);
    expect((await booked(one.number))['money']).toBe(DEPOSIT * 100);
  });

  it('is found where the news of it were lost, once the customer comes back', async () => {
    const one = await agreed();
    const { id, reference } = await byCard(one, DEPOSIT);
    cards.stripe.pay(reference);
    expect((await ask(one.token, id)).body.result?.state).toBe('paid');
    expect((await seen(cards.shop, one.token)).deposit?.paid?.kind).toBe('online');
  });

  it('is one payment where it is begun twice at the same moment', async () => {
    const one = await agreed();
    const answers = await Promise.all(
      [1, 2, 3].map(() => begin(one.token, { kind: 'stripe', amount: DEPOSIT })),
    );
    const ids = answers.map(({ body }) => (body.result as TrackedRepair).pay?.payment?.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes back by itself where nothing is repaired', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    await moved(cards.shop, one.number, fixer, { move: 'start' });
    await moved(cards.shop, one.number, fixer, { move: 'give_up', note: 'The board is broken.' });
    await cards.runJobs();
    const back = [...cards.stripe.refunds.values()].filter(
      (refund) => refund['payment_intent'] === reference,
    );
    expect(back.map(({ amount }) => amount)).toEqual([DEPOSIT * 100]);
    const after = await seen(cards.shop, one.token);
    expect(after.deposit).toMatchObject({ is_back: true, to_return: 0 });
    expect(after.events.at(-1)).toMatchObject({ move: 'refund_deposit', actor: 'system' });
    expect(await booked(one.number)).toEqual({});
    const staff = await record(cards.shop, one.number, fixer);
    expect(staff.moves).not.toContain('refund_deposit');
  });

  it('goes back where it was paid at the counter before the news came', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    await moved(cards.shop, one.number, fixer, {
      move: 'pay_deposit',
      payment: { kind: 'cash', amount: DEPOSIT },
    });
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    await cards.runJobs();
    const after = await seen(cards.shop, one.token);
    expect(after.deposit?.paid?.kind).toBe('cash');
    expect(after.events.at(-1)?.move).toBe('late_payment');
    const back = [...cards.stripe.refunds.values()].filter(
      (refund) => refund['payment_intent'] === reference,
    );
    expect(back).toHaveLength(1);
    expect((await booked(one.number))['money'] ?? 0).toBe(0);
  });

  it('can not be paid at the bank any more once it was paid at the counter', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    await moved(cards.shop, one.number, fixer, {
      move: 'pay_deposit',
      payment: { kind: 'cash', amount: DEPOSIT },
    });
    await cards.runJobs();
    expect(cards.stripe.intents.get(reference)?.status).toBe('canceled');
  });

  it('is taken once where card and counter are pressed at the same moment', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    cards.stripe.pay(reference);
    const payment = { kind: 'cash', amount: DEPOSIT };
    await Promise.all([
      cards.tellOf('payment_intent.succeeded', reference),
      asStaff(cards.shop, one.number, fixer, { move: 'pay_deposit', payment }),
    ]);
    await cards.runJobs();
    const { deposit, events: told } = await seen(cards.shop, one.token);
    const isOnline = deposit?.paid?.kind === 'online';
    expect(told.filter(({ move }) => move === 'pay_deposit')).toHaveLength(1);
    expect(told.filter(({ move }) => move === 'late_payment')).toHaveLength(isOnline ? 0 : 1);
    const back = [...cards.stripe.refunds.values()].filter(
      (refund) => refund['payment_intent'] === reference,
    );
    expect(back).toHaveLength(isOnline ? 0 : 1);
  });

  it('is not of another amount or currency', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    const event = signedEvent('payment_intent.succeeded', {
      ...cards.stripe.pay(reference),
      amount_received: 1,
    });
    expect(await cards.tell(event)).toBe(409);
    expect((await seen(cards.shop, one.token)).deposit?.paid).toBeNull();
  });

  it('is asked about by the link of its own repair alone', async () => {
    const one = await agreed();
    const other = await agreed();
    const { id } = await byCard(one, DEPOSIT);
    expect((await ask(other.token, id)).status).toBe(404);
    expect((await ask('r'.repeat(40), id)).status).toBe(404);
  });

  it('is held while the bank of the customer disputes it, and given back where that is lost', async () => {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    const dispute = (type: string, status: string) =>
      signedEvent(type, {
        id: `dp_${one.number}`,
        object: 'dispute',
        amount: DEPOSIT * 100,
        currency: 'gbp',
        reason: 'fraudulent',
        payment_intent: reference,
        status,
        evidence_details: { due_by: null },
        balance_transactions: [{ amount: -1, currency: 'gbp', fee: 15 }],
      });
    await cards.tell(dispute('charge.dispute.created', 'needs_response'));
    expect((await booked(one.number))['held']).toBeLessThan(0);
    await cards.tell(dispute('charge.dispute.closed', 'lost'));
    await cards.tell(dispute('charge.dispute.closed', 'lost'));
    expect(await booked(one.number)).toEqual({ money: -15, vendor: 15 });
    expect((await seen(cards.shop, one.token)).deposit?.is_back).toBe(true);
  });
});

describe('a chargeback of a repair', () => {
  /** The bank disputes a deposit of `DEPOSIT`. */
  async function disputed() {
    const one = await agreed();
    const { reference } = await byCard(one, DEPOSIT);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    const tell = (type: string, status: string) =>
      cards.tell(
        signedEvent(type, {
          id: `dp_${one.number}`,
          object: 'dispute',
          amount: DEPOSIT * 100,
          currency: 'gbp',
          reason: 'fraudulent',
          payment_intent: reference,
          status,
          evidence_details: { due_by: null },
          balance_transactions: [{ amount: -1, currency: 'gbp', fee: 15 }],
        }),
      );
    await tell('charge.dispute.created', 'needs_response');
    return { one, lose: () => tell('charge.dispute.closed', 'lost') };
  }

  it('leaves the orders of others to be accepted', async () => {
    const placed = await cards.buy([{ good: await plentyOf(cards.shop, 5), quantity: 1 }]);
    const reference = await cards.referenceOf(placed);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    const [order] = placed.orders;
    const toAccept = async () => {
      const headers = await signIn(cards.shop, ADMINISTRATOR);
      const list = await cards.shop.call('GET /office/orders', { headers, query: { to_accept: true } });
      return list.data.map(({ number }) => number);
    };
    expect(await toAccept()).toContain(order?.number);
    const { lose } = await disputed();
    expect(await toAccept()).toContain(order?.number);
    expect((await track(cards.shop, order?.token ?? '')).payment.is_disputed).toBe(false);
    await lose();
  });

  it('takes the place of a refund that was not sent yet, so that the money does not go back twice', async () => {
    const { one, lose } = await disputed();
    await asStaff(cards.shop, one.number, fixer, { move: 'start' });
    await moved(cards.shop, one.number, fixer, { move: 'give_up', note: 'The board is broken.' });
    await lose();
    const refunds = await rows<{ state: string; is_taken: boolean }>(
      `select r.state, r.is_taken from refunds r join payments p on p.id = r.payment_id where p.repair_number = $1`,
      [one.number],
    );
    expect(refunds).toEqual([{ state: 'done', is_taken: true }]);
    expect(await booked(one.number)).toEqual({ money: -15, vendor: 15 });
  });
});

describe('the price of a repair', () => {
  it('covers the work that was agreed to: more work is a repair of its own', async () => {
    const one = await agreed(0);
    for (const move of ['start', 'check']) await moved(cards.shop, one.number, fixer, { move });
    const { reference } = await byCard(one, PRICE);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    await moved(cards.shop, one.number, checker, { move: 'fail_check', note: 'It does not charge.' });
    const more = await asStaff(cards.shop, one.number, fixer, {
      move: 'estimate',
      lines: [{ name: 'New charging port', price: 60, warranty_months: 12, part: null }],
      deposit: 0,
    });
    expect(more).toMatchObject({
      status: 409,
      body: { message: 'This repair is paid. Please take in the new work as a repair of its own.' },
    });
  });

  it('is paid online when the work is done, and the device is handed over without money', async () => {
    const one = await repaired();
    expect((await seen(cards.shop, one.token)).pay).toMatchObject({ part: 'rest', amount: PRICE });
    const { reference } = await byCard(one, PRICE);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    const after = await moved(cards.shop, one.number, checker, { move: 'collect', signed_by: 'Bea Moss' });
    expect(after.paid).toMatchObject({ kind: 'online', amount: PRICE });
    expect(after.state).toBe('collected');
  });

  it('can be tried again after a decline, and in another way', async () => {
    const one = await repaired();
    const { id, reference } = await byCard(one, PRICE);
    cards.stripe.decline(reference);
    await cards.tellOf('payment_intent.payment_failed', reference);
    expect((await seen(cards.shop, one.token)).pay?.payment?.state).toBe('declined');
    const trial = await begin(one.token, { kind: 'trial', amount: PRICE });
    const other = (trial.body.result as TrackedRepair).pay?.payment;
    expect(other).toMatchObject({ kind: 'trial', state: 'pending' });
    expect(other?.id).not.toBe(id);
    await cards.runJobs();
    expect(cards.stripe.intents.get(reference)?.status).toBe('canceled');
  });

  /** Tries a payment of the demo shop with this answer of the bank. */
  async function tried(outcome: 'paid' | 'declined' | 'late'): Promise<PlacedOne> {
    const one = await repaired();
    const begun = await begin(one.token, { kind: 'trial', amount: PRICE });
    const id = (begun.body.result as TrackedRepair).pay?.payment?.id ?? '';
    await send(cards.shop, `/no/auth/web/site/payments/${id}/trial`, { outcome }, freshKey());
    return one;
  }

  it('is tried in the demo shop, where the bank says yes or no', async () => {
    const paid = await tried('paid');
    expect((await seen(cards.shop, paid.token)).paid).toMatchObject({ kind: 'online', amount: PRICE });
    const declined = await tried('declined');
    expect((await seen(cards.shop, declined.token)).pay?.payment?.state).toBe('declined');
  });

  it('is tried in the demo shop, where the news come late', async () => {
    const { token } = await tried('late');
    expect((await seen(cards.shop, token)).pay?.payment?.is_awaited).toBe(true);
    await cards.runJobs(new Date(Date.now() + 60_000));
    expect((await seen(cards.shop, token)).paid?.kind).toBe('online');
  });

  it('goes back by itself where the test fails and the work is given up', async () => {
    const one = await agreed(0);
    const { shop } = cards;
    for (const move of ['start', 'check']) await moved(shop, one.number, fixer, { move });
    const { reference } = await byCard(one, PRICE);
    cards.stripe.pay(reference);
    await cards.tellOf('payment_intent.succeeded', reference);
    await moved(shop, one.number, checker, { move: 'fail_check', note: 'It gets hot.' });
    await moved(shop, one.number, fixer, { move: 'give_up', note: 'The board is broken.' });
    await cards.runJobs();
    const back = [...cards.stripe.refunds.values()].filter(
      (refund) => refund['payment_intent'] === reference,
    );
    expect(back.map(({ amount }) => amount)).toEqual([PRICE * 100]);
    const after = await seen(shop, one.token);
    expect([after.paid, after.due]).toEqual([null, 0]);
    expect(await booked(one.number)).toEqual({});
  });

  it('goes back at the counter where it was paid there, before the device is given back', async () => {
    const one = await agreed(0);
    const { shop } = cards;
    for (const move of ['start', 'check']) await moved(shop, one.number, fixer, { move });
    const payment = { kind: 'cash', amount: PRICE };
    await moved(shop, one.number, fixer, { move: 'pay', payment });
    await moved(shop, one.number, checker, { move: 'fail_check', note: 'It gets hot.' });
    await moved(shop, one.number, fixer, { move: 'give_up', note: 'The board is broken.' });
    await asCustomer(shop, one.token, { move: 'ask_back' });
    await moved(shop, one.number, checker, { move: 'ready' });
    const signed = { move: 'collect', signed_by: 'Bea Moss' };
    expect((await asStaff(shop, one.number, checker, signed)).body.message).toContain('given back first');
    await moved(shop, one.number, checker, { move: 'refund', payment });
    await moved(shop, one.number, checker, signed);
  });

  it('is nothing to pay for before the work is done', async () => {
    const one = await agreed(0);
    expect((await begin(one.token, { kind: 'trial', amount: PRICE })).status).toBe(409);
  });
});
