import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/catalog.ts';
import { REVIEW_SORTS, REVIEWS_PER_PAGE, type ReviewSort } from '#rules/catalog/review-sorts.ts';
import { api } from '#client/lib/api.ts';

export interface AskedReviews {
  sort: ReviewSort;
  /** Only reviews with this many stars. Default: all. */
  stars: number | undefined;
}

const CALL = 'GET /no/auth/web/site/products/{id}/reviews';
const FRESH = 60_000;

/** Reviews in pages. The first page of the newest came with the product. */
export function useReviews(product: ProductDetail, { sort, stars }: AskedReviews) {
  const isOpening = sort === REVIEW_SORTS[0] && stars === undefined;
  const opening = {
    status: 200 as const,
    data: product.reviews.slice(0, REVIEWS_PER_PAGE),
    total: product.product_rating_count,
    page: 1,
    per_page: REVIEWS_PER_PAGE,
  };
  return useInfiniteQuery({
    queryKey: [CALL, product.id, sort, stars],
    queryFn: ({ pageParam: page, signal }) =>
      api(
        CALL,
        { params: { id: product.id }, query: { sort, stars, page, per_page: REVIEWS_PER_PAGE } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH,
    ...(isOpening && { initialData: { pages: [opening], pageParams: [1] } }),
  });
}
