import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import type { Make } from './seed.ts';

/** A version out of reach, so that no made-up change is the right one. */
async function draftVersion({ database }: TestApp): Promise<number> {
  const version = 1_000_000_000 + Math.floor(Math.random() * 900_000_000);
  await database.pool.query(
    `insert into price_rule_drafts (business_id, version, rules, editor, saved_at)
       select id, $1, null, '', now() from businesses
     on conflict (business_id) do update set version = $1, rules = null`,
    [version],
  );
  return version;
}

/** Requests that succeed, for the calls of price rules. */
export const PRICE_RULE_SEEDS: Partial<Record<CallName, Make>> = {
  'PUT /office/price-rules/draft': async (shop) => ({
    body: { version: await draftVersion(shop), voucher_percent: 12 },
  }),
  'POST /office/price-rules/draft/discard': async (shop) => ({
    body: { version: await draftVersion(shop) },
  }),
  'POST /office/price-rules/draft/file': async (shop) => ({
    body: { version: await draftVersion(shop), csv: 'product_id,base\n' },
  }),
  'POST /office/price-rules/publish': async (shop) => ({
    body: { version: await draftVersion(shop), note: 'As before', restore: 1 },
  }),
  'GET /office/price-rules/what-if': () => ({ path: '/office/price-rules/what-if?days=30' }),
};
