import type { TradeInMove, TradeInState } from '#rules/flows/trade-in.ts';
import type { ChipWords } from '../../ui/chip.tsx';

/** Where a device stands, in the words of the bench. */
export const STATES: Record<TradeInState, ChipWords> = {
  quoted: { label: 'Quoted', look: 'over' },
  accepted: { label: 'Accepted', look: 'waits' },
  awaiting_device: { label: 'Awaited', look: 'waits' },
  in_transit: { label: 'In transit', look: 'waits' },
  received: { label: 'Received', look: 'new' },
  inspecting: { label: 'Inspecting', look: 'work' },
  hold_lock: { label: 'Locked', look: 'waits' },
  quarantined: { label: 'Quarantined', look: 'decide' },
  suspended: { label: 'Suspended', look: 'decide' },
  revised: { label: 'Revised offer', look: 'waits' },
  disputed: { label: 'Disputed', look: 'decide' },
  validated: { label: 'Validated', look: 'good' },
  payout_pending: { label: 'Payout due', look: 'work' },
  payout_failed: { label: 'Payout failed', look: 'decide' },
  paid: { label: 'Paid', look: 'good' },
  return_pending: { label: 'Return due', look: 'new' },
  returned: { label: 'Returned', look: 'over' },
  recycle_pending: { label: 'To recycle', look: 'work' },
  recycled: { label: 'Recycled', look: 'over' },
  surrendered: { label: 'Handed over', look: 'over' },
  expired: { label: 'Expired', look: 'over' },
  lapsed: { label: 'Lapsed', look: 'over' },
  lost_claim: { label: 'Lost', look: 'decide' },
  cancelled: { label: 'Cancelled', look: 'over' },
};

export interface MoveWords {
  label: string;
  short: string;
  busy: string;
  /** After the number of the device. */
  done: string;
  isHard?: true;
}

export const MOVES: Record<TradeInMove, MoveWords> = {
  accept: { label: 'Accept for the customer', short: 'Accept', busy: 'Accepting', done: 'is accepted' },
  expire: { label: 'Let it expire', short: 'Expire', busy: 'Saving', done: 'has expired' },
  arrange: { label: 'Say how it comes', short: 'Arrange', busy: 'Saving', done: 'is on its way soon' },
  cancel: { label: 'Cancel', short: 'Cancel', busy: 'Cancelling', done: 'is cancelled', isHard: true },
  send: { label: 'Mark as sent', short: 'Sent', busy: 'Saving', done: 'is on its way' },
  lapse: { label: 'Let it lapse', short: 'Lapse', busy: 'Saving', done: 'has lapsed' },
  lose: { label: 'Mark as lost', short: 'Lost', busy: 'Saving', done: 'is lost', isHard: true },
  receive: { label: 'Receive', short: 'Receive', busy: 'Receiving', done: 'is here' },
  suspend: {
    label: 'Empty or wrong parcel',
    short: 'Wrong parcel',
    busy: 'Saving',
    done: 'is suspended',
    isHard: true,
  },
  inspect: { label: 'Inspect', short: 'Inspect', busy: 'Opening', done: 'is on the bench' },
  validate: { label: 'Pay for it', short: 'Pay', busy: 'Saving', done: 'is validated' },
  revise: { label: 'Send a revised offer', short: 'Revise', busy: 'Sending', done: 'has a new offer' },
  accept_revision: { label: 'Accept the new offer', short: 'Accept', busy: 'Saving', done: 'is accepted' },
  decline_revision: { label: 'Decline the new offer', short: 'Decline', busy: 'Saving', done: 'goes back' },
  dispute: { label: 'Dispute', short: 'Dispute', busy: 'Saving', done: 'is disputed' },
  hold: { label: 'Locked to an account', short: 'Locked', busy: 'Saving', done: 'waits to be unlocked' },
  quarantine: { label: 'Quarantine', short: 'Quarantine', busy: 'Saving', done: 'is in quarantine' },
  surrender: {
    label: 'Hand it to the police or its owner',
    short: 'Hand over',
    busy: 'Saving',
    done: 'is handed over',
    isHard: true,
  },
  close_claim: { label: 'Close as lost', short: 'Close', busy: 'Saving', done: 'is lost', isHard: true },
  begin_payout: { label: 'Pay with new details', short: 'Pay again', busy: 'Saving', done: 'is to be paid' },
  pay_out: { label: 'Mark as paid', short: 'Mark paid', busy: 'Saving', done: 'is paid' },
  fail_payout: {
    label: 'The payment failed',
    short: 'Failed',
    busy: 'Saving',
    done: 'needs other bank details',
    isHard: true,
  },
  return: { label: 'Send it back', short: 'Return', busy: 'Saving', done: 'goes back', isHard: true },
  send_back: { label: 'Mark as sent back', short: 'Sent back', busy: 'Saving', done: 'is sent back' },
  recycle: { label: 'Mark as recycled', short: 'Recycled', busy: 'Saving', done: 'is recycled' },
};

/** Nothing has to be said with these, and nothing is lost by them. */
const AT_ONCE: ReadonlySet<TradeInMove> = new Set(['receive', 'inspect']);

/** A device that came from a repair may have no number yet: it is read off before the check begins. */
export const isMadeAtOnce = (move: TradeInMove, { identifier }: { identifier: string | null }): boolean =>
  AT_ONCE.has(move) && (move !== 'inspect' || identifier !== null);

/** The bench makes these from what it found, with the checks in front of it. */
export const OUTCOMES: readonly TradeInMove[] = ['validate', 'revise'];

/** Moves that go on with a device, the usual next one first. */
const FORWARD: readonly TradeInMove[] = [
  'receive',
  'inspect',
  'send_back',
  'recycle',
  'accept',
  'arrange',
  'begin_payout',
];

export const nextMove = (moves: readonly TradeInMove[]): TradeInMove | undefined =>
  FORWARD.find((move) => moves.includes(move));

export const isOnBench = (moves: readonly TradeInMove[]): boolean =>
  OUTCOMES.some((move) => moves.includes(move));

export const TABS = [
  {
    key: 'open',
    label: 'Open',
    states: [
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
      'return_pending',
      'recycle_pending',
    ],
  },
  { key: 'late', label: 'Late', states: [] },
  { key: 'new', label: 'New', states: ['received'] },
  { key: 'work', label: 'In work', states: ['inspecting', 'disputed'] },
  {
    key: 'waiting',
    label: 'Waiting',
    states: ['accepted', 'awaiting_device', 'revised', 'hold_lock', 'quarantined', 'suspended'],
  },
  { key: 'way', label: 'On the way', states: ['in_transit'] },
  { key: 'payout', label: 'Payout', states: ['validated', 'payout_pending', 'payout_failed'] },
  { key: 'returns', label: 'Returns', states: ['return_pending', 'recycle_pending'] },
  { key: 'quoted', label: 'Quotes', states: ['quoted'] },
  {
    key: 'done',
    label: 'Done',
    states: ['paid', 'returned', 'recycled', 'surrendered', 'expired', 'lapsed', 'lost_claim', 'cancelled'],
  },
] as const satisfies readonly { key: string; label: string; states: readonly TradeInState[] }[];

export type TabKey = (typeof TABS)[number]['key'];

/** Tabs whose devices are in another one too. */
export const IN_OTHERS: ReadonlySet<TabKey> = new Set(['open', 'late']);

type Counts = Readonly<Record<string, number>>;

export function countOfTab(key: TabKey, counts: Counts): number {
  if (key === 'late') return counts['late'] ?? 0;
  const states = TABS.find((tab) => tab.key === key)?.states ?? [];
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}
