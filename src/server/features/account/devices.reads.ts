import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials, Openable } from './reads.ts';

/**
 * The mark of a browser that has logged in to an account. Only the shop can make it, and it gives no access. A new
 * password makes a new mark.
 */
export function deviceMark(userId: number, passwordHash: string): string {
  return `${userId}-${createHmac('sha256', passwordHash).update('device').digest('base64url')}`;
}

/** The account id in a mark. Any client can forge a mark, so it is only a hint. */
export function markedAccount(mark: string | undefined): number | null {
  const [, id] = /^(\d{1,9})-/.exec(mark ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a browser has logged in to this account before, with its current password. */
export function isFamiliar(known: Credentials | undefined, mark: string | undefined): boolean {
  if (!known || mark === undefined) return false;
  const given = Buffer.from(mark);
  const right = Buffer.from(deviceMark(known.account.id, known.passwordHash));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * The accounts that a browser may log in to with this email: the account that has proven it, and an account
 * that only claims it if this browser created that account. Any visitor may claim any email, so a claim works
 * in no other browser.
 */
export function openableBy(mark: string | undefined, { owner, claim }: Openable): Openable {
  return { owner, claim: isFamiliar(claim, mark) ? claim : undefined };
}
