import type { PurchaseRow } from '#contract/purchases-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { cameWords, dayWords, PURCHASE_CHIPS } from './purchase-words.ts';
import { NO_STORE } from './stock-words.ts';

/** Columns: number, supplier, pieces, cost, expected, state. */
export const PURCHASE_GRID =
  'px-4 w768:grid-cols-[80px_minmax(0,1fr)_140px_140px] w1200:grid-cols-[90px_minmax(0,1fr)_160px_110px_140px_140px]';

const open = 'font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0';

export const purchaseColumns = (area: OfficeArea): Column<PurchaseRow>[] => [
  {
    head: 'Number',
    className: 'pr-3',
    cell: ({ id, number }) => (
      <Anchor href={officePaths.purchase(area, id)} className={open}>
        {number}
      </Anchor>
    ),
  },
  {
    head: 'Supplier',
    className: 'pr-3',
    cell: (row) => (
      <>
        <span className="block wrap-anywhere">{row.supplier}</span>
        <span className="block text-caption wrap-anywhere text-muted">
          {[row.store?.name ?? NO_STORE, area === 'admin' && row.business.name].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { head: 'Pieces', className: 'pr-3', cell: cameWords },
  {
    head: 'Cost',
    className: 'pr-4 text-right tabular-nums max-w1200:hidden',
    cell: ({ cost }) => (typeof cost === 'number' ? sumWords(cost) : ''),
  },
  {
    head: 'Expected',
    className: 'pr-3 max-w1200:hidden',
    cell: ({ expected_on: day }) => (day ? dayWords(day) : ''),
  },
  {
    head: 'State',
    cell: ({ state }) => <Chip look={PURCHASE_CHIPS[state].look}>{PURCHASE_CHIPS[state].label}</Chip>,
  },
];

/** A purchase order on a phone. */
export function PurchaseCard({ row, area }: { row: PurchaseRow; area: OfficeArea }) {
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <Anchor href={officePaths.purchase(area, row.id)} className={open}>
          {row.number}
        </Anchor>
        <Chip look={PURCHASE_CHIPS[row.state].look}>{PURCHASE_CHIPS[row.state].label}</Chip>
      </p>
      <p className="mt-1 text-label wrap-anywhere">{row.supplier}</p>
      <p className="mt-1 text-small text-muted">
        {[cameWords(row), row.expected_on && `expected ${dayWords(row.expected_on)}`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  );
}
