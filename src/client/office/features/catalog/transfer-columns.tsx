import type { TransferRow } from '#contract/transfers-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TRANSFER_CHIPS, unitsWords, wayWords } from './transfer-words.ts';

/** Columns: number, way, pieces, when, state. */
export const TRANSFER_GRID =
  'px-4 w768:grid-cols-[80px_minmax(0,1fr)_150px_120px] w1200:grid-cols-[90px_minmax(0,1fr)_200px_190px_130px]';

const open = 'font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0';

export const transferColumns = (area: OfficeArea, now: Date): Column<TransferRow>[] => [
  {
    head: 'Number',
    className: 'pr-3',
    cell: ({ id, number }) => (
      <Anchor href={officePaths.transfer(area, id)} className={open}>
        {number}
      </Anchor>
    ),
  },
  {
    head: 'Way',
    className: 'pr-3',
    cell: (row) => (
      <>
        <span className="block wrap-anywhere">{wayWords(row)}</span>
        <span className="block text-caption wrap-anywhere text-muted">
          {[area === 'admin' && row.business.name, row.note].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { head: 'Pieces', className: 'pr-3', cell: unitsWords },
  {
    head: 'Made',
    className: 'pr-3 max-w1200:hidden',
    cell: ({ created_at: at, by }) => (
      <>
        {capital(momentWords(at, now))}
        <span className="block text-caption text-muted">{by}</span>
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state }) => <Chip look={TRANSFER_CHIPS[state].look}>{TRANSFER_CHIPS[state].label}</Chip>,
  },
];

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
