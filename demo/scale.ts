import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/db/connect.ts';
import { refreshListing } from '#server/features/listing/public.ts';
import { FAMILIES } from './scale-families.ts';

/** Small enough that a statement ends well before its timeout, large enough to be fast. */
const BATCH = 2_500;

/**
 * Adds products to a shop that has the demo shop's brands, categories and terms. The n-th product is the same on
 * every machine; another call continues where the last one stopped.
 */
export async function scaleDemo(database: Database, count: number): Promise<void> {
  const { db } = database;
  const done = await productsAdded(db);
  const families = await readFamilies(db);
  for (let from = done; from < done + count; from += BATCH) {
    const upTo = Math.min(from + BATCH, done + count);
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(addProducts(families, from + 1, upTo));
      await refreshListing(
        tx,
        rows.map(({ id }) => id),
      );
    });
  }
  await database.pool.query('analyze');
}

async function productsAdded(db: Db): Promise<number> {
  const { rows } = await db.execute<{ done: number }>(
    sql`select coalesce(max(substr(sku, 4)::int), 0) as done from products where sku ~ '^SC-[0-9]+$'`,
  );
  return rows[0]?.done ?? 0;
}

/** The families with the ids of this database. They are read once, since the table of pictures is long. */
async function readFamilies(db: Db): Promise<string> {
  const drafts = FAMILIES.map(({ brand, category, stems, suffixes, numbers, prices, spec }, place) => ({
    place,
    brand,
    category,
    stems,
    suffixes,
    low_number: numbers[0],
    high_number: numbers[1],
    low_price: prices[0],
    high_price: prices[1],
    spec,
  }));
  const { rows } = await db.execute<{ family: unknown }>(sql`
    select jsonb_build_object(
      'brand_id', b.id, 'category_id', c.id, 'spec_attribute_id', a.id,
      'colours', array(select id from attribute_terms where attribute_id = colour.id order by id),
      'colour_labels', array(select label from attribute_terms where attribute_id = colour.id order by id),
      'specs', array(select id from attribute_terms where attribute_id = a.id order by id),
      'spec_labels', array(
        select label from attribute_terms where attribute_id = a.id and a.name <> 'Model' order by id
      ),
      'grades', array(select id from attribute_terms where attribute_id = grade.id order by sort_order),
      'grade_labels', array(select label from attribute_terms where attribute_id = grade.id order by sort_order),
      'pictures', array(
        select distinct i.name from product_images i join products p on p.id = i.product_id
        where p.category_id = c.id and p.sku !~ '^SC-' and i.name like '%-hero' order by i.name
      ),
      'sellers', array(select id from businesses where is_trading order by id)
    ) || draft as family
    from jsonb_array_elements(${JSON.stringify(drafts)}::jsonb) as draft
    join brands b on b.name = draft ->> 'brand'
    join categories c on c.slug = draft ->> 'category'
    join attributes a on a.name = draft ->> 'spec'
    join attributes colour on colour.name = 'Colour'
    join attributes grade on grade.role = 'grade'`);
  if (rows.length !== FAMILIES.length)
    throw new Error('scaling needs the brands and categories of the demo shop');
  return JSON.stringify(rows.map(({ family }) => family));
}

/** An element of an array by any number. */
const pick = (list: string, by: string) =>
  sql.raw(`${list}[1 + (${by}) % greatest(cardinality(${list}), 1)]`);

