import type { CheckoutOrder } from '#contract/checkout.ts';

type PaymentKind = CheckoutOrder['payments'][number]['kind'];

/** By transfer nothing is sent before the money is in, so no way can name a day yet. */
export function asPaid(order: CheckoutOrder, kind: PaymentKind | undefined): CheckoutOrder {
  if (kind !== 'bank_transfer' || order.totals.total === 0) return order;
  const ways = order.ways.map((vendor) => ({
    ...vendor,
    ways: vendor.ways.map((way) => ({
      ...way,
      promise: way.promise && way.when_paid,
      // The hour by which to order is no longer the one that counts.
      how: way.how.replace(/, order by .*/, ''),
      stores: way.stores.map((store) => ({ ...store, promise: way.when_paid })),
    })),
  }));
  return { ...order, ways };
}
