import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Columns that simple products and variations share: price, stock and trade-in value. Both tables have the same columns
 * and checks, so that one rule reads either.
 */
export function sellableColumns() {
  return {
    sku: text().notNull().unique(),
    condition: smallint().$type<1 | 2 | 3>().notNull().default(1),
    regularPrice: integer('regular_price').notNull(),
    salePrice: integer('sale_price'),
    costPrice: integer('cost_price'),
    isOnSale: boolean('is_on_sale').notNull().default(false),
    /** false: availability is a yes/no flag, `is_available`. */
    countsStock: boolean('counts_stock').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(false),
    stockStatus: text('stock_status', { enum: ['instock', 'outofstock'] })
      .notNull()
      .default('instock'),
    stock: integer().notNull().default(0),
    reservedStock: integer('reserved_stock').notNull().default(0),
    isTradeIn: boolean('is_trade_in').notNull().default(false),
    cashTradeIn: integer('cash_trade_in'),
    voucherTradeIn: integer('voucher_trade_in'),
  };
}

type SellableTable = Record<keyof ReturnType<typeof sellableColumns>, SQLWrapper>;

export function sellableChecks(table: string, t: SellableTable) {
  const rule = (name: string, condition: SQL) => check(`${table}_${name}`, condition);
  return [
    rule('condition', sql`${t.condition} between 1 and 3`),
    rule('regular_price', sql`${t.regularPrice} >= 0`),
    rule('sale_price', sql`${t.salePrice} is null or ${t.salePrice} between 0 and ${t.regularPrice}`),
    rule('on_sale', sql`not ${t.isOnSale} or ${t.salePrice} is not null`),
    rule('cost_price', sql`${t.costPrice} is null or ${t.costPrice} >= 0`),
    rule('stock_status', sql`${t.stockStatus} in ('instock', 'outofstock')`),
    rule('stock', sql`${t.stock} >= 0 and ${t.reservedStock} between 0 and ${t.stock}`),
    rule(
      'trade_in',
      sql`not ${t.isTradeIn} or (${t.cashTradeIn} >= 0 and ${t.voucherTradeIn} >= ${t.cashTradeIn})`,
    ),
  ];
}
