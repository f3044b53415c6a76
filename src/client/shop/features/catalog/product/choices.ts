import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { formatPence, pence } from '#rules/money.ts';
import { priceOf } from '../shown-price.ts';
import { stockOf } from '../shown-stock.ts';

/** The chosen term of each attribute, by the attribute's column. */
export type Chosen = Readonly<Partial<Record<number, string>>>;

const COLUMNS = [1, 2, 3, 4] as const;

function termAt(variation: VariationChoice, column: number): string | null {
  return (
    {
      1: variation.col_1_term_name,
      2: variation.col_2_term_name,
      3: variation.col_3_term_name,
      4: variation.col_4_term_name,
    }[column] ?? null
  );
}

export function chosenOf(variation: VariationChoice): Chosen {
  return Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const term = termAt(variation, column);
      return term === null ? [] : [[column, term]];
    }),
  );
}

/** The variation a product opens with: the one its address names, its default, or its first. */
export function openingVariation(product: ProductDetail, id: number): VariationChoice | undefined {
  const { Product_variations: all } = product;
  return all.find((one) => one.id === id) ?? all.find((one) => one.is_default) ?? all[0];
}

export function isComplete(product: ProductDetail, chosen: Chosen): boolean {
  return product.product_atrribute.every(({ column }) => chosen[column] !== undefined);
}

export function variationFor(product: ProductDetail, chosen: Chosen): VariationChoice | undefined {
  if (!isComplete(product, chosen)) return undefined;
  return product.Product_variations.find((variation) =>
    product.product_atrribute.every(({ column }) => termAt(variation, column) === chosen[column]),
  );
}

export interface Choice {
  label: string;
  swatch: string | undefined;
  isChosen: boolean;
  /** Can't be bought with the rest as it is; it stays choosable all the same. */
  isUnavailable: boolean;
  /** What choosing it would change: a difference in price, or why it can't be had. */
  second: string | undefined;
}

function difference(from: number, to: number): string | undefined {
  if (from === to) return undefined;
  return `${to > from ? '+' : '−'} ${formatPence(pence(Math.abs(to - from)))}`;
}

/** The terms of one attribute, each seen with the other attributes as they are chosen. */
export function choicesOf(product: ProductDetail, column: number, chosen: Chosen): Choice[] {
  const attribute = product.product_atrribute.find((one) => one.column === column);
  const present = variationFor(product, chosen);
  const presentPrice = present && priceOf(present).price;
  return (attribute?.terms ?? []).map(({ label, term_image }) => {
    const isChosen = chosen[column] === label;
    const there = variationFor(product, { ...chosen, [column]: label });
    const canBuy = there && stockOf(there, product.Business.hide_stock).canBuy;
    const isColour = term_image?.startsWith('#') ?? false;
    const words = () => {
      if (!there) return 'Not available';
      if (!canBuy) return 'Out of stock';
      if (isChosen || presentPrice === undefined) return formatPence(priceOf(there).price);
      return difference(presentPrice, priceOf(there).price);
    };
    return {
      label,
      swatch: isColour && term_image ? term_image : undefined,
      isChosen,
      isUnavailable: !canBuy,
      second: isColour && canBuy ? undefined : words(),
    };
  });
}

/** Pictures of what is chosen: those of its colour, or else those of no colour in particular. */
export function galleryFor(
  product: ProductDetail,
  chosen: Chosen,
  image: string | null | undefined,
): string[] {
  const labels = Object.values(chosen);
  const named = product.product_images.filter(({ term_label }) => term_label && labels.includes(term_label));
  const plain = product.product_images.filter(({ term_label }) => term_label === null);
  const names = [...named, ...(named.length > 0 ? [] : plain)].map(({ imageName }) => imageName);
  if (names.length > 0) return names;
  return image ? [image] : [];
}
