import type { Pence } from '../money/money.ts';
import { formatPence, pence } from '../money/money.ts';
import type { OfficeOf, Post, Right } from './permissions.ts';
import { RIGHT_FACTS } from './permissions.ts';

/** The rights of a staff member, or those about to be given. */
export interface Grant {
  rights: readonly Right[];
  /** How much of one order may be refunded with the right `refund`; null without a limit or without the right. */
  refundLimit: Pence | null;
  /** The stores that it is for; null for all. */
  storeIds: readonly number[] | null;
}

/** A staff member's post in an office. */
export interface OfficePost extends Grant {
  of: OfficeOf;
  post: Post;
  /** The business of the office; null for the site. */
  businessId: number | null;
}

/** How much of one order the staff member may refund; null for any sum. */
export function mostRefund({ rights, refundLimit }: Grant): Pence | null {
  if (rights.includes('money')) return null;
  return rights.includes('refund') ? (refundLimit ?? pence(0)) : pence(0);
}

/** A right in words, with its limit. */
export const letsWords = (right: Right, limit: Pence | null): string =>
  right === 'refund' && limit !== null
    ? `Refund up to ${formatPence(limit)} of one order`
    : RIGHT_FACTS[right].lets;

/** The stores that a staff member is limited to, in words; undefined without a limit. */
export function storesWords(stores: readonly string[] | null): string | undefined {
  if (stores === null || stores.length === 0) return undefined;
  const last = stores.at(-1) ?? '';
  if (stores.length === 1) return `Only for the store ${last}`;
  return `Only for the stores ${stores.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether a staff member may give these rights: only rights that they have themselves. */
export function mayGive(giver: Grant, wanted: Grant): boolean {
  return (
    wanted.rights.every((right) => giver.rights.includes(right)) &&
    isWithin(mostRefund(wanted), mostRefund(giver)) &&
    (giver.storeIds === null || (wanted.storeIds?.every((id) => giver.storeIds?.includes(id)) ?? false))
  );
}

const isWithin = (wanted: Pence | null, most: Pence | null) =>
  most === null || (wanted !== null && wanted <= most);

/** Whether a staff member may work for a store. `null` as the store needs access to all stores. */
export function isForStore({ storeIds }: Pick<Grant, 'storeIds'>, storeId: number | null): boolean {
  return storeIds === null || (storeId !== null && storeIds.includes(storeId));
}

/** The site's administrators and all who handle money need a second factor, outside the demo shop. */
export const needsSecondFactor = ({ post, rights }: Pick<OfficePost, 'post' | 'rights'>): boolean =>
  post === 'administrator' || rights.includes('money');
