import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

interface AccountRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  role: 'shopper' | 'administrator';
  is_confirmed: boolean;
  business_id: number | null;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** No address has this sign, so nobody can type an address that holds it. */
const UNPROVEN = '#';

/**
 * How a new account's address is written until its owner has opened the link that was sent to it: any number of
 * accounts may claim an address, one may have it, and only that one can be logged in to.
 */
export function unprovenEmail(address: string): string {
  return `${address}${UNPROVEN}${randomBytes(8).toString('hex')}`;
}

export const isProven = (email: string) => !email.includes(UNPROVEN);
export const addressIn = (email: string) => email.split(UNPROVEN)[0] ?? email;

/** For the same words in SQL. */
export const IS_UNPROVEN = sql.raw(`position('${UNPROVEN}' in email) > 0`);

const COLUMNS =
  'u.id, u.name, u.email, u.role, u.confirmed_at is not null as is_confirmed, b.id as business_id';
const BUSINESS = 'left join businesses b on b.owner_id = u.id';

export interface Seen {
  account: Account;
  /** Nobody has noted for a few minutes that this session is in use. */
  isStale: boolean;
}

/** The account behind a session's token; undefined when there is none, or no longer. */
export async function readSeen(pool: pg.Pool, token: string): Promise<Seen | undefined> {
  const { rows } = await pool.query<AccountRow & { is_stale: boolean }>(
    `select ${COLUMNS}, s.last_seen_at < now() - interval '5 minutes' as is_stale
     from sessions s join users u on u.id = s.user_id ${BUSINESS}
     where s.token_hash = $1 and s.expires_at > now()`,
    [tokenHash(token)],
  );
  const row = rows[0];
  return row && { account: shapeAccount(row), isStale: row.is_stale };
}

export interface Credentials {
  account: Account;
  passwordHash: string;
}

/** Of the account that has an address; those that only claim it can't be logged in to. */
export async function readCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return readWhere(db, sql`lower(u.email) = lower(${email})`);
}

export async function readCredentialsOf(db: Db, userId: number): Promise<Credentials | undefined> {
  return readWhere(db, sql`u.id = ${userId}`);
}

async function readWhere(db: Db, condition: ReturnType<typeof sql>): Promise<Credentials | undefined> {
  const { rows } = await db.execute<AccountRow & { password_hash: string }>(
    sql`select ${sql.raw(COLUMNS)}, u.password_hash from users u ${sql.raw(BUSINESS)} where ${condition}`,
  );
  const row = rows[0];
  return row && { account: shapeAccount(row), passwordHash: row.password_hash };
}

/** Owning a business is what makes a shopper a vendor; it is looked up, never claimed. */
function shapeAccount(row: AccountRow): Account {
  const businessId = row.business_id;
  const shopperRole = businessId === null ? 'shopper' : 'vendor';
  return {
    id: row.id,
    name: row.name,
    email: addressIn(row.email),
    isConfirmed: row.is_confirmed,
    role: row.role === 'administrator' ? row.role : shopperRole,
    businessId,
  };
}

/** Whether an account only claims its address. */
export async function isUnproven(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where id = ${userId} and ${IS_UNPROVEN}`);
  return rows.length > 0;
}
