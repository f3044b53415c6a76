import { expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { PAYMENT_KINDS } from '../orders/kinds.ts';
import type { OfficePost } from './grant.ts';
import { isTheirRefund, isWithinLimit } from './refund-rights.ts';

const staff = (
  of: OfficePost['of'],
  rights: OfficePost['rights'],
  refundLimit: number | null = null,
): OfficePost => ({
  of,
  post: 'staff',
  businessId: of === 'site' ? null : 1,
  rights,
  refundLimit: refundLimit === null ? null : pence(refundLimit),
  storeIds: null,
});

it.each(PAYMENT_KINDS)('a refund of a payment by %s is made by one office', (kind) => {
  expect(isTheirRefund(staff('business', ['money']), kind)).toBe(kind === 'in_store');
  expect(isTheirRefund(staff('site', ['money']), kind)).toBe(true);
  expect(isTheirRefund(staff('site', ['refund'], 100), kind)).toBe(false);
});

it.each([
  [['money'], null, 100, true],
  [['refund'], 100, 100, true],
  [['refund'], 100, 101, false],
  [['orders'], null, 1, false],
] as const)('with %o and the limit %s, %d pence can be given back: %s', (rights, limit, refunded, may) => {
  expect(isWithinLimit(staff('business', rights, limit), pence(refunded))).toBe(may);
});
