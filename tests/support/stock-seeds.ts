import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import { one } from './one-row.ts';
import { idOf, type Make } from './seed.ts';

/** A store of the demo vendor. */
const storeOf = (shop: TestApp) =>
  idOf(
    shop,
    `select min(s.id) as id from stores s join businesses b on b.id = s.business_id join users u on u.id = b.owner_id
     where u.email = 'vendor@threefold.example'`,
  );

/** A variation of theirs whose stock is counted. */
const counted = (shop: TestApp) =>
  one<{ product_id: number; variation_id: number }>(
    shop,
    `select p.id as product_id, v.id as variation_id
     from variations v join products p on p.id = v.product_id and p.line = 1 and p.type = 2
     join businesses b on b.id = p.business_id join users u on u.id = b.owner_id
     where u.email = 'vendor@threefold.example' and v.counts_stock and not v.is_removed order by v.id limit 1`,
  );

/** The data that the calls about stock need beyond their examples. */
export const STOCK_SEEDS: Partial<Record<CallName, Make>> = {
  'POST /office/purchases': async (shop) => ({
    body: {
      supplier: 'Parts Ltd',
      store_id: await storeOf(shop),
      lines: [{ text: 'Screen', quantity: 1 }],
    },
  }),
  'POST /office/transfers': async (shop) => ({
    body: {
      from_store_id: null,
      to_store_id: await storeOf(shop),
      lines: [{ ...(await counted(shop)), quantity: 1 }],
    },
  }),
};
