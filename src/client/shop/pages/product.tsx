import type { AddressOf } from '#contract/pages.ts';
import { lazy } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { openingVariation } from '#rules/catalog/variation-choice.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { ProductSkeleton } from '#client/shop/features/catalog/product/product-skeleton.tsx';
import { useProduct } from '#client/shop/features/catalog/product/product.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { BuyProduct } from './product-buy.tsx';

/** Loaded late, since it is rarely needed. */
const NotFoundPage = lazy(() => import('./not-found.tsx').then((page) => ({ default: page.NotFoundPage })));

type ProductAddress = AddressOf<'product'>;

export function ProductPage({ address, search }: { address: ProductAddress; search: Place['search'] }) {
  const { data: product, error, isFetching, refetch } = useProduct(address.id);
  if (product) return <Found product={product} address={address} named={search['variation']} />;
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

type FoundProps = { product: ProductDetail; address: ProductAddress; named: string | undefined };

/** The product that the URL names. */
function Found({ product, address, named }: FoundProps) {
  const opening = openingVariation(product.Product_variations, named);
  const isHere = product.is_active_for === lineCode(address.line) && product.slug === address.slug;
  useTitle(isHere ? ((named === undefined ? undefined : opening?.name) ?? product.name) : undefined);
  if (!isHere || opening === undefined) return <NotFoundPage />;
  return <BuyProduct product={product} opening={opening} />;
}
