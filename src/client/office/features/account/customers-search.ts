import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { CustomersQuery } from './customers.api.ts';

export interface CustomersSearch {
  q?: string | undefined;
  from?: string | undefined;
}

export const readCustomersSearch = ({ q, from }: Record<string, unknown>): CustomersSearch => ({
  ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
  ...readCursors(from),
});

export const PER_PAGE = 25;

export function queryOf({ q, from }: CustomersSearch): CustomersQuery {
  const cursor = lastCursor(from);
  return { per_page: PER_PAGE, ...(q && { q }), ...(cursor && { cursor }) };
}
