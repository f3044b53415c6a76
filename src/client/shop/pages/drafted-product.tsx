import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { requests } from '#contract/first-calls.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { queryFor } from '#client/lib/api.ts';
import { SteadyRouter } from '#client/lib/steady-router.tsx';
import { ProductSkeleton } from '#client/shop/features/catalog/product/product-skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

const ProductPage = lazy(() => import('./product.tsx').then((page) => ({ default: page.ProductPage })));

const NO_SEARCH = {};

/** The first product that the shop sells, with the sections that all products have. */
export function DraftedProduct({ without }: { without: ReactNode }) {
  const {
    data: card,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...queryFor(requests.products({ is_active_for: '1', per_page: 1 })),
    select: ({ data }) => data[0],
  });
  if (isPending) return <ProductSkeleton />;
  if (error)
    return (
      <ErrorState
        title="The product could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!card) return without;
  const { id, slug, Category: category } = card;
  return (
    <SteadyRouter>
      <ProductPage
        address={{ page: 'product', line: 'buy', category: category.slug, slug, id }}
        search={NO_SEARCH}
      />
    </SteadyRouter>
  );
}
