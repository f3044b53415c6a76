import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Shelf } from '#contract/stock-office.ts';
import type { StockMove } from '#rules/catalog/stock-moves.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { readListsAgain } from './products.api.ts';

const SHELVES = 'GET /office/stock';
const MOVEMENTS = 'GET /office/stock/movements';

export const useShelves = (query: NonNullable<Input<typeof SHELVES>['query']>) =>
  useQuery<Answer<typeof SHELVES>, ApiError>({
    queryKey: [SHELVES, query],
    queryFn: ({ signal }) => api(SHELVES, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export const useMovements = (query: NonNullable<Input<typeof MOVEMENTS>['query']>) =>
  useQuery<Answer<typeof MOVEMENTS>, ApiError>({
    queryKey: [MOVEMENTS, query],
    queryFn: ({ signal }) => api(MOVEMENTS, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

interface Moved {
  move: StockMove;
  quantity: number;
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
    // Also after a refusal: somebody else may have been faster.
    await readListsAgain();
  }
}
