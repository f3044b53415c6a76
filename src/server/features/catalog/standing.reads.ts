import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import { productMoves } from '#rules/catalog/office-states.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { lineIsOnSql } from '../site/public.ts';
import { canBuySql, priceSql } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

/** The products that the caller sees, and which of their facts. */
export interface CatalogueReader {
  /** null: of all businesses. */
  businessId: number | null;
  seesCost: boolean;
  mayPublish: boolean;
}

/** The tables that a product of the office is read from: `o` sums up the variations, `held` the stock. */
export const STANDING_TABLES = `
  products p
  join categories c on c.id = p.category_id
  left join categories above on above.id = c.parent_id
  join brands b on b.id = p.brand_id
  join businesses s on s.id = p.business_id
  left join lateral (
    select count(*)::int as count, min(${priceSql('v')}) as lowest, max(${priceSql('v')}) as highest,
      sum(v.stock) filter (where v.counts_stock)::int as stock,
      coalesce(sum(v.reserved_stock) filter (where v.counts_stock), 0)::int as reserved,
      bool_or(${canBuySql('v', 's.hide_stock')}) as can_buy
    from variations v where v.product_id = p.id and v.is_active
  ) o on p.type = 2
  cross join lateral (
    select case when p.type = 2 then o.stock when p.counts_stock then p.stock end as stock,
      case when p.type = 2 then coalesce(o.reserved, 0) else p.reserved_stock end as reserved,
      case when p.type = 2 then coalesce(o.can_buy, false) else ${canBuySql('p', 's.hide_stock')} end as can_buy,
      case when p.type = 2 then coalesce(o.lowest, ${priceSql('p')}) else ${priceSql('p')} end as price
  ) held`;

/** Only products that are bought run out: trade-ins and repairs have no stock. */
export const STATE = `
  case when not p.is_active then 'archived'
    when not p.is_published then case when p.publish_at is null then 'draft' else 'scheduled' end
    when not ${isVisible('p')} then 'hidden'
    when p.line = 1 and not held.can_buy then 'sold_out'
    else 'live' end`;

export const STANDING_COLUMNS = `
  p.id, p.version, p.name, p.slug, p.sku, p.type, p.line as is_active_for,
  jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name) as "Category",
  jsonb_build_object('id', b.id, 'name', b.name) as "Brand",
  jsonb_build_object('id', s.id, 'name', s.name) as business,
  ${STATE} as state,
  case when not p.is_active or not p.is_published then null
    when not ${lineIsOnSql('p')} then 'line'
    when not s.is_trading then 'business'
    when not (c.is_active and coalesce(above.is_active, true)) then 'category'
    when not b.is_active then 'brand'
    when p.type = 2 and coalesce(o.count, 0) = 0 then 'variations' end as hidden_because,
  p.publish_at, p.updated_at, p.sale_count as product_sale_count`;

type Standing = Pick<
  OfficeProductRow,
  | 'id'
  | 'version'
  | 'name'
  | 'slug'
  | 'sku'
  | 'type'
  | 'is_active_for'
  | 'Category'
  | 'Brand'
  | 'business'
  | 'state'
  | 'hidden_because'
  | 'product_sale_count'
>;
export interface StandingRow extends Standing {
  publish_at: Date | null;
  updated_at: Date;
}

export function standingWire(row: StandingRow, { mayPublish }: CatalogueReader) {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    type: row.type,
    is_active_for: row.is_active_for,
    Category: row.Category,
    Brand: row.Brand,
    business: row.business,
    state: row.state,
    hidden_because: row.hidden_because,
    product_sale_count: row.product_sale_count,
    publish_at: row.publish_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    moves: productMoves(row.state, mayPublish),
  };
}

export const amountOf = (value: number) => poundsFromPence(pence(value));
export const amountOrNull = (value: number | null) => (value === null ? null : amountOf(value));
