import { createHash, randomBytes } from 'node:crypto';
import type { Right } from '#rules/office/permissions.ts';
import { SESSION_COOKIE } from '#server/http/account.ts';
import type { TestApp } from './app.ts';

/**
 * Signs an account in and returns the headers for its calls. The session is written into the database:
 * checking a password is slow, and attempts are limited.
 */
export async function signIn(
  { database }: Pick<TestApp, 'database'>,
  email: string,
): Promise<{ cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await database.pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $1, id, now() + interval '1 day' from users where lower(email) = lower($2)
     order by confirmed_at nulls last limit 1`,
    [createHash('sha256').update(token).digest(), email],
  );
  if (rowCount !== 1) throw new Error(`There is no account of ${email}`);
  return { cookie: `${SESSION_COOKIE}=${token}` };
}

/** Adds a member of this owner's staff, or of the site's if no owner is given. */
export async function addStaff(
  { database }: Pick<TestApp, 'database'>,
  email: string,
  given: { ownedBy: string | undefined; rights: readonly Right[]; limit?: number; storeIds?: number[] },
): Promise<{ id: number }> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with person as (
       insert into users (email, name, password_hash, confirmed_at)
       values ($1, split_part($1, '@', 1), 'none', now()) returning id
     )
     insert into staff_members (user_id, business_id, permissions, refund_limit, store_ids)
     select person.id, (select b.id from businesses b join users u on u.id = b.owner_id where u.email = $2),
       $3::text[], $4::int, $5::int[]
     from person returning user_id as id`,
    [email, given.ownedBy ?? null, given.rights, given.limit ?? null, given.storeIds ?? null],
  );
  if (!rows[0]) throw new Error(`${email} was not added`);
  return rows[0];
}

const PROVEN = 'update sessions set proven_at = now() - make_interval(mins => $2) where token_hash = $1';
const LONG_AGO = 11;

async function setProven(
  { database }: Pick<TestApp, 'database'>,
  headers: Record<string, string>,
  minutes: number,
): Promise<void> {
  const [, token = ''] = (headers['cookie'] ?? '').split('=');
  await database.pool.query(PROVEN, [createHash('sha256').update(token).digest(), minutes]);
}

/** Sets the session's last password check so far back that dangerous work asks for the password again. */
export const makeStale = (shop: Pick<TestApp, 'database'>, headers: Record<string, string>) =>
  setProven(shop, headers, LONG_AGO);

/** Sets the session's last password check to now. */
export const makeFresh = (shop: Pick<TestApp, 'database'>, headers: Record<string, string>) =>
  setProven(shop, headers, 0);
