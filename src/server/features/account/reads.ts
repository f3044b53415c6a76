import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Account } from '../../http/account.ts';

interface AccountRow {
  id: number;
  name: string;
  email: string;
  role: 'shopper' | 'administrator';
  business_id: number | null;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The account behind a session's token; undefined when there is none, or no longer. */
export async function readAccount(pool: pg.Pool, token: string): Promise<Account | undefined> {
  const { rows } = await pool.query<AccountRow>(
    `select u.id, u.name, u.email, u.role, b.id as business_id
     from sessions s join users u on u.id = s.user_id left join businesses b on b.owner_id = u.id
     where s.token_hash = $1 and s.expires_at > now()`,
    [tokenHash(token)],
  );
  return rows[0] && shapeAccount(rows[0]);
}

export async function readCredentials(
  pool: pg.Pool,
  email: string,
): Promise<{ account: Account; passwordHash: string } | undefined> {
  const { rows } = await pool.query<AccountRow & { password_hash: string }>(
    `select u.id, u.name, u.email, u.role, u.password_hash, b.id as business_id
     from users u left join businesses b on b.owner_id = u.id where lower(u.email) = lower($1)`,
    [email],
  );
  const row = rows[0];
  return row && { account: shapeAccount(row), passwordHash: row.password_hash };
}

/** Owning a business is what makes a shopper a vendor; it is looked up, never claimed. */
function shapeAccount({ id, name, email, role, business_id: businessId }: AccountRow): Account {
  const shopperRole = businessId === null ? 'shopper' : 'vendor';
  return { id, name, email, role: role === 'administrator' ? role : shopperRole, businessId };
}
