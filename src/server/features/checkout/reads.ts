import type pg from 'pg';
import type { Ask } from '../../db/connect.ts';
import type { CheckoutDetails, OrderChoices } from '#contract/checkout.ts';
import { bankAccount, checkoutDetails, orderChoices } from '#contract/checkout.ts';
import type { BankAccount, WayIn } from '#rules/checkout/form.ts';
import { accountEnds } from '#rules/checkout/form.ts';
import type { Seal } from '../../ports/seal.ts';

/**
 * The checkout details of a cart; null if there are none, or if they no longer match the form. Of a bank account it
 * shows only enough for its holder to recognise it.
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

const KEPT = {
  name: 'checkout-kept',
  text: 'select details, choices, bank from checkout_details where cart_id = $1',
};

/** The stored details of a cart, the choices of a buy cart, and the encrypted bank account of a sell cart. */
export async function readKept(
  ask: Ask,
  cartId: string,
): Promise<{ details: CheckoutDetails | null; choices: OrderChoices; bank: Buffer | null }> {
  const [row] = await ask<{ details: unknown; choices: unknown; bank: Buffer | null }>(KEPT, [cartId]);
  return {
    details: checkoutDetails.safeParse(row?.details).data ?? null,
    choices: orderChoices.safeParse(row?.choices).data ?? {},
    bank: row?.bank ?? null,
  };
}

/** Undefined if none is stored or its key was lost. The form then asks for it again. */
function openBank(seal: Seal, sealed: Buffer | null): BankAccount | undefined {
  const text = sealed ? seal.open(sealed) : undefined;
  return text === undefined ? undefined : bankAccount.safeParse(JSON.parse(text)).data;
}

/**
 * How the device comes, as last chosen with a repair in the cart; null if the checkout's choice is newer. Items saved
 * for later don't count.
 */
export async function readNewerWay(pool: pg.Pool, cartId: string): Promise<WayIn | null> {
  const { rows } = await pool.query<{ way: WayIn }>(
    `select i.way from cart_items i left join checkout_details d on d.cart_id = i.cart_id
     where i.cart_id = $1 and i.way is not null and not i.is_saved
       and (d.updated_at is null or coalesce(i.way_at, i.created_at) > d.updated_at)
     order by coalesce(i.way_at, i.created_at) desc, i.id desc limit 1`,
    [cartId],
  );
  return rows[0]?.way ?? null;
}

/** Whether a device can be dropped off at this store: it must be open to the public. */
export async function isOpenStore(pool: pg.Pool, storeId: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from stores s join businesses b on b.id = s.business_id
     where s.id = $1 and s.is_active and b.is_trading and not b.is_on_holiday`,
    [storeId],
  );
  return rowCount === 1;
}
