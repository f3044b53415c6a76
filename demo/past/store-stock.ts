import type { Ask } from '#server/db/connect.ts';

/**
 * Two thirds of each stock are brought to the stores of its business, an hour after the product came in. A
 * single unit is brought to one store. The id of a product decides which stores have it, so every demo shop
 * is the same.
 */
const SPREAD = {
  text: `
  with shelves as (
    select p.id as product_id, null::int as variation_id, p.business_id, p.stock, p.created_at from products p
    where p.line = 1 and p.type = 1 and p.counts_stock and p.stock > 0
    union all
    select p.id, v.id, p.business_id, v.stock, p.created_at from variations v join products p on p.id = v.product_id
    where p.line = 1 and v.counts_stock and v.stock > 0
  ), places as (
    select id, business_id, row_number() over (partition by business_id order by sort_order, id) - 1 as place,
      count(*) over (partition by business_id) as all_places
    from stores where is_active
  ), parts as (
    select s.product_id, s.variation_id, t.id as store_id, s.created_at,
      case when s.stock >= 3 then s.stock * 2 / 3 / least(t.all_places, 3)
        when turn.of_store = 0 then 1 else 0 end::int as quantity
    from shelves s join places t on t.business_id = s.business_id
    cross join lateral (
      select (t.place - coalesce(s.variation_id, s.product_id) % t.all_places + t.all_places) % t.all_places as of_store
    ) turn
    where turn.of_store < 3
  )
  insert into stock_movements (product_id, variation_id, store_id, quantity, reason, created_at)
  select product_id, variation_id, store_id, quantity, 'moved', created_at + interval '1 hour' from parts
  where quantity > 0
  union all
  select product_id, variation_id, null, -sum(quantity)::int, 'moved', created_at + interval '1 hour' from parts
  where quantity > 0 group by product_id, variation_id, created_at`,
};

const IS_SPREAD = { text: 'select from store_stock limit 1' };

/** Brings goods to the stores, once. */
export async function spreadStock(ask: Ask): Promise<void> {
  if ((await ask(IS_SPREAD, [])).length === 0) await ask(SPREAD, []);
}
