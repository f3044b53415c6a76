import { stockState, type StockState } from '#rules/catalog/stock.ts';

export interface WireStock {
  stock_status: 'instock' | 'outofstock';
  available_stock?: number | 'yes' | 'no' | undefined;
}

/** Whether the card of a product says that it is sold out. It agrees with the product's page. */
export const isSoldOut = (product: WireStock & { Business: { hide_stock: boolean } }): boolean =>
  !stockOf(product, product.Business.hide_stock).canBuy;

/** Applies the stock rule to API fields. */
export function stockOf(stock: WireStock, hidesStock: boolean): StockState {
  return stockState({ status: stock.stock_status, available: stock.available_stock, hidesStock });
}
