import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { ForgetPerson } from '../account/public.ts';
import { refreshListing } from '../listing/public.ts';

/** Whoever closes their account waits for nothing any more, and their business leaves the shop without them. */
export const forgetPerson: ForgetPerson = async (tx, { userId, email }) => {
  if (email !== undefined) {
    await tx.execute(sql`delete from stock_alerts where lower(email) = lower(${email})`);
  }
  const { rows } = await tx.execute<{ id: number }>(sql`
    update businesses set owner_id = null, is_active = false where owner_id = ${userId} returning id`);
  for (const { id } of rows) await refreshListing(tx, await productsOf(tx, id));
};

async function productsOf(tx: Db, businessId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where business_id = ${businessId}`,
  );
  return rows.map(({ id }) => id);
}
