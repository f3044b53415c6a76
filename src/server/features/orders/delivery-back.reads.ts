import { pence } from '#rules/money/money.ts';
import { DEFAULT_TERMS, type DeliveryWay, wayPrice } from '#rules/orders/delivery-ways.ts';
import type { DeliveryBack } from '#rules/orders/return-back.ts';
import { deliveryShares, NO_SHARES, type Shares } from '#rules/orders/refunds.ts';
import type { Ask } from '../../db/connect.ts';
import { readVendorTerms } from './terms.reads.ts';

export interface PaidDelivery {
  businessId: number;
  way: DeliveryWay;
  /** The price of the order's goods, before a code. */
  goods: number;
  /** The paid delivery charge, after the discount of a code, and the part of it that the site paid. */
  delivery: Omit<Shares, 'commission'>;
}

/** The refund of the delivery charge if the buyer keeps nothing of the order, and nobody made a mistake. */
export async function readDeliveryBack(
  ask: Ask,
  { businessId, way, goods, delivery }: PaidDelivery,
): Promise<Shares> {
  if (way === 'standard' || (delivery.paid === 0 && delivery.siteDiscount === 0)) {
    return { ...NO_SHARES, ...delivery };
  }
  const terms = (await readVendorTerms(ask, [businessId])).get(businessId);
  return deliveryShares(delivery, wayPrice(terms?.ways.standard ?? DEFAULT_TERMS.standard, pence(goods)));
}

interface Ordered {
  id: number;
  businessId: number;
  way: DeliveryWay;
  delivery: number;
  discount: number;
  /** `price` is that of all units before a code, `paid` after it. */
  lines: readonly { price: number; paid: number }[];
}

/** The paid charge for each delivery, and how much of it is refunded, by order id. */
export async function readDeliveriesBack(
  ask: Ask,
  orders: readonly Ordered[],
): Promise<Map<number, DeliveryBack>> {
  const all = new Map<number, DeliveryBack>();
  for (const { id, businessId, way, delivery, discount, lines } of orders) {
    const goods = lines.reduce((sum, { price }) => sum + price, 0);
    const ofLines = lines.reduce((sum, { price, paid }) => sum + price - paid, 0);
    const paid = pence(delivery - (discount - ofLines));
    const asked = { businessId, way, goods, delivery: { ...NO_SHARES, paid } };
    all.set(id, { paid, back: (await readDeliveryBack(ask, asked)).paid });
  }
  return all;
}
