import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductCard, SearchNote } from '#contract/catalog.ts';
import { anyBusiness, requests, type FilterQuery, type ListingQuery } from '#contract/first-calls.ts';
import { lineCode, type Line } from '#rules/catalog/lines.ts';
import { queryFor } from '#client/lib/api.ts';

/** What the title of a list is made of. Filters, sort and page are not. */
const SUBJECT = ['is_active_for', 'category', 'q', 'literal', 'business'];

function subjectOf(url: string | undefined): string {
  const query = new URLSearchParams(url?.split('?')[1]);
  return JSON.stringify(SUBJECT.map((key) => query.get(key)));
}

/**
 * Keeps the old answer while the next page or filter loads, so that the grid doesn't jump. Under the title of another
 * search or category, old results would be wrong.
 */
function keepingSubject<T extends { queryKey: readonly [string, string] }>(options: T) {
  return {
    ...options,
    placeholderData: <A>(previous: A, before?: { queryKey: readonly [string, string] }) =>
      subjectOf(before?.queryKey[1]) === subjectOf(options.queryKey[1]) ? previous : undefined,
  };
}

export function useProducts(query: ListingQuery) {
  return useQuery(keepingSubject(queryFor(requests.products(query))));
}

/** How a search was understood. Undefined while the shown list belongs to an older search. */
export function useSearchNote(
  searched: string | undefined,
  { data, isPlaceholderData }: ReturnType<typeof useProducts>,
): SearchNote | undefined {
  const [known, setKnown] = useState({ searched, note: data?.search });
  if (!isPlaceholderData && (known.searched !== searched || known.note !== data?.search)) {
    setKnown({ searched, note: data?.search });
  }
  return known.searched === searched ? known.note : undefined;
}

export function useFacets(filters: FilterQuery) {
  return useQuery({
    ...keepingSubject(queryFor(requests.filter(filters))),
    select: (answer) => answer.data,
  });
}

/** All sellers for the other filters. The facets of one business's list name only that one. */
export function useSellers(filters: FilterQuery) {
  return useFacets(anyBusiness(filters)).data?.businesses;
}

export function useBusiness(id: number | undefined) {
  return useQuery({
    ...queryFor(requests.business(id ?? 0)),
    select: (answer) => answer.result,
    enabled: id !== undefined,
  }).data;
}

export interface ExampleOf {
  category: string | undefined;
  /** The search text that the example must match. */
  searched: string | undefined;
}

/** An example product of a line with its real price. For a search, only a device with all of its words. */
export function useExample(
  line: Line,
  { category, searched }: ExampleOf,
  wanted: boolean,
): { example: ProductCard | undefined; isMissing: boolean } {
  const request = requests.products({
    is_active_for: String(lineCode(line)) as '1' | '2' | '3',
    category,
    q: searched,
    per_page: 1,
  });
  const { data, isPending, isError } = useQuery({ ...queryFor(request), enabled: wanted });
  const example = data?.search?.near ? undefined : data?.data[0];
  return { example, isMissing: isError || (!isPending && !example) };
}
