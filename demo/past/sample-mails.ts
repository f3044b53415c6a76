import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/connect.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { declinePayment, settlePayment } from '#server/features/orders/payment.writes.ts';
import type { Placed } from '#server/features/orders/public.ts';
import { mailMessagesToBuyer, mailMessagesToStaff } from '#server/features/orders/public.ts';
import { askForReviews } from '#server/features/orders/review-requests.writes.ts';
import { mailUnpaid } from '#server/features/orders/placed-mails.writes.ts';
import { REVIEW_ASKED_AFTER_DAYS } from '#rules/catalog/review-fields.ts';
import { NORTHSIDE_PHONES } from '../businesses.ts';
import { SHOPPER } from '../people.ts';
import { readGoods } from './goods.ts';
import type { SampleMail } from './sent-mails.ts';
import { takeMails } from './sent-mails.ts';
import { addStock } from './stock.ts';
import type { MadeMove, Purchase, OrderMaker } from './order-maker.ts';
import { buy, makeMove } from './order-maker.ts';

const contact: Purchase['contact'] = {
  email: 'priya@mail.example',
  name: 'Priya Shah',
  address: { line_1: '4 Orchard Terrace', town: 'Leeds', post_code: 'LS6 2AB' },
  billing: null,
};
/** More than the samples buy of any product. */
const PLENTY = 20;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const parcel = { carrier: 'Royal Mail', tracking: 'RM 4821 0937 5GB' };

const NAMES_OF_VENDORS = [
  { part: 'has written', name: 'vendor-message' },
  { part: 'was cancelled', name: 'vendor-cancelled' },
  { part: 'wants to return', name: 'vendor-return-requested' },
  { part: 'has appealed', name: 'vendor-return-appealed' },
  { part: 'Please decide on an appeal', name: 'shop-return-appealed' },
  { part: 'decided on an appeal', name: 'vendor-appeal-decided' },
];

const vendorName = (subject: string) => {
  if (subject.startsWith('New order')) return 'new-order';
  return NAMES_OF_VENDORS.find(({ part }) => subject.includes(part))?.name ?? subject;
};

