import { CUSTOMER_EXTRAS } from '#rules/account/customer-extras.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { CustomersQuery } from './customers.api.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export interface CustomersSearch {
  q?: string | undefined;
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

export const readCustomersSearch = ({ q, from, cols }: Record<string, unknown>): CustomersSearch => ({
  ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
  ...readCursors(from),
  ...readColumns(cols),
});

export const PER_PAGE = 25;

/** @param needs what chosen columns show that is not read otherwise */
export function queryOf({ q, from }: CustomersSearch, needs: readonly string[] = []): CustomersQuery {
  const cursor = lastCursor(from);
  const extras = CUSTOMER_EXTRAS.filter((one) => needs.includes(one));
  return {
    per_page: PER_PAGE,
    ...(q && { q }),
    ...(extras.length > 0 && { with: extras }),
    ...(cursor && { cursor }),
  };
}
