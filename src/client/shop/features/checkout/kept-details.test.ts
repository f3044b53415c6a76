import { expect, it } from 'vitest';
import { chosenWay, keptDetails } from './kept-details.ts';

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

const repair = (id: number, way: 'drop_in' | 'post_in' | null, is_saved = false) => ({ id, way, is_saved });

it.each([
  ['as chosen with the repair', [repair(1, 'post_in')], 'post_in'],
  ['as chosen last', [repair(2, 'drop_in'), repair(1, 'post_in'), repair(3, null)], 'drop_in'],
  [
    'whatever was chosen for what is kept for later',
    [repair(1, 'post_in'), repair(2, 'drop_in', true)],
    'post_in',
  ],
  ['not at all where nobody chose', [repair(1, null)], undefined],
])('a device comes %s', (_, items, way) => {
  expect(chosenWay(items)).toBe(way);
});
