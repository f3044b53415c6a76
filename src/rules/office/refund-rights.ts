import type { Pence } from '../money/money.ts';
import type { PaymentKind } from '../orders/kinds.ts';
import type { OfficePost } from './grant.ts';
import { mostRefund } from './grant.ts';

/**
 * Whether this office makes a refund. The vendor holds the money that was paid at a counter, and gives it
 * back. The site holds all other money.
 */
export const isTheirRefund = (
  { of, rights }: Pick<OfficePost, 'of' | 'rights'>,
  kind: PaymentKind,
): boolean => (of === 'site' ? rights.includes('money') : kind === 'in_store');

/** Whether a staff member's limit covers all that goes back of an order. */
export function isWithinLimit(post: OfficePost, refunded: Pence): boolean {
  const most = mostRefund(post);
  return most === null || refunded <= most;
}
