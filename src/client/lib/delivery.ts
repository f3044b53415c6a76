import { deliveryEstimate, deliveryWords } from '#rules/checkout/delivery.ts';

export interface Delivery {
  /** 'Tue 20 May to Wed 21 May', '3 to 4 hours'. */
  when: string;
  isDates: boolean;
}

interface Deliverer {
  estimated_delivery_days: number;
  estimated_delivery_hours: number;
  estimated_delivery_minutes: number;
}

/** When a business would deliver an order placed now; undefined if it doesn't say. */
export function deliveryOf(business: Deliverer, now: Date): Delivery | undefined {
  const estimate = deliveryEstimate(
    {
      days: business.estimated_delivery_days,
      hours: business.estimated_delivery_hours,
      minutes: business.estimated_delivery_minutes,
    },
    now,
  );
  return estimate && { when: deliveryWords(estimate), isDates: estimate.kind === 'dates' };
}
