import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials, Openable } from './reads.ts';

/**
 * The mark of a browser that has logged in to an account. Only the shop can make it, from what only the shop
 * has, and it opens nothing; another password makes another mark.
 */
export function deviceMark(userId: number, passwordHash: string): string {
  return `${userId}-${createHmac('sha256', passwordHash).update('device').digest('base64url')}`;
}

/** The account that a mark says it is of: anybody can write one, so it is no more than a hint. */
export function markedAccount(mark: string | undefined): number | null {
  const [, id] = /^(\d{1,9})-/.exec(mark ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a browser has logged in to this account before, with the password that it still has. */
export function isFamiliar(known: Credentials | undefined, mark: string | undefined): boolean {
  if (!known || mark === undefined) return false;
  const given = Buffer.from(mark);
  const right = Buffer.from(deviceMark(known.account.id, known.passwordHash));
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * What a browser may open by a password: the account that has the address, and an account that only claims it in the
 * browser that made it. Anybody may claim any address, so elsewhere the password of a claim opens nothing.
 */
export function openableBy(mark: string | undefined, { owner, claim }: Openable): Openable {
  return { owner, claim: isFamiliar(claim, mark) ? claim : undefined };
}
