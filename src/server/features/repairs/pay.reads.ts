import type { RepairToPay } from '#contract/repairs.ts';
import { ONLINE_WAYS, PAYING_WAYS, type PayingWay } from '#rules/repair/kinds.ts';
import { payableNow } from '#rules/repair/moves.ts';
import type { Ask } from '../../db/connect.ts';
import { awaitedSql } from '../orders/public.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { pounds, ticketFacts } from './tracked.reads.ts';

/** The ways to pay that the shop takes at present. */
export type TakenWays = Record<PayingWay, boolean>;
export type RepairWays = () => Promise<TakenWays>;

const BEGUN = {
  name: 'repair-payment-begun',
  text: `
  select (select transfer_account from site_settings limit 1) as account,
    (select json_build_object('id', p.id, 'kind', p.kind, 'state', p.state, 'is_awaited', ${awaitedSql('p.id')})
      from payments p where p.repair_number = $1 and p.state in ('pending', 'declined')) as payment`,
};

interface Begun {
  account: Omit<NonNullable<RepairToPay['transfer']>, 'reference'> | null;
  payment: RepairToPay['payment'];
}

/** What the holder of the link can pay now, and how. Null: nothing. */
export async function readPay(ask: Ask, facts: RepairFacts, taken: TakenWays): Promise<RepairToPay | null> {
  const payable = payableNow(ticketFacts(facts));
  if (!payable) return null;
  const [begun] = await ask<Begun & Record<string, unknown>>(BEGUN, [facts.number]);
  const account = taken.bank_transfer ? begun?.account : null;
  return {
    part: payable.part,
    amount: pounds(payable.amount),
    ways: PAYING_WAYS.filter((way) => taken[way]),
    transfer: account ? { ...account, reference: facts.number } : null,
    // A payment that was begun in a way that the shop takes no more can't go on.
    payment:
      begun?.payment && ONLINE_WAYS.some((way) => taken[way] && way === begun.payment?.kind)
        ? begun.payment
        : null,
  };
}
