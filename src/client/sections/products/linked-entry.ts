import { useQuery } from '@tanstack/react-query';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';
import type { ProductEntry } from './design.ts';

/** A section of one category without a link gets a link to that category. */
export function useLinkedEntry(entry: ProductEntry): ProductEntry {
  const { ids, category_ids } = entry.product_items ?? {};
  const [id, another] = ids?.length ? [] : (category_ids ?? []);
  const isWanted = id !== undefined && another === undefined && !entry.view_url;
  const category = useQuery({ ...queryFor(requests.category(id ?? 0)), enabled: isWanted });
  return category.data ? { ...entry, view_url: category.data.result.url } : entry;
}
