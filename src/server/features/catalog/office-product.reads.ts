import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import type { Ask } from '../../db/connect.ts';
import { uploadedAs } from '../media/public.ts';
import type { CatalogueReader, StandingRow } from './standing.reads.ts';
import { amountOf, amountOrNull, STANDING_COLUMNS, STANDING_TABLES, standingWire } from './standing.reads.ts';

const SELLABLE = [
  'sku',
  'regular_price',
  'sale_price',
  'cost_price',
  'is_on_sale',
  'counts_stock',
  'is_available',
  'stock_status',
  'stock',
  'reserved_stock',
  'is_trade_in',
  'cash_trade_in',
  'voucher_trade_in',
];
const sellable = (table: 'p' | 'v') =>
  [`${table}.condition as product_condition`, ...SELLABLE.map((column) => `${table}.${column}`)].join(', ');

/** Columns that the wire names as the table does. */
const PLAIN = [
  'category_id',
  'brand_id',
  'model_id',
  'description',
  'warranty_policy_id',
  'return_policy_id',
  'warranty',
  'sim',
  'network',
  'carrier_option',
  'misc_color',
  'misc_quality',
  'misc_series',
  'misc_type',
] as const;

interface Sellable {
  sku: string;
  product_condition: 1 | 2 | 3;
  regular_price: number;
  sale_price: number | null;
  cost_price: number | null;
  is_on_sale: boolean;
  counts_stock: boolean;
  is_available: boolean;
  stock_status: 'instock' | 'outofstock';
  stock: number;
  reserved_stock: number;
  is_trade_in: boolean;
  cash_trade_in: number | null;
  voucher_trade_in: number | null;
}

interface Row
  extends
    StandingRow,
    Omit<Sellable, 'sku'>,
    Pick<
      OfficeProduct,
      | (typeof PLAIN)[number]
      | 'release_year'
      | 'low_stock'
      | 'length'
      | 'width'
      | 'height'
      | 'weight'
      | 'attributes'
      | 'questions'
      | 'product_images'
      | 'custom_fields'
      | 'box'
    > {
  created_at: Date;
}

const PRODUCT = {
  name: 'office-product',
  text: `
  select ${STANDING_COLUMNS}, ${sellable('p')}, ${PLAIN.map((column) => `p.${column}`).join(', ')},
    p.created_at, m.release_year, p.low_stock,
    (p.length_mm / 10.0)::float8 as length, (p.width_mm / 10.0)::float8 as width,
    (p.height_mm / 10.0)::float8 as height, p.weight_g::float8 as weight,
    (select coalesce(jsonb_agg(jsonb_build_object('attribute_id', a.id, 'attribute_name', a.name)
        order by pa.position), '[]')
      from product_attributes pa join attributes a on a.id = pa.attribute_id where pa.product_id = p.id) as attributes,
    (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'title', q.title, 'key', q.key, 'role', q.role,
        'condition', q.condition, 'option_type', q.option_type, 'description', q.description,
        'shared_with', (select count(*) from product_questions x where x.question_id = q.id and x.product_id <> p.id),
        'Question_options', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label, 'value', o.value,
            'price', trim_scale(o.price / 100.0), 'description', o.description, 'fault', o.fault,
            'part_quality', o.part_quality, 'bench_days', o.bench_days, 'bench_minutes', o.bench_minutes,
            'warranty_months', o.warranty_months, 'inventory_item_id', o.inventory_item_id, 'qunatity', o.quantity)
            order by o.sort_order, o.id), '[]')
          from question_options o where o.question_id = q.id)) order by q.sort_order, q.id), '[]')
      from product_questions pq join questions q on q.id = pq.question_id where pq.product_id = p.id) as questions,
    (select coalesce(jsonb_agg(jsonb_build_object('imageName', g.name, 'term_id', g.term_id,
        'media_id', u.id, 'alt', u.alt) order by t.sort_order, t.id, g.sort_order, g.id), '[]')
      from product_images g left join attribute_terms t on t.id = g.term_id
      left join media u on ${uploadedAs('u', 'g.name')}
      where g.product_id = p.id) as product_images,
    (select coalesce(jsonb_agg(jsonb_build_object('definition_id', d.id, 'value', f.value)
        order by d.sort_order, d.id), '[]')
      from custom_field_values f join custom_field_definitions d on d.id = f.definition_id
      where f.product_id = p.id) as custom_fields,
    (select coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'qunatity', i.quantity) order by i.sort_order), '[]')
      from box_items i where i.product_id = p.id) as box
  from ${STANDING_TABLES} left join models m on m.id = p.model_id
  where p.id = any($1::int[]) and ($2::int is null or p.business_id = $2) order by p.id`,
};

