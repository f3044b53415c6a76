import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { requests } from '#contract/first-calls.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { typedLink } from '#rules/page/typed-link.ts';
import { messageOf, type ApiError } from './api-error.ts';
import { api, queryFor } from './api.ts';
import { useSettled } from './use-settled.ts';

const TARGETS = 'GET /office/link-targets';
type Target = Answer<typeof TARGETS>['data'][number];

/** Something that a link can lead to. */
export interface LinkPlace {
  title: string;
  path: string;
  group: string;
}

const GROUPS: Record<Target['kind'], string> = {
  shop: 'Shop',
  listing: 'List',
  page: 'Page',
  category: 'Category',
};

const MOST_PLACES = 12;
const MOST_PRODUCTS = 8;
const SHORTEST = 2;

/** What a link can lead to, of what was typed: an address, pages and categories of the shop, products. */
export function useLinkPlaces(typed: string) {
  const q = useSettled(typed.trim());
  const asked = typed.trim().toLowerCase();
  const targets = useQuery<Target[], ApiError>({
    queryKey: [TARGETS],
    queryFn: async ({ signal }) => (await api(TARGETS, {}, signal)).data,
    staleTime: 0,
  });
  const asksProducts = q.length >= SHORTEST;
  const products = useQuery({
    ...queryFor(requests.products({ q, per_page: MOST_PRODUCTS })),
    select: ({ data }) =>
      data.map((product): LinkPlace => ({
        title: product.title,
        path: addresses.product(
          lineFromCode(product.is_active_for),
          product.Category.slug,
          product.slug,
          product.id,
        ),
        group: 'Product',
      })),
    enabled: asksProducts,
  });
  const address = typedLink(typed);
  const error = targets.error ?? (asksProducts ? products.error : null);
  const places: LinkPlace[] = [
    ...(address === undefined ? [] : [{ title: 'This address', path: address, group: 'Address' }]),
    ...(targets.data ?? [])
      .filter(({ title, path }) => title.toLowerCase().includes(asked) || path.includes(asked || '/'))
      .slice(0, MOST_PLACES)
      .map(({ title, path, kind }) => ({ title, path, group: GROUPS[kind] })),
    ...(asksProducts ? (products.data ?? []) : []),
  ];
  return {
    places,
    isBusy: targets.isPending || (asksProducts && products.isFetching),
    failure: error ? messageOf(error) : undefined,
  };
}
