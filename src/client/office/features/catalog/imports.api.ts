import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { ProductImport } from '#contract/product-imports.ts';
import { callAddress } from '#contract/request.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sendFile } from '#client/lib/send-file.ts';
import { readListsAgain, type ProductsQuery } from './products.api.ts';

const ONE = 'GET /office/product-imports/{id}';
const ITEMS = 'GET /office/product-imports/{id}/items';
const LATEST = 'GET /office/product-imports';

export type ProductEdit = Input<'POST /office/product-edits'>['body'];
export type ImportItemsQuery = NonNullable<Input<typeof ITEMS>['query']>;

/** While a job works on it, the import is read again. */
const LOOK_MS = 700;

export const isAtWork = ({ state, has_stopped: hasStopped }: ProductImport): boolean =>
  !hasStopped &&
  (state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing');

export const useImport = (id: string | undefined) =>
  useQuery<ProductImport, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id: id ?? '' } }, signal)).result,
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_MS : false),
  });

/** The latest imports and bulk edits. While one is at work, they are read again. */
export const useImports = () =>
  useQuery<ProductImport[], ApiError>({
    queryKey: [LATEST],
    queryFn: async ({ signal }) => (await api(LATEST, {}, signal)).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? LOOK_MS : false),
  });

/** `state` is part of the key: the results of an import are another list than its plan. */
export const useImportItems = ({ id, state }: ProductImport, query: ImportItemsQuery, enabled: boolean) =>
  useQuery<Answer<typeof ITEMS>, ApiError>({
    queryKey: [ITEMS, id, state, query],
    queryFn: ({ signal }) => api(ITEMS, { params: { id }, query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
    enabled,
  });

/** The rows of a bulk edit that could not be changed. */
export const readFailed = async (id: string) =>
  (await api(ITEMS, { params: { id }, query: { show: 'failed', per_page: 100 } })).data;

const show = (one: ProductImport) => {
  queryClient.setQueryData([ONE, one.id], one);
  return one;
};

export const sendImport = async (file: File, onProgress: (share: number) => void): Promise<ProductImport> =>
  show(
    (
      await sendFile(
        'POST /office/product-imports',
        undefined,
        file,
        onProgress,
        new AbortController().signal,
      )
    ).result,
  );

export const startImport = async (id: string): Promise<ProductImport> =>
  show((await api('POST /office/product-imports/{id}/start', { params: { id }, body: {} })).result);

export const startEdit = async (body: ProductEdit): Promise<ProductImport> =>
  show((await api('POST /office/product-edits', { body }, undefined, newKey())).result);

export const undoImport = async (id: string): Promise<ProductImport> => {
  const { result } = await api('POST /office/product-imports/{id}/undo', { params: { id }, body: {} });
  void queryClient.invalidateQueries({ queryKey: [LATEST] });
  return show(result);
};

/** Waits until no job works on it any more, and reports each step. */
export async function followImport(
  { id }: ProductImport,
  onStep: (one: ProductImport) => void,
): Promise<ProductImport> {
  for (;;) {
    const { result } = await api(ONE, { params: { id } });
    onStep(show(result));
    if (!isAtWork(result)) {
      void importEnded();
      return result;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS / 2);
    });
  }
}

/** Prices and stock are others now. */
export const importEnded = () =>
  Promise.all([readListsAgain(), queryClient.invalidateQueries({ queryKey: [LATEST] })]);

export const failedHref = (id: string) => `/office/product-imports/${id}/failed`;

/** The URL of a file with all pages of the list. */
export function exportHref({
  cursor: _cursor,
  per_page: _page,
  sort: _sort,
  ...filter
}: ProductsQuery): string {
  return callAddress('GET /office/products/file', undefined, filter);
}
