import { expect, it } from 'vitest';
import { repairReceiptPaper } from './repair-receipt.ts';

const RECEIPT = {
  number: 'RP-217278225',
  seller: { name: 'Northside Phones', address: '61 Oldham Street, Manchester', post_code: 'M1 1JR' },
  customer: 'Bea Moss',
  device: 'iPhone 15 Pro',
  lines: [
    { name: 'Screen', part: 'Premium', price: 159_00 },
    { name: 'Cleaning', part: null, price: 20_00 },
  ],
};
const deposit = {
  label: 'Deposit',
  kind: 'online',
  amount: 50_00,
  at: new Date('2026-11-12T10:00:00Z'),
} as const;
const rest = {
  label: 'Payment',
  kind: 'card',
  amount: 129_00,
  at: new Date('2026-11-19T10:00:00Z'),
} as const;

it('The receipt of a repair has its lines, every payment with its way and day, and their sum', () => {
  const paper = repairReceiptPaper({ ...RECEIPT, payments: [deposit, rest] });
  expect(paper.facts).toContainEqual({ label: 'Paid on', value: '19 November 2026' });
  expect(paper.items.rows).toEqual([
    [{ text: 'Screen', detail: 'Premium part' }, { text: '£159.00' }],
    [{ text: 'Cleaning' }, { text: '£20.00' }],
  ]);
  expect(paper.sums).toEqual([
    { label: 'Total', value: '£179.00' },
    { label: 'Deposit online, 12 November 2026', value: '£50.00' },
    { label: 'Payment by card, 19 November 2026', value: '£129.00' },
    { label: 'Paid', value: '£179.00', isTotal: true },
  ]);
});

it('The receipt of a deposit says what is left to pay', () => {
  expect(repairReceiptPaper({ ...RECEIPT, payments: [deposit] }).sums.slice(-2)).toEqual([
    { label: 'Paid', value: '£50.00', isTotal: true },
    { label: 'Left to pay', value: '£129.00' },
  ]);
});
