import type { Answer } from '#contract/calls.ts';
import type { WatchedStock } from '#contract/today.ts';
import type { Ask } from '../../db/connect.ts';
import { canBuySql } from './sellable.reads.ts';

const SHOWN = 6;

/** A business that hides its stock from shoppers has to watch it all the same. */
const isOut = (row: 'p' | 'v') => `(not ${canBuySql(row, 'false')})`;
const isLow = (row: 'p' | 'v') =>
  `(${row}.counts_stock and ${row}.stock - ${row}.reserved_stock <= p.low_stock and ${canBuySql(row, 'false')})`;

const PUBLISHED = `p.line = 1 and p.is_active and p.is_published and ($1::int is null or p.business_id = $1)`;

/** One pass over all published products, one row for each. */
const WATCHED = {
  name: 'stock-to-watch',
  text: `
  with held as (
    select p.id, p.name, p.sale_count, p.business_id, ${isOut('p')}::int as none, ${isLow('p')}::int as low,
      case when p.counts_stock then greatest(0, p.stock - p.reserved_stock) end as left
    from products p where ${PUBLISHED} and p.type = 1 and (${isOut('p')} or ${isLow('p')})
    union all
    select p.id, p.name, p.sale_count, p.business_id, (count(*) filter (where ${isOut('v')}))::int,
      (count(*) filter (where ${isLow('v')}))::int, null
    from products p join variations v on v.product_id = p.id and v.is_active
    where ${PUBLISHED} and p.type = 2 and (${isOut('v')} or ${isLow('v')}) group by p.id
  ), counted as (
    select held.*, (count(*) filter (where none > 0) over ())::int as all_none,
      (count(*) filter (where none = 0) over ())::int as all_low
    from held order by sale_count desc, id limit ${SHOWN}
  )
  select c.id as product_id, c.name, json_build_object('id', b.id, 'name', b.name) as business, c.none, c.low, c.left,
    c.sale_count as product_sale_count, c.all_none, c.all_low,
    coalesce((select v.image from variations v where v.product_id = c.id and v.is_default and v.image is not null),
      (select i.name from product_images i where i.product_id = c.id order by i.sort_order, i.id limit 1)) as image
  from counted c join businesses b on b.id = c.business_id order by c.sale_count desc, c.id`,
};

/** The best sellers among goods that are sold out or nearly so. `businessId` null: of all businesses. */
export async function readWatchedStock(
  ask: Ask,
  businessId: number | null,
): Promise<Answer<'GET /office/stock/watch'>> {
  const rows = await ask<WatchedStock & { all_none: number; all_low: number }>(WATCHED, [businessId]);
  const [first] = rows;
  return {
    status: 200,
    data: rows.map(({ all_none: _none, all_low: _low, ...row }) => row),
    counts: { none: first?.all_none ?? 0, low: first?.all_low ?? 0 },
  };
}
