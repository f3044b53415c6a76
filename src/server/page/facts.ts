import type { ProductDetail } from '#contract/catalog.ts';
import type { SiteSettings } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money.ts';
import { lineFromCode } from '#rules/lines.ts';
import { shownPrice } from '#rules/prices.ts';
import { plainText } from './html.ts';

/** What pages tell machines, in schema.org's words. */
const CONTEXT = 'https://schema.org';

export function organizationFacts(settings: SiteSettings, origin: string): object[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: settings.title,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: settings.email,
      telephone: settings.phone,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: settings.title,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/buy/products/All/1?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function breadcrumbFacts(crumbs: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

const CONDITIONS = ['NewCondition', 'UsedCondition', 'RefurbishedCondition'] as const;

export function productFacts(product: ProductDetail, origin: string): object {
  const line = lineFromCode(product.is_active_for);
  const image = product.product_images[0]?.imageName;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: plainText(product.description),
    brand: { '@type': 'Brand', name: product.Brand.name },
    category: product.category,
    itemCondition: `${CONTEXT}/${CONDITIONS[product.product_condition - 1] ?? CONDITIONS[0]}`,
    ...(image && { image: [`${origin}/images/${image}-640.webp`] }),
    ...(product.product_rating > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.product_rating,
        reviewCount: product.product_rating_count,
      },
    }),
    ...(line === 'buy' && { offers: offers(product, origin) }),
  };
}

function offers(product: ProductDetail, origin: string): object {
  const sellables = product.type === 2 ? product.Product_variations : [product];
  const prices = sellables.map((each) =>
    poundsFromPence(
      shownPrice({
        regular: penceFromPounds(each.regular_price),
        sale: each.sale_price === null ? null : penceFromPounds(each.sale_price),
        isOnSale: each.is_on_sale,
      }).price,
    ),
  );
  const isInStock = sellables.some(({ stock_status }) => stock_status === 'instock');
  const common = {
    priceCurrency: 'GBP',
    availability: `${CONTEXT}/${isInStock ? 'InStock' : 'OutOfStock'}`,
    url: origin + addresses.product('buy', product.Category.slug, product.slug, product.id),
    seller: { '@type': 'Organization', name: product.Business.business_name },
  };
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return prices.length > 1
    ? { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...common }
    : { '@type': 'Offer', price: low, ...common };
}
