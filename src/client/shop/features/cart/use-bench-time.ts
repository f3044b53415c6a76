import { useQueries } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.ts';
import { requests } from '#contract/first-calls.ts';
import { timeTogether, type BenchTime } from '#rules/repair/repair.ts';
import { queryFor } from '#client/lib/api.ts';

/** How long the repairs of a cart take on one bench; undefined while loading, null if not stated. */
export function useBenchTime(cart: Cart | undefined): BenchTime | null | undefined {
  const items = (cart?.Cart_items ?? []).filter((item) => !item.is_saved && item.is_active_for === 3);
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const answers = useQueries({ queries: ids.map((id) => queryFor(requests.questions(id))) });
  const options = answers.flatMap(({ data }) => data?.result.flatMap((one) => one.Question_options) ?? []);
  const times = items.flatMap((item) => {
    const each = item.options.flatMap(({ option_id }) => {
      const option = options.find(({ id }) => id === option_id);
      return option?.repair?.bench ?? [];
    });
    return Array.from({ length: item.quantity }, () => each).flat();
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return (answers.every(({ isSuccess }) => isSuccess) ? timeTogether(times) : undefined) ?? null;
}
