import { MEDIA_CARES, MEDIA_SORTS, type MediaCare, type MediaSort } from '#rules/media/limits.ts';
import type { MediaOwner, MediaQuery } from './media.api.ts';

export interface MediaSearch {
  q?: string | undefined;
  folder?: number | undefined;
  care?: MediaCare | undefined;
  sort?: MediaSort | undefined;
  /** For the site: a business, or all libraries. */
  owner?: number | 'all' | undefined;
  /** The one that is open. */
  item?: number | undefined;
  /** The cursors of the pages before this one, the present one last. */
  from?: string | undefined;
}

const idIn = (given: unknown) =>
  Number.isSafeInteger(given) && Number(given) > 0 && Number(given) <= 2_147_483_647
    ? Number(given)
    : undefined;

/** What the address says; whatever it can't mean is left out. */
export function readMediaSearch(given: Record<string, unknown>): MediaSearch {
  const { q, from, owner } = given;
  const search: MediaSearch = {
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 120) || undefined : undefined,
    folder: idIn(given['folder']),
    care: MEDIA_CARES.find((care) => care === given['care']),
    sort: MEDIA_SORTS.find((sort) => sort === given['sort']),
    owner: owner === 'all' ? owner : idIn(owner),
    item: idIn(given['item']),
    from: typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) ? from : undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

export const PER_PAGE = 24;

/** Whose library is asked for. A business sees its own without asking. */
export function ownerOf({ owner }: MediaSearch, isSite: boolean, hasOwn: boolean): MediaOwner {
  if (!isSite || owner === 'all') return undefined;
  return owner ?? (hasOwn ? 'site' : undefined);
}

export function queryOf({ q, folder, care, sort, from }: MediaSearch, owner: MediaOwner): MediaQuery {
  const cursor = from?.split(',').at(-1);
  return {
    per_page: PER_PAGE,
    ...(owner !== undefined && { owner }),
    ...(q && { q }),
    ...(folder && { folder_id: folder }),
    ...(care && { care }),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}
