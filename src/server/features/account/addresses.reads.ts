import { desc, eq } from 'drizzle-orm';
import type { Address } from '#contract/account-profile.ts';
import type { Db } from '../../db/connect.ts';
import { userAddresses } from './tables.ts';

/** The default address first, then in the order they were added. */
export async function readAddresses(db: Db, userId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), userAddresses.id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    line_1: row.line1,
    line_2: row.line2,
    town: row.town,
    post_code: row.postCode,
    country: 'GB',
    is_default: row.isDefault,
  }));
}
