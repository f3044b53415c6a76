import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sendFile } from '#client/lib/send-file.ts';
import type { SendPhoto } from '#client/sections/photos/use-photos.ts';

const LIST = 'GET /office/units';
const ONE = 'GET /office/units/{number}';
const LISTING = 'GET /office/units/{number}/listing';
const MARGINS = 'GET /office/unit-margins';

export type UnitsQuery = NonNullable<Input<typeof LIST>['query']>;
export type UnitList = Answer<typeof LIST>;
export type UnitMoveBody = Input<'POST /office/units/{number}/moves'>['body'];
export type Listing = Answer<typeof LISTING>;
export type ListingChoice = Listing['data'][number];

export const useUnits = (query: UnitsQuery) =>
  useQuery<UnitList, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

const oneQuery = (number: string) =>
  queryOptions<OfficeUnitRecord, ApiError>({
    queryKey: [ONE, number],
    queryFn: async ({ signal }) => (await api(ONE, { params: { number } }, signal)).result,
    staleTime: 0,
  });

export const useUnit = (number: string) => useQuery(oneQuery(number));

/** How a unit could be sold. Prices and stock change, so it is read anew whenever it is asked. */
export const useListing = (number: string) =>
  useQuery<Listing, ApiError>({
    queryKey: [LISTING, number],
    queryFn: ({ signal }) => api(LISTING, { params: { number } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

export const useMargins = (quarter: string) =>
  useQuery<Answer<typeof MARGINS>, ApiError>({
    queryKey: [MARGINS, quarter],
    queryFn: ({ signal }) => api(MARGINS, { query: { quarter, business_id: undefined } }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

const readAnew = () => {
  for (const name of [LIST, ONE, MARGINS]) void queryClient.invalidateQueries({ queryKey: [name] });
};

/** Moves a unit. If somebody else was faster, it is read again, and the error says who. */
export async function moveUnit(
  { number, version }: Pick<OfficeUnitRecord, 'number' | 'version'>,
  body: Omit<UnitMoveBody, 'version'>,
  key: string = newKey(),
): Promise<void> {
  try {
    const { result } = await api(
      'POST /office/units/{number}/moves',
      { params: { number }, body: { ...body, version } },
      undefined,
      key,
    );
    queryClient.setQueryData(oneQuery(number).queryKey, result);
  } finally {
    readAnew();
  }
}

/** Adds a unit by hand. Returns its number. */
export async function addUnit(body: Input<'POST /office/units'>['body'], key: string): Promise<string> {
  const { result } = await api('POST /office/units', { body }, undefined, key);
  readAnew();
  return result.number;
}

export const sendUnitPhoto =
  (number: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /office/units/{number}/photos', { number }, ...sending);

/** Sets the photos of a unit's report. If somebody else was faster, it is read again. */
export async function setUnitPhotos(
  { number, version }: Pick<OfficeUnitRecord, 'number' | 'version'>,
  photos: string[],
  key: string,
): Promise<void> {
  try {
    const call = 'PUT /office/units/{number}/photos';
    const { result } = await api(call, { params: { number }, body: { version, photos } }, undefined, key);
    queryClient.setQueryData(oneQuery(number).queryKey, result);
  } finally {
    readAnew();
  }
}
