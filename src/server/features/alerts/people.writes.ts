import { sql } from 'drizzle-orm';
import type { ForgetPerson } from '../account/public.ts';

/** Whoever closes their account waits for nothing any more, and their business leaves the shop without them. */
export const forgetPerson: ForgetPerson = async (tx, { userId, email }) => {
  if (email !== undefined) {
    await tx.execute(sql`delete from stock_alerts where lower(email) = lower(${email})`);
  }
  await tx.execute(sql`update businesses set owner_id = null, is_active = false where owner_id = ${userId}`);
};
