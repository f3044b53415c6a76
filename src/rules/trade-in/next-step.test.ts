import { describe, expect, it } from 'vitest';
import { TRADE_IN_STATES } from '../flows/trade-in.ts';
import type { DeviceFacts } from './next-step.ts';
import { isStaffLate, nextDeviceStep, possibleDeviceMoves } from './next-step.ts';
import { isOver } from './status.ts';

const device = (facts: Partial<DeviceFacts>): DeviceFacts => ({
  state: 'quoted',
  payout: 'bank',
  way: null,
  dueAt: null,
  wasDisputed: false,
  hasAccount: true,
  ...facts,
});

describe('the next step', () => {
  it.each(TRADE_IN_STATES)('of %s is there unless it is over', (state) => {
    expect(nextDeviceStep(device({ state })) === null).toBe(isOver(state));
  });

  it('of a voucher waits for an account', () => {
    const facts = { state: 'validated', payout: 'voucher' } as const;
    expect(nextDeviceStep(device({ ...facts, hasAccount: false }))?.who).toBe('customer');
    expect(nextDeviceStep(device(facts))?.who).toBe('system');
  });
});

describe('the moves', () => {
  it('of a customer with a revised offer', () => {
    const moves = possibleDeviceMoves(device({ state: 'revised' }), { actor: 'customer' });
    expect(moves).toEqual(['accept_revision', 'decline_revision', 'dispute', 'recycle']);
  });

  it('have no second dispute', () => {
    const moves = possibleDeviceMoves(device({ state: 'revised', wasDisputed: true }), { actor: 'customer' });
    expect(moves).not.toContain('dispute');
  });

  it('after a dispute are for another inspector', () => {
    const disputed = device({ state: 'disputed', wasDisputed: true });
    expect(possibleDeviceMoves(disputed, { actor: 'vendor', hasRevised: true })).toEqual([]);
    expect(possibleDeviceMoves(disputed, { actor: 'vendor' })).toEqual(['validate', 'revise']);
  });

  it('pay only with the right to, and nothing by hand for a voucher', () => {
    const pending = device({ state: 'payout_pending' });
    expect(possibleDeviceMoves(pending, { actor: 'vendor' })).toEqual([]);
    expect(possibleDeviceMoves(pending, { actor: 'vendor', mayPay: true })).toEqual([
      'pay_out',
      'fail_payout',
    ]);
    const paid = device({ state: 'paid', payout: 'voucher' });
    expect(possibleDeviceMoves(paid, { actor: 'administrator', mayPay: true })).toEqual([]);
  });
});

it.each([
  ['inspecting', '2026-11-16T10:00:00Z', true],
  ['inspecting', '2026-11-16T12:00:00Z', false],
  ['revised', '2026-11-16T10:00:00Z', false],
] as const)('%s until %s is late for staff: %s', (state, due, late) => {
  const now = new Date('2026-11-16T11:00:00Z');
  expect(isStaffLate(device({ state, dueAt: new Date(due) }), now)).toBe(late);
});

it.each([
  ['bank', true, ['begin_payout']],
  ['voucher', true, ['pay_out']],
  ['voucher', false, []],
] as const)('the shop by itself pays by %s (account: %s): %j', (payout, hasAccount, moves) => {
  const validated = device({ state: 'validated', payout, hasAccount });
  expect(possibleDeviceMoves(validated, { actor: 'system' })).toEqual(moves);
});
