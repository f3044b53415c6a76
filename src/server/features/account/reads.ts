import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { pence } from '#rules/money/money.ts';
import type { OfficePost } from '#rules/office/grant.ts';
import type { Right } from '#rules/office/permissions.ts';
import { rightsOf } from '#rules/office/permissions.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';

interface AccountRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  role: 'shopper' | 'administrator';
  is_confirmed: boolean;
  /** The business that the account owns. */
  business_id: number | null;
  is_staff: boolean;
  /** The business that the account works for; null for staff of the site. */
  staff_business_id: number | null;
  /** The name of the business that the account owns or works for. */
  business_name: string | null;
  permissions: Right[] | null;
  refund_limit: number | null;
  store_ids: number[] | null;
  has_second_factor: boolean;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const COLUMNS = `u.id, u.name, u.email, u.role, u.confirmed_at is not null as is_confirmed, b.id as business_id,
   coalesce(b.name, (select w.name from businesses w where w.id = m.business_id)) as business_name,
   m.user_id is not null as is_staff, m.business_id as staff_business_id, m.permissions, m.refund_limit, m.store_ids,
   (f.confirmed_at is not null or exists (select from passkeys k where k.user_id = u.id)) as has_second_factor`;
const WORK = `left join businesses b on b.owner_id = u.id left join staff_members m on m.user_id = u.id
   left join second_factors f on f.user_id = u.id`;

/** How long a password or a code counts as fresh for dangerous work. */
const FRESH_MINUTES = 10;

export interface Seen {
  account: Account;
  /** The session's last use was not stored for a few minutes. */
  isStale: boolean;
}

/** The account of a session token; undefined if the session doesn't exist or has ended. */
export async function readSeen(pool: pg.Pool, token: string): Promise<Seen | undefined> {
  const { rows } = await pool.query<AccountRow & { is_stale: boolean; is_fresh: boolean }>(
    `select ${COLUMNS}, s.last_seen_at < now() - interval '5 minutes' as is_stale,
       s.proven_at > now() - make_interval(mins => ${FRESH_MINUTES}) as is_fresh
     from sessions s join users u on u.id = s.user_id ${WORK}
     where s.token_hash = $1 and s.expires_at > now() and not s.is_half`,
    [tokenHash(token)],
  );
  const row = rows[0];
  return row && { account: shapeAccount(row, row.is_fresh), isStale: row.is_stale };
}

export interface Credentials {
  account: Account;
  passwordHash: string;
}

/** The accounts of an email: the one that has proven it, and one that only claims it. */
export interface Openable {
  owner: Credentials | undefined;
  claim: Credentials | undefined;
}

/** An email may have many claims. Only the account that the browser's mark names is read. */
export async function readOpenable(db: Db, email: string, marked: number | null): Promise<Openable> {
  const isClaim = sql`lower(u.email) = lower(${email}) and u.confirmed_at is null and u.id = ${marked}::int`;
  return { owner: await readCredentials(db, email), claim: await readWhere(db, isClaim) };
}

/** Reads the account that has proven an address, not those that only claim it. */
export async function readCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return readWhere(db, sql`lower(u.email) = lower(${email}) and u.confirmed_at is not null`);
}

export async function readCredentialsOf(db: Db, userId: number): Promise<Credentials | undefined> {
  return readWhere(db, sql`u.id = ${userId}`);
}

/** The current account, for a job that works on its behalf. */
export const readAccount = async (db: Db, userId: number): Promise<Account | undefined> =>
  (await readCredentialsOf(db, userId))?.account;

async function readWhere(db: Db, condition: ReturnType<typeof sql>): Promise<Credentials | undefined> {
  const { rows } = await db.execute<AccountRow & { password_hash: string }>(
    sql`select ${sql.raw(COLUMNS)}, u.password_hash from users u ${sql.raw(WORK)} where ${condition}`,
  );
  const row = rows[0];
  return row && { account: shapeAccount(row), passwordHash: row.password_hash };
}

/** The office of an account comes from the database, never from the request. */
function shapeAccount(row: AccountRow, isFresh = true): Account {
  const office = officeOf(row);
  const businessId = row.business_id ?? row.staff_business_id;
  const shopperRole = businessId === null ? 'shopper' : 'vendor';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isConfirmed: row.is_confirmed,
    role: row.role === 'administrator' ? row.role : shopperRole,
    businessId,
    businessName: row.business_name,
    hasSecondFactor: row.has_second_factor,
    isFresh,
    office,
  };
}

const EVERYTHING = { refundLimit: null, storeIds: null };

/** Administrator first, then owner of a business, then staff member. */
function officeOf(row: AccountRow): OfficePost | null {
  if (row.role === 'administrator') {
    const post = 'administrator';
    return { of: 'site', post, businessId: null, rights: rightsOf(post, 'site'), ...EVERYTHING };
  }
  if (row.business_id !== null) {
    const rights = rightsOf('owner', 'business');
    return { of: 'business', post: 'owner', businessId: row.business_id, rights, ...EVERYTHING };
  }
  if (!row.is_staff) return null;
  const of = row.staff_business_id === null ? 'site' : 'business';
  return {
    of,
    post: 'staff',
    businessId: row.staff_business_id,
    rights: rightsOf('staff', of, row.permissions ?? [], row.store_ids),
    refundLimit: row.refund_limit === null ? null : pence(row.refund_limit),
    storeIds: row.store_ids,
  };
}

/** Whether an account only claims its address. */
export async function isUnconfirmed(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where id = ${userId} and confirmed_at is null`);
  return rows.length > 0;
}
