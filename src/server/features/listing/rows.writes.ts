import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { GRADES } from '#rules/catalog/conditions.ts';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import { benchSql, canBuySql, isVisible, optionWordsSql, priceSql } from '../catalog/public.ts';
import { awaySql } from '../stores/public.ts';
import { card } from './cards.writes.ts';

/**
 * Stored with every card. Increase it when the output of this file, cards.writes.ts or the rule of colour families
 * changes. The next start then rewrites all cards in the background.
 */
export const CARD_VERSION = 5;

/** The colour family of each term. */
export type Families = ReadonlyMap<number, string>;

/** Writes the rows and cards of these products, and deletes those that visitors may no longer see. */
export function rewriteListing(ids: number[], families: Families): SQL {
  const terms = sql.param([...families.keys()]);
  const names = sql.param([...families.values()]);
  return rewrite(
    sql`${sql.param(ids)}::int[]`,
    sql`unnest(${terms}::int[], ${names}::text[]) as c (term_id, family)`,
  );
}

const SELLABLE = sql.raw(
  [
    'condition',
    'regular_price',
    'sale_price',
    'is_on_sale',
    'counts_stock',
    'is_available',
    'stock_status',
    'stock',
    'reserved_stock',
    'is_trade_in',
    'cash_trade_in',
    'voucher_trade_in',
  ]
    .map((column) => `o.${column}`)
    .join(', '),
);

const VISIBLE = sql.raw(isVisible('p'));
const AWAY = sql.raw(awaySql('s'));
const PRICE = sql.raw(priceSql('s'));
const CAN_BUY = sql.raw(canBuySql('s', 's.hide_stock'));
const OPTION_WORDS = sql.raw(optionWordsSql('o'));
const OPTION_BENCH = sql.raw(benchSql('o'));
const BEST_FIRST = sql.raw(`array['${GRADES.join("', '")}']`);

