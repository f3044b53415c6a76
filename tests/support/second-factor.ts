import { createHash, randomBytes } from 'node:crypto';
import { HALF_COOKIE } from '#server/http/account.ts';
import { codeAt, stepAt } from '#server/ports/totp.ts';
import type { TestApp } from './app.ts';

type Headers = Record<string, string>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a secret as an authenticator app does. */
export function secretOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code that the app shows now, or the given number of half minutes later. */
export const codeNow = (secret: Buffer, later = 0): string => codeAt(secret, stepAt(new Date()) + later);

/** Starts to set up a second factor, and returns its secret. */
export async function beginFactor(shop: TestApp, headers: Headers, password: string): Promise<Buffer> {
  const { result } = await shop.call('POST /global/user/second-factor', { body: { password }, headers });
  return secretOf(result.secret);
}

/** Switches a second factor on. The code for it is used up. */
export async function switchOn(
  shop: TestApp,
  headers: Headers,
  password: string,
): Promise<{ secret: Buffer; used: string; recoveryCodes: string[] }> {
  const secret = await beginFactor(shop, headers, password);
  const used = codeNow(secret);
  const { result } = await shop.call('POST /global/user/second-factor/confirm', {
    body: { code: used },
    headers,
  });
  return { secret, used, recoveryCodes: result.recovery_codes };
}

/** The cookie of a login that still needs its code. The session is written into the database. */
export async function sessionBeforeCode({ database }: TestApp, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.pool.query(
    `insert into sessions (token_hash, user_id, expires_at, is_half)
     values ($1, $2, now() + interval '10 minutes', true)`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return `${HALF_COOKIE}=${token}`;
}
