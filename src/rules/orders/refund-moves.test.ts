import { expect, it } from 'vitest';
import { refundMoves } from './refund-moves.ts';

it.each([
  ['pending', 'bank_transfer', ['done']],
  ['pending', 'in_store', ['done']],
  ['pending', 'stripe', []],
  ['pending', 'trial', []],
  ['failed', 'stripe', ['done', 'retry']],
  ['failed', 'bank_transfer', ['done']],
  ['done', 'bank_transfer', []],
  ['done', 'stripe', []],
] as const)('a refund that is %s, paid by %s, can be moved by %o', (state, kind, moves) => {
  expect(refundMoves({ state, kind })).toEqual(moves);
});
