import type { Ask } from '../../db/connect.ts';

const OWNED = {
  name: 'unit-owned',
  text: `
  select number, business_id as "businessId" from stock_units
  where identifier_mark = $1 and state in ('in_store', 'listed', 'returned') order by id limit 1`,
};

/** The unit with this mark of an IMEI or serial number that a business owns now; not one that was sold. */
export async function readOwnedUnit(
  ask: Ask,
  mark: string,
): Promise<{ number: string; businessId: number } | undefined> {
  const [unit] = await ask<{ number: string; businessId: number }>(OWNED, [mark]);
  return unit;
}
