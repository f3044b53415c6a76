import { sql } from 'drizzle-orm';
import type { ForgetPerson } from '../account/public.ts';

/** When an account is closed, its stock alerts end and its business leaves the shop. */
export const forgetPerson: ForgetPerson = async (tx, { userId, email }) => {
  if (email !== undefined) {
    await tx.execute(sql`delete from stock_alerts where lower(email) = lower(${email})`);
  }
  await tx.execute(sql`update businesses set owner_id = null, is_active = false where owner_id = ${userId}`);
};
