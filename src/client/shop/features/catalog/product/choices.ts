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

/** The API's columns in the form of the rules. */
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
  /** Not available with the other chosen terms, but it can still be chosen. */
  isUnavailable: boolean;
  /** The effect of choosing it: a price difference, or why it is not available. */
  second: string | undefined;
}

function difference(from: number, to: number): string | undefined {
  if (from === to) return undefined;
  return `${to > from ? '+' : '−'} ${formatPence(pence(Math.abs(to - from)))}`;
}

/**
 * The terms of one attribute, each with the other chosen terms. A shown price includes the chosen add-ons, like the
 * large price. A difference is the same with and without them.
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
      // Short, since a tile beside others on a tablet has room for eight letters.
      if (!canBuy) return 'Sold out';
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

/** The pictures of the chosen variation. */
export function galleryOf(
  product: ProductDetail,
  chosen: Chosen,
  variation: VariationChoice | null | undefined,
): string[] {
  return picturesFor(product.product_images, chosen, variation?.image);
}

/** The picture of a product before anything is chosen. */
export function firstPicture(product: ProductDetail): string | undefined {
  const opening = openingVariation(product.Product_variations, undefined);
  return galleryOf(product, choiceOf(opening), opening)[0];
}
