import type { Pence } from '../money/money.ts';
import type { PaymentKind } from '../orders/kinds.ts';
import type { OfficePost } from './grant.ts';
import { mostRefund } from './grant.ts';

/**
 * Whether it is this office that makes a refund. What was paid at a counter is with the vendor, who gives it back.
 * All other money is with the site.
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
