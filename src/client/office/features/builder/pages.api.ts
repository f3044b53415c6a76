import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type {
  OfficePage,
  OfficePageItem,
  PageCheck,
  PageDraft,
  PageFile,
  PageRevision,
  PageRow,
  PageStarter,
} from '#contract/pages-office-shapes.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/pages';
const ONE = 'GET /office/pages/{key}';
const DRAFT = 'GET /office/pages/{key}/draft';
const REVISIONS = 'GET /office/pages/{key}/revisions';
const REVISION = 'GET /office/pages/{key}/revisions/{revision}';

const pageQuery = (key: string) =>
  queryOptions<OfficePage, ApiError>({
    queryKey: [ONE, key],
    queryFn: async ({ signal }) => (await api(ONE, { params: { key } }, signal)).result,
    staleTime: 5_000,
  });

export const usePages = (archived: boolean) =>
  useQuery<readonly OfficePageItem[], ApiError>({
    queryKey: [LIST, archived],
    queryFn: async ({ signal }) =>
      (await api(LIST, { query: archived ? { archived: true } : {} }, signal)).data,
    staleTime: 0,
  });

export const usePage = (key: string) => useQuery(pageQuery(key));

/** Read once for each visit: from then on the builder keeps its own copy. */
export const usePageDraft = (key: string) =>
  useQuery<PageDraft, ApiError>({
    queryKey: [DRAFT, key],
    queryFn: async ({ signal }) => (await api(DRAFT, { params: { key } }, signal)).result,
    staleTime: Infinity,
    gcTime: 0,
  });

export const useStarters = () =>
  useQuery<readonly PageStarter[], ApiError>({
    queryKey: ['GET /office/page-starters'],
    queryFn: async ({ signal }) => (await api('GET /office/page-starters', {}, signal)).data,
  });

/** The publications of a page, newest first. */
export const useRevisions = (key: string, live: number) =>
  useInfiniteQuery<
    Answer<typeof REVISIONS>,
    ApiError,
    PageRevision[],
    (string | number)[],
    number | undefined
  >({
    queryKey: [REVISIONS, key, live],
    initialPageParam: undefined,
    queryFn: ({ pageParam: before, signal }) =>
      api(REVISIONS, { params: { key }, query: before === undefined ? {} : { before } }, signal),
    getNextPageParam: ({ next_cursor: cursor }) => (cursor === null ? undefined : Number(cursor)),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });

/** One publication with its rows. What was published never changes; shared sections in it may. */
export const useRevision = (key: string, revision: number) =>
  useQuery<Answer<typeof REVISION>['result'], ApiError>({
    queryKey: [REVISION, key, revision],
    queryFn: async ({ signal }) => (await api(REVISION, { params: { key, revision } }, signal)).result,
    staleTime: 0,
  });

/** The list, and the facts of a page, which name what is live and scheduled. */
function forgetPages(): void {
  void queryClient.invalidateQueries({ queryKey: [LIST] });
  void queryClient.invalidateQueries({ queryKey: [ONE] });
}

export type NewPage = Input<'POST /office/pages'>['body'];

export async function createPage(body: NewPage, idempotencyKey: string): Promise<OfficePage> {
  const { result } = await api('POST /office/pages', { body }, undefined, idempotencyKey);
  forgetPages();
  return result;
}

export async function changePage(
  key: string,
  body: Input<'PUT /office/pages/{key}'>['body'],
): Promise<OfficePage> {
  const { result } = await api('PUT /office/pages/{key}', { params: { key }, body });
  forgetPages();
  return result;
}

export async function archivePage({ key, version }: OfficePageItem): Promise<void> {
  await api('DELETE /office/pages/{key}', { params: { key }, query: { version } });
  forgetPages();
}

export async function unarchivePage({ key, version }: OfficePageItem): Promise<void> {
  await api('POST /office/pages/{key}/unarchive', { params: { key }, body: { version } });
  forgetPages();
}

export const saveRows = async (key: string, version: number, rows: PageRow[]): Promise<PageDraft> =>
  (await api('PUT /office/pages/{key}/draft', { params: { key }, body: { version, rows } })).result;

export const readDraft = async (key: string): Promise<PageDraft> =>
  (await api(DRAFT, { params: { key } })).result;

export const sayPresent = async (key: string) =>
  (await api('POST /office/pages/{key}/presence', { params: { key }, body: {} })).result;

export const checkPage = async (key: string): Promise<PageCheck> =>
  (await api('POST /office/pages/{key}/check', { params: { key }, body: {} })).result;

export async function publishPage(
  key: string,
  body: Input<'POST /office/pages/{key}/publish'>['body'],
  idempotencyKey: string,
): Promise<PageDraft> {
  const call = 'POST /office/pages/{key}/publish';
  const { result } = await api(call, { params: { key }, body }, undefined, idempotencyKey);
  forgetPages();
  return result;
}

export async function schedulePage(
  key: string,
  body: Input<'POST /office/pages/{key}/schedule'>['body'],
  idempotencyKey: string,
): Promise<void> {
  const call = 'POST /office/pages/{key}/schedule';
  await api(call, { params: { key }, body }, undefined, idempotencyKey);
  forgetPages();
}

export async function cancelSchedule(id: number): Promise<void> {
  await api('DELETE /office/page-schedules/{id}', { params: { id } });
  forgetPages();
}

export async function restoreRevision(key: string, version: number, revision: number): Promise<PageDraft> {
  const body = { version, revision, to: 'draft' as const };
  const call = 'POST /office/pages/{key}/restore';
  return (await api(call, { params: { key }, body }, undefined, newKey())).result;
}

export const discardDraft = async (key: string, version: number): Promise<PageDraft> => {
  const { result } = await api('POST /office/pages/{key}/discard', { params: { key }, body: { version } });
  forgetPages();
  return result;
};

export const makePreviewLink = async (key: string) =>
  (await api('POST /office/pages/{key}/preview-link', { params: { key }, body: {} })).result;

export const exportPage = async (key: string): Promise<PageFile> =>
  (await api('GET /office/pages/{key}/export', { params: { key } })).result;

export const importPage = async (key: string, version: number, page: PageFile): Promise<PageDraft> =>
  (await api('POST /office/pages/{key}/import', { params: { key }, body: { version, page } })).result;
