import type { Answer } from '#contract/calls.ts';
import type { Shelf, ShelvesQuery } from '#contract/stock-office.ts';
import type { ShelfLevel } from '#rules/catalog/stock-moves.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
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

const THEIRS = `
  ($1::int is null or s.business_id = $1)
  and ($2::text is null or s.name ilike $2 or s.full_name ilike $2 or s.sku ilike $2)`;

type Place = ShelvesQuery['store'];

const IN_STORES = `from store_stock t where t.product_id = s.product_id and t.variation_id is not distinct from s.variation_id`;
const REST = `(s.stock - coalesce((select sum(t.quantity) ${IN_STORES}), 0))::int`;

/** All that somebody sees of the stock. The stores that they see are the fourth value; null: all, and the rest. */
const SEEN = `case when $4::int[] is null then s.stock
  else coalesce((select sum(t.quantity) ${IN_STORES} and t.store_id = any($4)), 0)::int end`;
/** Reservations are for the whole stock, which staff of some stores don't see. */
const RESERVED = 'case when $4::int[] is null then s.reserved_stock else 0 end';

/** What lies in a store, in no store, or anywhere. The id of the store is the third value. */
function hereSql(place: Place): string {
  if (place === undefined) return SEEN;
  return place === 'none' ? REST : `coalesce((select t.quantity ${IN_STORES} and t.store_id = $3), 0)`;
}

/** Reservations are for all of the stock. A store has what lies there. */
const freeSql = (place: Place) => (place === undefined ? `(${SEEN} - ${RESERVED})` : hereSql(place));

const isSql = (level: ShelfLevel, free: string) =>
  level === 'none' ? `${free} <= 0` : `${free} between 1 and s.low_stock`;
/** Whether little or nothing of a shelf can be sold, wherever it lies. */
export const levelSql = (level: ShelfLevel) => isSql(level, '(s.stock - s.reserved_stock)');

const PLACES_OF = `
  (select coalesce(json_agg(json_build_object('store_id', x.id, 'name', x.name, 'stock', x.quantity) order by x.id nulls last), '[]')
   from (
     select st.id, st.name, t.quantity from store_stock t join stores st on st.id = t.store_id
     where t.product_id = s.product_id and t.variation_id is not distinct from s.variation_id and t.quantity > 0
       and ($4::int[] is null or t.store_id = any($4))
     union all select null, null, ${REST} where $4::int[] is null and ${REST} > 0
   ) x)`;

const listSql = (level: ShelfLevel | undefined, place: Place) => `
  select s.product_id, s.variation_id, s.name, ${choiceSql('c')} as variation, s.sku, ${SEEN} as stock, ${RESERVED} as reserved_stock, s.low_stock, s.is_published, s.place,
    ${hereSql(place)} as here, ${PLACES_OF} as places,
    json_build_object('id', b.id, 'name', b.name) as business,
    coalesce(s.picture,
      (select i.name from product_images i where i.product_id = s.product_id order by i.sort_order, i.id limit 1)
    ) as image, lower(s.name) as sort_key
  from (${SHELVES}) s join businesses b on b.id = s.business_id
  left join variations c on c.id = s.variation_id
  where ${THEIRS} and ${level ? isSql(level, freeSql(place)) : 'true'} and ($3::int is null or s.business_id = (select st.business_id from stores st where st.id = $3))
    and ($5::text is null or (lower(s.name), s.place) > ($5, $6::int))
  order by lower(s.name), s.place limit $7`;

const countsSql = (place: Place) => `
  select count(*)::int as all, (count(*) filter (where ${isSql('low', freeSql(place))}))::int as low,
    (count(*) filter (where ${isSql('none', freeSql(place))}))::int as none
  from (${SHELVES}) s
  where ${THEIRS} and ($3::int is null or s.business_id = (select st.business_id from stores st where st.id = $3))
    and ($4::int[] is null or true)`;

/** What is counted, by name. */
export async function readShelves(
  ask: Ask,
  { q, level, store, cursor: given, per_page: perPage = PER_PAGE }: ShelvesQuery,
  { businessId, storeIds }: StockKeeper,
): Promise<Answer<'GET /office/stock'> | 'bad cursor'> {
  const cursor = given === undefined ? null : readKeyset(given, 'text');
  if (cursor === undefined) return 'bad cursor';
  const theirs = [businessId, anywhere(q), typeof store === 'number' ? store : null, storeIds];
  const [name = null, place = null] = cursor ?? [];
  const rows = await ask<Shelf & { place: number; sort_key: string }>({ text: listSql(level, store) }, [
    ...theirs,
    name,
    place,
    perPage + 1,
  ]);
  const [counts = { all: 0, low: 0, none: 0 }] = await ask<{ all: number; low: number; none: number }>(
    { text: countsSql(store) },
    theirs,
  );
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map(({ place: _place, sort_key: _key, ...shelf }) => shelf),
    next_cursor: last ? writeKeyset([last.sort_key, last.place]) : null,
    counts,
  };
}
