import { lineName } from '#rules/orders/choice-words.ts';
import type { Ask } from '../../db/connect.ts';
import { readNearest } from '../catalog/public.ts';

export interface MissingLine {
  id: number;
  productId: number | null;
  variationId: number | null;
}

/** A replacement for a missing line. */
export interface Offer {
  lineId: number;
  /** The name with its terms. */
  name: string;
  price: number;
  path: string;
}

/** The most similar product in stock, for each line. */
export async function readOffers(ask: Ask, lines: readonly MissingLine[]): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const { id, productId, variationId } of lines) {
    if (productId === null || variationId === null) continue;
    const found = await readNearest(ask, productId, variationId);
    if (!found) continue;
    const name = lineName(found);
    offers.push({ lineId: id, name, price: found.price, path: found.path });
  }
  return offers;
}
