import type { BenchActor, Flow } from './flow.ts';

/** The states of one device that a customer sells. Each device of a request has its own. */
export const TRADE_IN_STATES = [
  'quoted',
  'accepted',
  'awaiting_device',
  'in_transit',
  'received',
  'inspecting',
  'hold_lock',
  'quarantined',
  'suspended',
  'revised',
  'disputed',
  'validated',
  'payout_pending',
  'payout_failed',
  'paid',
  'return_pending',
  'returned',
  'recycle_pending',
  'recycled',
  'surrendered',
  'expired',
  'lapsed',
  'lost_claim',
  'cancelled',
] as const;
export type TradeInState = (typeof TRADE_IN_STATES)[number];

export const TRADE_IN_MOVES = [
  'accept',
  'expire',
  'arrange',
  'cancel',
  'send',
  'lapse',
  'lose',
  'receive',
  'suspend',
  'inspect',
  'validate',
  'revise',
  'accept_revision',
  'decline_revision',
  'dispute',
  'hold',
  'quarantine',
  'surrender',
  'close_claim',
  'begin_payout',
  'pay_out',
  'fail_payout',
  'return',
  'send_back',
  'recycle',
] as const;
export type TradeInMove = (typeof TRADE_IN_MOVES)[number];

const STAFF = ['vendor', 'administrator'] as const;

/**
 * A device that a customer sells. The code of each move checks its other conditions: the age and the
 * identifier, a reason and a photo for each cut, another inspector after a dispute, one dispute for each
 * device.
 */
export const TRADE_IN_FLOW: Flow<TradeInState, TradeInMove, BenchActor> = {
  // Staff accept for a person at the counter.
  accept: [{ from: ['quoted'], to: 'accepted', by: ['customer', ...STAFF] }],
  expire: [{ from: ['quoted'], to: 'expired', by: ['system'] }],
  // A label is made, or a time to drop it in is booked.
  arrange: [{ from: ['accepted'], to: 'awaiting_device', by: ['customer', ...STAFF] }],
  cancel: [{ from: ['quoted', 'accepted', 'awaiting_device'], to: 'cancelled', by: ['customer', ...STAFF] }],
  send: [{ from: ['awaiting_device'], to: 'in_transit', by: ['customer', ...STAFF, 'system'] }],
  lapse: [{ from: ['awaiting_device'], to: 'lapsed', by: ['system'] }],
  lose: [{ from: ['in_transit'], to: 'lost_claim', by: ['system', ...STAFF] }],
  // A parcel may arrive after its request has ended. It goes back, or is inspected at today's price.
  receive: [
    { from: ['awaiting_device', 'in_transit', 'lapsed', 'lost_claim'], to: 'received', by: STAFF },
    // It is here since its repair: nothing has to be arranged.
    { from: ['accepted'], to: 'received', by: ['system'] },
  ],
  // The parcel is empty, or something else is in it.
  suspend: [{ from: ['received'], to: 'suspended', by: STAFF }],
  inspect: [{ from: ['received', 'hold_lock', 'quarantined', 'suspended'], to: 'inspecting', by: STAFF }],
  // As declared or better, or by the second inspector.
  validate: [{ from: ['inspecting', 'disputed'], to: 'validated', by: STAFF }],
  revise: [{ from: ['inspecting', 'disputed'], to: 'revised', by: STAFF }],
  accept_revision: [{ from: ['revised'], to: 'validated', by: ['customer'] }],
  // It is sent back, or recycled: `recycle` is the other answer. Silence is the first.
  decline_revision: [{ from: ['revised'], to: 'return_pending', by: ['customer', 'system'] }],
  dispute: [{ from: ['revised'], to: 'disputed', by: ['customer'] }],
  hold: [{ from: ['inspecting'], to: 'hold_lock', by: STAFF }],
  quarantine: [{ from: ['inspecting'], to: 'quarantined', by: STAFF }],
  // To the police or its owner.
  surrender: [{ from: ['quarantined'], to: 'surrendered', by: STAFF }],
  close_claim: [{ from: ['suspended'], to: 'lost_claim', by: STAFF }],
  // A payment by bank waits for the next file. A voucher is paid at once, so `pay_out` leaves validated too.
  begin_payout: [
    { from: ['validated'], to: 'payout_pending', by: ['system'] },
    // With other bank details.
    { from: ['payout_failed'], to: 'payout_pending', by: ['customer', ...STAFF] },
  ],
  pay_out: [
    { from: ['validated'], to: 'paid', by: ['system'] },
    { from: ['payout_pending'], to: 'paid', by: STAFF },
  ],
  fail_payout: [{ from: ['payout_pending', 'paid'], to: 'payout_failed', by: STAFF }],
  return: [
    {
      from: ['received', 'inspecting', 'hold_lock', 'quarantined', 'suspended'],
      to: 'return_pending',
      by: [...STAFF, 'system'],
    },
  ],
  send_back: [{ from: ['return_pending'], to: 'returned', by: STAFF }],
  recycle: [
    { from: ['revised', 'return_pending'], to: 'recycle_pending', by: ['customer'] },
    { from: ['recycle_pending'], to: 'recycled', by: STAFF },
  ],
};
