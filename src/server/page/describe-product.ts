import type { AddressOf } from '#contract/pages.ts';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import type { SiteSettings } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { LINE_NAMES, lineCode } from '#rules/catalog/lines.ts';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import type { WayTerms } from '#rules/orders/delivery-ways.ts';
import { productTitle } from '#rules/presentation/product-title.ts';
import { DEVICE_PICTURE_SIZES, PRODUCT_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { chosenOf, openingVariation, picturesFor } from '#rules/catalog/variation-choice.ts';
import type { Description, Found } from './description.ts';
import { shownPriceOf } from './facts/price.ts';
import { productFacts } from './facts/product.ts';
import { repairFacts } from './facts/repair.ts';
import { breadcrumbFacts } from './facts/schema-org.ts';
import { plainText } from './html.ts';

type Site = Pick<Found, 'origin' | 'settings'>;
type ProductAddress = AddressOf<'product'>;

/** The page of a product, showing the variation in its address; undefined if that variation doesn't exist. */
export function describeProduct(
  address: ProductAddress,
  product: ProductDetail,
  named: string | undefined,
  site: Site,
): Description | undefined {
  const { origin } = site;
  const opening = openingVariation(product.Product_variations, named);
  if (!isAt(address, product) || opening === undefined) return undefined;
  const addressOf = (variationId?: number) =>
    addresses.product(address.line, product.Category.slug, product.slug, product.id, variationId);
  const path = addressOf();
  // The page is about one variation only if the URL names it. Otherwise it is about all of them.
  const chosen = named === undefined ? undefined : (opening ?? undefined);
  const title = productTitle(address.line, chosen?.name ?? product.name);
  const [image] = picturesFor(
    product.product_images,
    opening ? chosenOf({ terms: termsOf(opening) }) : {},
    opening?.image,
  );
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: LINE_NAMES[address.line], path: addresses.listing(address.line) },
    ...product.BreadCrumb.map(({ name, slug }) => ({ name, path: addresses.listing(address.line, slug) })),
    { name: product.name, path },
  ];
  return {
    head: {
      title,
      description: plainText(product.description, 160),
      // One URL for search engines: dozens of variations with the same text and reviews would compete with
      // each other. Link previews show the shared URL, so they keep the variation.
      canonical: path,
      shared: chosen && addressOf(chosen.id),
      image,
      type: 'product',
      preload:
        image === undefined
          ? undefined
          : { name: image, sizes: address.line === 'buy' ? PRODUCT_PICTURE_SIZES : DEVICE_PICTURE_SIZES },
      facts: [...lineFacts(address.line, product, site), breadcrumbFacts(crumbs, origin)],
    },
    plain: {
      title,
      text: plainText(product.description),
      price: priceWords(address.line, opening ?? product, product),
      links: crumbs.slice(0, -1),
    },
  };
}

/** The buy line is a Product, the repair line a Service. A trade-in is neither. */
function lineFacts(line: Line, product: ProductDetail, { origin, settings }: Site): object[] {
  if (line === 'buy')
    return [productFacts(product, { origin, now: new Date(), terms: standardTerms(settings) })];
  return line === 'repair' ? [repairFacts(product, origin)] : [];
}

function isAt(address: ProductAddress, product: ProductDetail): boolean {
  return (
    lineCode(address.line) === product.is_active_for &&
    address.slug === product.slug &&
    product.BreadCrumb.some(({ slug }) => slug === address.category)
  );
}

function termsOf(variation: VariationChoice): (string | null)[] {
  return [
    variation.col_1_term_name,
    variation.col_2_term_name,
    variation.col_3_term_name,
    variation.col_4_term_name,
  ];
}

function priceWords(
  line: Line,
  priced: { regular_price: number; sale_price: number | null; is_on_sale: boolean },
  product: ProductDetail,
): string {
  if (line === 'sell') return `Up to ${formatPence(penceFromPounds(product.cash_trade_in_value ?? 0))} cash`;
  const price = shownPriceOf(priced);
  return line === 'repair' ? `From ${formatPence(price)}` : formatPence(price);
}

/** The comparison of products. It has endless addresses, so search engines index none. */
export function describeComparison(products: readonly ProductDetail[]): Description {
  const title = 'Compare products';
  const names = products.map(({ name }) => name).join(', ');
  const text = names ? `Side by side: ${names}.` : 'Up to four products side by side.';
  return {
    head: { title, description: text, canonical: addresses.compare(), isHidden: true },
    plain: {
      title,
      text,
      links: products.map((product) => ({
        name: product.name,
        path: addresses.product('buy', product.Category.slug, product.slug, product.id),
      })),
    },
  };
}

const standardTerms = ({ delivery_price: price, delivery_free_from: free }: SiteSettings): WayTerms => ({
  isOffered: true,
  price: penceFromPounds(price),
  freeFrom: free === null ? null : penceFromPounds(free),
});
