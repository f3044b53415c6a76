import type { LineUnits } from '#rules/orders/line-units.ts';
import { goodsWishes, partWishes, stockWishes } from '#rules/orders/line-units.ts';
import type { Ask } from '../../db/connect.ts';
import { releaseStock, writeOffStock } from '../catalog/public.ts';

interface Why {
  /** Whether the goods can be sold again. */
  resell: boolean;
  /** The number of the order. */
  source: string;
  now: Date;
}

/**
 * Frees stock that was reserved for units that are not sent. Goods that can't be sold are written off, or they would be
 * sold again at once. Products of options, such as a chosen charger, are always released.
 */
export async function freeStock(
  ask: Ask,
  units: readonly LineUnits[],
  { resell, source, now }: Why,
): Promise<void> {
  if (resell) {
    await releaseStock(ask, stockWishes(units));
    return;
  }
  await releaseStock(
    ask,
    units.flatMap((one) => (one.units === 0 ? [] : partWishes(one.line, one.units))),
  );
  await writeOffStock(ask, goodsWishes(units), { source, now });
}
