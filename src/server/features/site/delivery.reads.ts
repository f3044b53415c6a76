import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';

/** SQL for the site's terms of a delivery way, for vendors who have none of their own. */
export const siteTermsSql = (way: DeliveryWay): string => `(select json_build_object(
    'way', '${way}', 'isOffered', site.${way}_is_offered, 'price', site.${way}_price,
    'freeFrom', ${way === 'collect' ? 'null' : `site.${way}_free_from`}) from site_settings site)`;
