import type { Pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';

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

/** Takes credit from somebody; false where there is not enough of it. */
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