interface VariationRow extends Sellable {
  id: number;
  product_id: number;
  name: string;
  image: string | null;
  grade: OfficeVariation['grade'];
  is_default: boolean;
  is_active: boolean;
  is_removed: boolean;
  term_ids: number[];
  terms: string[];
}

const VARIATIONS = {
  name: 'office-variations',
  text: `
  select v.id, v.product_id, v.name, v.image, v.grade, v.is_default, v.is_active, v.is_removed, ${sellable('v')},
    array_remove(array[v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id], null) as term_ids,
    array_remove(array[t1.label, t2.label, t3.label, t4.label], null) as terms
  from variations v
  left join attribute_terms t1 on t1.id = v.term_1_id left join attribute_terms t2 on t2.id = v.term_2_id
  left join attribute_terms t3 on t3.id = v.term_3_id left join attribute_terms t4 on t4.id = v.term_4_id
  where v.product_id = any($1::int[]) order by v.id`,
};

/** The whole product; undefined where there is none, or it belongs to another business. */
export async function readOfficeProduct(
  ask: Ask,
  id: number,
  reader: CatalogueReader,
): Promise<OfficeProduct | undefined> {
  const [product] = await readWholeProducts(ask, [id], reader);
  return product;
}

/** Whole products in the order of their ids, without those of other businesses. */
export async function readWholeProducts(
  ask: Ask,
  ids: readonly number[],
  reader: CatalogueReader,
): Promise<OfficeProduct[]> {
  const rows = await ask<Row>(PRODUCT, [ids, reader.businessId]);
  if (rows.length === 0) return [];
  const variations = new Map<number, VariationRow[]>(rows.map(({ id }) => [id, []]));
  for (const one of await ask<VariationRow>(VARIATIONS, [rows.map(({ id }) => id)]))
    variations.get(one.product_id)?.push(one);
  return rows.map((row) => productWire(row, variations.get(row.id) ?? [], reader));
}

function productWire(row: Row, all: readonly VariationRow[], reader: CatalogueReader): OfficeProduct {
  const variations = (isRemoved: boolean) =>
    all.filter((one) => one.is_removed === isRemoved).map((one) => variationWire(one, reader));
  return {
    ...standingWire(row, reader),
    ...sellableFields(row, reader),
    low_stock: row.low_stock,
    created_at: row.created_at.toISOString(),
    category_id: row.category_id,
    brand_id: row.brand_id,
    model_id: row.model_id,
    release_year: row.release_year,
    description: row.description,
    length: row.length,
    width: row.width,
    height: row.height,
    weight: row.weight,
    warranty_policy_id: row.warranty_policy_id,
    return_policy_id: row.return_policy_id,
    warranty: row.warranty,
    sim: row.sim,
    network: row.network,
    carrier_option: row.carrier_option,
    misc_color: row.misc_color,
    misc_quality: row.misc_quality,
    misc_series: row.misc_series,
    misc_type: row.misc_type,
    attributes: row.attributes,
    variations: variations(false),
    removed_variations: variations(true),
    questions: row.questions,
    product_images: row.product_images,
    custom_fields: row.custom_fields,
    box: row.box,
  };
}

const variationWire = (one: VariationRow, reader: CatalogueReader): OfficeVariation => ({
  id: one.id,
  name: one.name,
  image: one.image,
  term_ids: one.term_ids,
  terms: one.terms,
  grade: one.grade,
  ...sellableFields(one, reader),
  is_default: one.is_default,
  is_active: one.is_active,
});

function sellableFields(row: Sellable, { seesCost }: CatalogueReader) {
  return {
    sku: row.sku,
    product_condition: row.product_condition,
    regular_price: amountOf(row.regular_price),
    sale_price: amountOrNull(row.sale_price),
    is_on_sale: row.is_on_sale,
    ...(seesCost && { cost_price: amountOrNull(row.cost_price) }),
    raw_status: !row.counts_stock,
    is_available: row.is_available,
    stock_status: row.stock_status,
    stock: row.stock,
    reserved_stock: row.reserved_stock,
    is_trade_in: row.is_trade_in,
    cash_trade_in_value: amountOrNull(row.cash_trade_in),
    voucher_trade_in_value: amountOrNull(row.voucher_trade_in),
  };
}
