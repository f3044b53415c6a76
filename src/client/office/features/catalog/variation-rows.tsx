import { CornerDownRight } from 'lucide-react';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { cx } from '#client/ui/cx.ts';
import { PriceFigure, pricesOf, StockFigure } from './figures.tsx';
import { PRODUCT_GRID, STOCK_PLACE, WAS_PLACE } from './product-columns.tsx';
import { useProduct } from './products.api.ts';

/** The variations of a product, below its row. */
export function VariationRows({ id, count }: { id: number; count: number }) {
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
  return product.variations.map((one) => {
    const name = one.terms.join(', ');
    const { price, was } = pricesOf(one);
    const called = `${product.name}, ${name}`;
    return (
      <div
        key={one.id}
        role="row"
        className={cx(
          'grid min-h-13 items-center border-b border-grey-2 bg-[#fbfaf8] py-1 w1200:min-h-11',
          PRODUCT_GRID,
        )}
      >
        <span role="cell" />
        <span role="cell" className="flex min-w-0 gap-3 pr-3 pl-6">
          <CornerDownRight aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-muted" />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="block truncate text-caption text-muted" title={one.sku}>
              {one.sku}
            </span>
          </span>
        </span>
        <span role="cell" className="max-w1200:hidden" />
        <span role="cell" className="max-w1200:hidden" />
        <span role="cell" className="text-right">
          <PriceFigure product={product} variationId={one.id} name={called} price={price} />
        </span>
        <span role="cell" className={WAS_PLACE}>
          {was !== null && <s className="text-muted">{sumWords(was)}</s>}
        </span>
        <span role="cell" className={STOCK_PLACE}>
          {one.raw_status ? (
            <span className="text-muted">{one.is_available ? 'Yes' : 'No'}</span>
          ) : (
            <StockFigure
              productId={id}
              variationId={one.id}
              name={called}
              stock={one.stock}
              reserved={one.reserved_stock}
              low={product.low_stock}
            />
          )}
        </span>
        <span role="cell" className="max-w1200:hidden" />
        <span role="cell" className="pl-4 text-caption text-muted">
          {!one.is_active && 'Not offered'}
        </span>
      </div>
    );
  });
}
