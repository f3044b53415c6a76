import type { OfferTermsJson } from './offers.reads.ts';
import { offerTermsSql } from './offers.reads.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';

/** The columns of `sellableColumns` that visitors may see. Queries never select cost and reservations. */
export interface SellableRow {
  sku: string;
  product_condition: 1 | 2 | 3;
  regular_price: number;
  sale_price: number | null;
  is_on_sale: boolean;
  counts_stock: boolean;
  is_available: boolean;
  stock_status: 'instock' | 'outofstock';
  available: number;
  is_trade_in: boolean;
  cash_trade_in: number | null;
  voucher_trade_in: number | null;
  /** Of products that are sold to the shop, where the query reads them. */
  offer_terms?: OfferTermsJson | null;
}

const COLUMNS = [
  'sku',
  'regular_price',
  'sale_price',
  'is_on_sale',
  'counts_stock',
  'is_available',
  'stock_status',
  'is_trade_in',
  'cash_trade_in',
  'voucher_trade_in',
];

export function sellableSql(table: 'p' | 'v'): string {
  return [
    ...COLUMNS.map((column) => `${table}.${column}`),
    `${table}.condition as product_condition`,
    `${table}.stock - ${table}.reserved_stock as available`,
  ].join(', ');
}

/** The sellable columns of variation `v` if there is one, otherwise of its product `p`. */
export function chosenSellableSql(): string {
  const chosen = (of: (table: 'p' | 'v') => string) =>
    `case when v.id is null then ${of('p')} else ${of('v')} end`;
  return [
    ...COLUMNS.map((column) => `${chosen((table) => `${table}.${column}`)} as ${column}`),
    `${chosen((table) => `${table}.condition`)} as product_condition`,
    `${chosen((table) => `${table}.stock - ${table}.reserved_stock`)} as available`,
    `${offerTermsSql('p')} as offer_terms`,
  ].join(', ');
}

/** `shownPrice` of the rules, for many rows at once. `row` is an alias of rows with the sellable columns. */
export function priceSql(row: string): string {
  return `case when ${row}.is_on_sale and ${row}.sale_price < ${row}.regular_price
    then ${row}.sale_price else ${row}.regular_price end`;
}

/** `canBuy` of `stockState` of the rules, for many rows at once. `hidesStock` is SQL too. */
export function canBuySql(row: string, hidesStock: string): string {
  return `(${row}.stock_status = 'instock' and (${hidesStock}
    or case when ${row}.counts_stock then ${row}.stock > ${row}.reserved_stock else ${row}.is_available end))`;
}

/** The available quantity, or true/false where stock is only a flag. */
export function availableOf(row: Pick<SellableRow, 'counts_stock' | 'available' | 'is_available'>) {
  if (row.counts_stock) return row.available;
  return row.is_available ? ('yes' as const) : ('no' as const);
}

/** `stock` excludes reservations, like the count. Otherwise the difference would show how much is reserved. */
function stockWire(row: SellableRow) {
  return { stock: row.counts_stock ? row.available : null, available_stock: availableOf(row) };
}

function amount(value: number | null): number | null {
  return value === null ? null : poundsFromPence(pence(value));
}

/** The settings of a business for everything that it sells. */
export interface Seller {
  hide_stock: boolean;
  /** Why it sells nothing at present; null if it sells. */
  away: string | null;
}

/**
 * The API's names for price, stock and trade-in. A business that hides its stock shows no count and no flag.
 * Nothing can be bought from a business that is away.
 */
export function sellableWire(row: SellableRow, { hide_stock: hidesStock, away }: Seller) {
  return {
    sku: row.sku,
    product_condition: row.product_condition,
    regular_price: poundsFromPence(pence(row.regular_price)),
    sale_price: amount(row.sale_price),
    is_on_sale: row.is_on_sale,
    raw_status: !row.counts_stock,
    stock_status: away === null ? row.stock_status : ('outofstock' as const),
    ...(!hidesStock && stockWire(row)),
    is_trade_in: row.is_trade_in,
    cash_trade_in_value: amount(row.cash_trade_in),
    voucher_trade_in_value: amount(row.voucher_trade_in),
  };
}
