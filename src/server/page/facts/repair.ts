import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import { plainText } from '../html.ts';
import { postalAddress } from './postal-address.ts';
import { shownPriceOf } from './price.ts';
import { CONTEXT, pictureUrl } from './schema-org.ts';

/** A repair as a Service with a lowest price. Its price depends on the fault. */
export function repairFacts(product: ProductDetail, origin: string): object {
  const price = poundsFromPence(shownPriceOf(product));
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: `${product.name} repair`,
    serviceType: 'Device repair',
    description: plainText(product.description),
    category: product.category,
    brand: { '@type': 'Brand', name: product.Brand.name },
    image: product.product_images.slice(0, 1).map(({ imageName }) => pictureUrl(origin, imageName)),
    areaServed: 'GB',
    provider: {
      '@type': 'LocalBusiness',
      name: product.Business.business_name,
      telephone: product.Business.business_phone_no,
      image: `${origin}/og.png`,
      address: postalAddress(product.Business.business_address, product.Business.post_code),
    },
    offers: {
      '@type': 'Offer',
      url: origin + addresses.product('repair', product.Category.slug, product.slug, product.id),
      priceCurrency: 'GBP',
      price,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'GBP' },
      availability: `${CONTEXT}/InStock`,
    },
  };
}
