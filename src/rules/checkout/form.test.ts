import { describe, expect, it } from 'vitest';
import type { CheckoutForm } from './form.ts';
import { accountEnds, checkoutErrors, checkoutFields, cleanCheckout, partBank } from './form.ts';
import type { Line } from '../catalog/lines.ts';

const contact = { email: 'ann@mail.example', name: 'Ann Lee' };
const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
const bank = { account_holder: 'Ann Lee', sort_code: '10-20-30', account_number: '12345678' };

describe('what a line asks', () => {
  it.each<[Line, CheckoutForm, number]>([
    ['buy', {}, 7],
    ['sell', {}, 8],
    ['sell', { payout: 'voucher' }, 8],
    ['sell', { payout: 'bank' }, 11],
    ['sell', { payout: 'bank', keep_account: true }, 8],
    ['repair', {}, 4],
    ['repair', { way: 'drop_in' }, 5],
    ['repair', { way: 'post_in' }, 8],
  ])('%s with %o: %i fields', (line, form, count) => {
    expect(checkoutFields(line, form)).toHaveLength(count);
  });
});

describe('what is wrong with a form', () => {
  it.each<[Line, CheckoutForm, Record<string, string>]>([
    ['buy', { ...contact, ...address }, {}],
    ['buy', { ...contact, ...address, phone: '', line_2: ' ' }, {}],
    ['buy', { ...contact, ...address, phone: '0113 496 0000', line_2: 'Flat 2' }, {}],
    [
      'buy',
      {},
      { email: 'Required', name: 'Required', line_1: 'Required', town: 'Required', post_code: 'Required' },
    ],
    [
      'buy',
      { ...contact, ...address, email: 'ann' },
      { email: 'Enter a full email, such as ann@example.com' },
    ],
    ['buy', { ...contact, ...address, name: '\n\t' }, { name: 'Required' }],
    [
      'buy',
      { ...contact, ...address, name: '\u202e\u200b', town: '\u200b' },
      { name: 'Required', town: 'Required' },
    ],
    ['buy', { ...contact, ...address, name: 'x'.repeat(121) }, { name: 'Too long' }],
    [
      'buy',
      { ...contact, ...address, phone: 'call me' },
      { phone: 'Enter a full phone number, or leave it empty' },
    ],
    [
      'buy',
      { ...contact, ...address, post_code: 'LS1' },
      { post_code: 'Enter a full UK postcode, such as LS1 4DY' },
    ],
    ['buy', { ...contact, ...address, post_code: 'LS1 4AP LS1 4AP' }, { post_code: 'Too long' }],
    ['sell', { ...contact, ...address }, { payout: 'Required' }],
    ['sell', { ...contact, ...address, payout: 'voucher' }, {}],
    [
      'sell',
      { ...contact, ...address, payout: 'bank' },
      { account_holder: 'Required', sort_code: 'Required', account_number: 'Required' },
    ],
    ['sell', { ...contact, ...address, payout: 'bank', ...bank }, {}],
    ['sell', { ...contact, ...address, payout: 'bank', keep_account: true }, {}],
    ['sell', { ...contact, ...address, keep_account: true }, { payout: 'Required' }],
    [
      'sell',
      { ...contact, ...address, payout: 'bank', ...bank, sort_code: '1020', account_number: '123' },
      { sort_code: 'Invalid sort code', account_number: 'Invalid account number' },
    ],
    [
      'sell',
      { ...contact, payout: 'voucher' },
      { line_1: 'Required', town: 'Required', post_code: 'Required' },
    ],
    ['repair', contact, { way: 'Required' }],
    ['repair', { ...contact, way: 'drop_in' }, { store_id: 'Required' }],
    ['repair', { ...contact, way: 'drop_in', store_id: 3 }, {}],
    [
      'repair',
      { ...contact, way: 'post_in', store_id: 3 },
      { line_1: 'Required', town: 'Required', post_code: 'Required' },
    ],
    ['repair', { ...contact, ...address, way: 'post_in' }, {}],
  ])('%s with %o', (line, form, errors) => {
    expect(checkoutErrors(line, form)).toEqual(errors);
  });
});

describe('what is kept of a form', () => {
  it('is each field in its one spelling', () => {
    expect(
      cleanCheckout('buy', {
        email: ' ann@mail.example ',
        name: 'Ann\n  Lee\ud800',
        phone: ' 0113 496 0000',
        line_1: '1  High Street',
        line_2: '',
        town: 'Leeds',
        post_code: 'ls14ap',
      }),
    ).toEqual({ ...contact, ...address, phone: '0113 496 0000' });
  });

  it.each<[Line, CheckoutForm, CheckoutForm]>([
    ['buy', { ...contact, ...address, payout: 'bank', ...bank, store_id: 3 }, { ...contact, ...address }],
    [
      'sell',
      { ...contact, ...address, payout: 'voucher', ...bank },
      { ...contact, ...address, payout: 'voucher' },
    ],
    [
      'sell',
      { ...contact, ...address, payout: 'bank', ...bank, sort_code: '102030', account_number: '1234 5678' },
      { ...contact, ...address, payout: 'bank', ...bank },
    ],
    [
      'repair',
      { ...contact, ...address, way: 'drop_in', store_id: 3 },
      { ...contact, way: 'drop_in', store_id: 3 },
    ],
    [
      'repair',
      { ...contact, ...address, way: 'post_in', store_id: 3 },
      { ...contact, ...address, way: 'post_in' },
    ],
  ])('%s keeps nothing that it does not ask: %o', (line, form, kept) => {
    expect(cleanCheckout(line, form)).toEqual(kept);
  });
});

describe('a bank account', () => {
  it('is parted from everything else, where it is whole', () => {
    expect(partBank({ ...contact, payout: 'bank', ...bank })).toEqual({
      rest: { ...contact, payout: 'bank' },
      bank,
    });
    const { account_number: _missing, ...torn } = bank;
    expect(partBank({ ...contact, ...torn })).toEqual({ rest: contact, bank: undefined });
  });

  it('is not kept with a form that means the one before', () => {
    const form = { ...contact, ...address, payout: 'bank' as const, keep_account: true };
    expect(cleanCheckout('sell', { ...form, ...bank })).toEqual({ ...contact, ...address, payout: 'bank' });
  });

  it('shows three digits of itself', () => {
    expect(accountEnds(bank)).toBe('678');
  });
});
