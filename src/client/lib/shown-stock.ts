import { stockState, type StockState } from '#rules/catalog/stock.ts';

export interface WireStock {
  stock_status: 'instock' | 'outofstock';
  available_stock?: number | 'yes' | 'no' | undefined;
}

/** Applies the stock rule to API fields. */
export function stockOf(stock: WireStock, hidesStock: boolean): StockState {
  return stockState({ status: stock.stock_status, available: stock.available_stock, hidesStock });
}
