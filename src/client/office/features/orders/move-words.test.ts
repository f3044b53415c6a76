import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { doneWords } from './move-words.ts';

it.each([
  [1, 'TF-1: 1 of 3 is refunded'],
  [3, 'TF-1 is refunded'],
])('the message after the refund of %i of 3', (units, words) => {
  const order = {
    number: 'TF-1',
    lines: [{ quantity: 3 }],
    return: { lines: [{ line_id: 1, units }] },
  } as unknown as TrackedOrder;
  const tracked = { paid_together: null } as StaffTracked;
  expect(doneWords('refund', tracked, order, 'is refunded')).toBe(words);
});
