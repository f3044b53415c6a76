import type pg from 'pg';
import type { CheckoutDetails } from '#contract/checkout.ts';
import { checkoutDetails } from '#contract/checkout.ts';

/** What was filled in for a cart; null where nothing was, or where it is no longer what a checkout asks. */
export async function readDetails(pool: pg.Pool, cartId: string): Promise<CheckoutDetails | null> {
  const { rows } = await pool.query<{ details: unknown }>(
    'select details from checkout_details where cart_id = $1',
    [cartId],
  );
  return rows[0] ? (checkoutDetails.safeParse(rows[0].details).data ?? null) : null;
}

/** A device can be dropped in at a store that is open to the public. */
export async function isOpenStore(pool: pg.Pool, storeId: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from stores s join businesses b on b.id = s.business_id
     where s.id = $1 and s.is_active and b.is_active and not b.is_blocked`,
    [storeId],
  );
  return rowCount === 1;
}
