import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { OfficeOf, Post, Right } from './permissions.ts';

/** What was given to somebody, or is about to be. */
export interface Grant {
  rights: readonly Right[];
  /** How much of one order may be refunded with the right `refund`; null where there is no limit, or no such right. */
  refundLimit: Pence | null;
  /** The stores that it is for; null for all. */
  storeIds: readonly number[] | null;
}

/** Somebody's place in an office. */
export interface OfficePost extends Grant {
  of: OfficeOf;
  post: Post;
  /** Whose business it is; null for the site. */
  businessId: number | null;
}

/** How much of one order somebody may refund; null for any sum. */
export function mostRefund({ rights, refundLimit }: Grant): Pence | null {
  if (rights.includes('money')) return null;
  return rights.includes('refund') ? (refundLimit ?? pence(0)) : pence(0);
}

/** Whether somebody may give this to others: nobody gives what they do not have. */
export function mayGive(giver: Grant, wanted: Grant): boolean {
  return (
    wanted.rights.every((right) => giver.rights.includes(right)) &&
    isWithin(mostRefund(wanted), mostRefund(giver)) &&
    (giver.storeIds === null || (wanted.storeIds?.every((id) => giver.storeIds?.includes(id)) ?? false))
  );
}

const isWithin = (wanted: Pence | null, most: Pence | null) =>
  most === null || (wanted !== null && wanted <= most);

/** Whether a store is one of theirs. What belongs to no store is for those who are not limited to some. */
export function isForStore({ storeIds }: Pick<Grant, 'storeIds'>, storeId: number | null): boolean {
  return storeIds === null || (storeId !== null && storeIds.includes(storeId));
}
