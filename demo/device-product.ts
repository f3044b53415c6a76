import type { productImages } from '#server/features/catalog/tables.ts';
import { galleryOf } from './art/names.ts';
import { brandId } from './brands.ts';
import { heroColour } from './buy.ts';
import { buyDevice } from './catalogue.ts';
import { categoryIdOf } from './categories.ts';
import { addedOn } from './dates.ts';
import { modelId } from './models.ts';
import { featuredRank } from './ranks.ts';
import { flagged } from './stock.ts';

interface Device {
  brand: string;
  model: string;
}

/** The fields that a device shares in the sell and the repair line: the facts of its model. */
export function modelFields({ brand, model }: Device) {
  const bought = buyDevice(brand, model);
  return {
    type: 1 as const,
    modelId: modelId(brand, model),
    categoryId: categoryIdOf(bought.category, brand, model),
    brandId: brandId(brand),
    condition: 2 as const,
    ...flagged(true),
    miscType: bought.category,
    featuredRank: featuredRank(bought.id),
    createdAt: addedOn(bought),
  };
}

/** The pictures of a device in the colour in which the buy line shows it. */
export const modelImages = (
  { brand, model }: Device,
  productId: number,
): (typeof productImages.$inferInsert)[] =>
  galleryOf(brand, model, heroColour(buyDevice(brand, model))).map((name, sortOrder) => ({
    productId,
    name,
    sortOrder,
  }));
