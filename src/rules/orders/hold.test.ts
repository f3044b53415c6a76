import { expect, it } from 'vitest';
import { heldUntil, isHoldOver } from './hold.ts';

const now = new Date('2026-11-17T07:08:00Z');

it.each([
  ['pending_payment', '2026-11-17T07:08:01Z', false],
  ['pending_payment', '2026-11-17T07:08:00Z', true],
  ['pending_payment', null, false],
  ['paid', '2026-11-17T07:00:00Z', false],
] as const)('%s, held until %s', (state, until, isOver) => {
  expect(isHoldOver({ state, reservedUntil: until === null ? null : new Date(until) }, now)).toBe(isOver);
});

const friday = new Date('2026-11-13T10:00:00Z');

it.each([
  ['bank_transfer', false, '2026-11-20T10:00:00.000Z'],
  ['stripe', false, '2026-11-13T10:15:00.000Z'],
  ['stripe', true, '2026-11-15T10:00:00.000Z'],
  ['in_store', false, undefined],
] as const)('goods paid by %s, by staff: %s, are held until %s', (payment, isByStaff, until) => {
  expect(heldUntil(payment, friday, isByStaff)?.toISOString()).toBe(until);
});
