import { cx } from '#client/ui/cx.ts';
import { stockOf, type WireStock } from '#client/lib/shown-stock.ts';

/** The stock of a combination that doesn't exist. */
export const NOT_MADE: WireStock = { stock_status: 'outofstock' };

type Props = { stock: WireStock; hidesStock: boolean };

/** SPEC section 4: the words about stock, and how many are left where that is shown. */
export function StockLine({ stock, hidesStock }: Props) {
  const { label, count } = stockOf(stock, hidesStock);
  if (!label) return null;
  const isIn = label === 'In Stock';
  return (
    <p
      className={cx(
        'flex items-center gap-2 text-label font-semibold',
        isIn ? 'text-sell-text' : 'text-danger',
      )}
    >
      <span aria-hidden="true" className={cx('size-2 rounded-full', isIn ? 'bg-sell' : 'bg-danger')} />
      <span className="tabular-nums">{count === undefined ? label : `${label}, ${count} left`}</span>
    </p>
  );
}
