import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Shelf } from '#contract/stock-office.ts';
import type { StockMove } from '#rules/catalog/stock-moves.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { readListsAgain } from './products.api.ts';

const SHELVES = 'GET /office/stock';
const MOVEMENTS = 'GET /office/stock/movements';
const PLACES = 'GET /office/stock/places';

export const useShelves = (query: NonNullable<Input<typeof SHELVES>['query']>) =>
  useQuery<Answer<typeof SHELVES>, ApiError>({
    queryKey: [SHELVES, query],
    queryFn: ({ signal }) => api(SHELVES, { query }, signal),
    staleTime: 5_000,
    // The figures of another store must not be counted here while the own ones load.
    placeholderData: (last, before) =>
      (before?.queryKey[1] as typeof query | undefined)?.store === query.store ? last : undefined,
  });

export const useMovements = (query: NonNullable<Input<typeof MOVEMENTS>['query']>) =>
  useQuery<Answer<typeof MOVEMENTS>, ApiError>({
    queryKey: [MOVEMENTS, query],
    queryFn: ({ signal }) => api(MOVEMENTS, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** The stores of the office, and whether the person also sees units in no store. */
export const usePlaces = () =>
  useQuery<Answer<typeof PLACES>, ApiError>({
    queryKey: [PLACES],
    queryFn: ({ signal }) => api(PLACES, {}, signal),
    staleTime: 60_000,
  });

/** For all variations of the product. */
export async function setLowStock(productId: number, lowStock: number): Promise<void> {
  try {
    await api('PUT /office/products/{id}/low-stock', {
      params: { id: productId },
      body: { low_stock: lowStock },
    });
  } finally {
    await readListsAgain();
  }
}

interface Moved {
  move: StockMove;
  quantity: number;
  store_id: number | null;
  note: string;
}

/** The key is the form's own, so that a request that is sent again counts once. */
export async function moveShelf(
  { product_id: id, variation_id: variationId }: Shelf,
  body: Moved,
  key: string,
): Promise<void> {
  try {
    await api(
      'POST /office/products/{id}/stock-moves',
      { params: { id }, body: { ...body, ...(variationId !== null && { variation_id: variationId }) } },
      undefined,
      key,
    );
  } finally {
    // Also after a refusal: a colleague may have been faster.
    await readListsAgain();
  }
}
