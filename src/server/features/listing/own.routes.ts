import type pg from 'pg';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { readOwnProducts } from './own.reads.ts';

export function ownProductRoutes(calls: PrivateCalls, pool: pg.Pool): void {
  calls.define('GET /web/site/products', async ({ query }, { account }) => {
    // Only vendors reach this, and a vendor has a business. A business that was just closed has no products.
    const { products, counts, page, perPage } = await readOwnProducts(pool, account.businessId ?? 0, query);
    const total = counts[query.state ?? 'all'];
    return { status: 200, data: products, total, page, per_page: perPage, counts };
  });
}
