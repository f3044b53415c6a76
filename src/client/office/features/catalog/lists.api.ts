import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const CATEGORIES = 'GET /office/catalogue/categories';
const BRANDS = 'GET /office/catalogue/brands';
const ATTRIBUTES = 'GET /office/catalogue/attributes';
/** The choices in the form of a product. */
const CHOICES = 'GET /office/catalogue';

type NewCategory = Input<'POST /office/catalogue/categories'>['body'];
export type CategoryChange = Input<'PUT /office/catalogue/categories/{id}'>['body'];

type NewBrand = Input<'POST /office/catalogue/brands'>['body'];
export type BrandChange = Input<'PUT /office/catalogue/brands/{id}'>['body'];

type NewAttribute = Input<'POST /office/catalogue/attributes'>['body'];
export type AttributeChange = Input<'PUT /office/catalogue/attributes/{id}'>['body'];

type ListCall = typeof CATEGORIES | typeof BRANDS | typeof ATTRIBUTES | DetailListCall;
type DetailListCall = `GET /office/catalogue/${'models' | 'policies' | 'custom-fields'}`;

export const useList = <N extends ListCall>(call: N) =>
  useQuery<Answer<N>, ApiError>({
    queryKey: [call],
    queryFn: ({ signal }) => api(call, {} as never, signal),
    staleTime: 5_000,
  });

/** Runs a change and reads the list again, also when it failed: a colleague may have been faster. */
export async function changing<T>(list: ListCall, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [CHOICES] });
    await queryClient.invalidateQueries({ queryKey: [list] });
  }
}

export interface Which {
  id: number;
  version: number;
}

export const useCategories = () => useList(CATEGORIES);

export const createCategory = (body: NewCategory, key: string) =>
  changing(CATEGORIES, api('POST /office/catalogue/categories', { body }, undefined, key));

export const changeCategory = (id: number, body: CategoryChange) =>
  changing(CATEGORIES, api('PUT /office/catalogue/categories/{id}', { params: { id }, body }));

/** Without a parent it stays on its level. */
export const placeCategory = (id: number, beforeId: number | null, parentId?: number | null) =>
  changing(
    CATEGORIES,
    api('PUT /office/catalogue/categories/{id}/place', {
      params: { id },
      body: { before_id: beforeId, ...(parentId !== undefined && { parent_id: parentId }) },
    }),
  );

export const removeCategory = ({ id, version }: Which) =>
  changing(
    CATEGORIES,
    api('DELETE /office/catalogue/categories/{id}', { params: { id }, query: { version } }),
  );

export const useBrands = () => useList(BRANDS);

export const createBrand = (body: NewBrand, key: string) =>
  changing(BRANDS, api('POST /office/catalogue/brands', { body }, undefined, key));

export const changeBrand = (id: number, body: BrandChange) =>
  changing(BRANDS, api('PUT /office/catalogue/brands/{id}', { params: { id }, body }));

export const removeBrand = ({ id, version }: Which) =>
  changing(BRANDS, api('DELETE /office/catalogue/brands/{id}', { params: { id }, query: { version } }));

export const useAttributes = () => useList(ATTRIBUTES);

export const createAttribute = (body: NewAttribute, key: string) =>
  changing(ATTRIBUTES, api('POST /office/catalogue/attributes', { body }, undefined, key));

export const changeAttribute = (id: number, body: AttributeChange) =>
  changing(ATTRIBUTES, api('PUT /office/catalogue/attributes/{id}', { params: { id }, body }));

export const placeAttribute = (id: number, beforeId: number | null) =>
  changing(
    ATTRIBUTES,
    api('PUT /office/catalogue/attributes/{id}/place', { params: { id }, body: { before_id: beforeId } }),
  );

export const removeAttribute = ({ id, version }: Which) =>
  changing(
    ATTRIBUTES,
    api('DELETE /office/catalogue/attributes/{id}', { params: { id }, query: { version } }),
  );
