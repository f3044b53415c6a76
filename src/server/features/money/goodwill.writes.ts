import { randomUUID } from 'node:crypto';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import { giveCredit, takeCredit } from './credit.writes.ts';
import { bonusPostings, postEntry } from './ledger.writes.ts';

interface Goodwill {
  userId: number;
  /** Negative to take. */
  amount: Pence;
  reason: string;
  actor: NonNullable<AuditEntry['actor']>;
  now: Date;
}

const HOLD = {
  name: 'credit-hold',
  text: `select id from users where id = $1 and role = 'shopper' for key share`,
};

/** Gives or takes store credit by hand. The site pays for it, or gets it back, in the ledger. */
export async function changeCredit(
  { ask, db }: Connection,
  { userId, amount, reason, actor, now }: Goodwill,
): Promise<'done' | 'unknown' | 'not enough'> {
  const [user] = await ask<{ id: number }>(HOLD, [userId]);
  if (!user) return 'unknown';
  const change = { userId, reason, source: '', now };
  if (amount > 0) await giveCredit(ask, { ...change, amount });
  else if (!(await takeCredit(ask, { ...change, amount: pence(0 - amount) }))) return 'not enough';
  await postEntry(ask, {
    kind: 'credit',
    orderId: null,
    source: `goodwill ${randomUUID()}`,
    postings: bonusPostings(amount),
    now,
  });
  await writeAudit(db, {
    actor,
    action: amount > 0 ? 'give credit' : 'take credit',
    subject: 'customer',
    subjectId: userId,
    after: { amount, reason },
  });
  return 'done';
}
