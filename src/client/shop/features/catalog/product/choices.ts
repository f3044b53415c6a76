import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { formatPence, pence, type Pence } from '#rules/money/money.ts';
import {
  chosenOf,
  isComplete,
  openingVariation,
  picturesFor,
  variationFor,
  type Chosen,
} from '#rules/catalog/variation-choice.ts';
import { priceOf, priceWords } from '#client/lib/shown-price.ts';
import { stockOf } from '#client/lib/shown-stock.ts';

/** The wire's columns as the rules take them. */
function termsOf(variation: VariationChoice): (string | null)[] {
  return [
    variation.col_1_term_name,
    variation.col_2_term_name,
    variation.col_3_term_name,
    variation.col_4_term_name,
  ];
}

function columnsOf(product: ProductDetail): number[] {
  return product.product_atrribute.map(({ column }) => column);
}

export function choiceOf(variation: VariationChoice | null | undefined): Chosen {
  return variation ? chosenOf({ terms: termsOf(variation) }) : {};
}

export function isWholeChoice(product: ProductDetail, chosen: Chosen): boolean {
  return isComplete(columnsOf(product), chosen);
}

export function chosenVariation(product: ProductDetail, chosen: Chosen): VariationChoice | undefined {
  const termed = product.Product_variations.map((variation) => ({ variation, terms: termsOf(variation) }));
  return variationFor(termed, columnsOf(product), chosen)?.variation;
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

/**
 * The terms of one attribute, each seen with the other attributes as they are chosen. A price that one names counts
 * the chosen add-ons in, as the large price does; a difference is the same with and without them.
 */
export function choicesOf(
  product: ProductDetail,
  column: number,
  chosen: Chosen,
  addOns: Pence = pence(0),
): Choice[] {
  const attribute = product.product_atrribute.find((one) => one.column === column);
  const present = chosenVariation(product, chosen);
  const presentPrice = present && priceOf(present).price;
  return (attribute?.terms ?? []).map(({ label, term_image }) => {
    const isChosen = chosen[column] === label;
    const there = chosenVariation(product, { ...chosen, [column]: label });
    const canBuy = there && stockOf(there, product.Business.hide_stock).canBuy;
    const isColour = term_image?.startsWith('#') ?? false;
    const words = () => {
      if (!there) return 'Not available';
      if (!canBuy) return 'Out of stock';
      if (isChosen || presentPrice === undefined) return priceWords(there, addOns).price;
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

/** The pictures of what is chosen. */
export function galleryOf(
  product: ProductDetail,
  chosen: Chosen,
  variation: VariationChoice | null | undefined,
): string[] {
  return picturesFor(product.product_images, chosen, variation?.image);
}

/** The picture that stands for a product where nothing is chosen yet. */
export function firstPicture(product: ProductDetail): string | undefined {
  const opening = openingVariation(product.Product_variations, undefined);
  return galleryOf(product, choiceOf(opening), opening)[0];
}
