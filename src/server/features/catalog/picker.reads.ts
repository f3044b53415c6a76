import type pg from 'pg';
import type { ProductDetail, Variation, VariationChoice } from '#contract/catalog.ts';
import { awaySql } from '../stores/public.ts';
import { ratingSql } from './reviews.reads.ts';
import type { Seller, SellableRow } from './sellable.reads.ts';
import { sellableSql, sellableWire } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

interface TermRow {
  attribute_id: number;
  attribute_name: string;
  attribute_role: 'grade' | null;
  column: number;
  label: string;
  term_image: string | null;
}

interface TermColumns {
  col_1_term_name: string | null;
  col_2_term_name: string | null;
  col_3_term_name: string | null;
  col_4_term_name: string | null;
}

interface VariationRow extends SellableRow, TermColumns {
  id: number;
  name: string;
  image: string | null;
  is_default: boolean;
  grade: VariationChoice['grade'];
}

const TERM_COLUMNS = [1, 2, 3, 4].map((n) => `t${n}.label as col_${n}_term_name`).join(', ');
const TERM_JOINS = [1, 2, 3, 4]
  .map((n) => `left join attribute_terms t${n} on t${n}.id = v.term_${n}_id`)
  .join('\n');

/** The chosen terms, in the product's order: 'Midnight, 128 GB'. Null for a product without variations. */
export const choiceSql = (variation: string) => {
  const terms = [1, 2, 3, 4].map((n) => `${variation}.term_${n}_id`).join(', ');
  return `(select string_agg(t.label, ', ' order by array_position(array[${terms}], t.id))
    from attribute_terms t where t.id in (${terms}))`;
};

/** The data for the attribute pickers of a variable product. */
export async function readPicker(
  pool: pg.Pool,
  productId: number,
  seller: Seller,
): Promise<{ attributes: ProductDetail['product_atrribute']; variations: VariationChoice[] }> {
  const [terms, variations] = await Promise.all([
    pool.query<TermRow>(
      `select distinct a.id as attribute_id, a.name as attribute_name, a.role as attribute_role,
         pa.position as column, t.label,
         t.swatch as term_image, t.sort_order, t.id
       from product_attributes pa
       join attributes a on a.id = pa.attribute_id
       join variations v on v.product_id = pa.product_id and v.is_active
       join attribute_terms t on t.attribute_id = a.id
         and t.id in (v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id)
       where pa.product_id = $1
       order by pa.position, t.sort_order, t.id`,
      [productId],
    ),
    pool.query<VariationRow>(
      `select v.id, v.name, v.image, v.is_default, v.grade, ${sellableSql('v')}, ${TERM_COLUMNS}
       from variations v ${TERM_JOINS}
       where v.product_id = $1 and v.is_active order by v.id`,
      [productId],
    ),
  ]);
  return {
    attributes: groupTerms(terms.rows),
    variations: variations.rows.map((row) => shapeChoice(row, seller)),
  };
}

function groupTerms(rows: readonly TermRow[]): ProductDetail['product_atrribute'] {
  const groups = new Map<number, ProductDetail['product_atrribute'][number]>();
  for (const { label, term_image, ...attribute } of rows) {
    const { attribute_id, attribute_name, attribute_role, column } = attribute;
    const group = groups.get(column) ?? { attribute_id, attribute_name, attribute_role, column, terms: [] };
    group.terms.push({ label, term_image, attribute_id });
    groups.set(column, group);
  }
  return [...groups.values()];
}

function termColumns(row: TermColumns): TermColumns {
  return {
    col_1_term_name: row.col_1_term_name,
    col_2_term_name: row.col_2_term_name,
    col_3_term_name: row.col_3_term_name,
    col_4_term_name: row.col_4_term_name,
  };
}

function shapeChoice(row: VariationRow, seller: Seller): VariationChoice {
  const { sku, regular_price, sale_price, is_on_sale, ...rest } = sellableWire(row, seller);
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    is_default: row.is_default,
    grade: row.grade,
    product_condition: row.product_condition,
    sku,
    regular_price,
    sale_price,
    is_on_sale,
    raw_status: rest.raw_status,
    stock_status: rest.stock_status,
    ...('available_stock' in rest && { stock: rest.stock, available_stock: rest.available_stock }),
    ...termColumns(row),
  };
}

interface LookupRow extends VariationRow, Seller {
  product_id: number;
  rating: number;
  rating_count: number;
  Warranty_policy: Variation['Warranty_policy'];
  Return_policy: Variation['Return_policy'];
  variation_meta: Variation['variation_meta'];
}

/** The variation of a listed product with exactly these terms. A column that isn't given must be empty. */
export async function lookUpVariation(
  pool: pg.Pool,
  productId: number,
  terms: Partial<Record<keyof TermColumns, string | undefined>>,
): Promise<Variation | undefined> {
  const { rows } = await pool.query<LookupRow>(
    `select v.id, v.product_id, v.name, v.image, v.is_default, v.grade, ${sellableSql('v')}, ${TERM_COLUMNS}, s.hide_stock, ${awaySql('s')} as away,
       ${ratingSql('p')} as rating,
       (select count(*)::int from reviews r where r.product_id = p.id and r.is_published) as rating_count,
       case when w.id is not null then jsonb_build_object('id', w.id, 'title', w.title, 'description', w.description)
         end as "Warranty_policy",
       case when r.id is not null then jsonb_build_object('id', r.id, 'title', r.title, 'description', r.description)
         end as "Return_policy",
       (select coalesce(jsonb_agg(jsonb_build_object('attribute_id', t.attribute_id, 'label', t.label)), '[]')
        from attribute_terms t where t.id in (v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id)) as variation_meta
     from variations v
     join products p on p.id = v.product_id
     join businesses s on s.id = p.business_id
     left join policies w on w.id = p.warranty_policy_id
     left join policies r on r.id = p.return_policy_id
     ${TERM_JOINS}
     where v.product_id = $1 and v.is_active and ${isVisible('p')}
       and t1.label is not distinct from $2 and t2.label is not distinct from $3
       and t3.label is not distinct from $4 and t4.label is not distinct from $5`,
    [
      productId,
      terms.col_1_term_name ?? null,
      terms.col_2_term_name ?? null,
      terms.col_3_term_name ?? null,
      terms.col_4_term_name ?? null,
    ],
  );
  const row = rows[0];
  if (!row) return undefined;
  return {
    id: row.id,
    product_id: row.product_id,
    name: row.name,
    image: row.image,
    type: 2,
    is_default: row.is_default,
    grade: row.grade,
    ...sellableWire(row, row),
    ...termColumns(row),
    product_rating: row.rating,
    product_rating_count: row.rating_count,
    Wish_list: null,
    Warranty_policy: row.Warranty_policy,
    Return_policy: row.Return_policy,
    variation_meta: row.variation_meta,
  };
}
