import { expect, it } from 'vitest';
import { paymentWords } from './state-words.ts';

const order = { total: 149, refunded: 149 };

it.each([
  ['bank_transfer', 149, 'To be sent by transfer'],
  ['bank_transfer', 0, 'Refunded'],
  ['in_store', 149, 'To be given back'],
  ['stripe', 149, 'Refund on its way'],
] as const)('a refund of a payment by %s, of which £%d has to be sent', (kind, due, label) => {
  expect(paymentWords({ kind, state: 'paid' }, { ...order, refund_due: due }).label).toBe(label);
});
