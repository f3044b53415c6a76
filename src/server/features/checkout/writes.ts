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
 * Keeps details with a cart that is nobody's or the asker's; false where there is no such cart any more. A postcode
 * that was sent by itself before is replaced by that of the address.
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

/** The same, with the bank account that is kept already; false where none is, or no longer. */
export async function keepAllButBank(db: Db, holder: Holder, details: CheckoutForm): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update checkout_details set details = ${JSON.stringify(details)}::jsonb, updated_at = now()
    from carts where carts.id = checkout_details.cart_id and bank is not null and ${held(holder)}`);
  return rowCount === 1;
}

/** What was chosen of delivery, code and credit; what is not named stays as it was. */
export async function keepChoices(db: Db, holder: Holder, choices: object): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into checkout_details (cart_id, details, choices)
    select id, '{}'::jsonb, ${JSON.stringify(choices)}::jsonb from carts where ${held(holder)} for key share
    on conflict (cart_id) do update
    set choices = checkout_details.choices || excluded.choices, updated_at = now()`);
  return rowCount === 1;
}

/** The cart was ordered: who somebody is stays with the order alone. */
export async function forgetDetails(ask: Ask, cartId: string): Promise<void> {
  await ask(FORGET_DETAILS, [cartId]);
}

const FORGET_DETAILS = {
  name: 'checkout-forget-details',
  text: 'delete from checkout_details where cart_id = $1',
};

/** Details go along when a cart joins another; where both have some, the newer stays. */
export async function moveDetails(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    insert into checkout_details (cart_id, details, choices, bank, updated_at)
    select ${toCartId}, details, choices, bank, updated_at from checkout_details where cart_id = ${fromCartId}
    on conflict (cart_id) do update
    set details = excluded.details, choices = excluded.choices, bank = excluded.bank, updated_at = excluded.updated_at
    where checkout_details.updated_at < excluded.updated_at`);
}

/** Whoever has not sold for so long is asked again: a bank account is kept no longer than it is of use. */
export async function forgetBankAccounts(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    update checkout_details set bank = null
    where bank is not null and updated_at < now() - make_interval(days => ${days})`);
}
