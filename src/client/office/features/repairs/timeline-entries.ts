import {
  ArrowRight,
  BadgePoundSterling,
  Check,
  Mail,
  Smartphone,
  Wrench,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import type { RepairEvent } from '#rules/repair/kinds.ts';
import { slotWords } from '#client/sections/slots/slot-words.ts';
import { ENTRY_LOOKS, latestFirst, type Entry } from '../../ui/timeline-list.tsx';

const DID: Record<RepairEvent, string> = {
  place: 'Booked',
  book: 'Time booked',
  cancel: 'Cancelled',
  miss: 'Not shown up',
  check_in: 'Checked in',
  diagnose: 'Diagnosis begun',
  estimate: 'Estimate sent',
  approve: 'Approved',
  decline: 'Declined',
  find_nothing: 'No fault found',
  give_up: 'Beyond repair',
  order_parts: 'Parts ordered',
  start: 'Repair begun',
  check: 'Repaired, to be checked',
  fail_check: 'Quality check failed',
  ready: 'Ready to collect',
  dispatch: 'Sent back',
  collect: 'Handed over',
  close: 'Closed',
  leave: 'Not collected',
  ask_back: 'Wants it back',
  recycle: 'Recycled',
  sell_instead: 'Sold to the shop instead',
  pay: 'Paid',
  refund: 'Payment given back',
  pay_deposit: 'Deposit paid',
  refund_deposit: 'Deposit given back',
  lend: 'Device lent',
  take_back: 'Loan device is back',
  late_payment: 'A payment came too late and went back',
};
const WHO = { customer: 'Customer', vendor: 'Vendor', administrator: 'Administrator', system: 'By itself' };

const { plain, good, work, bad } = ENTRY_LOOKS;
const ICONS: Partial<Record<RepairEvent, readonly [LucideIcon, string]>> = {
  check_in: [Check, work],
  approve: [Check, good],
  start: [Wrench, work],
  ready: [Check, good],
  collect: [Check, good],
  pay: [BadgePoundSterling, good],
  pay_deposit: [BadgePoundSterling, good],
  refund: [BadgePoundSterling, plain],
  refund_deposit: [BadgePoundSterling, plain],
  late_payment: [BadgePoundSterling, bad],
  lend: [Smartphone, plain],
  take_back: [Smartphone, plain],
  miss: [X, bad],
  cancel: [X, bad],
  decline: [X, bad],
  give_up: [X, bad],
  fail_check: [X, bad],
};

/** What happened to a ticket, and the mails to the customer, the latest first. */
export function entriesOf({
  events,
  messages,
  slot,
  way,
}: Pick<StaffTrackedRepair, 'events' | 'messages' | 'slot' | 'way'>): Entry[] {
  // The times of earlier bookings are not kept.
  const booked = events.findLast(({ move }) => move === 'book');
  const moves = events.map((event): Entry => {
    const { at, move, actor, by, note } = event;
    const time = event === booked && slot ? `: ${slotWords(slot.starts_at)}` : '';
    const what = move === 'book' && way === 'post_in' ? 'Label made' : DID[move] + time;
    const [icon, look] = ICONS[move] ?? [ArrowRight, plain];
    return { at, kind: 'move', icon, look, what, who: by ?? WHO[actor], note };
  });
  const mails = messages.map(({ at, title }): Entry => ({
    at,
    kind: 'mail',
    icon: Mail,
    look: plain,
    what: `Mail: ${title}`,
    who: 'To the customer',
    note: '',
  }));
  return latestFirst([...moves, ...mails]);
}
