import { MEDIA_CARES, MEDIA_SORTS, type MediaCare, type MediaSort } from '#rules/media/limits.ts';
import type { MediaOwner, MediaQuery } from './media.api.ts';

export interface MediaSearch {
  q?: string | undefined;
  folder?: number | undefined;
  care?: MediaCare | undefined;
  sort?: MediaSort | undefined;
  /** For the site: a business, its own library, or all, which is the default. */
  owner?: number | 'site' | 'all' | undefined;
  /** The open item. */
  item?: number | undefined;
  /** The cursors of the earlier pages, the current one last. */
  from?: string | undefined;
}

const idIn = (given: unknown) =>
  Number.isSafeInteger(given) && Number(given) > 0 && Number(given) <= 2_147_483_647
    ? Number(given)
    : undefined;

/** Reads the search from the URL; values without meaning are left out. */
export function readMediaSearch(given: Record<string, unknown>): MediaSearch {
  const { q, from, owner } = given;
  const search: MediaSearch = {
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 120) || undefined : undefined,
    folder: idIn(given['folder']),
    care: MEDIA_CARES.find((care) => care === given['care']),
    sort: MEDIA_SORTS.find((sort) => sort === given['sort']),
    owner: owner === 'all' || owner === 'site' ? owner : idIn(owner),
    item: idIn(given['item']),
    from: typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) ? from : undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

export const PER_PAGE = 24;

/**
 * The owner whose library is requested; undefined for all that the caller may see. A business sees its own
 * without asking. Staff of the site who may see those of businesses begin with all, since a new shop has its
 * pictures in the library of its business.
 */
export function ownerOf(
  { owner }: MediaSearch,
  isSite: boolean,
  sees: { own: boolean; businesses: boolean },
): MediaOwner {
  if (!isSite || owner === 'all') return undefined;
  if (typeof owner === 'number') return owner;
  return sees.own && (owner === 'site' || !sees.businesses) ? 'site' : undefined;
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
