import type { DeliveryTerms, OwnDelivery } from '#contract/own-delivery.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { DeliveryWay, WayTerms } from '#rules/orders/delivery-ways.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import type { Ask } from '../../db/connect.ts';

/** The site's terms, which another feature knows. */
export type SiteTerms = () => Promise<Record<DeliveryWay, WayTerms>>;

const OWN = {
  name: 'own-delivery-terms',
  text: 'select way, is_offered, price, free_from from delivery_terms where business_id = $1',
};

interface Row {
  way: DeliveryWay;
  is_offered: boolean;
  price: number;
  free_from: number | null;
}

/** The delivery prices of a business, beside those of the site. */
export async function readOwnDelivery(
  ask: Ask,
  businessId: number,
  siteTerms: SiteTerms,
): Promise<OwnDelivery> {
  const [rows, site] = await Promise.all([ask<Row>(OWN, [businessId]), siteTerms()]);
  return DELIVERY_WAYS.map((way) => {
    const own = rows.find((row) => row.way === way);
    const { isOffered, price, freeFrom } = site[way];
    return {
      way,
      own: own ? wire(own) : null,
      site: wire({ is_offered: isOffered, price, free_from: freeFrom }),
    };
  });
}

const wire = ({ is_offered, price, free_from: freeFrom }: Omit<Row, 'way'>): DeliveryTerms => ({
  is_offered,
  price: poundsFromPence(pence(price)),
  free_from: freeFrom === null ? null : poundsFromPence(pence(freeFrom)),
});
