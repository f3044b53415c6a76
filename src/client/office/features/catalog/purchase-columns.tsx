import type { PurchaseRow } from '#contract/purchases-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { cameWords, dayWords, PURCHASE_CHIPS } from './purchase-words.ts';
import { NO_STORE } from './stock-words.ts';

const open = 'font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0';

export const purchaseColumns = (area: OfficeArea): Column<PurchaseRow>[] => [
  {
    key: 'number',
    head: 'Number',
    kind: 'main',
    track: [76, 76, 84],
    cell: ({ id, number }) => (
      <Anchor href={officePaths.purchase(area, id)} className={open}>
        {number}
      </Anchor>
    ),
  },
  {
    key: 'supplier',
    head: 'Supplier',
    track: '1fr',
    cell: (row) => (
      <>
        <span className="block wrap-anywhere">{row.supplier}</span>
        <span className="block text-caption wrap-anywhere text-muted">
          {[row.store?.name ?? NO_STORE, area === 'admin' && row.business.name].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { key: 'pieces', head: 'Pieces', track: [130, 130, 150], cell: cameWords },
  {
    key: 'cost',
    head: 'Cost',
    track: 96,
    from: 1200,
    className: 'text-right tabular-nums',
    cell: ({ cost }) => (typeof cost === 'number' ? sumWords(cost) : ''),
  },
  {
    key: 'expected',
    head: 'Expected',
    track: 130,
    from: 1200,
    cell: ({ expected_on: day }) => (day ? dayWords(day) : ''),
  },
  {
    key: 'state',
    head: 'State',
    track: 140,
    cell: ({ state }) => <Chip look={PURCHASE_CHIPS[state].look}>{PURCHASE_CHIPS[state].label}</Chip>,
  },
  ...EXTRAS,
  ...(area === 'admin' ? [VENDOR] : []),
];

const extra = { kind: 'extra', className: 'wrap-anywhere' } as const;
const EXTRAS: readonly Column<PurchaseRow>[] = [
  { ...extra, key: 'store', head: 'Store', track: 120, cell: ({ store }) => store?.name ?? NO_STORE },
  { ...extra, key: 'note', head: 'Note', track: 150, cell: ({ note }) => note },
  { ...extra, key: 'who', head: 'Made by', track: 120, cell: ({ by }) => by },
];
const VENDOR: Column<PurchaseRow> = {
  ...extra,
  key: 'vendor',
  head: 'Vendor',
  track: 120,
  cell: ({ business }) => business.name,
};

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
