import { standardPromise } from '#rules/orders/delivery-ways.ts';
import type { Deliverer, Delivery } from './delivery.ts';
import { deliveryOf } from './delivery.ts';

/** When a business that delivers within hours delivers an order placed now: as in the checkout. */
export function courierPromise(business: Deliverer, now: Date): Delivery | undefined {
  const said = deliveryOf(business, now);
  if (!said || said.isDates) return said;
  const delivery = {
    days: 0,
    hours: business.estimated_delivery_hours,
    minutes: business.estimated_delivery_minutes,
  };
  const { words } = standardPromise({ delivery, stores: [{ hours: business.opening_hours }] }, now);
  return words === `In ${said.when}` ? said : { when: words, isDates: true };
}
