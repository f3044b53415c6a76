import { expect, it } from 'vitest';
import { keptDetails } from './kept-details.ts';

const contact = { email: 'ann@mail.example', name: 'Ann Lee' };

it.each([
  [contact, { start: contact, wasSaved: true }],
  [
    { ...contact, payout: 'voucher' as const },
    { start: { ...contact, payout: 'voucher' }, wasSaved: true },
  ],
  [
    { ...contact, payout: 'bank' as const, account_ends: '678' },
    { start: { ...contact, payout: 'bank', keep_account: true }, keptAccount: '678', wasSaved: true },
  ],
  [
    { ...contact, payout: 'bank' as const },
    { start: { ...contact, payout: 'bank' }, wasSaved: false },
  ],
])('a form begins with what was kept: %j', (details, setup) => {
  expect(keptDetails(details)).toEqual(setup);
});
