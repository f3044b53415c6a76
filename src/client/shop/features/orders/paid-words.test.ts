import { expect, it } from 'vitest';
import { paidWords } from './paid-words.ts';

const NOW = new Date('2026-11-17T10:00:00Z');
const PAID_AT = '2026-11-17T06:45:00Z';

it.each([
  ['bank_transfer', '', 10, 0, 'Bank transfer, today, 6:45 AM'],
  ['in_store', '', 10, 5, 'Paid in store, today, 6:45 AM'],
  ['stripe', 'Visa 4242', 10, 0, 'Visa 4242, today, 6:45 AM'],
  ['trial', 'Trial payment', 10, 0, 'Trial payment, today, 6:45 AM'],
  ['trial', '', 0, 10, 'Store credit, today, 6:45 AM'],
  ['in_store', '', 0, 10, 'Store credit, today, 6:45 AM'],
] as const)('a payment by %s (%s) of %d and %d of credit says: %s', (kind, label, total, credit, words) => {
  expect(paidWords({ payment: { kind, label }, totals: { total, credit } }, PAID_AT, NOW)).toBe(words);
});
