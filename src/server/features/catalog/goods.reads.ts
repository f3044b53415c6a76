import type { Good } from '#contract/counter-orders.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';
import { availableOf, priceSql, sellableSql } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

/** How many are found unless more are asked for. */
const USUAL = 20;

type GoodRow = Omit<Good, 'price' | 'available'> & {
  price: number;
  counts_stock: boolean;
  is_available: boolean;
  available: number;
};

const goodSql = (table: 'p' | 'v') => `
  p.id as product_id, ${table === 'v' ? 'v.id' : 'null::int'} as variation_id, p.business_id, p.name,
  ${table === 'v' ? 'v.image' : 'null'} as picture, p.name ${table === 'v' ? `|| ' ' || v.name` : ''} as found_by,
  ${priceSql(table)} as price, ${sellableSql(table)}`;

/**
 * An exact SKU comes first: a scanner types it. What is sold out is listed too, after what is not. Only what is shown is
 * decorated: choices and pictures of all that match would take most of the time.
 */
const FOUND = {
  name: 'goods-found',
  text: `
  select g.product_id, g.variation_id, g.name, g.sku, g.price, g.counts_stock, g.is_available, g.available,
    coalesce(${choiceSql('c')}, '') as choice,
    coalesce(g.picture, (select i.name from product_images i where i.product_id = g.product_id
      order by i.sort_order, i.id limit 1)) as image,
    exists (select from product_questions pq where pq.product_id = g.product_id) as has_questions,
    json_build_object('id', b.id, 'name', b.name) as business
  from (
    select f.*, row_number() over (
      order by lower(f.sku) = lower($4) desc,
        (f.stock_status = 'instock' and case when f.counts_stock then f.available > 0 else f.is_available end) desc,
        lower(f.name), f.product_id, f.variation_id
    ) as place
    from (
      select ${goodSql('p')} from products p where p.line = 1 and p.type = 1 and ${isVisible('p')}
      union all
      select ${goodSql('v')} from products p join variations v on v.product_id = p.id
      where p.line = 1 and p.type = 2 and v.is_active and ${isVisible('p')}
    ) f
    where ($1::int is null or f.business_id = $1) and (f.sku ilike $2 or f.found_by ilike all ($3::text[]))
    order by place limit $5
  ) g
  join businesses b on b.id = g.business_id
  left join variations c on c.id = g.variation_id
  order by g.place`,
};

/** What staff can sell to a person, by words of its name in any order or by its SKU. */
export async function readGoods(
  ask: Ask,
  { q: typed, businessId, most = USUAL }: { q: string; businessId: number | null; most?: number | undefined },
): Promise<{ data: Good[]; has_more: boolean }> {
  const words = typed.split(/\s+/u).map((word) => anywhere(word));
  const rows = await ask<GoodRow>(FOUND, [businessId, anywhere(typed), words, typed, most + 1]);
  const data = rows.slice(0, most).map(({ price, counts_stock, is_available, available, ...good }) => {
    const left = availableOf({ counts_stock, is_available, available });
    return {
      ...good,
      price: poundsFromPence(pence(price)),
      available: typeof left === 'number' ? Math.max(0, left) : left === 'no' ? 0 : null,
    };
  });
  return { data, has_more: rows.length > most };
}
