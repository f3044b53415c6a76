import type pg from 'pg';
import type { Parsed } from '#contract/calls.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { answerWithProducts } from '../../http/public-calls.ts';
import { FRESH } from './freshness.reads.ts';
import { readQuestions } from './questions.reads.ts';

/** The same answer at two paths. The public one is cached; the one for members checks the session. */
export function questionRoutes(open: PublicCalls, members: PrivateCalls, pool: pg.Pool): void {
  const answer = async ({ query }: Pick<Parsed<'GET /web/site/questions'>, 'query'>) => ({
    status: 200 as const,
    result: await readQuestions(pool, query.product_id, {
      column: query.order_by_col,
      direction: query.order_by,
    }),
  });
  open.define('GET /no/auth/web/site/questions', FRESH, async (input) =>
    answerWithProducts([input.query.product_id], await answer(input)),
  );
  members.define('GET /web/site/questions', answer);
}
