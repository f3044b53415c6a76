import { expect, it } from 'vitest';
import { formStart } from './kept-details.ts';

const contact = { email: 'ann@mail.example', name: 'Ann Lee' };

it.each([
  [contact, { start: contact }],
  [{ ...contact, payout: 'voucher' as const }, { start: { ...contact, payout: 'voucher' } }],
  [
    { ...contact, payout: 'bank' as const, account_ends: '678' },
    { start: { ...contact, payout: 'bank', keep_account: true }, keptAccount: '678' },
  ],
  [{ ...contact, payout: 'bank' as const }, { start: { ...contact, payout: 'bank' } }],
])('a form begins with what was kept: %j', (details, setup) => {
  expect(formStart({ details, way: null }, {})).toEqual(setup);
});

const byPost = { ...contact, way: 'post_in' as const };

it.each([
  ['as it was kept', byPost, null, { start: byPost }],
  ['as it was chosen since', byPost, 'drop_in' as const, { start: { ...contact, way: 'drop_in' } }],
  ['as it was kept and chosen again', byPost, 'post_in' as const, { start: byPost }],
  [
    'as it was chosen, where nothing was kept',
    null,
    'drop_in' as const,
    { start: { name: 'Ann', way: 'drop_in' } },
  ],
  ['as nothing was chosen yet', null, null, { start: { name: 'Ann' } }],
])('a device comes %s', (_, details, way, setup) => {
  expect(formStart({ details, way }, { name: 'Ann' })).toEqual(setup);
});
