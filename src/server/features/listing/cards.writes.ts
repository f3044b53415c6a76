import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Pence as the wire's pounds: 28900 → 289, 1799 → 17.99. */
const pounds = (column: string): SQL => sql.raw(`trim_scale(${column} / 100.0)`);

/**
 * The card of one row of `shown` (see rows.writes.ts), exactly as `productCard` of the contract. Columns that
 * are not named here can't leak: no cost price, no reserved stock, and no count where the business hides it.
 */
export const card: SQL = sql`jsonb_build_object(
  'id', shown.id,
  'title', shown.name,
  'slug', shown.slug,
  'image', shown.image,
  'thumbnail', shown.image,
  'type', shown.type,
  'is_active_for', shown.line,
  'category_id', shown.category_id,
  'Category', jsonb_build_object(
    'id', shown.category_id, 'slug', shown.category_slug, 'name', shown.category_name
  ),
  'brand_id', shown.brand_id,
  'Brand', jsonb_build_object(
    'id', shown.brand_id, 'name', shown.brand_name, 'slug', shown.brand_slug, 'image', shown.brand_image
  ),
  'business_id', shown.business_id,
  'Business', jsonb_build_object(
    'id', shown.business_id, 'business_name', shown.business_name, 'hide_stock', shown.hide_stock
  ) || case when shown.away is null then '{}'::jsonb else jsonb_build_object('away', shown.away) end,
  'product_condition', shown.condition,
  'conditions', to_jsonb(shown.grades),
  'regular_price', ${pounds('shown.regular_price')},
  'sale_price', ${pounds('shown.sale_price')},
  'is_on_sale', shown.is_on_sale,
  'has_price_range', shown.has_price_range,
  'raw_status', not shown.counts_stock,
  'stock_status', shown.stock_status,
  'product_rating', trim_scale(shown.rating),
  'product_rating_count', shown.rating_count,
  'product_sale_count', shown.sale_count,
  'release_year', shown.release_year,
  'is_trade_in', shown.is_trade_in,
  'cash_trade_in_value', ${pounds('shown.cash_trade_in')},
  'voucher_trade_in_value', ${pounds('shown.voucher_trade_in')},
  'has_questions', shown.has_questions,
  'terms', shown.card_terms,
  'lowest_fault', shown.lowest_fault
) || case
  when shown.hide_stock then '{}'::jsonb
  when shown.counts_stock then jsonb_build_object('stock', shown.available, 'available_stock', shown.available)
  else jsonb_build_object('stock', null, 'available_stock', case when shown.is_available then 'yes' else 'no' end)
end`;
