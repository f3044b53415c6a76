import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfficeProduct, OfficeProductRow, OfficeVariation } from '#contract/products-office-shapes.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { cx } from '#client/ui/cx.ts';
import { PriceFigure, pricesOf, StockFigure } from './figures.tsx';
import type { RowLook } from '../../ui/data-table.tsx';
import { useProduct } from './products.api.ts';

type Props = { id: number; count: number; look: RowLook<OfficeProductRow> };

/** The variations of a product, below its row. */
export function VariationRows({ id, count, look }: Props) {
  const { data: product, error } = useProduct(id);
  if (error && !product) {
    return (
      <p role="alert" className="border-b border-grey-2 bg-[#fbfaf8] px-16 py-3 text-danger">
        {messageOf(error)}
      </p>
    );
  }
  if (!product) {
    return (
      <div aria-hidden="true" className="border-b border-grey-2 bg-[#fbfaf8] px-16 py-3">
        <Skeleton className={count > 3 ? 'h-48' : 'h-16'} />
      </div>
    );
  }
  return product.variations.map((one) => (
    <div
      key={one.id}
      role="row"
      style={look.style}
      className={cx(
        look.className,
        'min-h-13 items-center border-b border-grey-2 bg-[#fbfaf8] py-1 w1200:min-h-11',
      )}
    >
      <span role="cell" />
      {look.columns.map(({ key, className }) => (
        <span key={key} role="cell" className={cx('min-w-0', className)}>
          {CELLS[key]?.(one, product)}
        </span>
      ))}
    </div>
  ));
}

type Cell = (one: OfficeVariation, product: OfficeProduct) => ReactNode;

const calledOf: (one: OfficeVariation, product: OfficeProduct) => string = ({ terms }, { name }) =>
  `${name}, ${terms.join(', ')}`;

/** The cells of a variation in the columns of its product, by name. */
const CELLS: Readonly<Record<string, Cell | undefined>> = {
  product: (one) => (
    <span className="flex min-w-0 gap-3 pl-6">
      <CornerDownRight aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block font-medium">{one.terms.join(', ')}</span>
        <span className="block truncate text-caption text-muted" title={one.sku}>
          {one.sku}
        </span>
      </span>
    </span>
  ),
  price: (one, product) => (
    <PriceFigure
      product={product}
      variationId={one.id}
      name={calledOf(one, product)}
      price={pricesOf(one).price}
    />
  ),
  was(one) {
    const { was } = pricesOf(one);
    return was !== null && <s className="text-muted">{sumWords(was)}</s>;
  },
  stock: (one, product) =>
    one.raw_status ? (
      <span className="text-muted">{one.is_available ? 'Yes' : 'No'}</span>
    ) : (
      <StockFigure
        productId={product.id}
        variationId={one.id}
        name={calledOf(one, product)}
        stock={one.stock}
        reserved={one.reserved_stock}
        low={product.low_stock}
      />
    ),
  state: ({ is_active: isOffered }) =>
    !isOffered && <span className="text-caption text-muted">Not offered</span>,
  sku: ({ sku }) => sku,
  cost: ({ cost_price: cost }) => cost !== null && cost !== undefined && sumWords(cost),
  reserved: ({ raw_status: isYesOrNo, reserved_stock: reserved }) =>
    !isYesOrNo && reserved.toLocaleString('en-GB'),
};
