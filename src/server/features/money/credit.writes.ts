import { sql } from 'drizzle-orm';
import type { Pence } from '#rules/money/money.ts';
import type { Ask, Db } from '../../db/connect.ts';

interface CreditChange {
  userId: number;
  amount: Pence;
  reason: string;
  source: string;
  now: Date;
}

const TAKE = {
  name: 'credit-take',
  text: `
  with taken as (
    update credit_balances set balance = balance - $2 where user_id = $1 and balance >= $2 returning user_id
  )
  insert into credit_entries (user_id, amount, reason, source, created_at)
  select user_id, -$2::int, $3, $4, $5::timestamptz from taken returning id`,
};

const GIVE = {
  name: 'credit-give',
  text: `
  with given as (
    insert into credit_balances (user_id, balance) values ($1, $2)
    on conflict (user_id) do update set balance = credit_balances.balance + excluded.balance returning user_id
  )
  insert into credit_entries (user_id, amount, reason, source, created_at)
  select user_id, $2, $3, $4, $5::timestamptz from given`,
};

/** Takes credit from an account; false if there is not enough. */
export async function takeCredit(
  ask: Ask,
  { userId, amount, reason, source, now }: CreditChange,
): Promise<boolean> {
  const rows = await ask(TAKE, [userId, amount, reason, source, now]);
  return rows.length === 1;
}

export async function giveCredit(
  ask: Ask,
  { userId, amount, reason, source, now }: CreditChange,
): Promise<void> {
  await ask(GIVE, [userId, amount, reason, source, now]);
}

/** Moves credit with its history to another account of the same person. */
export async function moveCredit(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from credit_balances where user_id = ${fromUserId} returning balance)
    insert into credit_balances (user_id, balance) select ${toUserId}::int, balance from taken
    on conflict (user_id) do update set balance = credit_balances.balance + excluded.balance`);
  await tx.execute(sql`update credit_entries set user_id = ${toUserId} where user_id = ${fromUserId}`);
}

/** SQL for whether account `u` has credit. Such accounts are not deleted. */
export const HAS_CREDIT = sql`exists (select from credit_balances c where c.user_id = u.id and c.balance > 0)`;
