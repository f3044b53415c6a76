import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import type { SiteSettings } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money.ts';
import { lineFromCode } from '#rules/lines.ts';
import { shownPrice } from '#rules/prices.ts';
import { stockState } from '#rules/stock.ts';
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

interface Shown {
  /** The variation that the address names. */
  chosen: VariationChoice | undefined;
  image: string | undefined;
  origin: string;
}

export function productFacts(product: ProductDetail, shown: Shown): object {
  const { chosen, image, origin } = shown;
  const line = lineFromCode(product.is_active_for);
  const condition = (chosen ?? product).product_condition;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: chosen?.name ?? product.name,
    sku: chosen?.sku ?? product.sku,
    description: plainText(product.description),
    brand: { '@type': 'Brand', name: product.Brand.name },
    category: product.category,
    itemCondition: `${CONTEXT}/${CONDITIONS[condition - 1] ?? CONDITIONS[0]}`,
    ...(image && { image: [`${origin}/images/${image}-640.webp`] }),
    ...(product.product_rating > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.product_rating,
        reviewCount: product.product_rating_count,
      },
    }),
    ...(line === 'buy' && { offers: offers(product, chosen, origin) }),
  };
}

function offers(product: ProductDetail, chosen: VariationChoice | undefined, origin: string): object {
  const all = product.type === 2 ? product.Product_variations : [product];
  const sellables = chosen ? [chosen] : all;
  const prices = sellables.map((each) =>
    poundsFromPence(
      shownPrice({
        regular: penceFromPounds(each.regular_price),
        sale: each.sale_price === null ? null : penceFromPounds(each.sale_price),
        isOnSale: each.is_on_sale,
      }).price,
    ),
  );
  const isInStock = sellables.some(
    ({ stock_status: status, available_stock: available }) =>
      stockState({ status, available, hidesStock: product.Business.hide_stock }).canBuy,
  );
  const common = {
    priceCurrency: 'GBP',
    availability: `${CONTEXT}/${isInStock ? 'InStock' : 'OutOfStock'}`,
    url: origin + addresses.product('buy', product.Category.slug, product.slug, product.id, chosen?.id),
    seller: { '@type': 'Organization', name: product.Business.business_name },
  };
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return prices.length > 1
    ? { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...common }
    : { '@type': 'Offer', price: low, ...common };
}
