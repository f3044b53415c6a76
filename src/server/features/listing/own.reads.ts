import type pg from 'pg';
import type { OwnProduct, OwnProductsQuery, ProductState } from '#contract/own-products.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { canBuySql } from '../catalog/public.ts';
import { anywhere } from '../../db/like.ts';
import { lineIsOnSql } from '../site/public.ts';

const PER_PAGE = 24;

interface OwnRow extends Omit<OwnProduct, 'price' | 'Category'> {
  price: number;
  category_id: number;
  category_slug: string;
  category_name: string;
}

export interface OwnPage {
  products: OwnProduct[];
  counts: Record<ProductState | 'all', number>;
  page: number;
  perPage: number;
}

/** Only products that are bought have stock. Trade-ins and repairs have none, so they never run out. */
const OWN = `
  select p.id, p.featured_rank, l.price as listed_price,
    case when l.product_id is null then 'hidden' when l.line = 1 and not l.in_stock and not b.is_on_holiday then 'out_of_stock'
      else 'listed' end as state
  from products p join businesses b on b.id = p.business_id left join listing l on l.product_id = p.id
  where p.business_id = $1
    and ($2::text is null or p.name ilike $2 or p.sku ilike $2
      or exists (select from variations v where v.product_id = p.id and not v.is_removed and v.sku ilike $2))`;

/** One page of a business's products, in the shop's order, with how many are in each state. */
export async function readOwnProducts(
  pool: pg.Pool,
  businessId: number,
  { q, state, page = 1, per_page: perPage = PER_PAGE }: OwnProductsQuery,
): Promise<OwnPage> {
  const words = anywhere(q);
  const counted = await pool.query<{ state: ProductState; count: number }>(
    `select state, count(*)::int as count from (${OWN}) own group by state`,
    [businessId, words],
  );
  const { rows } = await pool.query<OwnRow>(
    `with page as materialized (
       select * from (${OWN}) own where $3::text is null or state = $3
       order by featured_rank, id limit $4 offset $5
     )
     select p.id, p.name as title, p.slug, p.category_id, c.slug as category_slug, c.name as category_name,
       (select i.name from product_images i where i.product_id = p.id order by i.sort_order, i.id limit 1) as image,
       p.line as is_active_for, p.type, p.sku,
       coalesce(page.listed_price, offers.lowest, p.regular_price) as price,
       coalesce(offers.count, 0) as variation_count, held.stock, held.is_available, page.state,
       case when page.state <> 'hidden' then null when not p.is_published then 'unpublished'
         when not p.is_active then 'inactive' when not b.is_trading then 'business'
         when not ${lineIsOnSql('p')} then 'line'
         else 'category' end as hidden_because
     from page
     join products p on p.id = page.id
     join businesses b on b.id = p.business_id
     join categories c on c.id = p.category_id
     left join lateral (
       select count(*)::int as count, min(v.regular_price) as lowest,
         sum(greatest(v.stock - v.reserved_stock, 0)) filter (where v.counts_stock)::int as stock,
         bool_or(${canBuySql('v', 'b.hide_stock')}) as is_available
       from variations v where v.product_id = p.id and v.is_active and p.type = 2
     ) offers on true
     cross join lateral (
       select case when p.type = 2 then offers.stock
           when p.counts_stock then p.stock - p.reserved_stock end as stock,
         case when p.type = 2 then coalesce(offers.is_available, false)
           else ${canBuySql('p', 'b.hide_stock')} end as is_available
     ) held
     order by page.featured_rank, page.id`,
    [businessId, words, state ?? null, perPage, (page - 1) * perPage],
  );
  return { products: rows.map(shape), counts: countsOf(counted.rows), page, perPage };
}

function shape({ category_id, category_slug, category_name, price, ...row }: OwnRow): OwnProduct {
  return {
    ...row,
    price: poundsFromPence(pence(price)),
    Category: { id: category_id, slug: category_slug, name: category_name },
  };
}

function countsOf(rows: readonly { state: ProductState; count: number }[]): OwnPage['counts'] {
  const of = (state: ProductState) => rows.find((row) => row.state === state)?.count ?? 0;
  const counts = { listed: of('listed'), out_of_stock: of('out_of_stock'), hidden: of('hidden') };
  return { ...counts, all: counts.listed + counts.out_of_stock + counts.hidden };
}
