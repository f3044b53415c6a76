import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { MediaDetail } from '#contract/media.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sendFile } from '#client/lib/send-file.ts';

const LIST = 'GET /office/media';
const FOLDERS = 'GET /office/media-folders';
const ONE = 'GET /office/media/{id}';

export type MediaQuery = NonNullable<Input<typeof LIST>['query']>;
export type MediaOwner = MediaQuery['owner'];
export type Folders = Answer<typeof FOLDERS>;
export type MediaChange = Input<'PUT /office/media/{id}'>['body'];

/** While sizes are being made, the list is read again. */
const MAKING_MS = 3_000;

export const useMediaList = (query: MediaQuery, enabled = true) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
    enabled,
  });

export const useFolders = (owner: MediaOwner, enabled = true) =>
  useQuery<Folders, ApiError>({
    queryKey: [FOLDERS, owner],
    queryFn: ({ signal }) => api(FOLDERS, { query: { ...(owner !== undefined && { owner }) } }, signal),
    staleTime: 5_000,
    enabled,
  });

const itemQuery = (id: number) =>
  queryOptions<MediaDetail, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.is_ready === false ? MAKING_MS : false),
  });

/** The file that products and pages show by this name; null if no library has it. */
export const useItemByName = (image: string) =>
  useQuery<number | null, ApiError>({
    queryKey: [LIST, 'by name', image],
    queryFn: async ({ signal }) => (await api(LIST, { query: { image } }, signal)).data[0]?.id ?? null,
    staleTime: 60_000,
  });

export const useItem = (id: number) => useQuery(itemQuery(id));

/** Shows a file as the server returned it, and reads the lists again. */
async function afterwards<A>(work: Promise<A>, itemOf: (answer: A) => MediaDetail | undefined): Promise<A> {
  try {
    const answer = await work;
    const item = itemOf(answer);
    if (item) queryClient.setQueryData(itemQuery(item.id).queryKey, item);
    return answer;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void queryClient.invalidateQueries({ queryKey: [FOLDERS] });
  }
}

const nothing = () => undefined;

export const changeItem = async (id: number, body: MediaChange): Promise<MediaDetail> =>
  (await afterwards(api('PUT /office/media/{id}', { params: { id }, body }), ({ result }) => result)).result;

export const removeItem = (id: number, version: number) =>
  afterwards(api('DELETE /office/media/{id}', { params: { id }, query: { version } }), nothing);

export const addFolder = (body: Input<'POST /office/media-folders'>['body']) =>
  afterwards(api('POST /office/media-folders', { body }), nothing);

export const renameFolder = (id: number, name: string) =>
  afterwards(api('PUT /office/media-folders/{id}', { params: { id }, body: { name } }), nothing);

export const removeFolder = (id: number) =>
  afterwards(api('DELETE /office/media-folders/{id}', { params: { id } }), nothing);

type Progress = (share: number) => void;

export const uploadFile = (
  file: File,
  query: { business_id?: number; folder_id?: number },
  onProgress: Progress,
  signal: AbortSignal,
) =>
  afterwards(
    sendFile('POST /office/media', undefined, file, onProgress, signal, query),
    ({ result }) => result,
  );

export const replaceFile = (item: { id: number; version: number }, file: File, onProgress: Progress) =>
  afterwards(
    sendFile(
      'POST /office/media/{id}/replace',
      { id: item.id },
      file,
      onProgress,
      new AbortController().signal,
      { version: item.version },
    ),
    ({ result }) => result,
  );
