import { useEffect, useState } from 'react';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import { deliveryEstimate, deliveryWords } from '#rules/checkout/delivery.ts';

export interface Delivery {
  /** 'Tue 20 May to Wed 21 May', '3 to 4 hours' or 'Tomorrow, by 11:15 AM'. */
  when: string;
  isDates: boolean;
}

interface Said {
  estimated_delivery_days: number;
  estimated_delivery_hours: number;
  estimated_delivery_minutes: number;
}

export type Deliverer = Said & { opening_hours: readonly DayHours[] };

/** When a business would deliver an order placed now, by its own words; undefined if it doesn't say. */
export function deliveryOf(business: Said, now: Date): Delivery | undefined {
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

type CourierWords = (business: Deliverer, now: Date) => string;

/**
 * The same as the checkout promises. Hours count only while the business is open. The code for that is loaded where it
 * is needed, since most businesses deliver in days; until then nothing is promised.
 */
export function useDelivery(business: Deliverer | undefined, now: Date): Delivery | undefined {
  const said = business && deliveryOf(business, now);
  const isShort = said !== undefined && !said.isDates;
  const [loaded, setLoaded] = useState<{ words: CourierWords }>();
  useEffect(() => {
    if (!isShort) return;
    import('./courier-words.ts').then(
      ({ courierWords }) => setLoaded({ words: courierWords }),
      () => undefined,
    );
  }, [isShort]);
  if (!business || !isShort) return said;
  return loaded && promised(said, loaded.words(business, now));
}

/** The business's own words where the checkout says the same, such as '3 to 4 hours'; else the words of the checkout. */
export const promised = (said: Delivery, when: string): Delivery =>
  when === `In ${said.when}` ? said : { when, isDates: true };

/** The words after others, as in 'Delivery tomorrow, by 11:15 AM'. */
export const afterWords = (when: string): string =>
  when.replace(/^(Today|Tomorrow)/, (day) => day.toLowerCase());
