import { and, count, eq, sql } from 'drizzle-orm';
import type { AddressBody } from '#contract/account-profile.ts';
import { MOST_ADDRESSES } from '#rules/account/fields.ts';
import type { Db } from '../../db/connect.ts';
import { userAddresses, users } from './tables.ts';

/** False if the account has the maximum number. The first address becomes the default. */
export function addAddress(db: Db, userId: number, body: AddressBody): Promise<boolean> {
  return inTurn(db, userId, async (tx) => {
    const [known] = await tx
      .select({ count: count() })
      .from(userAddresses)
      .where(eq(userAddresses.userId, userId));
    const total = known?.count ?? 0;
    if (total >= MOST_ADDRESSES) return false;
    const isDefault = body.is_default === true || total === 0;
    if (isDefault) await noDefault(tx, userId);
    await tx.insert(userAddresses).values({ userId, ...columns(body), isDefault });
    return true;
  });
}

const SPACES = /\s+/g;
const sameWords = (text: string | null | undefined) => (text ?? '').toLowerCase().replaceAll(SPACES, '');

/** Adds an address that the account does not have yet. Spelling makes no difference. */
export async function keepAddress(db: Db, userId: number, body: AddressBody): Promise<void> {
  const known = await db.select().from(userAddresses).where(eq(userAddresses.userId, userId));
  const { line1, line2, town, postCode } = columns(body);
  const isKnown = known.some(
    (one) =>
      sameWords(one.postCode) === sameWords(postCode) &&
      sameWords(one.line1) === sameWords(line1) &&
      sameWords(one.line2) === sameWords(line2) &&
      sameWords(one.town) === sameWords(town),
  );
  if (!isKnown) await addAddress(db, userId, body);
}

/** False if the account has no such address. The default stays the default until another one is chosen. */
export function changeAddress(db: Db, userId: number, id: number, body: AddressBody): Promise<boolean> {
  return inTurn(db, userId, async (tx) => {
    if (body.is_default && (await isAddressOf(tx, userId, id))) await noDefault(tx, userId);
    const changed = await tx
      .update(userAddresses)
      .set({ ...columns(body), ...(body.is_default && { isDefault: true }) })
      .where(own(userId, id))
      .returning({ id: userAddresses.id });
    return changed.length > 0;
  });
}

/** False if the account has no such address. After the default, the oldest one left becomes the default. */
export function removeAddress(db: Db, userId: number, id: number): Promise<boolean> {
  return inTurn(db, userId, async (tx) => {
    const [removed] = await tx
      .delete(userAddresses)
      .where(own(userId, id))
      .returning({ wasDefault: userAddresses.isDefault });
    if (removed?.wasDefault) {
      await tx.execute(sql`
        update user_addresses set is_default = true
        where id = (select min(id) from user_addresses where user_id = ${userId})`);
    }
    return removed !== undefined;
  });
}

/** Runs changes of one account's addresses one at a time, so that the limit and the default hold. */
function inTurn<T>(db: Db, userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    return work(tx);
  });
}

const own = (userId: number, id: number) => and(eq(userAddresses.userId, userId), eq(userAddresses.id, id));

async function isAddressOf(tx: Db, userId: number, id: number): Promise<boolean> {
  return (await tx.select({ id: userAddresses.id }).from(userAddresses).where(own(userId, id))).length > 0;
}

async function noDefault(tx: Db, userId: number): Promise<void> {
  await tx.update(userAddresses).set({ isDefault: false }).where(eq(userAddresses.userId, userId));
}

function columns({ name, phone, line_1: line1, line_2: line2, town, post_code: postCode }: AddressBody) {
  return { name, phone, line1, line2, town, postCode };
}
