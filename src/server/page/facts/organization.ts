import type { SiteSettings } from '#contract/site.ts';
import type { Store } from '#contract/stores.ts';
import { addresses } from '#rules/page/addresses.ts';
import { postalAddress } from './postal-address.ts';
import { CONTEXT, pictureUrl } from './schema-org.ts';

/** The id by which other facts refer to the shop. */
const organizationId = (origin: string) => `${origin}/#organization`;

export function organizationFacts(settings: SiteSettings, origin: string): object[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: settings.title,
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
      image: `${origin}/og.png`,
      email: settings.email,
      telephone: settings.phone,
      areaServed: 'GB',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: settings.email,
        telephone: settings.phone,
        areaServed: 'GB',
        availableLanguage: 'en',
      },
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: settings.title,
      url: `${origin}/`,
      publisher: { '@id': organizationId(origin) },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/buy/products/All/1?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Each store with its place and hours, so that maps and assistants can tell whether it is open. */
export function storeFacts(stores: readonly Store[], settings: SiteSettings, origin: string): object[] {
  return stores.map((store) => ({
    '@context': CONTEXT,
    '@type': 'MobilePhoneStore',
    '@id': `${origin}${addresses.stores()}#store-${store.id}`,
    name: store.business_name,
    url: origin + addresses.businessListing(store.business_id),
    image: store.image ? pictureUrl(origin, store.image) : `${origin}/og.png`,
    telephone: store.business_phone_no,
    address: postalAddress(store.business_address, store.post_code),
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.opening_hours.flatMap(({ weekday, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `${CONTEXT}/${DAYS[weekday - 1] ?? ''}`,
              opens,
              closes,
            },
          ],
    ),
    currenciesAccepted: 'GBP',
    parentOrganization: { '@type': 'Organization', '@id': organizationId(origin), name: settings.title },
  }));
}
