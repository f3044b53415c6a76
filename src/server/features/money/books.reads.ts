import type { Ask } from '../../db/connect.ts';
import { countWrongStock } from '../catalog/public.ts';

/** How many errors the check of the books found. */
export interface BookCheck {
  /** Entries of the ledger whose postings do not sum to zero, or that have none. */
  entries: number;
  /** Accounts whose credit is not the sum of its entries. */
  credit: number;
  /** Products and variations whose stock is not the sum of its movements. */
  stock: number;
}

const ENTRIES = {
  name: 'books-entries',
  text: `
  select count(*)::int as wrong from (
    select e.id from ledger_entries e left join postings p on p.entry_id = e.id
    group by e.id having coalesce(sum(p.amount), 1) <> 0
  ) wrong`,
};
const CREDIT = {
  name: 'books-credit',
  text: `
  select count(*)::int as wrong from credit_balances b
  full join (select user_id, sum(amount) as amount from credit_entries group by user_id) e using (user_id)
  where coalesce(b.balance, 0) <> coalesce(e.amount, 0)`,
};

/** Checks all rows ever written. */
export async function checkBooks(ask: Ask): Promise<BookCheck> {
  const count = async (statement: { name: string; text: string }) =>
    (await ask<{ wrong: number }>(statement, []))[0]?.wrong ?? 0;
  return { entries: await count(ENTRIES), credit: await count(CREDIT), stock: await countWrongStock(ask) };
}

const LAST = {
  name: 'books-last-check',
  text: `
  select checked_at as "checkedAt", wrong_entries as entries, wrong_credit as credit, wrong_stock as stock
  from book_checks order by checked_at desc limit 1`,
};

/** The last check of any node; undefined before the first night. */
export async function readBookCheck(ask: Ask): Promise<(BookCheck & { checkedAt: Date }) | undefined> {
  const [row] = await ask<BookCheck & { checkedAt: Date }>(LAST, []);
  return row;
}
