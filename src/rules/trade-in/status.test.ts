import { expect, it } from 'vitest';
import type { TradeInState } from '../flows/trade-in.ts';
import { TRADE_IN_STATES } from '../flows/trade-in.ts';
import { isOver, statusOf } from './status.ts';

it.each<[TradeInState[], TradeInState]>([
  [['paid'], 'paid'],
  [['paid', 'revised'], 'revised'],
  [['quoted', 'cancelled'], 'quoted'],
  [['awaiting_device', 'in_transit'], 'awaiting_device'],
  [['inspecting', 'paid', 'returned'], 'inspecting'],
  [['cancelled', 'expired'], 'expired'],
  [['cancelled', 'paid'], 'paid'],
  [['payout_failed', 'received'], 'payout_failed'],
])('%j is %s as a whole', (states, whole) => {
  expect(statusOf(states)).toBe(whole);
});

it('knows every state', () => {
  for (const state of TRADE_IN_STATES) expect(statusOf([state])).toBe(state);
});

it('is over only once every device is', () => {
  for (const open of TRADE_IN_STATES.filter((state) => !isOver(state))) {
    for (const over of TRADE_IN_STATES.filter(isOver)) expect(statusOf([over, open])).toBe(open);
  }
});
