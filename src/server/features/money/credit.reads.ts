import type { Answer, Parsed } from '#contract/calls.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { QueryResultRow } from 'pg';
import type { Ask } from '../../db/connect.ts';

const BALANCE = { name: 'credit-balance', text: 'select balance from credit_balances where user_id = $1' };

export async function readCredit(ask: Ask, userId: number): Promise<Pence> {
  const [row] = await ask<{ balance: number }>(BALANCE, [userId]);
  return pence(row?.balance ?? 0);
}

interface Movement extends QueryResultRow {
  id: number;
  amount: number;
  reason: string;
  source: string;
  created_at: Date;
}

const MOVEMENTS = {
  name: 'credit-movements',
  text: `
  select id, amount, reason, source, created_at from credit_entries
  where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
};

const PER_PAGE = 20;

/** An account's credit, and one page of its movements. */
export async function readCreditMovements(
  ask: Ask,
  {
    userId,
    cursor,
    per_page: perPage = PER_PAGE,
  }: Parsed<'GET /web/site/credit'>['query'] & { userId: number },
): Promise<Answer<'GET /web/site/credit'>> {
  const rows = await ask<Movement>(MOVEMENTS, [userId, cursor ?? null, perPage + 1]);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    balance: poundsFromPence(await readCredit(ask, userId)),
    data: shown.map(({ amount, reason, source, created_at: at }) => ({
      at: at.toISOString(),
      amount: poundsFromPence(pence(amount)),
      reason,
      source,
    })),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
  };
}

const CUSTOMER = { name: 'credit-customer', text: `select id from users where id = $1 and role = 'shopper'` };

/** Whether there is a customer with this id. */
export async function isCustomer(ask: Ask, userId: number): Promise<boolean> {
  return (await ask(CUSTOMER, [userId])).length === 1;
}

const ALL = {
  name: 'credit-all',
  text: 'select amount, reason, source, created_at from credit_entries where user_id = $1 order by id',
};

/** Every movement of an account's credit, in pence. */
export const readAllCredit = (ask: Ask, userId: number) => ask<Omit<Movement, 'id'>>(ALL, [userId]);
