import type { BenchActor } from '../flows/flow.ts';
import { movesOf } from '../flows/flow.ts';
import type { TradeInMove, TradeInState } from '../flows/trade-in.ts';
import { TRADE_IN_FLOW } from '../flows/trade-in.ts';
import type { SendingWay } from './kinds.ts';

/** The facts that decide which moves a device can make. */
export interface DeviceFacts {
  state: TradeInState;
  payout: 'bank' | 'voucher';
  way: SendingWay | null;
  dueAt: Date | null;
  /** The customer has asked for the second opinion, which is free once. */
  wasDisputed: boolean;
  /** Whether an account can be given a voucher. */
  hasAccount: boolean;
  /** It pays for an order. */
  paysForOrder?: boolean;
}

/** What the caller may do besides being one of the actors. */
export interface AskerFacts {
  actor: BenchActor;
  /** Staff who pay money out. */
  mayPay?: boolean;
  /** The inspector who has revised the offer. Another inspector decides on a dispute. */
  hasRevised?: boolean;
}

export interface DeviceStep {
  who: BenchActor;
  what: string;
  by: Date | null;
}

const PAYING: ReadonlySet<TradeInMove> = new Set(['pay_out', 'fail_payout']);

/** The moves that the caller may make with a device now. */
export function possibleDeviceMoves(device: DeviceFacts, asker: AskerFacts): TradeInMove[] {
  const { state, payout, wasDisputed } = device;
  return movesOf(TRADE_IN_FLOW, state, asker.actor).filter((move) => {
    if (move === 'dispute') return !wasDisputed;
    if (state === 'disputed' && asker.hasRevised) return false;
    // The shop issues vouchers automatically. Staff make bank payments, and mark them as made or failed.
    if (PAYING.has(move)) {
      return asker.actor === 'system'
        ? payout === 'voucher' && device.hasAccount
        : payout === 'bank' && asker.mayPay === true;
    }
    if (move === 'begin_payout') return payout === 'bank';
    return true;
  });
}

/** The next step of a device: who acts, what they do, and by when; null where nothing more happens. */
export function nextDeviceStep(device: DeviceFacts): DeviceStep | null {
  const { state, payout, way, dueAt, hasAccount } = device;
  const step = (who: BenchActor, what: string): DeviceStep => ({ who, what, by: dueAt });
  switch (state) {
    case 'quoted':
      return step('customer', 'accepts the offer');
    case 'accepted':
      return step('customer', 'prints a label or chooses a store');
    case 'awaiting_device':
      return step('customer', way === 'drop_in' ? 'brings the device to the store' : 'posts the device');
    case 'in_transit':
      return step('system', 'waits for the parcel');
    case 'received':
    case 'inspecting':
      return step('vendor', 'checks the device');
    case 'suspended':
      return step('vendor', 'finds out what happened to the parcel');
    case 'hold_lock':
      return step('customer', 'unlocks the device');
    case 'quarantined':
      return step('vendor', 'waits for an answer about the device');
    case 'revised':
      return step('customer', 'answers the new offer');
    case 'disputed':
      return step('vendor', 'has another inspector check the device');
    case 'validated':
      if (device.paysForOrder) return step('system', 'pays for your order');
      return payout === 'voucher' && !hasAccount
        ? step('customer', 'opens an account for the voucher')
        : step('system', 'pays for the device');
    case 'payout_pending':
      return step('administrator', 'pays for the device');
    case 'payout_failed':
      return step('customer', 'sends other bank details');
    case 'return_pending':
      return step('vendor', 'sends the device back');
    case 'recycle_pending':
      return step('vendor', 'recycles the device');
    default:
      return null;
  }
}

/** Whether the late step is one of staff. */
export function isStaffLate(device: DeviceFacts, now: Date): boolean {
  const { who, by } = nextDeviceStep(device) ?? { who: 'system', by: null };
  return by !== null && (who === 'vendor' || who === 'administrator') && by < now;
}
