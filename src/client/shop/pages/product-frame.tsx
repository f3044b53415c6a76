import type { AddressOf } from '#contract/pages.ts';
import type { ReactNode } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { productTitle } from '#rules/presentation/product-title.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { DeviceSkeleton } from '#client/shop/features/catalog/device/device-skeleton.tsx';
import { useProduct } from '#client/shop/features/catalog/product/product.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NotFoundPage } from './not-found.tsx';

export type ProductAddress = AddressOf<'product'>;

type Props = {
  address: ProductAddress;
  children: (product: ProductDetail) => ReactNode;
};

/** The frame of the sell and repair pages: a product that is loaded, loading, not found or failed. */
export function ProductFrame({ address, children }: Props) {
  const { data: product, error, isFetching, refetch } = useProduct(address.id);
  const isHere = product?.is_active_for === lineCode(address.line) && product.slug === address.slug;
  useTitle(isHere ? productTitle(address.line, product.name) : undefined);
  if (product) return isHere ? <div data-line={address.line}>{children(product)}</div> : <NotFoundPage />;
  if (isNotFound(error)) return <NotFoundPage />;
  if (!error) return <DeviceSkeleton />;
  return (
    <FrameError
      title="The device did not load"
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

export function FrameError({
  title,
  error,
  busy,
  onRetry,
}: {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}) {
  return (
    <Container className="py-10">
      <ErrorState heading="h1" title={title} text={messageOf(error)} busy={busy} onRetry={onRetry} />
    </Container>
  );
}
