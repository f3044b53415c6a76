import type { Answer } from '#contract/calls.ts';
import type { Shelf, ShelvesQuery } from '#contract/stock-office.ts';
import { LOW_STOCK } from '#rules/catalog/office-states.ts';
import type { ShelfLevel } from '#rules/catalog/stock-moves.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';

const PER_PAGE = 25;

/** A product without variations and a variation never share a place in the list: one is even, the other odd. */
const SHELVES = `
  select p.id as product_id, null::int as variation_id, p.id * 2 as place, p.name, null as full_name, p.sku, p.stock,
    p.reserved_stock, p.business_id, p.is_published, null as picture
  from products p where p.line = 1 and p.type = 1 and p.is_active and p.counts_stock
  union all
  select p.id, v.id, v.id * 2 + 1, p.name, v.name, v.sku, v.stock, v.reserved_stock, p.business_id,
    p.is_published and v.is_active, v.image
  from products p join variations v on v.product_id = p.id
  where p.line = 1 and p.type = 2 and p.is_active and v.counts_stock and not v.is_removed`;

const THEIRS = `
  ($1::int is null or s.business_id = $1)
  and ($2::text is null or s.name ilike $2 or s.full_name ilike $2 or s.sku ilike $2)`;

const FREE = '(s.stock - s.reserved_stock)';
const LEVELS: Readonly<Record<ShelfLevel, string>> = {
  none: `${FREE} <= 0`,
  low: `${FREE} between 1 and ${LOW_STOCK}`,
};

const listSql = (level: ShelfLevel | undefined) => `
  select s.product_id, s.variation_id, s.name, ${choiceSql('c')} as variation, s.sku, s.stock, s.reserved_stock, s.is_published, s.place,
    json_build_object('id', b.id, 'name', b.name) as business,
    coalesce(s.picture,
      (select i.name from product_images i where i.product_id = s.product_id order by i.sort_order, i.id limit 1)
    ) as image, lower(s.name) as sort_key
  from (${SHELVES}) s join businesses b on b.id = s.business_id
  left join variations c on c.id = s.variation_id
  where ${THEIRS} and ${level ? LEVELS[level] : 'true'}
    and ($3::text is null or (lower(s.name), s.place) > ($3, $4::int))
  order by lower(s.name), s.place limit $5`;

const COUNTS = {
  name: 'shelf-counts',
  text: `
  select count(*)::int as all, (count(*) filter (where ${LEVELS.low}))::int as low,
    (count(*) filter (where ${LEVELS.none}))::int as none
  from (${SHELVES}) s where ${THEIRS}`,
};

/** What is counted, by name. `businessId` null: of all businesses. */
export async function readShelves(
  ask: Ask,
  { q, level, cursor: given, per_page: perPage = PER_PAGE }: ShelvesQuery,
  businessId: number | null,
): Promise<Answer<'GET /office/stock'> | 'bad cursor'> {
  const cursor = given === undefined ? null : readKeyset(given, 'text');
  if (cursor === undefined) return 'bad cursor';
  const theirs = [businessId, anywhere(q)];
  const [name = null, place = null] = cursor ?? [];
  const rows = await ask<Shelf & { place: number; sort_key: string }>({ text: listSql(level) }, [
    ...theirs,
    name,
    place,
    perPage + 1,
  ]);
  const [counts = { all: 0, low: 0, none: 0 }] = await ask<{ all: number; low: number; none: number }>(
    COUNTS,
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
