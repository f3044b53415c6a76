import { useState } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import type { Place } from '#client/lib/place.ts';
import { AddDevice } from '#client/shop/features/cart/add-device.tsx';
import { DeviceSkeleton } from '#client/shop/features/catalog/device/device-skeleton.tsx';
import { useQuestions } from '#client/shop/features/catalog/product/product.api.ts';
import { RepairProduct } from '#client/shop/features/catalog/repair/repair-product.tsx';
import { shopTime } from '#rules/stores/shop-time.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';
import { FrameError, ProductFrame, type ProductAddress } from './product-frame.tsx';

type Props = { address: ProductAddress; search: Place['search'] };

/** The price of a repair, how long it takes and where it is done. */
export function RepairProductPage({ address, search }: Props) {
  return (
    <ProductFrame address={address}>{(product) => <Asked product={product} search={search} />}</ProductFrame>
  );
}

function Asked({ product, search }: { product: ProductDetail; search: Place['search'] }) {
  const questions = useQuestions(product.id);
  const stores = useStores().data ?? [];
  const [time] = useState(() => {
    const now = new Date();
    return { now, clock: shopTime(now) };
  });
  if (questions.isError) {
    return (
      <FrameError
        title="The repairs did not load"
        error={questions.error}
        busy={questions.isFetching}
        onRetry={() => void questions.refetch()}
      />
    );
  }
  if (!questions.data) return <DeviceSkeleton />;
  return (
    <RepairProduct
      product={product}
      questions={questions.data}
      search={search}
      stores={stores}
      time={time}
      breadcrumb={<ProductCrumbs product={product} />}
      action={(answers, way, onMissing) => (
        <>
          <NeedsScripts to="book a repair" />
          <AddDevice
            away={product.Business.away}
            label="Book this repair"
            wanted={{ productId: product.id, answers, way }}
            onMissing={onMissing}
            size={56}
            full
          />
        </>
      )}
    />
  );
}
