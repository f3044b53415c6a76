import type { OfficeProductRow, OfficeVariation } from '#contract/products-office-shapes.ts';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { HIGHEST_PRICE } from '#rules/money/price-change.ts';
import { sumWords } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { InlineFigure } from './inline-figure.tsx';
import { countStock, setPrice } from './products.api.ts';
import { levelOf } from './product-words.ts';

export function readPounds(text: string): number | undefined {
  const plain = text.replaceAll(/[£,\s]/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const pounds = Number(plain);
  return pounds > 0 && pounds * 100 <= HIGHEST_PRICE ? pounds : undefined;
}

export function readCount(text: string): number | undefined {
  const plain = text.trim();
  return /^\d{1,7}$/.test(plain) && Number(plain) <= MOST_STOCK ? Number(plain) : undefined;
}

export const PRICE_HINT = 'Type a price such as 249.99.';
export const COUNT_HINT = 'Type how many there are, such as 12.';

type PriceProps = {
  product: { id: number; version: number };
  variationId?: number;
  name: string;
  price: number;
  shortcut?: string;
};

export function PriceFigure({ product, variationId, name, price, shortcut }: PriceProps) {
  return (
    <InlineFigure
      label={`Price of ${name}`}
      column="price"
      unit="£"
      text={price.toFixed(2)}
      read={readPounds}
      hint={PRICE_HINT}
      onSave={(amount) => setPrice(product, amount, variationId)}
      {...(shortcut && { shortcut })}
    />
  );
}

type StockProps = {
  productId: number;
  variationId?: number;
  name: string;
  stock: number;
  reserved: number;
  /** So few are marked. */
  low: number;
  /** Only the units in this store; null: those in no store. Left out: all units. */
  storeId?: number | null;
  /** Where, if it is one place: 'Camden'. */
  where?: string;
  shortcut?: string;
};

export function StockFigure(props: StockProps) {
  const { productId, variationId, name, stock, reserved, low, storeId, where, shortcut } = props;
  return (
    <InlineFigure
      label={`Stock of ${name}${where ? `, ${where}` : ''}${reserved > 0 ? `, ${reserved} reserved` : ''}`}
      column="stock"
      text={String(stock)}
      mark={levelOf(stock, reserved, low)}
      read={readCount}
      hint={COUNT_HINT}
      onSave={(now) =>
        countStock(productId, {
          now,
          was: stock,
          ...(variationId !== undefined && { variation_id: variationId }),
          ...(storeId !== undefined && { store_id: storeId }),
        })
      }
      {...(shortcut && { shortcut })}
    />
  );
}

/** The price of a row. It can be edited if the product has one price; with variations or questions it is text. */
export function PriceCell({ row }: { row: OfficeProductRow }) {
  if (row.is_active_for === 1 && row.type === 1 && row.state !== 'archived') {
    return <PriceFigure product={row} name={row.name} price={row.price} shortcut="e" />;
  }
  return (
    <span className="whitespace-nowrap tabular-nums">
      {row.is_active_for === 2 && <span className="text-muted">up to </span>}
      {(row.has_price_range || row.is_active_for === 3) && <span className="text-muted">from </span>}
      <b className="font-semibold">{sumWords(row.price)}</b>
    </span>
  );
}

export function StockCell({ row }: { row: OfficeProductRow }) {
  if (row.is_active_for !== 1) return <span className="text-muted">No limit</span>;
  if (row.stock === null) return <span className="text-muted">{row.is_available ? 'Yes' : 'No'}</span>;
  if (row.type === 1 && row.state !== 'archived') {
    const { id, name, stock, reserved_stock: reserved, low_stock: low } = row;
    return (
      <StockFigure productId={id} name={name} stock={stock} reserved={reserved} low={low} shortcut="s" />
    );
  }
  const mark = levelOf(row.stock, row.reserved_stock, row.low_stock);
  return (
    <b
      className={cx(
        'font-semibold tabular-nums',
        mark === 'none' && 'text-danger',
        mark === 'low' && 'text-repair-text',
      )}
    >
      {row.stock.toLocaleString('en-GB')}
    </b>
  );
}

/** The price of a variation that shoppers see, and the crossed-out price beside it. */
export function pricesOf(one: Pick<OfficeVariation, 'regular_price' | 'sale_price' | 'is_on_sale'>) {
  const isOffer = one.is_on_sale && one.sale_price !== null && one.sale_price < one.regular_price;
  return isOffer
    ? { price: one.sale_price ?? one.regular_price, was: one.regular_price }
    : { price: one.regular_price, was: null };
}
