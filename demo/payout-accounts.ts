import type { Db } from '#server/db/connect.ts';
import { payoutAccounts } from '#server/features/money/payouts.tables.ts';
import type { Seal } from '#server/ports/seal.ts';
import { businessRows } from './businesses.ts';
import { insertRows } from '#server/db/insert.ts';

/** No bank has a sort code that begins with 00, so these are no real accounts. */
const SORT_CODE = '00-00-00';

/** A bank account for each vendor of the demo shop, so that payouts can be tried. */
export async function addPayoutAccounts(db: Db, seal: Seal): Promise<void> {
  const rows = businessRows.map(({ id, name, legalName }) => {
    const account = {
      holder: legalName ?? name,
      sort_code: SORT_CODE,
      account_number: String(id).padStart(8, '0'),
    };
    return { businessId: id, account: seal.close(JSON.stringify(account)), updatedAt: new Date() };
  });
  await insertRows(db, payoutAccounts, rows);
}
