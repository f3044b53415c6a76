import { createHash } from 'node:crypto';
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

/** Who may be meant by an address: the account that has it, and one that only claims it. */
export interface Openable {
  owner: Credentials | undefined;
  claim: Credentials | undefined;
}

/** Anybody may claim any address, any number of times: of the claims the one is read that the browser names. */
export async function readOpenable(db: Db, email: string, marked: number | null): Promise<Openable> {
  const isClaim = sql`lower(u.email) = lower(${email}) and u.confirmed_at is null and u.id = ${marked}::int`;
  return { owner: await readCredentials(db, email), claim: await readWhere(db, isClaim) };
}

/** Of the account that has an address, and not of those that only claim it. */
export async function readCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return readWhere(db, sql`lower(u.email) = lower(${email}) and u.confirmed_at is not null`);
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
    email: row.email,
    isConfirmed: row.is_confirmed,
    role: row.role === 'administrator' ? row.role : shopperRole,
    businessId,
  };
}

/** Whether an account only claims its address. */
export async function isUnproven(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where id = ${userId} and confirmed_at is null`);
  return rows.length > 0;
}
