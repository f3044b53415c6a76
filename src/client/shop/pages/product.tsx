import { Package } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { addresses, type Address } from '#rules/addresses.ts';
import { REFURBISHED, REFURBISHED_LABEL } from '#rules/conditions.ts';
import { lineCode, type Line } from '#rules/lines.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { withSearch, type Place } from '#client/lib/place.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { useRouter } from '#client/lib/router.tsx';
import { Assurances } from '#client/shop/features/catalog/product/assurances.tsx';
import { AttributePickers } from '#client/shop/features/catalog/product/attribute-pickers.tsx';
import {
  chosenOf,
  galleryFor,
  isComplete,
  openingVariation,
  variationFor,
  type Chosen,
} from '#client/shop/features/catalog/product/choices.ts';
import { Gallery } from '#client/shop/features/catalog/product/gallery.tsx';
import { OtherLines } from '#client/shop/features/catalog/product/other-lines.tsx';
import { PriceBlock } from '#client/shop/features/catalog/product/price-block.tsx';
import { ProductSkeleton } from '#client/shop/features/catalog/product/product-skeleton.tsx';
import { useProduct, useVariation } from '#client/shop/features/catalog/product/product.api.ts';
import { Reviews } from '#client/shop/features/catalog/product/reviews.tsx';
import { Specification } from '#client/shop/features/catalog/product/specification.tsx';
import { StockLine } from '#client/shop/features/catalog/product/stock-line.tsx';
import { priceWords } from '#client/shop/features/catalog/shown-price.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { LINE_NAMES } from '#client/shop/layout/header/shop-lines.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { announce } from '#client/ui/announce.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Stars } from '#client/ui/rating.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NotFoundPage } from './not-found.tsx';

type ProductAddress = Extract<Address, { page: 'product' }>;

export function ProductPage({ address, search }: { address: ProductAddress; search: Place['search'] }) {
  const { data: product, error, isFetching, refetch } = useProduct(address.id);
  useTitle(product?.name);
  if (product) {
    const isHere = product.is_active_for === lineCode(address.line) && product.slug === address.slug;
    return isHere ? <Product product={product} line={address.line} search={search} /> : <NotFoundPage />;
  }
  if (isNotFound(error)) return <NotFoundPage />;
  if (!error) return <ProductSkeleton />;
  return (
    <Container className="py-10">
      <ErrorState
        heading="h1"
        title="The product did not load"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </Container>
  );
}

/** Which variation is chosen. The address follows it, so that a shared link shows the same. */
function useChosenVariation(product: ProductDetail, line: Line, search: Place['search']) {
  const { navigate } = useRouter();
  const opening = openingVariation(product, Number(search['variation']));
  const [chosen, setChosen] = useState<Chosen>(() => (opening ? chosenOf(opening) : {}));
  const [hasChosen, setHasChosen] = useState(false);
  const variation = variationFor(product, chosen);
  // What the product's own answer says of the opening variation is enough to show it.
  const lookup = useVariation(product.id, hasChosen && isComplete(product, chosen) ? chosen : undefined);
  const details = lookup.data && lookup.data.id === variation?.id ? lookup.data : undefined;

  const words = variation && `${variation.name}, ${priceWords(variation).price}`;
  const said = useRef(words);
  useEffect(() => {
    if (words === said.current) return;
    said.current = words;
    announce(words ?? 'This combination is not available');
  }, [words]);

  function choose(column: number, label: string) {
    const next = { ...chosen, [column]: label };
    const there = variationFor(product, next);
    setChosen(next);
    setHasChosen(true);
    if (!there) return;
    const path = addresses.product(line, product.Category.slug, product.slug, product.id);
    navigate(withSearch(path, { variation: String(there.id) }), { replace: true, keepScroll: true });
  }

  return { chosen, choose, variation, details };
}

function Product({ product, line, search }: { product: ProductDetail; line: Line; search: Place['search'] }) {
  const { chosen, choose, variation, details } = useChosenVariation(product, line, search);
  const shown = variation ?? product;
  const name = variation?.name ?? product.name;
  const condition = product.product_atrribute.find(({ attribute_name }) => attribute_name === 'Condition');
  const crumbs = [
    { label: 'Home', href: addresses.home() },
    { label: LINE_NAMES[line], href: addresses.listing(line) },
    ...product.BreadCrumb.map(({ name: label, slug }) => ({ label, href: addresses.listing(line, slug) })),
  ];
  return (
    <Container data-line={line}>
      <Breadcrumb crumbs={crumbs} current={product.name} />
      <div className="grid gap-5 w960:grid-cols-[minmax(0,598px)_minmax(0,1fr)] w960:grid-rows-[auto_1fr] w960:gap-x-14 w960:gap-y-10">
        <div className="min-w-0">
          <Gallery
            pictures={galleryFor(product, chosen, variation?.image)}
            product={name}
            grade={condition && chosen[condition.column]}
          />
          <InTheBox product={product} />
        </div>
        <div className="min-w-0 w960:row-span-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {product.product_condition === REFURBISHED && <Badge kind="verified">{REFURBISHED_LABEL}</Badge>}
            <span className="text-caption text-muted">SKU {shown.sku}</span>
          </div>
          <h1 className="mt-2 text-h2 wrap-anywhere">{name}</h1>
          <RatingAndSeller product={product} line={line} />
          <div className="mt-4">
            <PriceBlock line={line} product={product} priced={shown} />
          </div>
          <AttributePickers product={product} chosen={chosen} onChoose={choose} />
          {line === 'buy' && (
            <div className="mt-6">
              <StockLine
                stock={product.type === 2 ? variation : product}
                hidesStock={product.Business.hide_stock}
              />
            </div>
          )}
          <Assurances
            product={product}
            warranty={details?.Warranty_policy ?? product.Warranty_policy}
            returns={details?.Return_policy ?? product.Return_policy}
          />
        </div>
        <OtherLines product={product} />
      </div>
      <div className="mt-section grid gap-10 w960:grid-cols-2 w960:gap-6">
        <section aria-labelledby="about">
          <h2 id="about" className="text-h2">
            About this product
          </h2>
          <RichText html={product.description} className="mt-4 max-w-[60ch]" />
        </section>
        <Specification product={product} />
      </div>
      <Reviews product={product} />
    </Container>
  );
}

function RatingAndSeller({ product, line }: { product: ProductDetail; line: Line }) {
  const { product_rating: rating, product_rating_count: count, Business } = product;
  const link = 'rounded-badge underline decoration-outline underline-offset-4 hover:decoration-current';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
      {rating > 0 && (
        <>
          <Stars value={rating} />
          <b aria-hidden="true" className="font-semibold tabular-nums">
            {rating.toFixed(1)}
          </b>
          <a href="#reviews" className={`${link} mr-2 text-muted`}>
            {countOf(count, 'review')}
          </a>
        </>
      )}
      {line === 'buy' && (
        <span className="text-muted">
          Sold by{' '}
          <Anchor href={addresses.businessListing(Business.id)} className={`${link} text-ink`}>
            {Business.business_name}
          </Anchor>
        </span>
      )}
    </p>
  );
}

function InTheBox({ product }: { product: ProductDetail }) {
  const items = product.Product_included_in_boxes;
  if (items.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-label w960:mt-6 w960:pl-22">
      <h2 className="font-semibold">In the box</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-secondary">
        {items.map(({ title, qunatity }) => (
          <li key={title} className="flex items-center gap-2">
            <Package size={18} className="text-muted" />
            {qunatity > 1 ? `${qunatity} × ${title}` : title}
          </li>
        ))}
      </ul>
    </div>
  );
}
