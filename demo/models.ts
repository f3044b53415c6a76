import type { models } from '#server/features/catalog/tables.ts';
import { brandId } from './brands.ts';
import { BUY_DEVICES } from './catalogue.ts';

/** A device that can be bought, sold and repaired is one model with three products. */
const DEVICES = BUY_DEVICES.filter(({ category }) => category !== 'Accessories');

export function modelId(brand: string, model: string): number {
  const found = DEVICES.find((device) => device.brand === brand && device.model === model);
  if (!found) throw new Error(`no such model: ${brand} ${model}`);
  return found.id;
}

export const modelRows: (typeof models.$inferInsert)[] = DEVICES.map(({ id, brand, model, releaseYear }) => ({
  id,
  brandId: brandId(brand),
  name: model,
  releaseYear,
}));
