import {
  ArrowLeftRight,
  ArrowRight,
  Check,
  CreditCard,
  Mail,
  NotebookPen,
  Pencil,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { ENTRY_LOOKS, latestFirst, type Entry } from '../../ui/timeline-list.tsx';
import { disputeEntries } from './dispute-words.ts';
import { refundEntries } from './refund-words.ts';

const DID: Record<string, string> = {
  place: 'Placed',
  decline: 'Payment declined',
  chargeback: 'The buyer’s bank took the money back',
  change: 'Changed',
  offer_change: 'Change offered',
  end_change: 'Change not made',
  offer_exchange: 'Link to pay for the exchange sent',
  end_exchange: 'Exchange ended',
  late_payment: 'A payment came too late',
  pay: 'Paid',
  cancel: 'Cancelled',
  accept: 'Accepted',
  refuse: 'Refused',
  ready: 'Ready to collect',
  dispatch: 'Parcel sent',
  refund_missing: 'Missing items taken off the order',
  refund_amount: 'A sum refunded',
  complete: 'Complete',
  request_return: 'Return requested',
  accept_return: 'Return accepted',
  refuse_return: 'Return refused',
  appeal: 'Appealed against the refusal',
  withdraw_return: 'Return withdrawn',
  receive_return: 'Return arrived',
  refund: 'Refund agreed to',
  exchange: 'Exchanged',
};
const WHO = { buyer: 'Buyer', vendor: 'Vendor', administrator: 'Administrator', system: 'By itself' };
/** Payments that the provider reports were made by the buyer. */
const whoDid = (move: string, actor: keyof typeof WHO) =>
  move === 'pay' && actor === 'system' ? WHO.buyer : WHO[actor];
const MAIL = { sent: 'sent', waiting: 'waits to be sent', failed: 'could not be sent' };

const GREY = ENTRY_LOOKS.plain;
const ICONS: Partial<Record<string, readonly [LucideIcon, string]>> = {
  pay: [CreditCard, ENTRY_LOOKS.good],
  accept: [Check, ENTRY_LOOKS.work],
  dispatch: [Truck, ENTRY_LOOKS.work],
  complete: [Check, ENTRY_LOOKS.good],
  refuse: [X, ENTRY_LOOKS.bad],
  cancel: [X, ENTRY_LOOKS.bad],
  change: [Pencil, ENTRY_LOOKS.work],
  offer_change: [Pencil, GREY],
  exchange: [ArrowLeftRight, ENTRY_LOOKS.work],
  offer_exchange: [ArrowLeftRight, GREY],
  end_exchange: [ArrowLeftRight, GREY],
  refund: [Undo2, GREY],
  refund_missing: [Undo2, GREY],
  refund_amount: [Undo2, GREY],
};

type Happened = Pick<StaffTracked, 'messages' | 'notes' | 'refunds' | 'disputes'>;

/**
 * Everything that happened to an order, the latest first. At the same moment, a mail comes after its event.
 */
export function entriesOf(
  { events }: Pick<TrackedOrder, 'events'>,
  { messages, notes, refunds, disputes }: Happened,
): Entry[] {
  // Money that the bank took is an entry with its sum.
  const isSumKnown = refunds.some(({ is_taken: isTaken }) => isTaken);
  const told = events.filter(({ move }) => move !== 'chargeback' || !isSumKnown);
  const moves = told.map(({ at, move, actor, by, note }): Entry => {
    const [icon, look] = ICONS[move] ?? [ArrowRight, GREY];
    return { at, kind: 'move', icon, look, what: DID[move] ?? move, who: by ?? whoDid(move, actor), note };
  });
  const moneyBack = refunds.flatMap(refundEntries).map(({ isFailure, ...entry }): Entry => ({
    ...entry,
    kind: 'move',
    icon: isFailure ? X : Undo2,
    look: isFailure ? ENTRY_LOOKS.bad : GREY,
  }));
  const cases = disputes.flatMap(disputeEntries).map((entry): Entry => ({
    ...entry,
    kind: 'move',
    icon: CreditCard,
    look: ENTRY_LOOKS.bad,
    who: '',
  }));
  const mails = messages.map(({ at, title, to, state }): Entry => ({
    at,
    kind: 'mail',
    icon: Mail,
    look: state === 'failed' ? ENTRY_LOOKS.bad : GREY,
    what: `Mail: ${title}`,
    who: `To the ${to}, ${MAIL[state]}`,
    note: '',
  }));
  const written = notes.map(({ at, author, text, mentions }): Entry => ({
    at,
    kind: 'note',
    icon: NotebookPen,
    look: ENTRY_LOOKS.note,
    what: `Note by ${author}`,
    who: '',
    note: text,
    mentions,
  }));
  return latestFirst([...moves, ...cases, ...moneyBack, ...mails, ...written]);
}
