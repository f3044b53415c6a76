import type { DemoRequest } from '#contract/demos.ts';

export type DemoStatus = DemoRequest['status'];

/** The statuses of a request, in the order of the work. */
export const STATUSES: readonly { key: DemoStatus; label: string }[] = [
  { key: 'new', label: 'New' },
  { key: 'contacted', label: 'Contacted' },
  { key: 'won', label: 'Won' },
  { key: 'lost', label: 'Lost' },
];

export interface DemosSearch {
  status?: DemoStatus | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search from the URL. Invalid values are left out. */
export function readDemosSearch({ status, q, page }: Record<string, unknown>): DemosSearch {
  const known = STATUSES.find(({ key }) => key === status)?.key;
  const text = typeof q === 'number' ? String(q) : q;
  return {
    ...(known && { status: known }),
    ...(typeof text === 'string' && text && { q: text.slice(0, 120) }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && Number(page) <= 100_000 && { page: Number(page) }),
  };
}
