import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';

const BALANCE = { name: 'credit-balance', text: 'select balance from credit_balances where user_id = $1' };

export async function readCredit(ask: Ask, userId: number): Promise<Pence> {
  const [row] = await ask<{ balance: number }>(BALANCE, [userId]);
  return pence(row?.balance ?? 0);
}
