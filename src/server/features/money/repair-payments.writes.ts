import type { Pence } from '#rules/money/money.ts';
import type { RepairPart } from '#rules/repair/kinds.ts';
import type { Ask } from '../../db/connect.ts';
import type { RepairPaymentRow } from './payments.writes.ts';

const COLUMNS =
  'id, kind, state, amount, reference, repair_number as "repairNumber", repair_part as "repairPart"';

const OPEN = {
  name: 'repair-payment-open',
  text: `select ${COLUMNS} from payments where repair_number = $1 and state in ('pending', 'declined')`,
};
const MAKE = {
  name: 'repair-payment-make',
  text: `
  insert into payments (repair_number, repair_part, kind, amount, created_at) values ($1, $2, $3, $4, $5)
  returning ${COLUMNS}`,
};
/** The newest payment of a part that was not given back yet. */
const KEPT = {
  name: 'repair-payment-kept',
  text: `
  select ${COLUMNS} from payments p where repair_number = $1 and repair_part = $2 and state = 'paid'
    and not exists (select from refunds r where r.payment_id = p.id) order by paid_at desc limit 1`,
};

const one = async (rows: Promise<RepairPaymentRow[]>) => (await rows)[0];

/** The payment of a repair that is not paid yet. The caller has locked the repair, so there is at most one. */
export const readOpenRepairPayment = (ask: Ask, number: string) => one(ask<RepairPaymentRow>(OPEN, [number]));

export const readKeptRepairPayment = (ask: Ask, number: string, part: RepairPart) =>
  one(ask<RepairPaymentRow>(KEPT, [number, part]));

export async function makeRepairPayment(
  ask: Ask,
  payment: { number: string; part: RepairPart; kind: 'stripe' | 'trial'; amount: Pence; now: Date },
): Promise<RepairPaymentRow> {
  const { number, part, kind, amount, now } = payment;
  const made = await one(ask<RepairPaymentRow>(MAKE, [number, part, kind, amount, now]));
  if (!made) throw new Error('a payment was not made');
  return made;
}
