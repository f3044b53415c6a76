import type pg from 'pg';
import type { PublicCalls } from '../../http/public-calls.ts';
import { answerWithProducts } from '../../http/public-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { FRESH } from './freshness.reads.ts';
import { lookUpVariation } from './picker.reads.ts';
import { readProduct } from './product.reads.ts';
import { readReviewsPage } from './reviews.reads.ts';

export function catalogRoutes(calls: PublicCalls, pool: pg.Pool): void {
  calls.define('GET /no/auth/web/site/products/variation', FRESH, async ({ query }) => {
    const variation = await lookUpVariation(pool, query.product_id, query);
    return answerWithProducts([query.product_id], { status: 200, result: variation ? [variation] : [] });
  });

  calls.define('GET /no/auth/web/site/products/{id}', FRESH, async ({ params }) => {
    const product = await readProduct(pool, params.id);
    if (!product) return refuse(404, 'There is no such product.');
    const others = product.other_lines.map(({ id }) => id);
    return answerWithProducts([params.id, ...others], { status: 200, result: [product] });
  });

  calls.define('GET /no/auth/web/site/products/{id}/reviews', FRESH, async ({ params, query }) => {
    const found = await readReviewsPage(pool, params.id, query);
    return found
      ? answerWithProducts([params.id], { status: 200, ...found })
      : refuse(404, 'There is no such product.');
  });
}
