import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { ContentRevision, OfficeMenu } from '#contract/menus-office.ts';
import type { OfficeText } from '#contract/texts-office.ts';
import type { MenuKey } from '#rules/page/menu-limits.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const MENU = 'GET /office/menus/{key}';
const TEXT = 'GET /office/texts/{key}';
const REVISIONS = 'content revisions';

const menuQuery = (key: MenuKey) =>
  queryOptions<OfficeMenu, ApiError>({
    queryKey: [MENU, key],
    queryFn: async ({ signal }) => (await api(MENU, { params: { key } }, signal)).result,
    staleTime: 0,
  });
export const useMenu = (key: MenuKey) => useQuery(menuQuery(key));

function tookMenu(menu: OfficeMenu): OfficeMenu {
  queryClient.setQueryData(menuQuery(menu.key).queryKey, menu);
  void queryClient.invalidateQueries({ queryKey: [REVISIONS, menu.key] });
  return menu;
}

export const changeMenu = async (key: MenuKey, body: Input<'PUT /office/menus/{key}'>['body']) =>
  tookMenu((await api('PUT /office/menus/{key}', { params: { key }, body })).result);

export type MenuMove = 'publish' | 'discard';
export const moveMenu = async ({ key, version }: OfficeMenu, move: MenuMove) =>
  tookMenu((await api(`POST /office/menus/{key}/${move}`, { params: { key }, body: { version } })).result);

export const restoreMenu = async ({ key, version }: OfficeMenu, restore: number) =>
  tookMenu(
    (await api('POST /office/menus/{key}/restore', { params: { key }, body: { version, restore } })).result,
  );

const textQuery = (key: string) =>
  queryOptions<OfficeText, ApiError>({
    queryKey: [TEXT, key],
    queryFn: async ({ signal }) => (await api(TEXT, { params: { key } }, signal)).result,
    staleTime: 0,
  });
export const useText = (key: string) => useQuery(textQuery(key));

function tookText(text: OfficeText): OfficeText {
  queryClient.setQueryData(textQuery(text.key).queryKey, text);
  void queryClient.invalidateQueries({ queryKey: [REVISIONS, text.key] });
  return text;
}

export const changeText = async (key: string, body: Input<'PUT /office/texts/{key}'>['body']) =>
  tookText((await api('PUT /office/texts/{key}', { params: { key }, body })).result);

export type TextMove = 'publish' | 'unpublish' | 'discard';
export const moveText = async ({ key, version }: OfficeText, move: TextMove) =>
  tookText((await api(`POST /office/texts/{key}/${move}`, { params: { key }, body: { version } })).result);

export const restoreText = async ({ key, version }: OfficeText, restore: number) =>
  tookText(
    (await api('POST /office/texts/{key}/restore', { params: { key }, body: { version, restore } })).result,
  );

export async function removeText({ key, version }: OfficeText): Promise<void> {
  await api('DELETE /office/texts/{key}', { params: { key }, query: { version } });
}

interface RevisionPage {
  data: ContentRevision[];
  next_cursor: string | null;
}

/** The publications of a menu or a text page, newest first. */
export function useRevisions(kind: 'menu' | 'text', key: string) {
  return useInfiniteQuery<RevisionPage, ApiError, ContentRevision[], string[], number | undefined>({
    queryKey: [REVISIONS, key, kind],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return kind === 'menu'
        ? api('GET /office/menus/{key}/revisions', { params: { key: key as MenuKey }, query }, signal)
        : api('GET /office/texts/{key}/revisions', { params: { key }, query }, signal);
    },
    getNextPageParam: ({ next_cursor: cursor }) => (cursor === null ? undefined : Number(cursor)),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
  });
}
