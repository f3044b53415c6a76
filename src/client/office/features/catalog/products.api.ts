import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import type { PriceChange } from '#rules/money/price-change.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/products';
const ONE = 'GET /office/products/{id}';
const CHOICES = 'GET /office/catalogue';

export type ProductsQuery = NonNullable<Input<typeof LIST>['query']>;
export type ProductList = Answer<typeof LIST>;
export type Choices = Answer<typeof CHOICES>['result'];
export type ProductChange = Input<'PUT /office/products/{id}'>['body'];
export type NewProduct = Input<'POST /office/products'>['body'];

export const useProducts = (query: ProductsQuery) =>
  useQuery<ProductList, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

const productQuery = (id: number) =>
  queryOptions<OfficeProduct, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
    staleTime: 0,
  });

export const useProduct = (id: number) => useQuery(productQuery(id));

export const useChoicesQuery = (enabled = true) =>
  useQuery<Choices, ApiError>({
    queryKey: [CHOICES],
    queryFn: async ({ signal }) => (await api(CHOICES, {}, signal)).result,
    staleTime: 5 * 60_000,
    enabled,
  });
export const useChoices = (enabled?: boolean) => useChoicesQuery(enabled).data;

/** Reads every list again that shows prices or stock. */
export const readListsAgain = () =>
  Promise.all(
    [LIST, 'GET /office/stock', 'GET /office/stock/movements', 'GET /office/stock/watch'].map((call) =>
      queryClient.invalidateQueries({ queryKey: [call] }),
    ),
  );

/** Shows the product of the answer, and reads the lists again. */
async function afterwards(work: Promise<{ result: OfficeProduct }>): Promise<OfficeProduct> {
  try {
    const { result } = await work;
    queryClient.setQueryData(productQuery(result.id).queryKey, result);
    return result;
  } finally {
    void readListsAgain();
  }
}

interface Versioned {
  id: number;
  version: number;
}

export type PriceBody = PriceChange & { variation_ids?: number[] };

export const changePrices = ({ id, version }: Versioned, body: PriceBody) =>
  afterwards(
    api(
      'POST /office/products/{id}/prices',
      { params: { id }, body: { version, ...body } },
      undefined,
      newKey(),
    ),
  );

export const setPrice = (product: Versioned, amount: number, variationId?: number) =>
  changePrices(product, {
    how: 'set',
    amount,
    round: 'none',
    keeps_was: false,
    ...(variationId !== undefined && { variation_ids: [variationId] }),
  });

type Count = Input<'PUT /office/products/{id}/stock'>['body'];

export const countStock = (id: number, body: Count) =>
  afterwards(api('PUT /office/products/{id}/stock', { params: { id }, body }));

export const moveProduct = ({ id, version }: Versioned, move: ProductMove, publishAt?: string) =>
  afterwards(
    api(
      'POST /office/products/{id}/moves',
      { params: { id }, body: { move, version, ...(publishAt && { publish_at: publishAt }) } },
      undefined,
      newKey(),
    ),
  );

export const duplicateProduct = (id: number) =>
  afterwards(api('POST /office/products/{id}/duplicate', { params: { id }, body: {} }, undefined, newKey()));

export const changeProduct = (id: number, body: ProductChange) =>
  afterwards(api('PUT /office/products/{id}', { params: { id }, body }));

export const createProduct = (body: NewProduct, key: string) =>
  afterwards(api('POST /office/products', { body }, undefined, key));
