import type { Answer } from '#contract/calls.ts';
import type { Shelf, ShelvesQuery } from '#contract/stock-office.ts';
import type { ShelfLevel } from '#rules/catalog/stock-moves.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { usedValues } from '../../db/used-values.ts';
import { pickShelves } from './picked-shelves.reads.ts';
import { choiceSql } from './picker.reads.ts';
import type { StockKeeper } from './places.reads.ts';

const PER_PAGE = 25;

/** A product without variations and a variation never share a place in the list: one is even, the other odd. */
export const SHELVES = `
  select p.id as product_id, null::int as variation_id, p.id * 2 as place, p.name, null as full_name, p.sku, p.stock,
    p.reserved_stock, p.business_id, p.is_published, p.low_stock, null as picture
  from products p where p.line = 1 and p.type = 1 and p.is_active and p.counts_stock
  union all
  select p.id, v.id, v.id * 2 + 1, p.name, v.name, v.sku, v.stock, v.reserved_stock, p.business_id,
    p.is_published and v.is_active, p.low_stock, v.image
  from products p join variations v on v.product_id = p.id
  where p.line = 1 and p.type = 2 and p.is_active and v.counts_stock and not v.is_removed`;

type Place = ShelvesQuery['store'];

const IN_STORES = `from store_stock t where t.product_id = s.product_id and t.variation_id is not distinct from s.variation_id`;
const REST = `(s.stock - coalesce((select sum(t.quantity) ${IN_STORES}), 0))::int`;

/**
 * The stock that the caller sees. The caller's stores are the fourth value; null: all stores, and the units
 * in none.
 */
const SEEN = `case when $4::int[] is null then s.stock
  else coalesce((select sum(t.quantity) ${IN_STORES} and t.store_id = any($4)), 0)::int end`;
/** Reservations are for the whole stock, which staff of some stores don't see. */
const RESERVED = 'case when $4::int[] is null then s.reserved_stock else 0 end';

/** The units in a store, in no store, or anywhere. The id of the store is the third value. */
function hereSql(place: Place): string {
  if (place === undefined) return SEEN;
  return place === 'none' ? REST : `coalesce((select t.quantity ${IN_STORES} and t.store_id = $3), 0)`;
}

/** Whether few or no units of a product can be sold, in all places together. */
export const levelSql = (level: ShelfLevel) =>
  level === 'none'
    ? '(s.stock - s.reserved_stock) <= 0'
    : '(s.stock - s.reserved_stock) between 1 and s.low_stock';

const PLACES_OF = `
  (select coalesce(json_agg(json_build_object('store_id', x.id, 'name', x.name, 'stock', x.quantity) order by x.id nulls last), '[]')
   from (
     select st.id, st.name, t.quantity from store_stock t join stores st on st.id = t.store_id
     where t.product_id = s.product_id and t.variation_id is not distinct from s.variation_id and t.quantity > 0
       and ($4::int[] is null or t.store_id = any($4))
     union all select null, null, ${REST} where $4::int[] is null and ${REST} > 0
   ) x)`;

const shownSql = (place: Place) => `
  select s.product_id, s.variation_id, s.name, ${choiceSql('c')} as variation, s.sku, ${SEEN} as stock, ${RESERVED} as reserved_stock, s.low_stock, s.is_published, s.place,
    ${hereSql(place)} as here, ${PLACES_OF} as places,
    json_build_object('id', b.id, 'name', b.name) as business,
    coalesce(s.picture,
      (select i.name from product_images i where i.product_id = s.product_id order by i.sort_order, i.id limit 1)
    ) as image
  from (${SHELVES}) s join businesses b on b.id = s.business_id
  left join variations c on c.id = s.variation_id
  where s.product_id = any($1::int[]) and s.place = any($2::int[]) and ($5::int is null or s.business_id = $5)`;

/** The counted goods, by name: picks the shelves of a page first, then reads the fields of its rows. */
export async function readShelves(
  ask: Ask,
  { q, level, store, cursor: given, per_page: perPage = PER_PAGE }: ShelvesQuery,
  { businessId, storeIds }: StockKeeper,
): Promise<Answer<'GET /office/stock'> | 'bad cursor'> {
  const after = given === undefined ? null : readKeyset(given, 'text');
  if (after === undefined) return 'bad cursor';
  const picking = { businessId, storeIds, store, q };
  const { picked, counts } = await pickShelves(ask, picking, { level, after, most: perPage + 1 });
  const shown = picked.slice(0, perPage);
  const last = picked.length > perPage ? shown.at(-1) : undefined;
  const used = usedValues(shownSql(store), [
    shown.map(({ productId }) => productId),
    shown.map(({ place }) => place),
    store,
    storeIds,
    businessId,
  ]);
  const rows = await ask<Shelf & { place: number }>({ text: used.text }, used.values);
  const byPlace = new Map(rows.map(({ place, ...shelf }) => [place, shelf]));
  return {
    status: 200,
    data: shown.flatMap(({ place }) => byPlace.get(place) ?? []),
    next_cursor: last ? writeKeyset([last.name, last.place]) : null,
    counts,
  };
}
