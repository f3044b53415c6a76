import { ChevronDown } from 'lucide-react';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { countOf, formatDate, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { PriceCell, StockCell } from './figures.tsx';
import { hiddenShortly, hiddenWords, LINE_OF, LINE_WORDS, STANDS } from './product-words.ts';

const FIGURE = 'text-right tabular-nums';

export interface Opened {
  has: (id: number) => boolean;
  toggle: (id: number) => void;
}

/** Only staff who see the cost can choose that column. */
export const productColumns = (
  area: OfficeArea,
  opened: Opened,
  seesCost: boolean,
): Column<OfficeProductRow>[] => [
  {
    key: 'product',
    head: 'Product',
    kind: 'main',
    track: '1fr',
    cell: (row) => <ProductCell row={row} area={area} opened={opened} />,
  },
  { key: 'line', head: 'Line', track: 68, from: 1200, cell: (row) => <LineCell row={row} /> },
  {
    key: 'category',
    head: 'Category',
    track: 108,
    from: 1200,
    className: 'wrap-anywhere',
    cell: ({ Category }) => Category.name,
  },
  {
    key: 'price',
    head: 'Price',
    track: 104,
    className: 'text-right',
    cell: (row) => <PriceCell row={row} />,
  },
  {
    key: 'was',
    head: 'Was',
    track: 76,
    from: 960,
    className: FIGURE,
    cell: ({ was }) => was !== null && <s className="text-muted">{sumWords(was)}</s>,
  },
  {
    key: 'stock',
    head: 'Stock',
    track: [70, 74, 68],
    className: 'text-right',
    cell: (row) => <StockCell row={row} />,
  },
  {
    key: 'sold',
    head: 'Sold',
    track: 48,
    from: 1200,
    className: FIGURE,
    cell: ({ product_sale_count: sold }) => sold.toLocaleString('en-GB'),
  },
  { key: 'state', head: 'State', track: [98, 98, 94], cell: (row) => <StateChip row={row} /> },
  {
    key: 'sku',
    head: 'SKU',
    kind: 'extra',
    track: 130,
    className: 'wrap-anywhere',
    cell: ({ sku }) => sku,
  },
  {
    key: 'brand',
    head: 'Brand',
    kind: 'extra',
    track: 100,
    className: 'wrap-anywhere',
    cell: ({ Brand }) => Brand.name,
  },
  ...(area === 'admin' ? [VENDOR] : []),
  ...(seesCost ? [COST] : []),
  {
    key: 'reserved',
    head: 'Reserved',
    kind: 'extra',
    track: 72,
    className: FIGURE,
    cell: ({ reserved_stock: reserved }) => reserved.toLocaleString('en-GB'),
  },
  {
    key: 'low',
    head: 'Low from',
    kind: 'extra',
    track: 72,
    className: FIGURE,
    cell: ({ stock, low_stock: low }) => stock !== null && low.toLocaleString('en-GB'),
  },
  {
    key: 'updated',
    head: 'Changed',
    kind: 'extra',
    track: 110,
    cell: ({ updated_at: at }) => formatDate(at),
  },
];

const VENDOR: Column<OfficeProductRow> = {
  key: 'vendor',
  head: 'Vendor',
  kind: 'extra',
  track: 120,
  className: 'wrap-anywhere',
  cell: ({ business }) => business.name,
};
const COST: Column<OfficeProductRow> = {
  key: 'cost',
  head: 'Cost',
  kind: 'extra',
  track: 84,
  className: FIGURE,
  cell: ({ cost_price: cost }) => cost !== null && cost !== undefined && sumWords(cost),
};

function StateChip({ row }: { row: OfficeProductRow }) {
  const { label, look } = STANDS[row.state];
  return (
    <span title={hiddenWords(row)}>
      <Chip look={look}>{label}</Chip>
      {row.hidden_because && (
        <span className="mt-0.5 block text-caption text-muted">{hiddenShortly(row)}</span>
      )}
    </span>
  );
}

function LineCell({ row }: { row: OfficeProductRow }) {
  return (
    <span className="flex items-center gap-2">
      <LineDot line={LINE_OF[row.is_active_for]} />
      {LINE_WORDS[row.is_active_for]}
    </span>
  );
}

/** SKU, variations and vendor. A SKU stays in one piece. */
function SecondLine({ row, area }: { row: OfficeProductRow; area: OfficeArea }) {
  const rest = [
    ...(row.variation_count > 0 ? [countOf(row.variation_count, 'variation')] : []),
    ...(area === 'admin' ? [row.business.name] : []),
  ];
  return (
    <>
      <span className="inline-block max-w-full truncate align-bottom">{row.sku}</span>
      {rest.map((words) => `, ${words}`).join('')}
    </>
  );
}

function OpenLink({ row, area }: { row: OfficeProductRow; area: OfficeArea }) {
  return (
    <Anchor
      href={officePaths.product(area, row.id)}
      className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
    >
      {row.name}
    </Anchor>
  );
}

function ProductCell({ row, area, opened }: { row: OfficeProductRow; area: OfficeArea; opened: Opened }) {
  const isOpen = opened.has(row.id);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumb row={row} />
      <span className="min-w-0 flex-1">
        <OpenLink row={row} area={area} />
        <span className="block text-caption text-muted wrap-anywhere">
          <SecondLine row={row} area={area} />
        </span>
      </span>
      {row.variation_count > 0 && (
        <button
          type="button"
          data-key={isOpen ? 'ArrowLeft' : 'ArrowRight'}
          aria-expanded={isOpen}
          aria-label={`Variations of ${row.name}`}
          onClick={() => opened.toggle(row.id)}
          className="relative z-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-grey-1 w1200:size-8"
        >
          <ChevronDown size={16} className={cx('transition-transform', isOpen && 'rotate-180')} />
        </button>
      )}
    </span>
  );
}

function Thumb({ row }: { row: OfficeProductRow }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-[8px] bg-grey-1">
      <Picture name={row.image} alt="" width={40} height={40} sizes="40px" className="size-9" />
    </span>
  );
}

/** A product on a phone. */
export function ProductCard({ row, area }: { row: OfficeProductRow; area: OfficeArea }) {
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <StateChip row={row} />
        <LineCell row={row} />
      </p>
      <div className="mt-3 flex min-w-0 gap-3">
        <Thumb row={row} />
        <div className="min-w-0 flex-1">
          <OpenLink row={row} area={area} />
          <p className="text-small text-muted wrap-anywhere">
            <SecondLine row={row} area={area} />
          </p>
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <PriceCell row={row} />
        <span className="flex items-center gap-2">
          <span className="text-muted">Stock</span>
          <StockCell row={row} />
        </span>
      </div>
    </>
  );
}
