import type { Answer } from '#contract/calls.ts';
import type { BankAccount } from '#rules/checkout/form.ts';
import type { BankTransfer } from '#rules/money/bank-file.ts';
import { bankFile } from '#rules/money/bank-file.ts';
import type { Ask } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import { pounds } from './tracked.reads.ts';

interface Row {
  tradeInId: number;
  number: string;
  version: number;
  customer: string;
  name: string;
  business: { id: number; name: string };
  amount: number;
  account: Buffer;
  account_ends: string;
  since: Date;
  due: Date | null;
}

const PENDING = {
  name: 'trade-in-payouts',
  text: `
  select i.trade_in_id as "tradeInId", i.number, i.version, t.name as customer, i.name,
    json_build_object('id', b.id, 'name', b.name) as business, i.price as amount, i.account, i.account_ends, i.since,
    i.due_at as due
  from trade_in_items i join trade_ins t on t.id = i.trade_in_id join businesses b on b.id = i.business_id
  where i.state = 'payout_pending' and ($1::int is null or i.business_id = $1)
  order by i.since, i.id limit 1000`,
};

const readPending = (ask: Ask, businessId: number | null) =>
  ask<Row & Record<string, unknown>>(PENDING, [businessId]);

/** Bank payments for devices that wait to be made; `businessId` null: of all businesses. */
export async function readTradeInPayouts(
  ask: Ask,
  businessId: number | null,
): Promise<Answer<'GET /office/trade-in-payouts'>> {
  const rows = await readPending(ask, businessId);
  return {
    status: 200,
    data: rows.map(({ number, version, customer, name, business, amount, account_ends, since, due }) => ({
      number,
      version,
      customer,
      name,
      business,
      amount: pounds(amount),
      account_ends,
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
    })),
    total: pounds(rows.reduce((sum, { amount }) => sum + amount, 0)),
    file: '/office/trade-in-payouts/file',
  };
}

/** The same as a file for a bank. Names a device whose account can't be opened, since its key was lost. */
export async function readPayoutFile(
  ask: Ask,
  bank: Seal,
  businessId: number | null,
): Promise<{ file: string; numbers: string[] } | { lost: string }> {
  const rows = await readPending(ask, businessId);
  const transfers: BankTransfer[] = [];
  for (const { account, amount, number } of rows) {
    const text = bank.open(account);
    if (text === undefined) return { lost: number };
    const { account_holder: holder, sort_code: sortCode, account_number } = JSON.parse(text) as BankAccount;
    transfers.push({ holder, sortCode, accountNumber: account_number, amount, reference: number });
  }
  return { file: bankFile(transfers), numbers: rows.map(({ number }) => number) };
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
