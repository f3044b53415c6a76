import type pg from 'pg';
import type { ProductDetail } from '#contract/catalog.ts';
import { uploadedAs } from '../media/public.ts';
import { awaySql, courierHoursSql } from '../stores/public.ts';
import { offerTermsSql, offerTermsWire } from './offers.reads.ts';
import { readPicker } from './picker.reads.ts';
import { ratingSql, readReviews } from './reviews.reads.ts';
import type { SellableRow } from './sellable.reads.ts';
import { sellableSql, sellableWire } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

interface ProductRow extends SellableRow {
  id: number;
  name: string;
  slug: string;
  category: string;
  category_id: number;
  category_slug: string;
  parent_name: string | null;
  parent_slug: string | null;
  type: 1 | 2;
  is_active_for: 1 | 2 | 3;
  brand_id: number;
  Brand: ProductDetail['Brand'];
  business_id: number;
  Business: ProductDetail['Business'];
  description: string;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  Warranty_policy: ProductDetail['Warranty_policy'];
  Return_policy: ProductDetail['Return_policy'];
  product_sale_count: number;
  rating: number;
  /** How many reviews give 1, 2, 3, 4 and 5 stars. */
  rating_spread: number[];
  release_year: number | null;
  warranty: string | null;
  sim: string | null;
  network: string | null;
  carrier_option: string | null;
  misc_color: string | null;
  misc_quality: string | null;
  misc_series: string | null;
  misc_type: string | null;
  Custom_Field_Values: ProductDetail['Custom_Field_Values'];
  Product_included_in_boxes: ProductDetail['Product_included_in_boxes'];
  product_images: ProductDetail['product_images'];
  other_lines: ProductDetail['other_lines'];
}

const SELECT = `
  select p.id, p.name, p.slug, c.name as category, c.id as category_id, c.slug as category_slug,
    parent.name as parent_name, parent.slug as parent_slug, p.type, p.line as is_active_for, ${sellableSql('p')}, ${offerTermsSql('p')} as offer_terms,
    p.brand_id, jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'image', b.image) as "Brand",
    p.business_id, jsonb_build_object('id', s.id, 'business_name', s.name, 'business_address', s.address,
      'business_phone_no', s.phone, 'latitude', s.latitude, 'longitude', s.longitude, 'post_code', s.post_code,
      'away', ${awaySql('s')}, 'hide_stock', s.hide_stock, 'estimated_delivery_days', s.delivery_days,
      'estimated_delivery_hours', s.delivery_hours, 'estimated_delivery_minutes', s.delivery_minutes,
      'opening_hours', ${courierHoursSql('s')}) as "Business",
    p.description, p.length_mm / 10.0::float8 as length, p.width_mm / 10.0::float8 as width,
    p.height_mm / 10.0::float8 as height, p.weight_g::float8 as weight,
    case when w.id is not null then jsonb_build_object('id', w.id, 'title', w.title, 'description', w.description)
      end as "Warranty_policy",
    case when r.id is not null then jsonb_build_object('id', r.id, 'title', r.title, 'description', r.description)
      end as "Return_policy",
    p.sale_count as product_sale_count, ${ratingSql('p')} as rating,
    (select jsonb_agg((select count(*) from reviews v
        where v.product_id = p.id and v.is_published and v.rating = star) order by star)
      from generate_series(1, 5) star) as rating_spread,
    m.release_year, p.warranty, p.sim, p.network, p.carrier_option,
    p.misc_color, p.misc_quality, p.misc_series, p.misc_type,
    (select coalesce(jsonb_agg(jsonb_build_object('field_value', f.value, 'Custom_Field_Definition',
        jsonb_build_object('field_label', d.label, 'field_type', d.type, 'sort_order', d.sort_order))
        order by d.sort_order, d.id), '[]')
      from custom_field_values f join custom_field_definitions d on d.id = f.definition_id
      where f.product_id = p.id) as "Custom_Field_Values",
    (select coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'qunatity', i.quantity)
        order by i.sort_order), '[]')
      from box_items i where i.product_id = p.id) as "Product_included_in_boxes",
    (select coalesce(jsonb_agg(jsonb_build_object('imageName', g.name, 'term_label', t.label)
        || case when u.alt <> '' then jsonb_build_object('alt', u.alt) else '{}' end
        order by t.sort_order, t.id, g.sort_order, g.id), '[]')
      from product_images g left join attribute_terms t on t.id = g.term_id
      left join media u on ${uploadedAs('u', 'g.name')}
      where g.product_id = p.id) as product_images,
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'is_active_for', o.line, 'slug', o.slug,
        'category_slug', oc.slug) order by o.line, o.id), '[]')
      from products o join categories oc on oc.id = o.category_id
      where o.model_id = p.model_id and o.line <> p.line and ${isVisible('o')}) as other_lines
  from products p
  join categories c on c.id = p.category_id
  left join categories parent on parent.id = c.parent_id
  join brands b on b.id = p.brand_id
  join businesses s on s.id = p.business_id
  left join models m on m.id = p.model_id
  left join policies w on w.id = p.warranty_policy_id
  left join policies r on r.id = p.return_policy_id
  where p.id = $1`;