const rewrite = (wanted: SQL, colours: SQL): SQL => sql`
with visible as materialized (
  select p.*, c.slug as category_slug, c.name as category_name, coalesce(c.parent_id, c.id) as root_category_id,
    root.name as root_category_name,
    b.name as brand_name, b.slug as brand_slug, b.image as brand_image,
    s.name as business_name, s.hide_stock, ${AWAY} as away, m.name as model_name, m.release_year
  from products p
  join categories c on c.id = p.category_id
  left join categories root on root.id = c.parent_id
  join brands b on b.id = p.brand_id
  join businesses s on s.id = p.business_id
  left join models m on m.id = p.model_id
  where p.id = any(${wanted}) and ${VISIBLE}
),
choices as materialized (
  select v.* from variations v join visible p on p.id = v.product_id and p.type = 2 where v.is_active
),
sellable as (
  select o.product_id, o.id as offer_id, p.line, p.hide_stock, p.away, o.image, ${SELLABLE}
  from choices o join visible p on p.id = o.product_id
  union all
  select o.id, o.id, o.line, o.hide_stock, o.away, null, ${SELLABLE} from visible o where o.type = 1
),
offers as (
  select *, stock - reserved_stock as available, ${PRICE} as price, ${CAN_BUY} and away is null as in_stock from sellable s
),
best as (
  select distinct on (product_id) * from offers
  order by product_id, in_stock desc, case when line = 2 then -cash_trade_in else price end, offer_id
),
folded as (
  select product_id, bool_or(in_stock) as in_stock, count(distinct price) > 1 as has_price_range,
    coalesce(sum(available) filter (where in_stock and counts_stock), 0)::int as available
  from offers group by product_id
),
chosen_terms as (
  select distinct v.product_id, t.position, t.term_id
  from choices v
  cross join lateral (
    values (1, v.term_1_id), (2, v.term_2_id), (3, v.term_3_id), (4, v.term_4_id)
  ) as t (position, term_id)
  where t.term_id is not null
),
attribute_labels as (
  select ct.product_id, ct.position, a.name, a.role,
    array_agg(t.label order by t.sort_order, t.id) as labels,
    jsonb_agg(
      jsonb_build_object('label', t.label, 'term_image', t.swatch) order by t.sort_order, t.id
    ) as card_labels
  from chosen_terms ct
  join attribute_terms t on t.id = ct.term_id
  join attributes a on a.id = t.attribute_id
  group by ct.product_id, ct.position, a.id
),
worded as (
  select product_id,
    jsonb_agg(jsonb_build_object('attribute_name', name, 'attribute_role', role, 'labels', card_labels) order by position) as card_terms,
    string_agg(array_to_string(labels, ' '), ' ') as label_words
  from attribute_labels group by product_id
),
termed as (
  select ct.product_id, array_agg(distinct t.attribute_id || ':' || coalesce(c.family, t.label)) as terms,
    array_agg(distinct t.attribute_id || ':' || t.label) filter (where c.family is not null) as raw_terms,
    -- A search for a purple phone also means phones that their makers call lavender.
    string_agg(distinct c.family, ' ') as family_words
  from chosen_terms ct
  join attribute_terms t on t.id = ct.term_id
  left join ${colours} on c.term_id = t.id
  group by ct.product_id
),
graded as (
  select product_id, array_agg(grade order by array_position(${BEST_FIRST}, grade)) as grades
  from (select distinct product_id, grade from choices where grade is not null) as each_grade
  group by product_id
),
faults as (
  select pq.product_id, min(o.price) as lowest, count(distinct o.price) > 1 as several,
    (array_agg(
      jsonb_build_object('label', o.label, 'description', ${OPTION_WORDS}, 'bench', ${OPTION_BENCH})
      order by o.price, o.sort_order, o.id
    ))[1] as cheapest
  from visible p
  join product_questions pq on pq.product_id = p.id
  join questions q on q.id = pq.question_id and q.role = 'faults'
  join question_options o on o.question_id = q.id and o.price > 0
  where p.line = 3
  group by pq.product_id
),
fault_words as (
  select pq.product_id, array_agg(distinct ${FAULT_WORD}::text || o.fault) as words
  from visible p
  join product_questions pq on pq.product_id = p.id
  join questions q on q.id = pq.question_id and q.role = 'faults'
  join question_options o on o.question_id = q.id and o.fault is not null
  where p.line = 3
  group by pq.product_id
),
rated as (
  select r.product_id, round(avg(r.rating), 2) as rating, count(*)::int as rating_count
  from reviews r join visible p on p.id = r.product_id
  where r.is_published group by r.product_id
),
pictured as (
  select distinct on (i.product_id) i.product_id, i.name
  from product_images i join visible p on p.id = i.product_id
  order by i.product_id, i.sort_order, i.id
),
shown as materialized (
  select p.id, p.line, p.type, p.name, p.slug, p.category_id, p.category_slug, p.category_name, p.root_category_id,
    p.brand_id, p.brand_name, p.brand_slug, p.brand_image, p.business_id, p.business_name, p.hide_stock, p.away,
    p.release_year, p.sale_count, p.featured_rank, p.created_at,
    coalesce(first_choice.image, pictured.name, best.image) as image,
    best.condition, best.counts_stock, best.is_available,
    case when p.away is null then best.stock_status else 'outofstock' end as stock_status, folded.in_stock, folded.available,
    money.price, money.price + money.off as regular_price, money.is_on_sale,
    case when money.is_on_sale then best.sale_price end as sale_price, money.off,
    case p.line when 1 then folded.has_price_range when 3 then coalesce(faults.several, false) else false end
      as has_price_range,
    best.is_trade_in, best.cash_trade_in, best.voucher_trade_in,
    coalesce(graded.grades, case when p.line = 1 and p.type = 1 and p.condition = 1 then array['New'] else '{}' end)
      as grades,
    coalesce(termed.terms, '{}') as terms, coalesce(termed.raw_terms, '{}') as raw_terms,
    faults.cheapest as lowest_fault,
    coalesce(worded.card_terms, '[]') as card_terms,
    coalesce(rated.rating, 0) as rating, coalesce(rated.rating_count, 0) as rating_count,
    exists (select from product_questions pq where pq.product_id = p.id) as has_questions,
    name_size(p.name, p.brand_name) as name_size,
    search_words(
      concat_ws(
        ' ', p.name, p.brand_name, p.category_name, p.root_category_name, p.model_name, worded.label_words,
        termed.family_words
      )
    ) || coalesce(fault_words.words, '{}') as words
  from visible p
  join best on best.product_id = p.id
  join folded on folded.product_id = p.id
  left join termed on termed.product_id = p.id
  left join worded on worded.product_id = p.id
  left join graded on graded.product_id = p.id
  left join faults on faults.product_id = p.id
  left join fault_words on fault_words.product_id = p.id
  left join rated on rated.product_id = p.id
  left join pictured on pictured.product_id = p.id
  left join choices first_choice on first_choice.product_id = p.id and first_choice.is_default
  cross join lateral (
    select
      case p.line when 1 then best.price when 2 then coalesce(best.cash_trade_in, 0)
        else coalesce(faults.lowest, best.price) end as price,
      case when p.line = 1 then best.regular_price - best.price else 0 end as off,
      p.line = 1 and best.is_on_sale as is_on_sale
  ) money
),
gone as (
  delete from listing where product_id = any(${wanted}) and product_id not in (select id from shown)
),
gone_cards as (
  delete from listing_cards where product_id = any(${wanted}) and product_id not in (select id from shown)
),
listed as (
  insert into listing (
    product_id, line, category_id, root_category_id, brand_id, business_id, price, discount, in_stock, rating,
    featured_rank, created_at, grades, terms, raw_terms, name, name_size, words
  )
  select id, line, category_id, root_category_id, brand_id, business_id, price, off, in_stock, rating::real,
    featured_rank, created_at, grades, terms, raw_terms, name, name_size, words
  from shown
  on conflict (product_id) do update set
    line = excluded.line, category_id = excluded.category_id, root_category_id = excluded.root_category_id,
    brand_id = excluded.brand_id, business_id = excluded.business_id, price = excluded.price,
    discount = excluded.discount, in_stock = excluded.in_stock, rating = excluded.rating,
    featured_rank = excluded.featured_rank, created_at = excluded.created_at, grades = excluded.grades,
    terms = excluded.terms, raw_terms = excluded.raw_terms, name = excluded.name, name_size = excluded.name_size, words = excluded.words
  where (listing.*) is distinct from (excluded.*)
)
insert into listing_cards (product_id, card, version)
select shown.id, (${card})::text, ${CARD_VERSION}::smallint from shown
on conflict (product_id) do update set card = excluded.card, version = excluded.version
where (listing_cards.card, listing_cards.version) <> (excluded.card, excluded.version)`;
