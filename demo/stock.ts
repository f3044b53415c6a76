import { CLYDE_COMPUTERS } from './businesses.ts';
import type { Chance } from './chance.ts';

export interface StockColumns {
  countsStock: boolean;
  isAvailable: boolean;
  stockStatus: 'instock' | 'outofstock';
  stock: number;
  reservedStock: number;
}

/** Nothing is reserved: only an order does that. */
export const counted = (stock: number): StockColumns => ({
  countsStock: true,
  isAvailable: false,
  stockStatus: 'instock',
  stock,
  reservedStock: 0,
});

export const flagged = (isAvailable: boolean): StockColumns => ({
  countsStock: false,
  isAvailable,
  stockStatus: isAvailable ? 'instock' : 'outofstock',
  stock: 0,
  reservedStock: 0,
});

export const SOLD_OUT: StockColumns = { ...counted(0), stockStatus: 'outofstock' };

/** A business that only says yes or no instead of counting. */
const saysYesOrNo = (businessId: number) => businessId === CLYDE_COMPUTERS;

/** Cases that must not be random. */
const SET_BY_HAND: Readonly<Record<string, StockColumns>> = {
  'TF-IPHONE16-512-BLA-NEW': counted(0),
  'TF-IPHONE16PRO-128-BLATIT-PRI': counted(0),
  'TF-IPHONE14-512-BLU-EXC': SOLD_OUT,
};

/** Used devices come and go: some variations are sold out, some have none left, most have a few. */
export function stockOf(sku: string, businessId: number, isDefault: boolean, chance: Chance): StockColumns {
  const set = SET_BY_HAND[sku];
  if (set) return set;
  const luck = isDefault ? 1 : chance.share();
  if (saysYesOrNo(businessId)) return flagged(luck > 0.15);
  if (luck < 0.11) return SOLD_OUT;
  if (luck < 0.18) return counted(0);
  const drawn = chance.between(isDefault ? 5 : 1, 14);
  const sold = drawn > 1 ? chance.between(0, 1) : 0;
  // Of a used device there are one to three in each colour, capacity and grade. The default variation has more.
  const stock = isDefault ? drawn : Math.ceil(drawn / 5);
  return counted(stock > 1 ? stock - sold : stock);
}
