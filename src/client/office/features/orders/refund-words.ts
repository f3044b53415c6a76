import type { StaffRefund } from '#contract/orders-office.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { sumWords } from '#client/lib/format.ts';

type Kind = StaffRefund['kind'];

/** Follows the words 'goes back'. */
export const BACK_WAYS: Record<Kind, string> = {
  bank_transfer: 'by bank transfer, to the account it was paid from',
  in_store: 'at the counter, where it was paid',
  stripe: 'to the card it was paid with',
  trial: 'to where it was paid from',
};

interface RefundEntry {
  at: string;
  what: string;
  who: string;
  note: string;
  isFailure: boolean;
}

/** The entries of a refund in the timeline: that it was requested, and how it ended. */
export function refundEntries(refund: StaffRefund): RefundEntry[] {
  const { amount, to_credit: toCredit, kind, state, created_at: at, ended_at: endedAt, error } = refund;
  const entry = { at, who: '', note: '', isFailure: false };
  const credit = toCredit > 0 ? [{ ...entry, what: `${sumWords(toCredit)} given as store credit` }] : [];
  if (amount === 0) return credit;
  const sum = sumWords(amount);
  if (refund.is_taken) {
    return [...credit, { ...entry, at: endedAt ?? at, what: `${sum} was taken back by the buyer’s bank` }];
  }
  const asked = { ...entry, what: `${sum} goes back ${BACK_WAYS[kind]}` };
  if (endedAt === null) return [...credit, asked];
  const ended =
    state === 'failed'
      ? { what: `The refund of ${sum} failed`, note: error ?? '', isFailure: true }
      : { what: kind === 'in_store' ? `${sum} was given back` : `${sum} was sent back` };
  // At a counter it may have been the vendor or the administrator.
  const who = state === 'done' && kind === 'bank_transfer' ? 'Administrator' : '';
  return [...credit, asked, { ...entry, who, ...ended, at: endedAt }];
}

/** The state of an open refund, for people who see the order. */
export function refundStands({ amount, kind, state, moves }: StaffRefund, name: string): string {
  const sum = sumWords(amount);
  if (state === 'failed') {
    return moves.length > 0
      ? `The refund of ${sum} failed.`
      : `The refund of ${sum} failed. The site’s office looks after it.`;
  }
  if (!isByHand(kind)) return `${sum} is on its way back to ${name}.`;
  if (kind === 'in_store') {
    const stands = `${sum} has to be given back to ${name} at the counter, where it was paid.`;
    return moves.length > 0 ? stands : `${stands} A colleague with the permission Money confirms it.`;
  }
  return moves.length > 0
    ? `Send ${sum} to ${name} by bank transfer.`
    : `${sum} for ${name} waits for the site’s office, which sends it ${BACK_WAYS[kind]}.`;
}

/** How to send the money, for the person who sends it by hand. */
export function howWords({ kind, reference }: StaffRefund, way: string): string {
  if (kind === 'bank_transfer') return `By bank transfer, to the account that paid with ${reference}`;
  if (kind === 'in_store') return 'At the counter, where it was paid';
  return `By hand, since it could not go back to ${way}`;
}

/** What staff did with the money of a refund. Follows 'Mark as'. */
export const sentWords = ({ kind }: Pick<StaffRefund, 'kind'>): string =>
  kind === 'in_store' ? 'given back' : 'sent';
