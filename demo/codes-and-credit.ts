import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { users } from '#server/features/account/tables.ts';
import { codes, creditBalances, creditEntries } from '#server/features/money/tables.ts';
import { CREDIT_HOLDER } from './people.ts';
import { insertRows } from '#server/db/insert.ts';

/** A code for everybody to try: £10 off orders of at least £25. */
export const DEMO_CODE = 'AUTUMN10';
const CODES = [{ code: DEMO_CODE, kind: 'amount', value: 1_000, least: 2_500 }] as const;

const CREDIT = 2_500;

/** Adds a code and the store credit of one account, to try both at the checkout. */
export async function addCodesAndCredit(db: Db): Promise<void> {
  await insertRows(db, codes, CODES);
  const [holder] = await db.select({ id: users.id }).from(users).where(eq(users.email, CREDIT_HOLDER));
  if (!holder) throw new Error(`${CREDIT_HOLDER} was not made`);
  await insertRows(db, creditBalances, [{ userId: holder.id, balance: CREDIT }]);
  await insertRows(db, creditEntries, [{ userId: holder.id, amount: CREDIT, reason: 'Goodwill' }]);
}
