import type { Actor } from '../flows/flow.ts';
import type { EventMove } from '../flows/order.ts';
import { whenWords } from './time-words.ts';

interface Moved {
  move: EventMove;
  actor: Actor;
  at: Date;
}

const DID: Record<EventMove, string> = {
  place: 'placed this order',
  decline: 'noted that the payment was declined',
  chargeback: 'noted that the buyer’s bank took the money back',
  change: 'changed this order',
  offer_change: 'offered a change of this order',
  end_change: 'took back the change of this order',
  offer_exchange: 'asked for the difference of an exchange',
  end_exchange: 'ended the exchange',
  late_payment: 'sent a late payment back',
  await_trade_in: 'noted the payment of the rest',
  pay_difference: 'asked for the difference',
  pay: 'noted the payment',
  cancel: 'cancelled this order',
  accept: 'accepted this order',
  refuse: 'refused this order',
  ready: 'made this order ready to collect',
  dispatch: 'sent a parcel of this order',
  refund_missing: 'refunded what is missing of this order',
  refund_amount: 'refunded a sum of this order',
  complete: 'completed this order',
  request_return: 'asked for a return',
  accept_return: 'accepted the return',
  refuse_return: 'refused the return',
  appeal: 'appealed against the refused return',
  withdraw_return: 'withdrew the return',
  receive_return: 'received the return',
  refund: 'refunded the return',
  exchange: 'exchanged what was returned',
};

const WHO: Record<Actor, string> = {
  buyer: 'The buyer',
  vendor: 'The store',
  administrator: 'The administrator',
  system: 'The shop',
};

/** 'The store accepted this order at 2:03 PM.', for a reader whose page showed an older state. */
export function movedWords({ move, actor, at }: Moved, reader: Actor, now: Date): string {
  const who = actor === 'buyer' && reader === 'buyer' ? 'You' : WHO[actor];
  const alone = actor === 'system' ? ' by itself' : '';
  return `${who} ${DID[move]}${alone} ${whenWords(at, now)}.`;
}
