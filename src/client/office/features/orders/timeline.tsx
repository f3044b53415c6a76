import { ArrowRight, Check, CreditCard, Mail, NotebookPen, Truck, Undo2, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { cx } from '#client/ui/cx.ts';
import { Box } from '../../ui/box.tsx';
import { momentWords } from '#client/lib/due-words.ts';
import { NoteForm } from './note-form.tsx';
import { disputeEntries } from './dispute-words.ts';
import { refundEntries } from './refund-words.ts';

const DID: Record<string, string> = {
  place: 'Placed',
  decline: 'Payment declined',
  chargeback: 'The buyer’s bank took the money back',
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
  request_return: 'Return asked for',
  accept_return: 'Return accepted',
  refuse_return: 'Return refused',
  appeal: 'Appealed against the refusal',
  withdraw_return: 'Return withdrawn',
  receive_return: 'Return arrived',
  refund: 'Refund agreed to',
};
const WHO = { buyer: 'Buyer', vendor: 'Vendor', administrator: 'Administrator', system: 'By itself' };
/** What comes in from the payment provider was paid by the buyer. */
const whoDid = (move: string, actor: keyof typeof WHO) =>
  move === 'pay' && actor === 'system' ? WHO.buyer : WHO[actor];
const MAIL = { sent: 'sent', waiting: 'waits to be sent', failed: 'could not be sent' };

interface Entry {
  at: string;
  kind: Kind;
  icon: LucideIcon;
  look: string;
  what: string;
  who: string;
  note: string;
}

const KINDS = [
  ['all', 'All'],
  ['mail', 'Mails'],
  ['note', 'Notes'],
] as const;
type Kind = 'move' | 'mail' | 'note';

const GREY = 'bg-grey-1 text-secondary';
const ICONS: Partial<Record<string, readonly [LucideIcon, string]>> = {
  pay: [CreditCard, 'bg-sell-tint text-sell-text'],
  accept: [Check, 'bg-buy-tint text-buy-text'],
  dispatch: [Truck, 'bg-buy-tint text-buy-text'],
  complete: [Check, 'bg-sell-tint text-sell-text'],
  refuse: [X, 'bg-danger-tint text-danger'],
  cancel: [X, 'bg-danger-tint text-danger'],
  refund: [Undo2, GREY],
  refund_missing: [Undo2, GREY],
  refund_amount: [Undo2, GREY],
};

type Props = { order: TrackedOrder; tracked: StaffTracked; now: Date };

/** Everything that happened, the latest first: moves, refunds, mails and notes; and a place to write a note. */
export function Timeline({ order, tracked: { messages, notes, refunds, disputes }, now }: Props) {
  const [shown, setShown] = useState<(typeof KINDS)[number][0]>('all');
  const moves = order.events.map(({ at, move, actor, note }): Entry => {
    const [icon, look] = ICONS[move] ?? [ArrowRight, GREY];
    return { at, kind: 'move', icon, look, what: DID[move] ?? move, who: whoDid(move, actor), note };
  });
  const moneyBack = refunds.flatMap(refundEntries).map(({ isFailure, ...entry }): Entry => ({
    ...entry,
    kind: 'move',
    icon: isFailure ? X : Undo2,
    look: isFailure ? 'bg-danger-tint text-danger' : GREY,
  }));
  const cases = disputes.flatMap(disputeEntries).map((entry): Entry => ({
    ...entry,
    kind: 'move',
    icon: CreditCard,
    look: 'bg-danger-tint text-danger',
    who: '',
  }));
  const mails = messages.map(({ at, title, to, state }): Entry => ({
    at,
    kind: 'mail',
    icon: Mail,
    look: state === 'failed' ? 'bg-danger-tint text-danger' : GREY,
    what: `Mail: ${title}`,
    who: `To the ${to}, ${MAIL[state]}`,
    note: '',
  }));
  const written = notes.map(({ at, author, text }): Entry => ({
    at,
    kind: 'note',
    icon: NotebookPen,
    look: 'bg-repair-tint text-repair-text',
    what: `Note by ${author}`,
    who: '',
    note: text,
  }));
  const entries = [...moves, ...moneyBack, ...cases, ...mails, ...written]
    .filter(({ kind }) => shown === 'all' || kind === shown)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Box
      title="Timeline"
      note={
        <span
          role="group"
          aria-label="What is shown"
          className="ml-auto flex rounded-control bg-grey-2 p-0.5"
        >
          {KINDS.map(([key, label]) => (
            <button
              key={key}
              type="button"
              aria-pressed={shown === key}
              onClick={() => setShown(key)}
              className={cx(
                'h-11 rounded-[6px] px-3 text-caption font-semibold w1024:h-7',
                shown === key ? 'bg-paper text-ink shadow-small' : 'text-secondary',
              )}
            >
              {label}
            </button>
          ))}
        </span>
      }
    >
      <NoteForm number={order.number} />
      {entries.length === 0 && <p className="text-muted">Nothing of this kind yet.</p>}
      <ol className="grid gap-4">
        {entries.map(({ at, kind, icon: Icon, look, what, who, note }, index) => (
          <li key={index} className="flex gap-3">
            <span
              aria-hidden="true"
              className={cx('grid size-[27px] shrink-0 place-items-center rounded-full', look)}
            >
              <Icon size={14} />
            </span>
            <span className="min-w-0 flex-1 pt-0.5">
              <span className="gap-x-3 w600:flex w600:items-baseline w600:justify-between">
                <span className="block font-medium">{what}</span>
                <span className="block text-caption text-muted tabular-nums first-letter:uppercase w600:text-right">
                  {[who, momentWords(at, now)].filter(Boolean).join(', ')}
                </span>
              </span>
              {note && (
                <span
                  className={cx(
                    'mt-1.5 block rounded-box px-3 py-2 wrap-anywhere whitespace-pre-line',
                    kind === 'note' ? 'bg-repair-tint text-repair-text' : 'bg-grey-1 text-secondary',
                  )}
                >
                  {note}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}
