import { ArrowRight, BadgePoundSterling, Check, Mail, Undo2, X, type LucideIcon } from 'lucide-react';
import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import { ENTRY_LOOKS, latestFirst, type Entry } from '../../ui/timeline-list.tsx';

const DID: Record<string, string> = {
  place: 'Quote requested',
  accept: 'Offer accepted',
  expire: 'Quote expired',
  arrange: 'Label or drop-in arranged',
  cancel: 'Cancelled',
  send: 'Posted',
  lapse: 'Not sent in time',
  lose: 'Not arrived in time',
  receive: 'Received',
  suspend: 'Empty or wrong parcel',
  inspect: 'Inspection begun',
  validate: 'Found as told, or better',
  revise: 'Revised offer sent',
  accept_revision: 'Revised offer accepted',
  decline_revision: 'Revised offer declined',
  dispute: 'Second opinion requested',
  hold: 'Locked to an account',
  quarantine: 'Put in quarantine',
  surrender: 'Handed to the police or its owner',
  close_claim: 'Closed as lost',
  begin_payout: 'Payout begun',
  pay_out: 'Paid',
  fail_payout: 'Payment failed',
  return: 'To be sent back',
  send_back: 'Sent back',
  recycle: 'Recycled',
};
const WHO = { customer: 'Customer', vendor: 'Vendor', administrator: 'Administrator', system: 'By itself' };

const { plain, good, work, bad } = ENTRY_LOOKS;
const ICONS: Partial<Record<string, readonly [LucideIcon, string]>> = {
  accept: [Check, work],
  receive: [Check, work],
  validate: [Check, good],
  accept_revision: [Check, good],
  pay_out: [BadgePoundSterling, good],
  revise: [ArrowRight, work],
  dispute: [X, bad],
  suspend: [X, bad],
  quarantine: [X, bad],
  fail_payout: [X, bad],
  cancel: [X, bad],
  return: [Undo2, plain],
  send_back: [Undo2, plain],
};

/** The events of one device and of its whole request, and the mails to the customer, the latest first. */
export function entriesOf(
  { number: request, events, messages }: Pick<StaffTrackedTradeIn, 'number' | 'events' | 'messages'>,
  number: string,
): Entry[] {
  const isHere = (of: string | null) => of === null || of === number || of === request;
  const moves = events
    .filter((event) => isHere(event.number))
    .map(({ at, move, actor, by, note }): Entry => {
      const [icon, look] = ICONS[move] ?? [ArrowRight, plain];
      return { at, kind: 'move', icon, look, what: DID[move] ?? move, who: by ?? WHO[actor], note };
    });
  const mails = messages
    .filter((message) => isHere(message.number))
    .map(({ at, title }): Entry => ({
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
