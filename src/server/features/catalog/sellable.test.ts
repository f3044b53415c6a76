import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { stockState } from '#rules/catalog/stock.ts';
import { pence } from '#rules/money/money.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { availableOf, canBuySql, priceSql } from './sellable.reads.ts';

let shop: Database;
beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'empty');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});

/** Small numbers, so that equal prices and fully reserved stock come up often. */
const few = fc.nat({ max: 3 });

const sellable = fc.record({
  regular_price: few,
  sale_price: fc.option(few),
  is_on_sale: fc.boolean(),
  counts_stock: fc.boolean(),
  is_available: fc.boolean(),
  stock_status: fc.constantFrom('instock' as const, 'outofstock' as const),
  stock: few,
  reserved_stock: few,
  hide_stock: fc.boolean(),
});

type Sellable = typeof sellable extends fc.Arbitrary<infer T> ? T : never;

function byTheRules(row: Sellable) {
  const { price } = shownPrice({
    regular: pence(row.regular_price),
    sale: row.sale_price === null ? null : pence(row.sale_price),
    isOnSale: row.is_on_sale,
  });
  const { canBuy } = stockState({
    status: row.stock_status,
    available: availableOf({ ...row, available: row.stock - row.reserved_stock }),
    hidesStock: row.hide_stock,
  });
  return { price, can_buy: canBuy };
}

describe('The SQL version of a rule', () => {
  it('is what the rules say of each: its price, and whether it can be bought', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sellable, { minLength: 1, maxLength: 200, size: 'max' }), async (rows) => {
        const { rows: answered } = await shop.pool.query(
          `select ${priceSql('s')} as price, ${canBuySql('s', 's.hide_stock')} as can_buy
           from rows from (jsonb_to_recordset($1::jsonb) as (regular_price int, sale_price int, is_on_sale boolean,
             counts_stock boolean, is_available boolean, stock_status text, stock int, reserved_stock int,
             hide_stock boolean)) with ordinality s order by s.ordinality`,
          [JSON.stringify(rows)],
        );
        expect(answered).toEqual(rows.map(byTheRules));
      }),
      { numRuns: 20 },
    );
  });
});
