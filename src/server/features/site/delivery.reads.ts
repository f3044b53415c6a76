import { pence } from '#rules/money/money.ts';
import type { DeliveryWay, WayTerms } from '#rules/orders/delivery-ways.ts';
import type { SettingsRow } from './settings.reads.ts';

/** SQL for the site's terms of a delivery way, for vendors who have none of their own. */
export const siteTermsSql = (way: DeliveryWay): string => `(select json_build_object(
    'way', '${way}', 'isOffered', site.${way}_is_offered, 'price', site.${way}_price,
    'freeFrom', ${way === 'collect' ? 'null' : `site.${way}_free_from`}) from site_settings site)`;

const amount = (value: number | null) => (value === null ? null : pence(value));

/** The site's terms of all ways. */
export const siteTermsOf = (site: SettingsRow): Record<DeliveryWay, WayTerms> => ({
  standard: {
    isOffered: site.standardIsOffered,
    price: pence(site.standardPrice),
    freeFrom: amount(site.standardFreeFrom),
  },
  next_day: {
    isOffered: site.nextDayIsOffered,
    price: pence(site.nextDayPrice),
    freeFrom: amount(site.nextDayFreeFrom),
  },
  collect: { isOffered: site.collectIsOffered, price: pence(site.collectPrice), freeFrom: null },
});
