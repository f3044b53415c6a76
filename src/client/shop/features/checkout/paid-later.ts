import type { CheckoutOrder } from '#contract/checkout.ts';

type PaymentKind = CheckoutOrder['payments'][number]['kind'];

/** With a bank transfer nothing is sent before the money arrives, so no delivery day can be named. */
export function asPaid(order: CheckoutOrder, kind: PaymentKind | undefined): CheckoutOrder {
  if (kind !== 'bank_transfer' || order.totals.total === 0) return order;
  const ways = order.ways.map((vendor) => ({
    ...vendor,
    ways: vendor.ways.map((way) => ({
      ...way,
      promise: way.promise && way.when_paid,
      // The cut-off time has no meaning for a transfer.
      how: way.how.replace(/, order by .*/, ''),
      stores: way.stores.map((store) => ({ ...store, promise: way.when_paid })),
    })),
  }));
  return { ...order, ways };
}
