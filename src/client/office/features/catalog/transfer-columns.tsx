import type { TransferRow } from '#contract/transfers-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { TRANSFER_CHIPS, unitsWords, wayWords } from './transfer-words.ts';

const open = 'font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0';

export const transferColumns = (area: OfficeArea, now: Date): Column<TransferRow>[] => [
  {
    key: 'number',
    head: 'Number',
    kind: 'main',
    track: [72, 72, 80],
    cell: ({ id, number }) => (
      <Anchor href={officePaths.transfer(area, id)} className={open}>
        {number}
      </Anchor>
    ),
  },
  {
    key: 'way',
    head: 'Way',
    track: '1fr',
    cell: (row) => (
      <>
        <span className="block wrap-anywhere">{wayWords(row)}</span>
        <span className="block text-caption wrap-anywhere text-muted">
          {[area === 'admin' && row.business.name, row.note].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { key: 'pieces', head: 'Pieces', track: [140, 140, 190], cell: unitsWords },
  {
    key: 'made',
    head: 'Made',
    track: 180,
    from: 1200,
    cell: ({ created_at: at, by }) => (
      <>
        {capital(momentWords(at, now))}
        <span className="block text-caption text-muted">{by}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    track: [120, 120, 130],
    cell: ({ state }) => <Chip look={TRANSFER_CHIPS[state].look}>{TRANSFER_CHIPS[state].label}</Chip>,
  },
  ...EXTRAS,
  ...(area === 'admin' ? [VENDOR] : []),
  ...MOMENTS.map(({ key, head, of }) => ({
    ...extra,
    key,
    head,
    track: 140,
    cell: (row: TransferRow) => {
      const at = row[of];
      return at !== null && capital(momentWords(at, now));
    },
  })),
];

const extra = { kind: 'extra', className: 'wrap-anywhere' } as const;
const EXTRAS: readonly Column<TransferRow>[] = [
  { ...extra, key: 'note', head: 'Note', track: 150, cell: ({ note }) => note },
  { ...extra, key: 'who', head: 'Made by', track: 120, cell: ({ by }) => by },
  {
    ...extra,
    key: 'missing',
    head: 'Missing',
    track: 70,
    className: 'text-right tabular-nums',
    cell: ({ missing }) => missing > 0 && missing.toLocaleString('en-GB'),
  },
];
const VENDOR: Column<TransferRow> = {
  ...extra,
  key: 'vendor',
  head: 'Vendor',
  track: 120,
  cell: ({ business }) => business.name,
};
const MOMENTS = [
  { key: 'sent', head: 'Sent', of: 'sent_at' },
  { key: 'ended', head: 'Ended', of: 'ended_at' },
] as const;

type CardProps = { row: TransferRow; area: OfficeArea; now: Date };

/** A transfer on a phone. */
export function TransferCard({ row, area, now }: CardProps) {
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <Anchor href={officePaths.transfer(area, row.id)} className={open}>
          {row.number}
        </Anchor>
        <Chip look={TRANSFER_CHIPS[row.state].look}>{TRANSFER_CHIPS[row.state].label}</Chip>
      </p>
      <p className="mt-1 text-label wrap-anywhere">{wayWords(row)}</p>
      <p className="mt-1 text-small text-muted">
        {unitsWords(row)}, {momentWords(row.created_at, now)}
      </p>
    </>
  );
}
