import type { DayHours } from '#rules/stores/opening-hours.ts';
import { standardPromise } from '#rules/orders/delivery-ways.ts';
import { deliveryEstimate, deliveryWords } from '#rules/checkout/delivery.ts';

export interface Delivery {
  /** 'Tue 20 May to Wed 21 May', '3 to 4 hours' or 'Tomorrow, by 11:15 AM'. */
  when: string;
  isDates: boolean;
}

interface Deliverer {
  estimated_delivery_days: number;
  estimated_delivery_hours: number;
  estimated_delivery_minutes: number;
  opening_hours?: readonly DayHours[];
}

/**
 * When a business would deliver an order placed now; undefined if it doesn't say. Hours count while the business is
 * open, as in the checkout. Without `opening_hours` it is just what the business says.
 */
export function deliveryOf(business: Deliverer, now: Date): Delivery | undefined {
  const delivery = {
    days: business.estimated_delivery_days,
    hours: business.estimated_delivery_hours,
    minutes: business.estimated_delivery_minutes,
  };
  const estimate = deliveryEstimate(delivery, now);
  if (!estimate) return undefined;
  const said = { when: deliveryWords(estimate), isDates: estimate.kind === 'dates' };
  if (said.isDates || !business.opening_hours) return said;
  const { words } = standardPromise({ delivery, stores: [{ hours: business.opening_hours }] }, now);
  return words === `In ${said.when}` ? said : { when: words, isDates: true };
}

/** The words after others, as in 'Delivery tomorrow, by 11:15 AM'. */
export const afterWords = (when: string): string =>
  when.replace(/^(Today|Tomorrow)/, (day) => day.toLowerCase());
