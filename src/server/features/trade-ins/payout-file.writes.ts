import type { BankAccount } from '#rules/checkout/form.ts';
import type { BankTransfer } from '#rules/money/bank-file.ts';
import { bankFile } from '#rules/money/bank-file.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';

/** Locked, so that of two people who make a file at once only one gets each payment. */
const TO_FILE = {
  name: 'trade-in-payouts-to-file',
  text: `
  select i.id, i.number, i.price as amount, i.account from trade_in_items i
  where i.state = 'payout_pending' and ($1::int is null or i.business_id = $1)
    and ($2 or i.filed_at is null or i.filed_at < i.since)
  order by i.since, i.id limit 1000 for update`,
};

const FILED = {
  name: 'trade-in-payouts-filed',
  text: 'update trade_in_items set filed_at = $2 where id = any($1::int[])',
};

interface Wanted {
  /** null: of all businesses. */
  businessId: number | null;
  /** Also payments that are in an earlier file. */
  again: boolean;
  account: Account;
  bank: Seal;
  now: Date;
}

/** Writes the bank payments that wait into a file, and remembers that they are in one: nobody is paid twice. */
export const makePayoutFile = (
  { transaction }: Pick<Database, 'transaction'>,
  wanted: Wanted,
): Promise<Refusal | string> => transaction((at) => writeFile(at, wanted));

async function writeFile(
  { ask, db }: Connection,
  { businessId, again, account: actor, bank, now }: Wanted,
): Promise<Refusal | string> {
  const rows = await ask<{ id: number; number: string; amount: number; account: Buffer }>(TO_FILE, [
    businessId,
    again,
  ]);
  if (rows.length === 0)
    return refuse(
      409,
      again ? 'No payment waits any more.' : 'Every payment that waits is in a file already.',
    );
  const transfers: BankTransfer[] = [];
  for (const { account, amount, number } of rows) {
    const text = bank.open(account);
    if (text === undefined)
      return refuse(409, `The bank account for ${number} can’t be read any more. Please ask for it again.`);
    const { account_holder: holder, sort_code: sortCode, account_number } = JSON.parse(text) as BankAccount;
    transfers.push({ holder, sortCode, accountNumber: account_number, amount, reference: number });
  }
  await ask(FILED, [rows.map(({ id }) => id), now]);
  await writeAudit(db, {
    actor,
    action: 'download bank file',
    subject: 'trade-in payouts',
    subjectId: rows.length,
    after: { devices: rows.map(({ number }) => number) },
  });
  return bankFile(transfers);
}
