import { createHash, randomBytes } from 'node:crypto';
import { SESSION_COOKIE } from '#server/http/account.ts';
import type { TestApp } from './app.ts';

/**
 * Somebody who is logged in; the answer goes into the headers of their calls. The session is put into the database
 * rather than asked for: a password takes long to check, and may be tried only so often.
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
