import type { Connection } from '../../db/connect.ts';
import { moveStock } from './stock-by-hand.writes.ts';

/** One device on the shelf of a product or variation, or off it. */
export interface ShelvedUnit {
  businessId: number;
  productId: number;
  variationId: number | null;
  /** The store where the unit is; null: in no store. */
  storeId: number | null;
  /** The number of the device. */
  number: string;
  actorId: number | null;
  now: Date;
}

/** In the order of all who change stock: the product before its variation. */
const LOCK = {
  name: 'shelf-unit-lock',
  text: `
  select p.is_active and p.line = 1 and case when $2::int is null then p.type = 1 and p.counts_stock
    else coalesce(v.is_active and v.counts_stock, false) end as "takesUnits"
  from products p left join variations v on v.id = $2 and v.product_id = p.id
  where p.id = $1 and p.business_id = $3 for no key update of p`,
};

/** Puts one device on a shelf. False if nothing is sold or counted there. */
export async function shelveUnit(at: Connection, unit: ShelvedUnit): Promise<boolean> {
  const { businessId, productId, variationId, storeId } = unit;
  const [shelf] = await at.ask<{ takesUnits: boolean }>(LOCK, [productId, variationId, businessId]);
  if (!shelf?.takesUnits) return false;
  return moveStock(at.ask, { productId, variationId, quantity: 1, storeId }, causeOf(unit));
}

/** Takes one device out of stock. False while open orders have reserved all units there. */
export async function unshelveUnit(at: Connection, unit: ShelvedUnit): Promise<boolean> {
  const { businessId, productId, variationId } = unit;
  await at.ask(LOCK, [productId, variationId, businessId]);
  // Orders don't say from which place they took, so it may be booked as lying elsewhere.
  return moveStock(at.ask, { productId, variationId, quantity: -1 }, causeOf(unit));
}

const causeOf = ({ number, actorId, now }: ShelvedUnit) =>
  ({ reason: 'moved', source: number, actorId, now }) as const;
