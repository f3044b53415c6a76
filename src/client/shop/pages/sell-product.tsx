import type { ProductDetail } from '#contract/catalog.ts';
import type { Place } from '#client/lib/place.ts';
import { AddDevice } from '#client/shop/features/cart/add-device.tsx';
import { DeviceSkeleton } from '#client/shop/features/catalog/device/device-skeleton.tsx';
import { useQuestions } from '#client/shop/features/catalog/product/product.api.ts';
import { SellProduct } from '#client/shop/features/catalog/sell/sell-product.tsx';
import { useStores } from '#client/lib/stores.api.ts';
import { ProductCrumbs } from './product-crumbs.tsx';
import { FrameError, ProductFrame, type ProductAddress } from './product-frame.tsx';

type Props = { address: ProductAddress; search: Place['search'] };

/** The shop's offer for a device. */
export function SellProductPage({ address, search }: Props) {
  return (
    <ProductFrame address={address}>{(product) => <Asked product={product} search={search} />}</ProductFrame>
  );
}

function Asked({ product, search }: { product: ProductDetail; search: Place['search'] }) {
  const questions = useQuestions(product.id);
  // The device goes to the business that buys it.
  const stores = useStores().data?.filter(({ business_id: id }) => id === product.Business.id) ?? [];
  if (questions.isError) {
    return (
      <FrameError
        title="The questions did not load"
        error={questions.error}
        busy={questions.isFetching}
        onRetry={() => void questions.refetch()}
      />
    );
  }
  if (!questions.data) return <DeviceSkeleton />;
  return (
    <SellProduct
      product={product}
      questions={questions.data}
      search={search}
      stores={stores.length}
      breadcrumb={<ProductCrumbs product={product} />}
      action={(answers, onMissing) => (
        <AddDevice
          away={product.Business.away}
          label="Add to sell cart"
          wanted={{ productId: product.id, answers }}
          onMissing={onMissing}
          className="w-full w500:w-auto"
        />
      )}
    />
  );
}
