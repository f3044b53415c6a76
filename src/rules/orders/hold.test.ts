import { expect, it } from 'vitest';
import { isHoldOver } from './hold.ts';

const now = new Date('2026-11-17T07:08:00Z');

it.each([
  ['pending_payment', '2026-11-17T07:08:01Z', false],
  ['pending_payment', '2026-11-17T07:08:00Z', true],
  ['pending_payment', null, false],
  ['paid', '2026-11-17T07:00:00Z', false],
] as const)('%s, held until %s', (state, until, isOver) => {
  expect(isHoldOver({ state, reservedUntil: until === null ? null : new Date(until) }, now)).toBe(isOver);
});
