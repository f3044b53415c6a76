import type { Line } from '#rules/catalog/lines.ts';
import { usePlace } from '#client/lib/router.tsx';

/** The line a visitor is in; on pages that belong to none, undefined. */
export function useCurrentLine(): Line | undefined {
  const { address } = usePlace();
  if (address && 'line' in address) return address.line;
  // Only products to buy can be compared.
  return address?.page === 'compare' ? 'buy' : undefined;
}
