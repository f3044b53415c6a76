import { CircleCheck } from 'lucide-react';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/list-states.tsx';
import { DISPUTE_CHIPS, reasonWords } from './dispute-words.ts';
import type { OpenDispute, OpenRefund } from './money-cases.api.ts';

/** Of a repair, or of orders that were placed together, whose number is searched for. */
const hrefOf = (number: string): string =>
  number.startsWith('RP-')
    ? officePaths.repair('admin', number)
    : `${officePaths.orders('admin')}?tab=all&q=${encodeURIComponent(number)}`;

function OrderLink({ number }: { number: string }) {
  return (
    <Anchor
      href={hrefOf(number)}
      data-next=""
      className="font-semibold text-buy-text underline underline-offset-2"
    >
      {number}
    </Anchor>
  );
}

function RefundChip({ refund: { state, kind } }: { refund: OpenRefund }) {
  if (state === 'failed') return <Chip look="decide">Failed</Chip>;
  if (!isByHand(kind)) return <Chip look="work">On its way</Chip>;
  return <Chip look="waits">{kind === 'in_store' ? 'At the counter' : 'Send by hand'}</Chip>;
}

const refundColumns = (now: Date): Column<OpenRefund>[] => [
  {
    key: 'order',
    head: 'Order',
    kind: 'main',
    track: '1.2fr',
    cell: ({ number, customer }) => (
      <>
        <OrderLink number={number} />
        <span className="block text-caption text-muted wrap-anywhere">{customer}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', track: 130, cell: (refund) => <RefundChip refund={refund} /> },
  {
    key: 'why',
    head: 'Reason',
    track: '1.5fr',
    from: 960,
    className: 'wrap-anywhere',
    cell: ({ reason, error }) => (
      <>
        {reason}
        {error !== null && <span className="block text-caption text-danger">{error}</span>}
      </>
    ),
  },
  { key: 'since', head: 'Since', track: 150, from: 1200, cell: ({ created_at: at }) => momentWords(at, now) },
  {
    key: 'sum',
    head: 'Sum',
    track: 110,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ amount }) => sumWords(amount),
  },
];

/** Refunds that failed, that wait to be sent by hand, or that are on their way. Each is decided on its order. */
export function RefundList({ refunds, now }: { refunds: readonly OpenRefund[]; now: Date }) {
  if (refunds.length === 0) {
    return (
      <ListState
        icon={CircleCheck}
        look="good"
        title="No refund waits"
        text="Refunds that fail, or that have to be sent by hand, show up here."
      />
    );
  }
  return (
    <div className="max-w768:p-4">
      <DataTable
        name="Refunds"
        rows={refunds}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        columns={refundColumns(now)}
        isUrgent={({ state }) => state === 'failed'}
        card={(refund) => (
          <>
            <p className="flex items-start justify-between gap-3 text-label">
              <OrderLink number={refund.number} />
              <b className="font-semibold tabular-nums">{sumWords(refund.amount)}</b>
            </p>
            <p className="my-1.5">
              <RefundChip refund={refund} />
            </p>
            <p className="text-small text-secondary wrap-anywhere">
              {refund.customer}: {refund.reason}
            </p>
            {refund.error !== null && <p className="text-small wrap-anywhere text-danger">{refund.error}</p>}
          </>
        )}
        isStale={false}
      />
    </div>
  );
}

function DisputeChip({ dispute: { state } }: { dispute: OpenDispute }) {
  const { label, look } = DISPUTE_CHIPS[state];
  return <Chip look={look}>{label}</Chip>;
}

const deadlineOf = ({ state, due_by: due }: OpenDispute, now: Date) =>
  state === 'open' && due !== null ? momentWords(due, now) : '';

const disputeColumns = (now: Date): Column<OpenDispute>[] => [
  {
    key: 'order',
    head: 'Order',
    kind: 'main',
    track: '1.2fr',
    cell: ({ number, customer }) => (
      <>
        <OrderLink number={number} />
        <span className="block text-caption text-muted wrap-anywhere">{customer}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', track: 120, cell: (dispute) => <DisputeChip dispute={dispute} /> },
  {
    key: 'due',
    head: 'Answer by',
    track: 170,
    className: 'font-medium',
    cell: (dispute) => deadlineOf(dispute, now),
  },
  { key: 'why', head: 'Reason', track: '1.5fr', from: 960, cell: ({ reason }) => reasonWords(reason) },
  {
    key: 'sum',
    head: 'Sum',
    track: 110,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ amount }) => sumWords(amount),
  },
];

/** Payments that a bank wants back, those with the nearest deadline first. */
export function DisputeList({ disputes, now }: { disputes: readonly OpenDispute[]; now: Date }) {
  if (disputes.length === 0) {
    return (
      <ListState
        icon={CircleCheck}
        look="good"
        title="No chargebacks"
        text="Payments that a buyer’s bank wants back show up here, with the day to answer by."
      />
    );
  }
  return (
    <div className="max-w768:p-4">
      <DataTable
        name="Chargebacks"
        rows={disputes}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        columns={disputeColumns(now)}
        isUrgent={({ state }) => state === 'open'}
        card={(dispute) => (
          <>
            <p className="flex items-start justify-between gap-3 text-label">
              <OrderLink number={dispute.number} />
              <b className="font-semibold tabular-nums">{sumWords(dispute.amount)}</b>
            </p>
            <p className="my-1.5 flex flex-wrap items-center gap-2">
              <DisputeChip dispute={dispute} />
              {deadlineOf(dispute, now) && (
                <span className="text-small font-medium">Answer by {deadlineOf(dispute, now)}</span>
              )}
            </p>
            <p className="text-small text-secondary">{reasonWords(dispute.reason)}</p>
            <p className="text-small text-muted wrap-anywhere">{dispute.customer}</p>
          </>
        )}
        isStale={false}
      />
    </div>
  );
}
