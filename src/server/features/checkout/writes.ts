import { sql } from 'drizzle-orm';
import type { CheckoutForm } from '#rules/checkout/form.ts';
import type { Ask, Db } from '../../db/connect.ts';

interface Holder {
  cartId: string;
  userId: number | null;
}

const held = ({ cartId, userId }: Holder) =>
  sql`carts.id = ${cartId} and (carts.user_id is null or carts.user_id = ${userId}::int)`;

/**
 * Stores details with a visitor's cart or the account's own; false if the cart no longer exists. The postcode
 * of the address replaces a postcode that was sent alone before.
 */
export async function keepDetails(
  db: Db,
  holder: Holder,
  { details, bank }: { details: CheckoutForm; bank: Buffer | null },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into checkout_details (cart_id, details, bank)
    select id, ${JSON.stringify(details)}::jsonb, ${bank}::bytea from carts
    where ${held(holder)} for key share
    on conflict (cart_id) do update
    set details = excluded.details, bank = excluded.bank, choices = checkout_details.choices - 'post_code',
      updated_at = now()`);
  return rowCount === 1;
}

/** The same, but keeps the stored bank account; false if there is none. */
export async function keepAllButBank(db: Db, holder: Holder, details: CheckoutForm): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update checkout_details set details = ${JSON.stringify(details)}::jsonb, updated_at = now()
    from carts where carts.id = checkout_details.cart_id and bank is not null and ${held(holder)}`);
  return rowCount === 1;
}

/** Stores choices of delivery, code and credit. Fields that are not given stay as they were. */
export async function keepChoices(db: Db, holder: Holder, choices: object): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into checkout_details (cart_id, details, choices)
    select id, '{}'::jsonb, ${JSON.stringify(choices)}::jsonb from carts where ${held(holder)} for key share
    on conflict (cart_id) do update
    set choices = checkout_details.choices || excluded.choices, updated_at = now()`);
  return rowCount === 1;
}

/** Deletes the details of an ordered cart. The order has its own copy. */
export async function forgetDetails(ask: Ask, cartId: string): Promise<void> {
  await ask(FORGET_DETAILS, [cartId]);
}

const FORGET_DETAILS = {
  name: 'checkout-forget-details',
  text: 'delete from checkout_details where cart_id = $1',
};

/** Moves details when a cart is merged into another. If both have details, the newer ones stay. */
export async function moveDetails(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    insert into checkout_details (cart_id, details, choices, bank, updated_at)
    select ${toCartId}, details, choices, bank, updated_at from checkout_details where cart_id = ${fromCartId}
    on conflict (cart_id) do update
    set details = excluded.details, choices = excluded.choices, bank = excluded.bank, updated_at = excluded.updated_at
    where checkout_details.updated_at < excluded.updated_at`);
}

/** Deletes bank accounts that were not used for this many days. */
export async function forgetBankAccounts(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    update checkout_details set bank = null
    where bank is not null and updated_at < now() - make_interval(days => ${days})`);
}
