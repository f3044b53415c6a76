import type { BenchActor } from '../flows/flow.ts';
import type { TradeInMove } from '../flows/trade-in.ts';
import { whenWords } from '../orders/time-words.ts';

const DID: Record<TradeInMove | 'place', string> = {
  place: 'asked for this offer',
  accept: 'accepted this offer',
  expire: 'ended this offer',
  arrange: 'chose how this device is sent',
  cancel: 'cancelled this trade-in',
  send: 'noted that this device was sent',
  lapse: 'stopped waiting for this device',
  lose: 'noted that the parcel is lost',
  receive: 'received this device',
  suspend: 'noted that the parcel is wrong',
  inspect: 'began to check this device',
  validate: 'approved this device',
  revise: 'changed this offer',
  accept_revision: 'accepted the new offer',
  decline_revision: 'declined the new offer',
  dispute: 'asked for a second opinion',
  hold: 'noted that this device is locked',
  quarantine: 'put this device in quarantine',
  surrender: 'handed this device over',
  close_claim: 'closed the search for this device',
  begin_payout: 'began the payment',
  pay_out: 'paid for this device',
  fail_payout: 'noted that the payment failed',
  return: 'decided to send this device back',
  send_back: 'sent this device back',
  recycle: 'had this device recycled',
};

const WHO: Record<BenchActor, string> = {
  customer: 'The customer',
  vendor: 'The store',
  administrator: 'The administrator',
  system: 'The shop',
};

/** 'The store changed this offer at 2:03 PM.', for a reader whose page showed an older state. */
export function deviceMovedWords(
  { move, actor, at }: { move: TradeInMove | 'place'; actor: BenchActor; at: Date },
  reader: BenchActor,
  now: Date,
): string {
  const who = actor === 'customer' && reader === 'customer' ? 'You' : WHO[actor];
  const alone = actor === 'system' ? ' by itself' : '';
  return `${who} ${DID[move]}${alone} ${whenWords(at, now)}.`;
}
