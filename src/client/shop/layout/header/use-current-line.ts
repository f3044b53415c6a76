import type { Line } from '#rules/lines.ts';
import { usePlace } from '#client/lib/router.tsx';

/** The line a visitor is in; on pages that belong to none, undefined. */
export function useCurrentLine(): Line | undefined {
  const { address } = usePlace();
  return address && 'line' in address ? address.line : undefined;
}
