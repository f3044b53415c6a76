import type { Answer } from '#contract/calls.ts';
import type { Ask } from '../../db/connect.ts';
import { pounds } from './tracked.reads.ts';

interface Row {
  number: string;
  version: number;
  customer: string;
  name: string;
  business: { id: number; name: string };
  amount: number;
  account_ends: string;
  since: Date;
  due: Date | null;
  filed: Date | null;
}

const PENDING = {
  name: 'trade-in-payouts',
  text: `
  select i.number, i.version, t.name as customer, i.name,
    json_build_object('id', b.id, 'name', b.name) as business, i.price as amount, i.account_ends, i.since,
    i.due_at as due, case when i.filed_at >= i.since then i.filed_at end as filed
  from trade_in_items i join trade_ins t on t.id = i.trade_in_id join businesses b on b.id = i.business_id
  where i.state = 'payout_pending' and ($1::int is null or i.business_id = $1)
  order by i.since, i.id limit 1000`,
};

/** Bank payments for devices that wait to be made; `businessId` null: of all businesses. */
export async function readTradeInPayouts(
  ask: Ask,
  businessId: number | null,
): Promise<Answer<'GET /office/trade-in-payouts'>> {
  const rows = await ask<Row & Record<string, unknown>>(PENDING, [businessId]);
  return {
    status: 200,
    data: rows.map(({ amount, since, due, filed, ...row }) => ({
      ...row,
      amount: pounds(amount),
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
      filed: filed?.toISOString() ?? null,
    })),
    total: pounds(rows.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

const REQUESTS = {
  name: 'trade-in-payout-requests',
  text: `
  select trade_in_id as "tradeInId", number from trade_in_items
  where number = any($1::text[]) and ($2::int is null or business_id = $2) order by trade_in_id, id`,
};

/** The requests of these devices, in the order in which they are locked. */
export const readRequestsOf = (ask: Ask, numbers: readonly string[], businessId: number | null) =>
  ask<{ tradeInId: number; number: string }>(REQUESTS, [numbers, businessId]);
