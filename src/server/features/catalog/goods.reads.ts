import type { Good } from '#contract/counter-orders.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';
import { availableOf, priceSql, sellableSql } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

const MOST_FOUND = 20;

type GoodRow = Omit<Good, 'price' | 'available'> & {
  price: number;
  counts_stock: boolean;
  is_available: boolean;
  available: number;
};

const goodSql = (table: 'p' | 'v') => `
  p.id as product_id, ${table === 'v' ? 'v.id' : 'null::int'} as variation_id, p.business_id, p.name,
  coalesce(${table === 'v' ? choiceSql('v') : 'null'}, '') as choice, ${table === 'v' ? 'v.image' : 'null'} as picture,
  p.name ${table === 'v' ? `|| ' ' || v.name` : ''} as found_by, ${priceSql(table)} as price, ${sellableSql(table)}`;

/** An exact SKU comes first: a scanner types it. What is sold out is listed too, after what is not. */
const FOUND = {
  name: 'goods-found',
  text: `
  select g.product_id, g.variation_id, g.name, g.choice, g.sku, g.price, g.counts_stock, g.is_available, g.available,
    coalesce(g.picture, (select i.name from product_images i where i.product_id = g.product_id
      order by i.sort_order, i.id limit 1)) as image,
    exists (select from product_questions pq where pq.product_id = g.product_id) as has_questions,
    json_build_object('id', b.id, 'name', b.name) as business
  from (
    select ${goodSql('p')} from products p where p.line = 1 and p.type = 1 and ${isVisible('p')}
    union all
    select ${goodSql('v')} from products p join variations v on v.product_id = p.id
    where p.line = 1 and p.type = 2 and v.is_active and ${isVisible('p')}
  ) g join businesses b on b.id = g.business_id
  where ($1::int is null or g.business_id = $1)
    and (g.sku ilike $2 or g.found_by ilike all ($3::text[]) or g.name || ' ' || g.choice ilike all ($3::text[]))
  order by lower(g.sku) = lower($4) desc,
    (g.stock_status = 'instock' and case when g.counts_stock then g.available > 0 else g.is_available end) desc,
    lower(g.name), g.product_id, g.variation_id
  limit ${MOST_FOUND}`,
};

/** What staff can sell to a person, by words of its name in any order or by its SKU. */
export async function readGoods(ask: Ask, typed: string, businessId: number | null): Promise<Good[]> {
  const words = typed.split(/\s+/u).map((word) => anywhere(word));
  const rows = await ask<GoodRow>(FOUND, [businessId, anywhere(typed), words, typed]);
  return rows.map(({ price, counts_stock, is_available, available, ...good }) => {
    const left = availableOf({ counts_stock, is_available, available });
    return {
      ...good,
      price: poundsFromPence(pence(price)),
      available: typeof left === 'number' ? Math.max(0, left) : left === 'no' ? 0 : null,
    };
  });
}
