import type { Pence } from '#rules/money/money.ts';
import { pence, penceFromPounds } from '#rules/money/money.ts';
import { vatIncluded } from '#rules/money/vat.ts';
import { roundedShare } from '#rules/orders/split.ts';
import type { RepairPayment } from '#rules/repair/kinds.ts';
import { postEntry, refundPostings, salePostings } from '../money/public.ts';
import type { MovingRepair, RepairMaker, RepairProblem } from './moving.writes.ts';
import { missing } from './moving.writes.ts';

/** How a sum was paid, or given back. It is refused if it is not the sum that was shown. */
export function paymentOf(
  { request }: MovingRepair,
  amount: Pence,
): { kind: RepairPayment } | Extract<RepairProblem, { impossible: string }> {
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

/** Writes money of a repair into the ledger. Money that the store takes stays with the vendor. */
export async function postRepairMoney(
  { at, ticket, request }: MovingRepair,
  {
    kind,
    amount,
    source,
    isBack = false,
  }: { kind: RepairPayment; amount: Pence; source: string; isBack?: boolean },
): Promise<void> {
  const [terms] = await at.ask<{ commissionBps: number; hasVat: boolean }>(TERMS, [ticket.businessId]);
  if (!terms) throw new Error('a repair has no business');
  const sale = {
    businessId: ticket.businessId,
    shares: {
      paid: amount,
      vat: terms.hasVat ? vatIncluded(amount) : pence(0),
      commission: pence(roundedShare(amount, terms.commissionBps, 10_000)),
      siteDiscount: pence(0),
    },
    credit: pence(0),
    kind: kind === 'bank_transfer' ? ('bank_transfer' as const) : ('in_store' as const),
  };
  await postEntry(at.ask, {
    kind: isBack ? 'refund' : 'payment',
    orderId: null,
    source,
    postings: isBack ? refundPostings(sale) : salePostings(sale),
    now: request.now,
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

/** The deposit is taken at the counter, or has come by bank. The work begins after it. */
export const takeDeposit: RepairMaker = async (moving) => {
  const { at, ticket, request } = moving;
  const amount = pence(ticket.deposit);
  const paid = paymentOf(moving, amount);
  if ('impossible' in paid) return paid;
  await at.ask(PAID, [ticket.id, paid.kind, request.now]);
  await postRepairMoney(moving, { ...paid, amount, source: `${ticket.number} deposit` });
  return undefined;
};

/** The work is not done, so the deposit goes back as it came. */
export const returnDeposit: RepairMaker = async (moving) => {
  const { at, ticket, request } = moving;
  const amount = pence(ticket.deposit);
  const back = paymentOf(moving, amount);
  if ('impossible' in back) return missing('payment', 'Please say how it was given back, and how much.');
  await at.ask(BACK, [ticket.id, back.kind, request.now]);
  await postRepairMoney(moving, { ...back, amount, source: `${ticket.number} deposit`, isBack: true });
  return undefined;
};
