import type { Line } from '../catalog/lines.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** 'Free tracked delivery over £40': for the whole cart, whoever sends it. Below that each business sends its own parcel. */
const FREE_FROM = pence(40_00);
const PARCEL = pence(3_99);
const NOTHING = pence(0);

export interface CountedItem {
  businessId: number;
  quantity: number;
  isSaved: boolean;
  unit: Pence;
  voucher: Pence | null;
}

export interface CartTotals {
  quantity: number;
  items: Pence;
  /** The same as vouchers, where devices are sold. */
  voucher: Pence | null;
  /** What each business's parcel costs. */
  deliveryOf: (businessId: number) => Pence;
  delivery: Pence;
  total: Pence;
}

/** What is kept for later is part of no sum. Labels for what is sold or repaired are free. */
export function cartTotals(line: Line, all: readonly CountedItem[]): CartTotals {
  const counted = all.filter(({ isSaved }) => !isSaved);
  const items = sumOf(counted, ({ unit }) => unit);
  const senders = new Set(counted.map(({ businessId }) => businessId));
  const parcel = parcelPrice(line, items);
  return {
    quantity: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    voucher: line === 'sell' ? sumOf(counted, ({ voucher }) => voucher ?? NOTHING) : null,
    deliveryOf: (businessId) => (senders.has(businessId) ? parcel : NOTHING),
    delivery: pence(parcel * senders.size),
    total: pence(items + parcel * senders.size),
  };
}

/** What one business's parcel costs in a cart whose items cost this much. */
export function parcelPrice(line: Line, items: Pence): Pence {
  return line !== 'buy' || items >= FREE_FROM ? NOTHING : PARCEL;
}

function sumOf(items: readonly CountedItem[], each: (item: CountedItem) => Pence): Pence {
  return pence(items.reduce((sum, item) => sum + each(item) * item.quantity, 0));
}
