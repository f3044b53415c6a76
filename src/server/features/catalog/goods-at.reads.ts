import type { LiesAt } from '#rules/orders/lies-at.ts';
import type { Ask } from '../../db/connect.ts';

interface Wanted {
  productId: number;
  variationId: number | null;
}

const AT = {
  name: 'goods-at-store',
  text: `
  select p.id as "productId", v.id as "variationId", coalesce(s.here, 0) as here,
    coalesce(v.stock, p.stock) - coalesce(s.stored, 0) as rest, coalesce(s.others, '[]') as others
  from unnest($1::int[], $2::int[]) as w (product_id, variation_id)
  join products p on p.id = w.product_id
  left join variations v on v.id = w.variation_id and v.product_id = p.id
  left join lateral (
    select sum(t.quantity)::int as stored, (sum(t.quantity) filter (where t.store_id = $3))::int as here,
      json_agg(json_build_object('name', st.name, 'stock', t.quantity) order by t.quantity desc, st.id)
        filter (where t.store_id <> $3 and t.quantity > 0) as others
    from store_stock t join stores st on st.id = t.store_id
    where t.product_id = p.id and t.variation_id is not distinct from v.id
  ) s on true
  where coalesce(v.counts_stock, p.counts_stock)`,
};

/** The places of counted goods, seen from one store. */
export const readGoodsAt = (
  ask: Ask,
  wanted: readonly Wanted[],
  storeId: number,
): Promise<(Wanted & LiesAt)[]> =>
  ask(AT, [wanted.map(({ productId }) => productId), wanted.map(({ variationId }) => variationId), storeId]);
