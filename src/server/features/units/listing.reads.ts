import type { Answer } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { shownPrice } from '#rules/money/prices.ts';
import type { ListedUnit, ListedVariation, ListingChoice } from '#rules/units/listing.ts';
import { isLocked, listingChoices, unsaidTerms } from '#rules/units/listing.ts';
import type { Ask } from '../../db/connect.ts';
import { readOfficeProduct } from '../catalog/public.ts';
import type { WholeUnit } from './unit.reads.ts';

const PRODUCT = {
  name: 'unit-product-to-sell',
  text: `
  select id from products where line = 1 and is_active and business_id = $1 and (id = $3 or model_id = $2)
  order by (id = $3) desc nulls last, id limit 1`,
};
const GRADE_TERM = {
  name: 'unit-grade-term',
  text: `
  select t.id, t.label from attribute_terms t join attributes a on a.id = t.attribute_id
  where a.role = 'grade' and a.id = any($1::int[]) and lower(t.label) = lower($2) limit 1`,
};

type Sellable = Pick<OfficeProduct, 'regular_price' | 'sale_price' | 'is_on_sale'>;

const priceOf = (one: Sellable) =>
  shownPrice({
    regular: penceFromPounds(one.regular_price),
    sale: one.sale_price === null ? null : penceFromPounds(one.sale_price),
    isOnSale: one.is_on_sale,
  }).price;

/**
 * The products and variations that a business could sell a unit as. The product is that of its model, or the
 * one that it was for sale as before.
 */
export async function readListingProduct(
  ask: Ask,
  { business, model_id: modelId, listing }: WholeUnit,
): Promise<OfficeProduct | undefined> {
  const [found] = await ask<{ id: number }>(PRODUCT, [business.id, modelId, listing?.product_id ?? null]);
  const reader = { businessId: business.id, seesCost: false, mayPublish: false };
  return found && readOfficeProduct(ask, found.id, reader);
}

/** The inspection has more facts than its seller gave, such as its storage. */
const wordsOf = ({ choice, checks }: Pick<WholeUnit, 'choice' | 'checks'>) => [
  ...choice.split(',').map((word) => word.trim()),
  ...checks.map(({ found }) => found),
];

/** The ways to list a unit as this product, the best first. */
export async function readChoices(
  ask: Ask,
  { grade, choice, checks }: Pick<WholeUnit, 'grade' | 'choice' | 'checks'>,
  product: OfficeProduct,
): Promise<ListingChoice[]> {
  if (product.type === 1) {
    const { product_condition: condition, stock } = product;
    const labels = [product.name];
    return [{ variationId: null, termIds: [], labels, condition, price: priceOf(product), stock }];
  }
  const unit: ListedUnit = { grade, words: wordsOf({ choice, checks }) };
  const attributeIds = product.attributes.map(({ attribute_id: id }) => id);
  const [term] = await ask<{ id: number; label: string }>(GRADE_TERM, [attributeIds, grade]);
  const variations = product.variations.filter((one) => one.is_active && !one.raw_status);
  return listingChoices(unit, variations.map(listed), term);
}

const listed = (one: OfficeProduct['variations'][number]): ListedVariation => ({
  id: one.id,
  termIds: one.term_ids,
  labels: one.terms,
  grade: one.grade,
  condition: one.product_condition,
  price: priceOf(one),
  stock: one.stock,
});

export async function readListing(
  ask: Ask,
  unit: WholeUnit,
): Promise<Answer<'GET /office/units/{number}/listing'>> {
  const product = await readListingProduct(ask, unit);
  const is_locked = isLocked(unit.checks);
  if (!product) return { status: 200, product: null, is_locked, unsaid: [], data: [] };
  const choices = await readChoices(ask, unit, product);
  return {
    status: 200,
    product: { id: product.id, name: product.name },
    is_locked,
    unsaid: unsaidTerms({ words: wordsOf(unit) }, choices),
    data: choices.map(({ variationId, termIds, labels, price, stock }) => ({
      variation_id: variationId,
      term_ids: [...termIds],
      words: labels.join(', '),
      price: poundsFromPence(price),
      stock,
      is_new: variationId === null && product.type === 2,
    })),
  };
}
