import type { Ask } from '../../db/connect.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import { postEntry } from './ledger.writes.ts';
import type { DISPUTE_STATES } from './tables.ts';

type DisputeState = (typeof DISPUTE_STATES)[number];

const READ = { name: 'dispute-read', text: 'select state from disputes where reference = $1' };
const OPEN = {
  name: 'dispute-open',
  text: `
  insert into disputes (payment_id, reference, state, amount, reason, due_by, opened_at, closed_at)
  values ($1, $2, $3, $4, $5, $6, $7, case when $3 = 'open' then null else $7::timestamptz end)`,
};
const CLOSE = {
  name: 'dispute-close',
  text: 'update disputes set state = $2, closed_at = $3 where reference = $1',
};

/**
 * Stores the state of a dispute. The caller has locked the payment's orders. Undefined if the event brings nothing new:
 * the event that a dispute was opened may come after the event that it was closed.
 */
export async function keepDispute(
  ask: Ask,
  paymentId: string,
  { reference, state, amount, reason, dueBy }: DisputeNews,
  now: Date,
): Promise<{ before: DisputeState | undefined } | undefined> {
  const [known] = await ask<{ state: DisputeState }>(READ, [reference]);
  if (!known) {
    await ask(OPEN, [paymentId, reference, state, amount, reason, dueBy, now]);
    return { before: undefined };
  }
  if (known.state !== 'open' || state === 'open') return undefined;
  await ask(CLOSE, [reference, state, now]);
  return { before: known.state };
}

const OPEN_ONE = {
  name: 'dispute-of-group',
  text: `
  select from disputes d join payments p on p.id = d.payment_id where p.group_id = $1 and d.state = 'open' limit 1`,
};

/** Whether a buyer's bank disputes the payment of these orders now. */
export async function isDisputed(ask: Ask, groupId: string): Promise<boolean> {
  return (await ask(OPEN_ONE, [groupId])).length > 0;
}

/** One vendor's part of a dispute, such as the amount that is held while it is open. */
export interface Held {
  /** Null: it is of a repair. */
  orderId: number | null;
  orderNumber: string;
  businessId: number;
  amount: number;
}

/** Moves the amount from the vendor's balance to held, or back when it is released. */
async function post(ask: Ask, source: string, held: Held, now: Date): Promise<void> {
  const { orderId, orderNumber, businessId, amount } = held;
  await postEntry(ask, {
    kind: 'chargeback',
    orderId,
    source: `${source} ${orderNumber}`,
    postings: [
      { account: 'vendor', businessId, amount },
      { account: 'held', businessId, amount: 0 - amount },
    ],
    now,
  });
}

export const holdShare = (ask: Ask, reference: string, held: Held, now: Date) =>
  post(ask, `${reference} held`, held, now);

const HELD = {
  name: 'dispute-held',
  text: `
  select e.order_id as "orderId", p.business_id as "businessId", -p.amount as amount,
    substr(e.source, length($1::text) + 1) as "orderNumber"
  from ledger_entries e join postings p on p.entry_id = e.id
  where e.kind = 'chargeback' and starts_with(e.source, $1::text) and p.account = 'held'`,
};

/** Releases everything that was held for a dispute. */
export async function releaseHeld(ask: Ask, reference: string, now: Date): Promise<void> {
  for (const held of await ask<Held>(HELD, [`${reference} held `])) {
    await post(ask, `${reference} released`, { ...held, amount: 0 - held.amount }, now);
  }
}

/** In the source of an entry for money that was refunded before and that the bank took as well. */
export const TWICE = 'twice';

/**
 * Posts money that the bank took although it had been refunded before. It came from the shop's account, and the vendor
 * of the order owes it. Without an order the shop bears it.
 */
export async function postTakenTwice(
  ask: Ask,
  reference: string,
  { amount, part, now }: { amount: number; part?: Omit<Held, 'amount'> | undefined; now: Date },
): Promise<void> {
  await postEntry(ask, {
    kind: 'chargeback',
    orderId: part?.orderId ?? null,
    source: `${reference} ${TWICE}${part ? ` ${part.orderNumber}` : ''}`,
    postings: [
      part ? { account: 'vendor', businessId: part.businessId, amount } : { account: 'goodwill', amount },
      { account: 'money', amount: 0 - amount },
    ],
    now,
  });
}

/** Posts the provider's fee for a lost dispute. The shop pays it, and the vendor owes it to the shop. */
export async function postDisputeFee(ask: Ask, reference: string, part: Held, now: Date): Promise<void> {
  const { orderId, orderNumber, businessId, amount } = part;
  await postEntry(ask, {
    kind: 'dispute_fee',
    orderId,
    source: `${reference} ${orderNumber}`,
    postings: [
      { account: 'vendor', businessId, amount },
      { account: 'money', amount: 0 - amount },
    ],
    now,
  });
}
