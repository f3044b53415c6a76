import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { PAYMENT_STATES } from '#rules/orders/kinds.ts';
import type { RepairPart } from '#rules/repair/kinds.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { PaymentKind } from './ledger.writes.ts';

export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface Payment {
  id: string;
  groupId: string;
  /** The order whose change it pays for; null: it pays for the whole group. */
  orderId: number | null;
  kind: PaymentKind;
  state: PaymentState;
  amount: number;
  reference: string | null;
  label: string;
}

/** A payment of orders, or of a part of what a repair costs. */
export type AnyPayment = Omit<Payment, 'groupId' | 'orderId' | 'label'> &
  ({ repairNumber: null; repairPart: null } | { repairNumber: string; repairPart: RepairPart });

/** What a customer pays online of the price of a repair. */
export type RepairPaymentRow = Extract<AnyPayment, { repairNumber: string }>;

const COLUMNS = 'id, group_id as "groupId", order_id as "orderId", kind, state, amount, reference, label';

const MAKE = {
  name: 'payment-make',
  text: `insert into payments (group_id, kind, amount, created_at, order_id) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
};
const READ = {
  name: 'payment-read',
  text: `select ${COLUMNS} from payments where id = $1 and group_id is not null`,
};
const OF_GROUP = {
  name: 'payment-of-group',
  text: `select ${COLUMNS} from payments where group_id = $1 and order_id is null order by created_at desc limit 1`,
};
const ANY_COLUMNS =
  'id, kind, state, amount, reference, repair_number as "repairNumber", repair_part as "repairPart"';
const READ_ANY = { name: 'payment-read-any', text: `select ${ANY_COLUMNS} from payments where id = $1` };
const BY_REFERENCE = {
  name: 'payment-by-reference',
  text: `select ${ANY_COLUMNS} from payments where kind = $1 and reference = $2`,
};
const KEEP_REFERENCE = {
  name: 'payment-keep-reference',
  text: 'update payments set reference = $2 where id = $1 and reference is null',
};
const OPEN = {
  name: 'payments-open',
  text: `
  select ${ANY_COLUMNS} from payments
  where kind = $1 and state in ('pending', 'declined') and created_at <= $2 order by created_at limit 500`,
};
const PAID = {
  name: 'payment-paid',
  text: `
  update payments set state = 'paid', paid_at = $2, label = case when $3 = '' then label else $3 end
  where id = $1 and state <> 'paid' returning id`,
};
const STATE = {
  name: 'payment-state',
  text: `update payments set state = $2 where id = $1 and state <> 'paid' returning id`,
};

const one = async <Row>(rows: Promise<Row[]>) => (await rows)[0];

export async function makePayment(
  ask: Ask,
  {
    groupId,
    orderId = null,
    kind,
    amount,
    now,
  }: { groupId: string; orderId?: number | null; kind: PaymentKind; amount: Pence; now: Date },
): Promise<Payment> {
  const made = await one(ask<Payment>(MAKE, [groupId, kind, amount, now, orderId]));
  if (!made) throw new Error('a payment was not made');
  return made;
}

/** A payment of orders; undefined for the payment of a repair. */
export const readPayment = (ask: Ask, id: string) => one(ask<Payment>(READ, [id]));
/** A payment, whatever it is for. */
export const readAnyPayment = (ask: Ask, id: string) => one(ask<AnyPayment>(READ_ANY, [id]));
export const readPaymentOf = (ask: Ask, groupId: string) => one(ask<Payment>(OF_GROUP, [groupId]));

export const readPaymentBy = (ask: Ask, kind: PaymentKind, reference: string) =>
  one(ask<AnyPayment>(BY_REFERENCE, [kind, reference]));

/** Stores the provider's id of a payment. The first id stays. */
export async function keepReference(ask: Ask, id: string, reference: string): Promise<void> {
  await ask(KEEP_REFERENCE, [id, reference]);
}

/** Payments of this kind that have been open since before this time. */
export const readOpenPayments = (ask: Ask, kind: PaymentKind, before: Date) =>
  ask<AnyPayment>(OPEN, [kind, before]);

/** True only the first time. The label names the payment for the buyer, such as 'Visa ending 4242'. */
export async function markPaid(ask: Ask, id: string, now: Date, label = ''): Promise<boolean> {
  return (await ask(PAID, [id, now, label])).length === 1;
}

/** Never changes a paid payment. */
export async function markPayment(
  ask: Ask,
  id: string,
  state: Exclude<PaymentState, 'paid'>,
): Promise<boolean> {
  return (await ask(STATE, [id, state])).length === 1;
}

const ADD = { name: 'payment-add', text: 'update payments set amount = amount + $2 where id = $1' };

/** Changes the sum that is still to be paid at the counter. */
export async function addToPayment(ask: Ask, id: string, difference: number): Promise<void> {
  await ask(ADD, [id, difference]);
}

const EXTRA = {
  name: 'payments-of-changes',
  text: `
  select p.id, p.amount - coalesce((select sum(r.to_payment) from refunds r where r.payment_id = p.id), 0)::int as left
  from payments p where p.state = 'paid' and (p.order_id = $1 or p.id = (
    select k.payment_id from trade_in_credits k join payments y on y.group_id = k.group_id where y.id = $2))
  order by p.created_at desc, p.id`,
};

/**
 * Splits a refund over the payments of an order: first those for its changes or for a device's difference,
 * the newest first, then the payment of the group. No payment gives back more than it brought in.
 */
export async function splitByPayment(
  ask: Ask,
  { orderId, paymentId, amount }: { orderId: number; paymentId: string; amount: Pence },
): Promise<{ paymentId: string; amount: Pence; isExtra: boolean }[]> {
  const parts: { paymentId: string; amount: Pence; isExtra: boolean }[] = [];
  let rest: number = amount;
  for (const { id, left } of await ask<{ id: string; left: number }>(EXTRA, [orderId, paymentId])) {
    const part = Math.min(rest, left);
    if (part <= 0) continue;
    parts.push({ paymentId: id, amount: pence(part), isExtra: true });
    rest -= part;
  }
  if (rest > 0) parts.push({ paymentId, amount: pence(rest), isExtra: false });
  return parts;
}

export const END_PAYMENT_JOB = 'end payment';

/** Cancels a payment. A job tells the provider, after the transaction. */
export async function cancelPayment(
  at: Connection,
  { id, kind }: Pick<Payment, 'id' | 'kind'>,
): Promise<void> {
  await markPayment(at.ask, id, 'cancelled');
  if (kind === 'stripe') {
    await enqueueJob(at.db, { kind: END_PAYMENT_JOB, key: id, payload: { paymentId: id } });
  }
}
