import type { ProductDetail } from '#contract/catalog.ts';
import { deliveryEstimate, deliveryWords } from '#rules/delivery.ts';

export interface Delivery {
  /** 'Tue 20 May to Wed 21 May', '3 to 4 hours'. */
  when: string;
  isDates: boolean;
}

/** When a business would deliver what is ordered now; nothing where it doesn't say. */
export function deliveryOf(business: ProductDetail['Business'], now: Date): Delivery | undefined {
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

/** What the delivery badge says in full. */
export function deliveryLines(
  business: ProductDetail['Business'],
  { when, isDates }: Delivery,
  note: string | undefined,
): string[] {
  return [
    `Ordered now, it arrives ${isDates ? '' : 'in '}${when}.`,
    `Sent by ${business.business_name}, ${business.business_address}.`,
    ...(note ? [note.endsWith('.') ? note : `${note}.`] : []),
  ];
}
