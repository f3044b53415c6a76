import { standardPromise } from '#rules/orders/delivery-ways.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';

interface Courier {
  estimated_delivery_hours: number;
  estimated_delivery_minutes: number;
  opening_hours: readonly DayHours[];
}

/** When a business that delivers within hours delivers an order placed now, in the words of the checkout. */
export function courierWords(business: Courier, now: Date): string {
  const delivery = {
    days: 0,
    hours: business.estimated_delivery_hours,
    minutes: business.estimated_delivery_minutes,
  };
  return standardPromise({ delivery, stores: [{ hours: business.opening_hours }] }, now).words;
}
