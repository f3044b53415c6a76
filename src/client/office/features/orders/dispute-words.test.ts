import { expect, it } from 'vitest';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffDispute } from '#contract/orders-office.ts';
import { answerWords, disputeWords, reasonWords, warningOf } from './dispute-words.ts';

const open: StaffDispute = {
  id: '00000000-0000-4000-8000-000000000000',
  state: 'open',
  amount: 259,
  twice: 0,
  held: 230,
  reason: 'product_not_received',
  due_by: '2026-11-27T12:00:00Z',
  opened_at: '2026-11-17T12:00:00Z',
  closed_at: null,
};

it.each<[Partial<StaffDispute>, string]>([
  [{}, 'The buyer’s bank wants £259.00 back.'],
  [{ amount: null }, 'The buyer’s bank wants the money back.'],
  [{ state: 'lost', closed_at: '2026-11-20T12:00:00Z' }, 'The buyer’s bank took £259.00 back on Fri 20 Nov.'],
  [
    { state: 'won', closed_at: '2026-11-20T12:00:00Z' },
    'The buyer’s bank wanted £259.00 back. It was decided in the shop’s favour on Fri 20 Nov.',
  ],
])('says what became of a chargeback: %o', (change, words) => {
  expect(disputeWords({ ...open, ...change })).toBe(words);
});

it('says who answers it, and by when', () => {
  expect(answerWords(open, true)).toContain('by Fri 27 Nov');
  expect(answerWords(open, false)).toMatch(/^The site’s office answers it by Fri 27 Nov/);
  expect(answerWords({ ...open, due_by: null }, true)).toMatch(/^Answer it in your Stripe account\./);
  expect(answerWords({ ...open, state: 'won' }, true)).toBeUndefined();
});

it('puts the provider’s reasons into words', () => {
  expect(reasonWords('product_not_received')).toBe('The buyer says that it never came.');
  expect(reasonWords('bank_cannot_process')).toBe('The bank’s reason: bank cannot process');
});

const orderOf = (state: TrackedOrder['state'], sent: number, returned = 0, way = 'standard') =>
  ({ state, delivery: { way }, lines: [{ quantity: 2, sent, returned }] }) as unknown as TrackedOrder;

it.each<[StaffDispute['state'], TrackedOrder, string | undefined]>([
  ['open', orderOf('paid', 0), 'Held: the buyer’s bank disputes the payment'],
  ['open', orderOf('dispatched', 2), 'Already sent, and the buyer’s bank wants the money back'],
  ['open', orderOf('preparing', 1), 'A part is sent already, and the buyer’s bank wants the money back'],
  [
    'open',
    orderOf('completed', 2, 0, 'collect'),
    'Already handed over, and the buyer’s bank wants the money back',
  ],
  ['open', orderOf('refunded', 2, 2), 'The buyer’s bank disputes the payment'],
  ['lost', orderOf('dispatched', 2), 'Already sent, and the buyer’s bank took the money back'],
  ['lost', orderOf('refunded', 0), undefined],
  ['won', orderOf('dispatched', 2), undefined],
])('warns of a chargeback that is %s', (state, order, title) => {
  expect(warningOf([{ state }], order)?.title).toBe(title);
});
