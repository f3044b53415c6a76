import type { TestApp } from './app.ts';

/** The row that a statement finds or makes. */
export async function one<Row extends object>(
  shop: TestApp,
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await shop.database.pool.query<Row>(text, values);
  if (!rows[0]) throw new Error(`Nothing was found or made by ${text}`);
  return rows[0];
}
