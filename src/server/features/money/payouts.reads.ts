import type { Answer } from '#contract/calls.ts';
import { bankFile } from '#rules/money/bank-file.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';

/** The purpose that vendors' bank accounts are sealed for. */
export const PAYOUT_SEAL = 'payout account';

/** The bank account that a payout goes to. */
export interface BankAccount {
  holder: string;
  sort_code: string;
  account_number: string;
}

/** Undefined if the account can't be decrypted because the key was lost. The form then asks for it again. */
export function openAccount(seal: Seal, sealed: Buffer | undefined): BankAccount | undefined {
  const text = sealed && seal.open(sealed);
  return text === undefined ? undefined : (JSON.parse(text) as BankAccount);
}

const ACCOUNT = {
  name: 'payout-account',
  text: 'select account from payout_accounts where business_id = $1',
};
const DIGITS_SHOWN = 3;

/** The part of the account that its owner sees: enough to recognise it. */
export async function readPayoutAccount(
  ask: Ask,
  seal: Seal,
  businessId: number,
): Promise<Answer<'GET /office/payout-account'>['result']> {
  const [row] = await ask<{ account: Buffer }>(ACCOUNT, [businessId]);
  const account = openAccount(seal, row?.account);
  if (!account) return null;
  const { holder, sort_code, account_number: number } = account;
  return { holder, sort_code, ends_with: number.slice(-DIGITS_SHOWN) };
}

const DUE = {
  name: 'payouts-due',
  text: `
  select b.id, b.name, -sum(p.amount)::int as balance,
    exists (select from payout_accounts a where a.business_id = b.id) as has_account
  from postings p join businesses b on b.id = p.business_id
  where p.account = 'vendor' and ($1::int is null or b.id = $1) group by b.id having sum(p.amount) <> 0 order by b.name`,
};

const RUNS = `
  select r.id, r.made_at, sum(o.amount)::int as total,
    json_agg(json_build_object('business', json_build_object('id', b.id, 'name', b.name), 'amount', o.amount)
      order by b.name) as payouts
  from payout_runs r join payouts o on o.run_id = r.id join businesses b on b.id = o.business_id`;
const LAST_RUNS = {
  name: 'payout-runs',
  text: `${RUNS} where $1::int is null or o.business_id = $1 group by r.id order by r.id desc limit 24`,
};
const ONE_RUN = { name: 'payout-run', text: `${RUNS} where r.id = $1 group by r.id` };

type Run = Answer<'POST /office/payouts'>['result'];
type RunRow = Omit<Run, 'made_at' | 'file'> & { made_at: Date };

const pounds = (amount: number) => poundsFromPence(pence(amount));

const runWire = ({ id, made_at, total, payouts }: RunRow): Run => ({
  id,
  made_at: made_at.toISOString(),
  total: pounds(total),
  payouts: payouts.map((payout) => ({ ...payout, amount: pounds(payout.amount) })),
  file: `/office/payouts/${id}/file`,
});

/** @param own the business that sees its part alone; null for the site, which sees all */
export async function readPayouts(ask: Ask, own: number | null): Promise<Answer<'GET /office/payouts'>> {
  const due = await ask<{ id: number; name: string; balance: number; has_account: boolean }>(DUE, [own]);
  const runs = await ask<RunRow>(LAST_RUNS, [own]);
  return {
    status: 200,
    due: due.map(({ id, name, balance, has_account }) => ({
      business: { id, name },
      balance: pounds(balance),
      has_account,
    })),
    runs: runs.map((run) => ({ ...runWire(run), ...(own !== null && { file: null }) })),
  };
}

export async function readRun(ask: Ask, id: number): Promise<Run | undefined> {
  const [row] = await ask<RunRow>(ONE_RUN, [id]);
  return row && runWire(row);
}

const TRANSFERS = {
  name: 'payout-transfers',
  text: 'select o.account, o.amount from payouts o where o.run_id = $1 order by o.business_id',
};

/** The transfers of a payout run; undefined if the run doesn't exist. */
export async function readBankFile(
  ask: Ask,
  seal: Seal,
  { runId, shop }: { runId: number; shop: string },
): Promise<string | undefined> {
  const rows = await ask<{ account: Buffer; amount: number }>(TRANSFERS, [runId]);
  if (rows.length === 0) return undefined;
  return bankFile(
    rows.map(({ account, amount }) => {
      const known = openAccount(seal, account);
      if (!known) throw new Error('an account of a payout can not be opened: its key was changed');
      return {
        sortCode: known.sort_code,
        accountNumber: known.account_number,
        holder: known.holder,
        amount,
        reference: `${shop} ${runId}`,
      };
    }),
  );
}
