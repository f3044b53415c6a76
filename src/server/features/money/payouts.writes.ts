import { writeAudit } from '../../db/audit.ts';
import type { Connection, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Seal } from '../../ports/seal.ts';
import { postEntry } from './ledger.writes.ts';
import type { BankAccount } from './payouts.reads.ts';
import { openAccount } from './payouts.reads.ts';
import { payoutAccounts, payoutRuns, payouts } from './payouts.tables.ts';

/** Stores a vendor's bank account. The audit log says who changed it and when, but not the numbers. */
export function keepPayoutAccount(
  db: Db,
  seal: Seal,
  {
    businessId,
    account,
    actor,
    now,
  }: { businessId: number; account: BankAccount; actor: Account; now: Date },
): Promise<void> {
  const kept = { account: seal.close(JSON.stringify(account)), updatedAt: now };
  return db.transaction(async (tx) => {
    await tx
      .insert(payoutAccounts)
      .values({ businessId, ...kept })
      .onConflictDoUpdate({ target: payoutAccounts.businessId, set: kept });
    await writeAudit(tx, {
      actor,
      action: 'change payout account',
      subject: 'business',
      subjectId: businessId,
      after: { holder: account.holder, account_number: account.account_number },
    });
  });
}

/** Locks the vendors of a run in one order, so that two runs at once can't pay the same balance twice. */
const LOCK = {
  name: 'payout-lock',
  text: 'select id from businesses where id = any($1::int[]) order by id for no key update',
};
const OWED = {
  name: 'payout-owed',
  text: `
  select b.id, b.name, a.account,
    coalesce((select -sum(p.amount) from postings p where p.account = 'vendor' and p.business_id = b.id), 0)::int as balance
  from businesses b left join payout_accounts a on a.business_id = b.id where b.id = any($1::int[])`,
};

interface Owed {
  id: number;
  name: string;
  account: Buffer | null;
  balance: number;
}

export interface PayoutWish {
  businessId: number;
  /** In pence. */
  amount: number;
}

/** Why a payout run was refused. */
export type PayoutProblem = { unknown: number } | { tooMuch: string } | { noAccount: string };

/** Records payouts, all of them or none, and reduces the vendors' balances. */
export async function makePayouts(
  at: Connection,
  seal: Seal,
  { wishes, actor, now }: { wishes: readonly PayoutWish[]; actor: Account; now: Date },
): Promise<{ runId: number } | PayoutProblem> {
  const ids = wishes.map(({ businessId }) => businessId);
  await at.ask(LOCK, [ids]);
  const owed = new Map((await at.ask<Owed>(OWED, [ids])).map((one) => [one.id, one]));
  const rows = [];
  for (const { businessId, amount } of wishes) {
    const one = owed.get(businessId);
    if (!one) return { unknown: businessId };
    if (amount > one.balance) return { tooMuch: one.name };
    if (!one.account || !openAccount(seal, one.account)) return { noAccount: one.name };
    rows.push({ businessId, amount, account: one.account });
  }
  const [run] = await at.db
    .insert(payoutRuns)
    .values({ madeBy: actor.id, madeAt: now })
    .returning({ id: payoutRuns.id });
  if (!run) throw new Error('a run of payouts was not written');
  await at.db.insert(payouts).values(rows.map((row) => ({ ...row, runId: run.id })));
  for (const { businessId, amount } of rows) {
    await postEntry(at.ask, {
      kind: 'payout',
      orderId: null,
      source: `${run.id} ${businessId}`,
      postings: [
        { account: 'vendor', businessId, amount },
        { account: 'money', amount: 0 - amount },
      ],
      now,
    });
  }
  await writeAudit(at.db, {
    actor,
    action: 'make payouts',
    subject: 'payout run',
    subjectId: run.id,
    after: { payouts: wishes },
  });
  return { runId: run.id };
}
