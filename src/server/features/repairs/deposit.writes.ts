import type { Pence } from '#rules/money/money.ts';
import { pence, penceFromPounds } from '#rules/money/money.ts';
import { vatIncluded } from '#rules/money/vat.ts';
import { roundedShare } from '#rules/orders/split.ts';
import type { CounterPayment, RepairPayment } from '#rules/repair/kinds.ts';
import type { PaymentKind } from '#rules/orders/kinds.ts';
import type { Connection } from '../../db/connect.ts';
import { postEntry, refundPostings, salePostings } from '../money/public.ts';
import type { MovingRepair, RepairMoveHandler, RepairProblem } from './moving.writes.ts';
import { missing } from './moving.writes.ts';

/** How a sum was paid, or given back. It is refused if it is not the sum that was shown. */
export function paymentOf(
  { request }: MovingRepair,
  amount: Pence,
): { kind: CounterPayment } | Extract<RepairProblem, { impossible: string }> {
  const { payment } = request.said;
  if (!payment) return { impossible: 'Please say how it was paid.', field: 'payment' };
  return penceFromPounds(payment.amount) === amount
    ? { kind: payment.kind }
    : { impossible: 'This is not what is to be paid. Please look again.', field: 'payment' };
}

const TERMS = {
  name: 'repair-money-terms',
  text: `select commission_bps as "commissionBps", vat_number is not null as "hasVat" from businesses where id = $1`,
};

/** How the ledger calls a payment that staff record. */
export const ledgerKind = (kind: CounterPayment): PaymentKind =>
  kind === 'bank_transfer' ? 'bank_transfer' : 'in_store';

/** How money of a repair is shared between the vendor and the site. */
export async function repairSale(
  ask: Connection['ask'],
  { businessId, kind, amount }: { businessId: number; kind: PaymentKind; amount: Pence },
): Promise<Parameters<typeof salePostings>[0]> {
  const [terms] = await ask<{ commissionBps: number; hasVat: boolean }>(TERMS, [businessId]);
  if (!terms) throw new Error('a repair has no business');
  return {
    businessId,
    shares: {
      paid: amount,
      vat: terms.hasVat ? vatIncluded(amount) : pence(0),
      commission: pence(roundedShare(amount, terms.commissionBps, 10_000)),
      siteDiscount: pence(0),
    },
    credit: pence(0),
    kind,
  };
}

/** Writes money of a repair into the ledger. Money that the store takes stays with the vendor. */
export async function postRepairMoney(
  { ask }: Pick<Connection, 'ask'>,
  {
    businessId,
    kind,
    amount,
    source,
    isBack = false,
    now,
  }: {
    businessId: number;
    kind: PaymentKind;
    amount: Pence;
    source: string;
    isBack?: boolean;
    now: Date;
  },
): Promise<void> {
  const sale = await repairSale(ask, { businessId, kind, amount });
  await postEntry(ask, {
    kind: isBack ? 'refund' : 'payment',
    orderId: null,
    source,
    postings: isBack ? refundPostings(sale) : salePostings(sale),
    now,
  });
}

const PAID = {
  name: 'repair-deposit-paid',
  text: 'update repairs set deposit_kind = $2, deposit_paid_at = $3 where id = $1',
};
const BACK = {
  name: 'repair-deposit-back',
  text: 'update repairs set deposit_back_kind = $2, deposit_back_at = $3 where id = $1',
};

export const keepDeposit = async (
  { ask }: Pick<Connection, 'ask'>,
  id: number,
  kind: RepairPayment,
  now: Date,
): Promise<void> => void (await ask(PAID, [id, kind, now]));

export const keepDepositBack = async (
  { ask }: Pick<Connection, 'ask'>,
  id: number,
  kind: RepairPayment,
  now: Date,
): Promise<void> => void (await ask(BACK, [id, kind, now]));

/** The deposit is taken at the counter, or has come by bank. The work begins after it. */
export const takeDeposit: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const amount = pence(ticket.deposit);
  const paid = paymentOf(moving, amount);
  if ('impossible' in paid) return paid;
  await keepDeposit(at, ticket.id, paid.kind, request.now);
  await postRepairMoney(at, {
    businessId: ticket.businessId,
    kind: ledgerKind(paid.kind),
    amount,
    source: `${ticket.number} deposit`,
    now: request.now,
  });
  return undefined;
};

/** The work is not done, so the deposit goes back as it came. One that was paid online goes back by itself. */
export const returnDeposit: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const amount = pence(ticket.deposit);
  const back = paymentOf(moving, amount);
  if ('impossible' in back) return missing('payment', 'Please say how it was given back, and how much.');
  await keepDepositBack(at, ticket.id, back.kind, request.now);
  await postRepairMoney(at, {
    businessId: ticket.businessId,
    kind: ledgerKind(back.kind),
    amount,
    source: `${ticket.number} deposit`,
    isBack: true,
    now: request.now,
  });
  return undefined;
};
