/** The stock of a product or variation. `available` is missing if the business hides its stock. */
export interface StockFacts {
  status: 'instock' | 'outofstock';
  /** A count, or yes/no if stock is only a flag. */
  available: number | 'yes' | 'no' | undefined;
  hidesStock: boolean;
}

export interface StockState {
  canBuy: boolean;
  /** The stock label; none if the business hides its stock and has some. */
  label: 'In Stock' | 'Out of Stock' | undefined;
  /** How many are left, if that may be shown. */
  count: number | undefined;
}

const OUT: StockState = { canBuy: false, label: 'Out of Stock', count: undefined };

/** SPEC section 4: hidden stock depends on the status alone, a flag must be yes, a count must be above zero. */
export function stockState({ status, available, hidesStock }: StockFacts): StockState {
  if (status === 'outofstock') return OUT;
  if (hidesStock) return { canBuy: true, label: undefined, count: undefined };
  if (typeof available === 'number') {
    return available > 0 ? { canBuy: true, label: 'In Stock', count: available } : OUT;
  }
  return available === 'yes' ? { canBuy: true, label: 'In Stock', count: undefined } : OUT;
}
