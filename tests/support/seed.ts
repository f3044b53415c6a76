import type { TestApp } from './app.ts';

/** A request that succeeds: its path, its sender's headers and its body. */
export interface Seed {
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** The data that a call needs beyond its example. */
export type Make = (shop: TestApp) => Promise<Partial<Seed>> | Partial<Seed>;

/** The id of the row that a query finds or adds. */
export async function idOf(shop: TestApp, text: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ id: number }>(text);
  if (!rows[0]) throw new Error(`Nothing was found by ${text}`);
  return rows[0].id;
}
