import type pg from 'pg';
import type { CheckoutDetails } from '#contract/checkout.ts';
import { bankAccount, checkoutDetails } from '#contract/checkout.ts';
import type { BankAccount } from '#rules/checkout.ts';
import { accountEnds } from '#rules/checkout.ts';
import type { Seal } from '../../ports/seal.ts';

/**
 * What was filled in for a cart; null where nothing was, or where it is no longer what a checkout asks. Of a bank
 * account it says no more than its holder needs to know it again.
 */
export async function readDetails(
  pool: pg.Pool,
  seal: Seal,
  cartId: string,
): Promise<CheckoutDetails | null> {
  const { rows } = await pool.query<{ details: unknown; bank: Buffer | null }>(
    'select details, bank from checkout_details where cart_id = $1',
    [cartId],
  );
  const details = checkoutDetails.safeParse(rows[0]?.details).data;
  if (!details) return null;
  const bank = openBank(seal, rows[0]?.bank ?? null);
  return bank ? { ...details, account_ends: accountEnds(bank) } : details;
}

/** Undefined where none is kept, or where the key that it was sealed with is gone: it is asked for again. */
function openBank(seal: Seal, sealed: Buffer | null): BankAccount | undefined {
  const text = sealed ? seal.open(sealed) : undefined;
  return text === undefined ? undefined : bankAccount.safeParse(JSON.parse(text)).data;
}

/** A device can be dropped in at a store that is open to the public. */
export async function isOpenStore(pool: pg.Pool, storeId: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from stores s join businesses b on b.id = s.business_id
     where s.id = $1 and s.is_active and b.is_trading`,
    [storeId],
  );
  return rowCount === 1;
}
