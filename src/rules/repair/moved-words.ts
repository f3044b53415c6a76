import type { BenchActor } from '../flows/flow.ts';
import { whenWords } from '../orders/time-words.ts';
import type { RepairEvent } from './kinds.ts';

interface Moved {
  move: RepairEvent;
  actor: BenchActor;
  at: Date;
}

const DID: Record<RepairEvent, string> = {
  place: 'asked for this repair',
  book: 'booked a time for this repair',
  cancel: 'cancelled this repair',
  miss: 'noted that the booked time was missed',
  check_in: 'checked this device in',
  diagnose: 'began to look at this device',
  estimate: 'sent an estimate for this repair',
  approve: 'approved the price of this repair',
  decline: 'declined the estimate of this repair',
  find_nothing: 'found no fault in this device',
  give_up: 'gave this repair up',
  order_parts: 'ordered parts for this repair',
  start: 'started this repair',
  check: 'finished this repair',
  fail_check: 'sent this repair back to the bench',
  ready: 'made this device ready to collect',
  dispatch: 'sent this device back',
  collect: 'noted that this device was handed over',
  close: 'closed this repair',
  leave: 'noted that nobody has collected this device',
  ask_back: 'asked for this device back',
  recycle: 'had this device recycled',
  sell_instead: 'chose to sell this device instead',
  pay: 'noted the payment',
  refund: 'gave the payment back',
  pay_deposit: 'noted the deposit',
  refund_deposit: 'gave the deposit back',
  lend: 'lent a device',
  take_back: 'took the loan device back',
  late_payment: 'sent money back that came too late',
};

const WHO: Record<BenchActor, string> = {
  customer: 'The customer',
  vendor: 'The store',
  administrator: 'The administrator',
  system: 'The shop',
};

/** 'The store started this repair at 2:03 PM.', for a reader whose page showed an older state. */
export function repairMovedWords({ move, actor, at }: Moved, reader: BenchActor, now: Date): string {
  const who = actor === 'customer' && reader === 'customer' ? 'You' : WHO[actor];
  const alone = actor === 'system' ? ' by itself' : '';
  return `${who} ${DID[move]}${alone} ${whenWords(at, now)}.`;
}