/** Every mail about orders, written by the functions for real mails, in the order in which they are sent. */
export async function sampleMails(
  at: Connection,
  sender: OrderMaker['sender'],
  now: Date = new Date(),
): Promise<SampleMail[]> {
  const maker = { at, sender };
  const mails: SampleMail[] = [];
  const goods = await readGoods(at);
  const own = goods.filter(({ businessId }) => businessId === NORTHSIDE_PHONES);
  const other = goods.find(({ businessId }) => businessId !== NORTHSIDE_PHONES);
  const [first, second] = pickTwo(own);
  if (!other) throw new Error('the demo shop has too little to sell');
  await addStock(
    at.ask,
    [first, second, other].map((item) => ({ ...item, quantity: PLENTY })),
    now,
  );

  /** Drops earlier mails, so that a step shows only its own mail. */
  const take = () => takeMails(at);
  const keep = async (name: string) => {
    for (const mail of await take()) {
      const named = mail.to === contact.email ? name : vendorName(mail.subject);
      if (!mails.some((one) => one.name === named)) mails.push({ ...mail, name: named });
    }
  };
  const place = (
    items: PricedItem[],
    payment: Purchase['payment'],
    choices?: Purchase['choices'],
    userId: number | null = null,
  ) =>
    buy(maker, {
      cartId: randomUUID(),
      items,
      contact,
      choices: choices ?? { delivery: [] },
      userId,
      payment,
      now,
    });
  const pay = ({ payment }: Placed) => settlePayment(at, payment.id, { now, sender, label: 'Trial payment' });
  const move = (placed: Placed, wish: Omit<MadeMove, 'orderId' | 'groupId' | 'now'>) => {
    const [order] = placed.orders;
    if (!order) throw new Error('nothing was ordered');
    return makeMove(maker, { ...wish, orderId: order.id, groupId: placed.group.id, now });
  };
  const staff = { actor: 'vendor' } as const;
  /** A paid order that has reached this state, without the mails before it. */
  const paid = async (
    items: PricedItem[],
    moves: readonly Parameters<typeof move>[1][] = [],
    userId: number | null = null,
  ) => {
    const placed = await place(items, 'trial', undefined, userId);
    await pay(placed);
    for (const wish of moves) await move(placed, wish);
    await take();
    return placed;
  };
  const accept = { ...staff, move: 'accept' } as const;
  const dispatch = { ...staff, move: 'dispatch', ...parcel } as const;
  const ask = {
    actor: 'buyer',
    move: 'request_return',
    reason: 'changed_mind',
    note: 'It is larger than I thought.',
  } as const;

  const transfer = await place([{ ...first, quantity: 2 }, other], 'bank_transfer');
  await keep('placed-by-transfer');
  await move(transfer, { actor: 'buyer', move: 'cancel' });
  await keep('cancelled');
  await pay(transfer);
  await keep('late-payment');

  const storeId = await firstStore(at);
  await place([first], 'in_store', {
    delivery: [{ business_id: NORTHSIDE_PHONES, way: 'collect', store_id: storeId }],
  });
  await keep('placed-to-pay-in-store');

  const both = await place([first, other], 'trial');
  const oneTransaction = <T>(work: (connection: Connection) => Promise<T>) => work(at);
  const database = { ask: at.ask, transaction: oneTransaction };
  await mailUnpaid(database, { now: new Date(now.getTime() + 3 * MINUTE_MS), sender });
  await keep('placed-unpaid');
  await declinePayment(at, both.payment.id, { now, sender });
  await keep('payment-failed');
  await pay(both);
  await keep('paid');

  const [asked] = both.orders;
  if (!asked) throw new Error('nothing was ordered');
  const letter = { of: '', text: 'Is there a charger in the box?', photos: 1 };
  await mailMessagesToStaff(at, asked.id, [{ ...letter, name: contact.name }], sender);
  await keep('vendor-message');
  const said = { name: 'Nora', of: 'Northside Phones', text: 'There is a cable, but no plug.', photos: 0 };
  await mailMessagesToBuyer(at, asked.id, [said], sender);
  await keep('message');

  const sent = await paid([first, second]);
  await move(sent, accept);
  await keep('accepted');
  await move(sent, { ...dispatch, tracking: 'RM 4821 0936 8GB', firstLineOnly: true });
  await keep('part-dispatched');
  await move(sent, dispatch);
  await keep('dispatched');
  await move(sent, ask);
  await keep('return-requested');
  await move(sent, { ...staff, move: 'accept_return' });
  await keep('return-accepted');
  await move(sent, { ...staff, move: 'receive_return', resell: true });
  await keep('return-received');
  await move(sent, { ...staff, move: 'refund' });
  await keep('return-refunded');

  const varied = own.find(({ variationId }) => variationId !== null);
  const beside = own.find(({ productId }) => productId !== varied?.productId);
  if (!varied || !beside) throw new Error('the demo vendor sells no variations');
  await addStock(at.ask, [varied, beside], now);
  await move(await paid([varied, beside], [accept]), {
    ...staff,
    move: 'refund_missing',
    firstLineOnly: true,
    note: 'Our last one was damaged.',
  });
  await keep('part-missing');

  const kept = await paid([first], [accept, dispatch, ask]);
  await move(kept, {
    ...staff,
    move: 'refuse_return',
    note: 'The screen was broken after it was delivered.',
  });
  await keep('return-refused');
  await move(kept, { actor: 'buyer', move: 'appeal', note: 'The parcel was open when it came.' });
  await keep('return-appealed');
  await move(kept, {
    actor: 'administrator',
    move: 'refuse_return',
    note: 'The photos show marks of use.',
  });
  await keep('appeal-refused');

  const member = await firstAccount(at);
  const credited = await paid([first], [accept, dispatch], member);
  for (const wish of [
    { ...ask, as_credit: true },
    { ...staff, move: 'accept_return' },
    { ...staff, move: 'receive_return', resell: true },
  ] as const) {
    await move(credited, wish);
  }
  await take();
  await move(credited, { ...staff, move: 'refund' });
  await keep('return-refunded-as-credit');

  const withCredit = { delivery: [], use_credit: true };
  const unpaid = await place([{ ...first, quantity: 2 }], 'bank_transfer', withCredit, member);
  await take();
  await move(unpaid, { actor: 'buyer', move: 'cancel' });
  await keep('cancelled-with-credit');
  const halfCredit = await place([{ ...first, quantity: 2 }], 'trial', withCredit, member);
  await pay(halfCredit);
  await take();
  await move(halfCredit, { actor: 'buyer', move: 'cancel' });
  await keep('cancelled-after-both-payments');

  await paid([first, second], [accept, dispatch, { actor: 'system', move: 'complete' }]);
  const aWeekLater = new Date(now.getTime() + (REVIEW_ASKED_AFTER_DAYS + 1) * DAY_MS);
  await askForReviews(database, { now: aWeekLater, sender });
  await keep('review-request');

  const collected = await place([first], 'trial', {
    delivery: [{ business_id: NORTHSIDE_PHONES, way: 'collect', store_id: storeId }],
  });
  await pay(collected);
  await move(collected, accept);
  await take();
  await move(collected, { ...staff, move: 'ready' });
  await keep('ready-to-collect');

  await move(await paid([first]), { ...staff, move: 'refuse', note: 'The last one failed our check.' });
  await keep('refused');
  await move(await paid([first]), { actor: 'buyer', move: 'cancel' });
  await keep('cancelled-after-payment');
  return mails;
}

function pickTwo(items: readonly PricedItem[]): [PricedItem, PricedItem] {
  const [first] = items;
  const second = items.find(({ productId }) => productId !== first?.productId);
  if (!first || !second) throw new Error('the demo vendor has too little to sell');
  return [first, second];
}

const ACCOUNT = { text: 'select id from users where email = $1' };

async function firstAccount({ ask }: Connection): Promise<number> {
  const [account] = await ask<{ id: number }>(ACCOUNT, [SHOPPER]);
  if (!account) throw new Error('the demo shop has no shopper');
  return account.id;
}

const STORE = {
  text: 'select id from stores where business_id = $1 and is_active order by sort_order, id limit 1',
};

async function firstStore({ ask }: Connection): Promise<number> {
  const [store] = await ask<{ id: number }>(STORE, [NORTHSIDE_PHONES]);
  if (!store) throw new Error('the demo vendor has no store');
  return store.id;
}
