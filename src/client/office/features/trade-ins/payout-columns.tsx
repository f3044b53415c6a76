import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import type { Column } from '../../ui/columns.ts';
import { DueCell } from '../../ui/due-cell.tsx';
import type { Payout } from './payouts.api.ts';
import { dayWords } from '#client/lib/when-words.ts';

export const payoutColumns = (area: OfficeArea, now: Date): Column<Payout>[] => [
  {
    key: 'when',
    head: 'Due',
    track: [100, 104, 108],
    cell: ({ due }) => <DueCell due={due} now={now} waits="No deadline" />,
  },
  {
    key: 'device',
    head: 'Device',
    kind: 'main',
    track: ['1fr', '1.6fr', '2fr'],
    cell: ({ number, name }) => (
      <>
        <Anchor
          href={officePaths.tradeIn(area, number)}
          className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
        >
          {name}
        </Anchor>
        <span className="block text-caption text-muted">{number}</span>
      </>
    ),
  },
  {
    key: 'customer',
    head: 'Customer',
    track: '1fr',
    cell: ({ customer, account_ends: ends }) => (
      <>
        <span className="block wrap-anywhere">{customer}</span>
        <span className="block text-caption text-muted">•••• {ends}</span>
      </>
    ),
  },
  {
    key: 'vendor',
    head: 'Vendor',
    track: '1fr',
    from: 960,
    className: 'wrap-anywhere',
    cell: ({ business }) => business.name,
  },
  {
    key: 'since',
    head: 'Since',
    track: 100,
    from: 1200,
    cell: ({ since }) => dayWords(since),
  },
  {
    key: 'filed',
    head: 'In a file',
    track: 100,
    from: 960,
    cell: ({ filed }) => (filed ? dayWords(filed) : 'Not yet'),
  },
  {
    key: 'amount',
    head: 'Amount',
    track: [84, 96, 104],
    className: 'text-right font-semibold tabular-nums',
    cell: ({ amount }) => sumWords(amount),
  },
];

/** A payment on a phone. */
export function PayoutCard({ payout, area }: { payout: Payout; area: OfficeArea }) {
  const { number, name, customer, amount, account_ends: ends, filed } = payout;
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <Anchor href={officePaths.tradeIn(area, number)} className="min-w-0 wrap-anywhere">
          {name}
        </Anchor>
        <b className="text-body font-semibold tabular-nums">{sumWords(amount)}</b>
      </p>
      <p className="text-small text-muted">
        {number}, {customer}, •••• {ends}
        {filed && `, in a file of ${dayWords(filed)}`}
      </p>
    </>
  );
}