/** Four independent numbers, derived from the product's own number, decide everything that differs. */
const addProducts = (families: string, from: number, upTo: number) => sql`
with family as materialized (
  select * from jsonb_to_recordset(${families}::jsonb) as f (
    place int, brand_id int, category_id int, spec_attribute_id int, stems text[], suffixes text[],
    low_number int, high_number int, low_price int, high_price int,
    colours int[], specs int[], grades int[], colour_labels text[], spec_labels text[], grade_labels text[],
    pictures text[], sellers int[]
  )
),
numbered as (
  select n, md5('threefold ' || n) as h from generate_series(${from}::int, ${upTo}::int) as n
),
rolled as (
  select n, ('x' || substr(h, 1, 7))::bit(28)::int as a, ('x' || substr(h, 8, 7))::bit(28)::int as b,
    ('x' || substr(h, 15, 7))::bit(28)::int as c, ('x' || substr(h, 22, 7))::bit(28)::int as d
  from numbered
),
named as (
  select *, ${pick('f.stems', 'a / 100')} || case when ${pick('f.stems', 'a / 100')} ~ ' [A-Z]$' then '' else ' ' end
      || (f.low_number + (a / 1000) % (f.high_number - f.low_number + 1))
      || ${pick('f.suffixes', 'b / 100')} as family_name
  from rolled join family f on f.place = a % ${FAMILIES.length}
),
drafted as materialized (
  select nextval(pg_get_serial_sequence('products', 'id'))::int as id, f.*,
    case when b % 10 < 4 then 1 + (b / 10) % 4 else 0 end as choices,
    case when b % 10 < 4 then family_name
      else concat_ws(' ', family_name, ${pick('spec_labels', 'b')}, ${pick('colour_labels', 'c')}) end as title,
    ((low_price + c % (high_price - low_price + 1)) / 10 * 10 + 9) * 100 as price,
    case when d % 6 = 0 then 500 + (d / 6) % 6 * 500 else 0 end as off,
    (d / 36) % 12 as left_over, (d / 432) % 5 <> 0 as counts, (c / 1000) % 3 <> 0 as used
  from named f
),
new_products as (
  insert into products (
    id, line, type, name, slug, category_id, brand_id, business_id, description, sku, condition, regular_price,
    sale_price, cost_price, is_on_sale, counts_stock, is_available, stock_status, stock, sale_count,
    featured_rank, created_at
  )
  select id, 1, case when choices > 0 then 2 else 1 end, title,
    trim(both '-' from regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')), category_id, brand_id,
    ${pick('sellers', 'b / 1000')}, '<p>' || title || ', checked and guaranteed for a year.</p>',
    'SC-' || lpad(n::text, 8, '0'), case when used then 3 else 1 end, price + off,
    case when off > 0 then price end, price * 7 / 10, off > 0, counts, left_over > 0,
    case when left_over > 0 then 'instock' else 'outofstock' end, case when counts then left_over else 0 end,
    b % 500, 1000 + c % 100000, timestamptz '2025-11-03 09:00Z' + ((d / 500) % 520000) * interval '1 minute'
  from drafted
),
new_attributes as (
  insert into product_attributes (product_id, position, attribute_id)
  select id, position, attribute_id
  from drafted
  cross join lateral (
    values (1, (select id from attributes where name = 'Colour')), (2, spec_attribute_id),
      (3, (select id from attributes where role = 'grade'))
  ) as chosen_by (position, attribute_id)
  where choices > 0
),
new_variations as (
  insert into variations (
    product_id, name, image, term_1_id, term_2_id, term_3_id, sku, condition, regular_price, sale_price,
    cost_price, is_on_sale, counts_stock, is_available, stock_status, stock, is_default, grade
  )
  select id, concat_ws(' ', title, ${pick('spec_labels', 'b + v')}, ${pick('colour_labels', 'c + v')}) || ', '
      || ${pick('grade_labels', 'd + v')},
    ${pick('pictures', 'd')}, ${pick('colours', 'c + v')},
    ${pick('specs', 'b + v')}, ${pick('grades', 'd + v')}, 'SC-' || lpad(n::text, 8, '0') || '-' || v,
    case when (d + v) % cardinality(grades) = 0 then 1 else 3 end, price + off + v * 1000,
    case when off > 0 then price + v * 1000 end, price * 7 / 10, off > 0, counts, (left_over + v) % 7 > 0,
    case when (left_over + v) % 7 > 0 then 'instock' else 'outofstock' end,
    case when counts then (left_over + v) % 7 else 0 end, v = 1, ${pick('grade_labels', 'd + v')}
  from drafted cross join lateral generate_series(1, choices) as v
),
new_images as (
  insert into product_images (product_id, name) select id, ${pick('pictures', 'd')} from drafted
  where cardinality(pictures) > 0
),
new_reviews as (
  insert into reviews (product_id, author, rating, title, body, created_at)
  select id, 'Buyer ' || (a % 900 + r), 3 + (c + r) % 3, 'As described', 'Works as it should. Would buy again.',
    timestamptz '2026-11-01 12:00Z' - ((d + r) % 200) * interval '1 day'
  from drafted cross join lateral generate_series(1, (c / 10) % 3) as r
)
select id from drafted`;
