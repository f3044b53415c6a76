import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { parcelPrice } from '#rules/cart/totals.ts';
import type { WayTerms } from '#rules/orders/delivery-ways.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import { shownPriceOf } from './price.ts';
import { RETURN_DAYS } from '#rules/checkout/returns.ts';
import { stockState } from '#rules/catalog/stock.ts';
import { plainText } from '../html.ts';
import { CONTEXT, pictureUrl } from './schema-org.ts';

const CONDITIONS = ['NewCondition', 'UsedCondition', 'RefurbishedCondition'] as const;
/** schema.org's names for these attributes. Others keep the shop's names. */
const VARIES_BY: Readonly<Record<string, string>> = {
  Colour: 'color',
  Condition: 'itemCondition',
  Size: 'size',
};
const MOST_PICTURES = 6;
const MOST_REVIEWS = 5;
/** `priceValidUntil` is this many days ahead. Crawlers that return within this time find the new price. */
const PRICE_DAYS = 30;
const DAY_MS = 86_400_000;

interface Around {
  origin: string;
  now: Date;
  /** The site's terms of standard delivery. */
  terms: WayTerms;
}

type Sellable = ProductDetail | VariationChoice;

/** A product of the buy line. One with variations is a group, in which each variation has its own offer. */
export function productFacts(product: ProductDetail, around: Around): object {
  const common = {
    '@context': CONTEXT,
    name: product.name,
    description: plainText(product.description),
    brand: { '@type': 'Brand', name: product.Brand.name },
    category: product.category,
    image: product.product_images
      .slice(0, MOST_PICTURES)
      .map(({ imageName }) => pictureUrl(around.origin, imageName)),
    ...ratingFacts(product),
  };
  if (product.type === 2) {
    return {
      ...common,
      '@type': 'ProductGroup',
      productGroupID: product.sku,
      url: around.origin + pathOf(product),
      variesBy: product.product_atrribute.map(({ attribute_name: name }) =>
        VARIES_BY[name] ? `${CONTEXT}/${VARIES_BY[name]}` : name,
      ),
      hasVariant: product.Product_variations.map((variation) => variationFacts(product, variation, around)),
    };
  }
  return {
    ...common,
    '@type': 'Product',
    sku: product.sku,
    itemCondition: conditionOf(product),
    offers: offer(product, product, around),
  };
}

function variationFacts(product: ProductDetail, variation: VariationChoice, around: Around): object {
  return {
    '@type': 'Product',
    name: variation.name,
    sku: variation.sku,
    ...(variation.image && { image: pictureUrl(around.origin, variation.image) }),
    ...termFacts(product, variation),
    itemCondition: conditionOf(variation),
    offers: offer(product, variation, around),
  };
}

/** The chosen terms, by schema.org's name where there is one. */
function termFacts(product: ProductDetail, variation: VariationChoice): object {
  const labels = [
    variation.col_1_term_name,
    variation.col_2_term_name,
    variation.col_3_term_name,
    variation.col_4_term_name,
  ];
  const terms = product.product_atrribute.map(({ attribute_name: name, column }) => ({
    name,
    value: labels[column - 1],
  }));
  const colour = terms.find(({ name }) => name === 'Colour')?.value;
  return {
    ...(colour && { color: colour }),
    additionalProperty: terms
      .filter(({ name, value }) => value && name !== 'Colour')
      .map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  };
}

function ratingFacts(product: ProductDetail): object {
  if (product.product_rating === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.product_rating,
      reviewCount: product.product_rating_count,
    },
    review: product.reviews
      .slice(0, MOST_REVIEWS)
      .map(({ author, rating, title, body, created_at: written }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        name: title,
        reviewBody: body,
        datePublished: written.slice(0, 10),
      })),
  };
}

const conditionOf = ({ product_condition: condition }: Sellable) =>
  `${CONTEXT}/${CONDITIONS[condition - 1] ?? CONDITIONS[0]}`;

const pathOf = (product: ProductDetail, variationId?: number) =>
  addresses.product('buy', product.Category.slug, product.slug, product.id, variationId);

function offer(product: ProductDetail, sellable: Sellable, { origin, now, terms }: Around): object {
  const price = shownPriceOf(sellable);
  const { canBuy } = stockState({
    status: sellable.stock_status,
    available: sellable.available_stock,
    hidesStock: product.Business.hide_stock,
  });
  return {
    '@type': 'Offer',
    url: origin + pathOf(product, sellable === product ? undefined : sellable.id),
    priceCurrency: 'GBP',
    price: poundsFromPence(price),
    priceValidUntil: new Date(now.getTime() + PRICE_DAYS * DAY_MS).toISOString().slice(0, 10),
    availability: `${CONTEXT}/${canBuy ? 'InStock' : 'OutOfStock'}`,
    itemCondition: conditionOf(sellable),
    seller: { '@type': 'Organization', name: product.Business.business_name },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: poundsFromPence(parcelPrice('buy', price, terms)),
        currency: 'GBP',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: product.Business.estimated_delivery_days,
          maxValue: product.Business.estimated_delivery_days + 1,
          unitCode: 'DAY',
        },
      },
    },
    ...(product.Return_policy && { hasMerchantReturnPolicy: returnPolicy }),
  };
}

const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'GB',
  returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: [`${CONTEXT}/ReturnByMail`, `${CONTEXT}/ReturnInStore`],
};
