import { isDeepStrictEqual } from 'node:util';
import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import { productFields } from '#contract/products-office-shapes.ts';
import type { RowChange } from './import-items.reads.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The facts of a product in parts that are set back together: `product`, `standing`, `options`, `first` (the variation
 * that is chosen first), `shelf`, and for each variation `variation 12` and `shelf 12`.
 */
export type Facts = Readonly<Record<string, Fields>>;

/** A changed part with its changed fields. Null: it did not exist. */
export interface TracePart {
  part: string;
  before: Fields | null;
  after: Fields | null;
}

const PRODUCT_FIELDS = Object.keys(productFields);
const VARIATION_FIELDS = [
  'term_ids',
  'sku',
  'product_condition',
  'regular_price',
  'sale_price',
  'is_on_sale',
  'cost_price',
  'raw_status',
  'is_available',
  'stock_status',
  'is_trade_in',
  'cash_trade_in_value',
  'voucher_trade_in_value',
  'is_active',
] satisfies (keyof OfficeVariation)[];

const pick = (from: object, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, (from as Record<string, unknown>)[field] ?? null]));

export type StandingFacts = {
  state: 'draft' | 'scheduled' | 'published' | 'archived';
  publish_at: string | null;
};

const standingOf = ({ state, publish_at: at }: OfficeProduct): StandingFacts => ({
  state: state === 'draft' || state === 'scheduled' || state === 'archived' ? state : 'published',
  publish_at: at,
});

/** The facts of a product that was read with everything. */
export function factsOf(product: OfficeProduct): Facts {
  const { variations, attributes, product_images: images } = product;
  const pictures = images.map(({ imageName, term_id }) => ({ imageName, term_id }));
  const questions = product.questions.map(({ shared_with: _shared, ...question }) => question);
  return {
    product: { ...pick(product, PRODUCT_FIELDS), product_images: pictures, questions },
    standing: standingOf(product),
    options: { attribute_ids: attributes.map(({ attribute_id: id }) => id) },
    first: { variation_id: variations.find((one) => one.is_default)?.id ?? null },
    shelf: { stock: product.stock },
    ...Object.fromEntries(
      variations.flatMap((one) => [
        [`variation ${one.id}`, pick(one, VARIATION_FIELDS)],
        [`shelf ${one.id}`, { stock: one.stock }],
      ]),
    ),
  };
}

export const isShelf = (part: string) => part.startsWith('shelf');
/** The id in `variation 12` or `shelf 12`; undefined for a part of the product itself. */
export function variationIn(part: string): number | undefined {
  const [, id] = part.split(' ');
  return id === undefined ? undefined : Number(id);
}

/** The changes between two states of a product. A created product has no facts before. */
export function traceOf(before: Facts, after: Facts): TracePart[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const [was, is] = [before[part] ?? null, after[part] ?? null];
    // The stock of a variation comes and goes with it.
    if (!was || !is)
      return isShelf(part) && variationIn(part) !== undefined ? [] : { part, before: was, after: is };
    const fields = Object.keys(is).filter((field) => !isDeepStrictEqual(was[field], is[field]));
    return fields.length === 0 ? [] : { part, before: pick(was, fields), after: pick(is, fields) };
  });
}

/** The fields of a part that are no longer as a change left them. Empty: it can be set back. */
export function changedSince({ part, after }: TracePart, now: Facts): string[] {
  const is = now[part];
  if (!after) return is ? ['variation'] : [];
  if (!is) return ['variation'];
  return Object.keys(after).filter((field) => !isDeepStrictEqual(after[field], is[field]));
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The changes that a bulk edit made to a product, for people. */
export function changesOf(trace: readonly TracePart[], row: number, product: OfficeProduct): RowChange[] {
  const skus = new Map(product.variations.map(({ id, sku }) => [id, sku]));
  return trace.flatMap(({ part, before, after }) => {
    if (!before || !after) return [];
    const sku = skus.get(variationIn(part) ?? 0);
    return Object.keys(after).map((field) => ({
      row,
      column: sku === undefined ? field : `${sku} ${field}`,
      before: text(before[field]),
      after: text(after[field]),
    }));
  });
}
