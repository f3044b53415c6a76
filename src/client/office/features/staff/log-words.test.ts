import { expect, it } from 'vitest';
import { actionWords, changesOf, subjectHref, subjectWords } from './log-words.ts';

it('says what was done, and to what', () => {
  expect(actionWords({ action: 'change permissions' })).toBe('Change permissions');
  expect(subjectWords({ subject: 'order', subject_id: 'TF-100000001' })).toBe('Order TF-100000001');
  expect(subjectWords({ subject: 'staff', subject_id: '17' })).toBe('Staff');
});

it('names the thing as it is called now, or as it was called, and leads to it', () => {
  const product = { subject: 'product', subject_id: '12', before: { name: 'Old' }, after: { name: 'New' } };
  expect(subjectWords({ ...product, subject_name: 'Newest' })).toBe('Product Newest');
  expect(subjectWords({ ...product, subject_name: null })).toBe('Product New');
  expect(subjectWords({ ...product, subject_name: null, after: {} })).toBe('Product Old');
  expect(subjectHref(product, 'vendor')).toBe('/vendor/products/12');
  expect(subjectHref({ subject: 'business', subject_id: '3' }, 'admin')).toBe('/admin/vendors/3');
  expect(subjectHref({ subject: 'business', subject_id: '3' }, 'vendor')).toBeUndefined();
});

it('shows sums as money, kinds in words, and of a new thing only what was said', () => {
  const code = { kind: 'amount', value: 1050, least: 2000, most_uses: null, product_ids: [] };
  expect(changesOf({ before: {}, after: code })).toEqual([
    { field: 'Kind', was: '', is: 'a sum of money' },
    { field: 'Value', was: '', is: '£10.50' },
    { field: 'Least', was: '', is: '£20' },
  ]);
  expect(
    changesOf({ before: { kind: 'percent', value: 750 }, after: { kind: 'percent', value: 1000 } }),
  ).toContainEqual({
    field: 'Value',
    was: '7.5%',
    is: '10%',
  });
  expect(changesOf({ before: { regular_price: 249 }, after: { regular_price: 259.5 } })).toEqual([
    { field: 'Regular price', was: '£249', is: '£259.50' },
  ]);
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

it('shows an order in the words of the office, with sums as money', () => {
  const order = { subject: 'order', before: {}, after: {} };
  const change = { ...order, action: 'change order', before: { total: 29_800 }, after: { total: 14_900 } };
  expect(changesOf(change)).toEqual([{ field: 'Total', was: '£298', is: '£149' }]);
  const place = { ...order, action: 'place order', after: { total: 298, pay: 'by_link' } };
  expect(changesOf(place)).toEqual([
    { field: 'Total', was: '', is: '£298' },
    { field: 'Paid by', was: '', is: 'by link' },
  ]);
  const refund = { ...order, action: 'refund amount order', after: { refunded: 2055, reason: 'scratch' } };
  expect(actionWords(refund)).toBe('Refund a sum of an order');
  expect(changesOf(refund)).toEqual([
    { field: 'Refunded', was: '', is: '£20.55' },
    { field: 'Reason', was: '', is: 'scratch' },
  ]);
  const cancel = {
    ...order,
    action: 'cancel order',
    before: { state: 'pending_payment' },
    after: { state: 'cancelled' },
  };
  expect(changesOf(cancel)).toEqual([{ field: 'State', was: 'Unpaid', is: 'Cancelled' }]);
});
