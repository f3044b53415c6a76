import type pg from 'pg';
import type { Category, PriceSpan } from '#contract/catalog.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';

interface Span {
  id: number;
  line: 1 | 2 | 3;
  lowest: number;
  highest: number;
}

/** Reads the first and last index entry for each category and line, so it is quick for a million products. */
const spanOf = (column: 'category_id' | 'root_category_id', level: 0 | 1) => `
  select c.id, lines.line, lowest.price as lowest, highest.price as highest
  from categories c
    cross join (values (1), (2), (3)) as lines (line)
    cross join lateral (
      select l.price from listing l where l.line = lines.line and l.${column} = c.id order by l.price limit 1
    ) as lowest
    cross join lateral (
      select l.price from listing l where l.line = lines.line and l.${column} = c.id order by l.price desc limit 1
    ) as highest
  where c.level = ${level}`;

/** The lowest and highest price of each visible category in each line. */
export async function readPriceSpans(pool: pg.Pool, categories: readonly Category[]): Promise<PriceSpan[]> {
  const { rows } = await pool.query<Span>(
    `${spanOf('root_category_id', 0)} union all ${spanOf('category_id', 1)}`,
  );
  return categories.flatMap(({ id, slug }) =>
    rows
      .filter((span) => span.id === id)
      .sort((a, b) => a.line - b.line)
      .map(({ line, lowest, highest }) => ({
        is_active_for: line,
        category: slug,
        min_price: poundsFromPence(pence(lowest)),
        max_price: poundsFromPence(pence(highest)),
      })),
  );
}
