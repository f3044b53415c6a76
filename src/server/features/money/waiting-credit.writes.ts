import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Ask, Database } from '../../db/connect.ts';
import { giveCredit } from './credit.writes.ts';

interface Given {
  /** The account of the person; null: none is known. */
  userId: number | null;
  email: string;
  amount: Pence;
  reason: string;
  source: string;
  now: Date;
}

const KEEP = {
  name: 'waiting-credit-keep',
  text: 'insert into waiting_credits (email, amount, reason, source, created_at) values ($1, $2, $3, $4, $5)',
};

/** Gives store credit to a person. Without an account it waits for one with the same email. */
export async function giveCreditTo(ask: Ask, { userId, email, ...given }: Given): Promise<void> {
  if (userId !== null) return giveCredit(ask, { userId, ...given });
  const { amount, reason, source, now } = given;
  await ask(KEEP, [email, amount, reason, source, now]);
}

interface Due {
  id: number;
  userId: number;
  amount: number;
  reason: string;
  source: string;
}

const DUE = {
  name: 'waiting-credits-due',
  text: `
  select w.id, u.id as "userId", w.amount, w.reason, w.source
  from waiting_credits w join users u on lower(u.email) = lower(w.email) and u.confirmed_at is not null
  where w.given_at is null order by w.id limit 500`,
};
const TAKE = {
  name: 'waiting-credit-take',
  text: 'update waiting_credits set given_at = $2, user_id = $3 where id = $1 and given_at is null returning id',
};

/** Gives the credit that waited to accounts that exist now. Two nodes at once give it once. */
export async function giveWaitingCredit(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  now: Date,
): Promise<void> {
  for (const { id, userId, amount, reason, source } of await ask<Due & Record<string, unknown>>(DUE, [])) {
    await transaction(async (at) => {
      const taken = await at.ask(TAKE, [id, now, userId]);
      if (taken.length === 1) {
        await giveCredit(at.ask, { userId, amount: pence(amount), reason, source, now });
      }
    });
  }
}
