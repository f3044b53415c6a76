import type { OrderMessage, TrackedOrder } from '#contract/orders.ts';
import { Box } from './box.tsx';
import { momentWords } from './due-words.ts';

const DID: Record<string, string> = {
  place: 'Placed',
  decline: 'Payment declined',
  late_payment: 'A payment came too late and went back',
  pay: 'Paid',
  cancel: 'Cancelled',
  accept: 'Accepted',
  refuse: 'Refused',
  ready: 'Ready to collect',
  dispatch: 'Parcel sent',
  refund_missing: 'Missing items refunded',
  complete: 'Complete',
  request_return: 'Return asked for',
  accept_return: 'Return accepted',
  refuse_return: 'Return refused',
  appeal: 'Appealed against the refusal',
  receive_return: 'Return arrived',
  refund: 'Refunded',
};
const WHO = { buyer: 'Buyer', vendor: 'Vendor', administrator: 'Administrator', system: 'By itself' };
const MAIL = { sent: 'sent', waiting: 'waits to be sent', failed: 'could not be sent' };

interface Entry {
  at: string;
  what: string;
  who: string;
  note: string;
}

/** Everything that happened, the latest first: moves and mails. */
export function Timeline({
  order,
  messages,
  now,
}: {
  order: TrackedOrder;
  messages: readonly OrderMessage[];
  now: Date;
}) {
  const moves = order.events.map(({ at, move, actor, note }): Entry => ({
    at,
    what: DID[move] ?? move,
    who: WHO[actor],
    note,
  }));
  const mails = messages.map(({ at, title, to, state }): Entry => ({
    at,
    what: `Mail: ${title}`,
    who: `To the ${to}, ${MAIL[state]}`,
    note: '',
  }));
  const entries = [...moves, ...mails].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Box title="Timeline">
      <ol className="grid gap-3">
        {entries.map(({ at, what, who, note }, index) => (
          <li key={index} className="flex gap-3">
            <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-control" />
            <span className="min-w-0 flex-1">
              <span className="font-medium">{what}</span>
              {note && <span className="block wrap-anywhere whitespace-pre-line text-secondary">{note}</span>}
              <span className="block text-caption text-muted">
                {who} · {momentWords(at, now)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}
