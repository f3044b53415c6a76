import type { ProductDetail } from '#contract/catalog.ts';
import { differs } from '#rules/catalog/comparison.ts';
import { conditionWords, NEW, REFURBISHED, REFURBISHED_LABEL } from '#rules/catalog/conditions.ts';
import { formatPence, pence } from '#rules/money/money.ts';
import { specificationRows, unrepeatedRows } from '../product/specification-rows.ts';
import { priceOf } from '#client/lib/shown-price.ts';
import { stockOf } from '#client/lib/shown-stock.ts';

/** One row of the table: a fact, and its value for each product. */
export interface ComparisonRow {
  label: string;
  values: (string | undefined)[];
  differs: boolean;
}

const sellables = (product: ProductDetail) =>
  product.type === 2 && product.Product_variations.length > 0 ? product.Product_variations : [product];

/** 'from £259' where choices raise it. */
export function lowestPrice(product: ProductDetail): string {
  const prices = sellables(product).map((one) => priceOf(one).price);
  const lowest = pence(Math.min(...prices));
  return prices.some((price) => price > lowest) ? `from ${formatPence(lowest)}` : formatPence(lowest);
}

function condition(product: ProductDetail): string {
  const grades = product.product_atrribute.find(({ attribute_role }) => attribute_role === 'grade');
  const words = conditionWords(grades?.terms.map(({ label }) => label) ?? []);
  if (words) return words;
  if (product.product_condition === REFURBISHED) return REFURBISHED_LABEL;
  return product.product_condition === NEW ? 'New' : 'Used';
}

/** In at least one of its variations. */
export function canBuy(product: ProductDetail): boolean {
  return sellables(product).some((one) => stockOf(one, product.Business.hide_stock).canBuy);
}

const stock = (product: ProductDetail) => (canBuy(product) ? 'In Stock' : 'Out of Stock');

function rating({ product_rating, product_rating_count }: ProductDetail): string | undefined {
  return product_rating > 0 ? `${product_rating.toFixed(1)} of 5 (${product_rating_count})` : undefined;
}

/** The terms of every attribute except the condition. */
function choices(product: ProductDetail): [string, string][] {
  return product.product_atrribute
    .filter(({ attribute_role }) => attribute_role !== 'grade')
    .map(({ attribute_name, terms }) => [attribute_name, terms.map(({ label }) => label).join(', ')]);
}

function factsOf(product: ProductDetail): Map<string, string | undefined> {
  return new Map([
    ['Price', lowestPrice(product)],
    ['Condition', condition(product)],
    ['Rating', rating(product)],
    ['Stock', stock(product)],
    ['Sold by', product.Business.business_name],
    ...choices(product),
    ...specificationRows(product).map(({ label, value }): [string, string] => [label, value]),
  ]);
}

/** Labels whose values are already in another row or the name, for every product. The warranty is never repeated. */
function repeatedLabels(products: readonly ProductDetail[]): Set<string> {
  const kept = new Set([
    'Warranty',
    ...products.flatMap((one) => unrepeatedRows(one).map(({ label }) => label)),
  ]);
  const chosen = products.flatMap(({ product_atrribute }) =>
    product_atrribute.map(({ attribute_name }) => attribute_name),
  );
  const all = products.flatMap((one) => specificationRows(one).map(({ label }) => label));
  return new Set(all.filter((label) => !kept.has(label) && !chosen.includes(label)));
}

/** All rows of all products, in the order in which they first occur. */
export function comparisonRows(products: readonly ProductDetail[]): ComparisonRow[] {
  const facts = products.map(factsOf);
  const repeated = repeatedLabels(products);
  const labels = [...new Set(facts.flatMap((one) => [...one.keys()]))].filter(
    (label) => !repeated.has(label),
  );
  return labels
    .map((label) => {
      const values = facts.map((one) => one.get(label));
      return { label, values, differs: differs(values) };
    })
    .filter(({ values }) => values.some((value) => value !== undefined));
}