const PRODUCT = `${SELECT} and ${isVisible('p')}`;
/** Of one business, or of any. Includes products that visitors can't see. */
const PREVIEW = `${SELECT} and ($2::int is null or p.business_id = $2)`;

export const readProduct = (pool: pg.Pool, id: number): Promise<ProductDetail | undefined> =>
  readBy(pool, PRODUCT, [id]);

/** A product as visitors would see it if it were published. */
export const readPreview = (
  pool: pg.Pool,
  id: number,
  businessId: number | null,
): Promise<ProductDetail | undefined> => readBy(pool, PREVIEW, [id, businessId]);

async function readBy(
  pool: pg.Pool,
  text: string,
  values: readonly [number, ...(number | null)[]],
): Promise<ProductDetail | undefined> {
  const [id] = values;
  const { rows } = await pool.query<ProductRow>(text, [...values]);
  const row = rows[0];
  if (!row) return undefined;
  const [picker, reviews] = await Promise.all([readPicker(pool, id, row.Business), readReviews(pool, id)]);
  return shapeProduct(row, picker, reviews);
}

function shapeProduct(
  row: ProductRow,
  picker: Awaited<ReturnType<typeof readPicker>>,
  reviews: ProductDetail['reviews'],
): ProductDetail {
  const misc = (title: string | null) => (title === null ? null : { title });
  const crumbs =
    row.parent_name !== null && row.parent_slug !== null
      ? [{ name: row.parent_name, slug: row.parent_slug }]
      : [];
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    category: row.category,
    category_id: row.category_id,
    Category: { id: row.category_id, slug: row.category_slug, name: row.category },
    product_images: row.product_images,
    ...sellableWire(row, row.Business),
    ...(row.is_active_for === 2 && { offer_terms: offerTermsWire(row.offer_terms) }),
    type: row.type,
    is_active_for: row.is_active_for,
    brand_id: row.brand_id,
    Brand: row.Brand,
    business_id: row.business_id,
    Business: row.Business,
    product_atrribute: picker.attributes,
    Product_variations: picker.variations,
    description: row.description,
    length: row.length,
    width: row.width,
    height: row.height,
    weight: row.weight,
    warranty_policy_id: row.Warranty_policy?.id ?? null,
    return_policy_id: row.Return_policy?.id ?? null,
    Warranty_policy: row.Warranty_policy,
    Return_policy: row.Return_policy,
    product_sale_count: row.product_sale_count,
    product_rating: row.rating,
    product_rating_count: row.rating_spread.reduce((sum, count) => sum + count, 0),
    product_rating_spread: row.rating_spread,
    Custom_Field_Values: row.Custom_Field_Values,
    release_year: row.release_year,
    warranty: row.warranty,
    sim: row.sim,
    network: row.network,
    carrier_option: row.carrier_option,
    Wish_list: null,
    Misc_color: misc(row.misc_color),
    Misc_quality: misc(row.misc_quality),
    Misc_series: misc(row.misc_series),
    Misc_type: misc(row.misc_type),
    Product_included_in_boxes: row.Product_included_in_boxes,
    BreadCrumb: [...crumbs, { name: row.category, slug: row.category_slug }],
    reviews,
    other_lines: row.other_lines,
  };
}
