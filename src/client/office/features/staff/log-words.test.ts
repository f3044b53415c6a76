import { expect, it } from 'vitest';
import { actionWords, changesOf, subjectWords } from './log-words.ts';

it('says what was done, and to what', () => {
  expect(actionWords({ action: 'change permissions' })).toBe('Change permissions');
  expect(subjectWords({ subject: 'order', subject_id: 'TF-100000001' })).toBe('Order TF-100000001');
  expect(subjectWords({ subject: 'staff', subject_id: '17' })).toBe('Staff');
});

it('shows old and new values as text', () => {
  const before = { permissions: ['orders', 'refund'], refund_limit: 10_000, store_ids: null };
  const after = { permissions: ['orders'], refund_limit: null, store_ids: [3, 4] };
  expect(changesOf({ before, after })).toEqual([
    { field: 'May do', was: 'Orders, Refund', is: 'Orders' },
    { field: 'Refunds up to', was: '£100', is: 'none' },
    { field: 'Stores', was: 'all', is: '3, 4' },
  ]);
  expect(changesOf({ before: {}, after: { hiddenReason: 'spam', is_open: true } })).toEqual([
    { field: 'Hidden reason', was: '', is: 'spam' },
    { field: 'Is open', was: '', is: 'yes' },
  ]);
  expect(changesOf({ before: {}, after: { payouts: [{ businessId: 1 }] } })).toEqual([
    { field: 'Payouts', was: '', is: 'business id: 1' },
  ]);
});
