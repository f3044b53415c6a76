/** What is known of a product's or variation's stock; `available` is missing where the business hides it. */
export interface StockFacts {
  status: 'instock' | 'outofstock';
  /** A count, or yes/no where stock is kept as a flag. */
  available: number | 'yes' | 'no' | undefined;
  hidesStock: boolean;
}

export interface StockState {
  canBuy: boolean;
  /** The stock line; none where the business hides its stock and has some. */
  label: 'In Stock' | 'Out of Stock' | undefined;
  /** How many are left, where that may be told. */
  count: number | undefined;
}

const OUT: StockState = { canBuy: false, label: 'Out of Stock', count: undefined };

/** SPEC section 4: hidden stock goes by the status alone, a flag must say yes, a count must be above zero. */
export function stockState({ status, available, hidesStock }: StockFacts): StockState {
  if (status === 'outofstock') return OUT;
  if (hidesStock) return { canBuy: true, label: undefined, count: undefined };
  if (typeof available === 'number') {
    return available > 0 ? { canBuy: true, label: 'In Stock', count: available } : OUT;
  }
  return available === 'yes' ? { canBuy: true, label: 'In Stock', count: undefined } : OUT;
}
