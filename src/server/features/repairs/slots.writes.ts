import { HOLD_MINUTES } from '#rules/repair/limits.ts';
import type { Slot } from '#rules/repair/slots.ts';
import { freeBench } from '#rules/repair/slots.ts';
import type { Connection, Database, Db } from '../../db/connect.ts';
import { sql } from 'drizzle-orm';
import type { Own, RepairStore } from './slots.reads.ts';
import { readSlotStore } from './slots.reads.ts';
import { repairSlots } from './tables.ts';

const LOCK = { name: 'repair-store-lock', text: 'select id from stores where id = $1 for no key update' };

interface SlotWish {
  storeId: number;
  from: Date;
  minutes: number;
  now: Date;
}

export interface FoundSlot {
  store: RepairStore;
  bench: number;
  slot: Slot;
}

/**
 * Finds a bench for a slot, and keeps others from taking one in this store until the end of the transaction. Of two
 * that want the last bench, the second finds it taken. Tickets are locked before stores.
 */
export async function lockSlot(
  { ask }: Pick<Connection, 'ask'>,
  { storeId, from, minutes, now }: SlotWish,
  own: Own,
): Promise<FoundSlot | undefined> {
  await ask(LOCK, [storeId]);
  const store = await readSlotStore(ask, storeId, now, own);
  const free = store && freeBench(store, { from, minutes, now });
  return free && { store, ...free };
}

const FREE = { name: 'repair-slot-free', text: 'delete from repair_slots where repair_id = $1' };
const FREE_HELD = { name: 'repair-slot-free-held', text: 'delete from repair_slots where cart_id = $1' };

/** Gives the bench of a ticket back. */
export async function freeSlot({ ask }: Pick<Connection, 'ask'>, repairId: number): Promise<void> {
  await ask(FREE, [repairId]);
}

export async function freeHold({ ask }: Pick<Connection, 'ask'>, cartId: string): Promise<void> {
  await ask(FREE_HELD, [cartId]);
}

/** Books a slot that `lockSlot` has found, and frees the ticket's old one. */
export async function bookSlot(
  at: Connection,
  repairId: number,
  { storeId, bench, slot }: { storeId: number; bench: number; slot: Slot },
): Promise<void> {
  await freeSlot(at, repairId);
  await at.db.insert(repairSlots).values({ storeId, bench, startsAt: slot.from, endsAt: slot.to, repairId });
}

/**
 * Holds a slot for a cart, and frees the cart's old one. Undefined if it is taken, or not at one of these
 * stores.
 */
export function holdSlot(
  { transaction }: Pick<Database, 'transaction'>,
  wish: HoldWish,
): Promise<HeldSlot | undefined> {
  return transaction((at) => writeHold(at, wish));
}

type HeldSlot = FoundSlot & { heldUntil: Date };
type HoldWish = SlotWish & { cartId: string; businessIds: readonly number[] };

async function writeHold(
  at: Connection,
  { cartId, businessIds, ...wish }: HoldWish,
): Promise<HeldSlot | undefined> {
  const found = await lockSlot(at, wish, { cartId });
  if (!found || businessIds.some((id) => id !== found.store.businessId)) return undefined;
  const heldUntil = new Date(wish.now.getTime() + HOLD_MINUTES * 60_000);
  await freeHold(at, cartId);
  const { bench, slot } = found;
  await at.db
    .insert(repairSlots)
    .values({ storeId: wish.storeId, bench, startsAt: slot.from, endsAt: slot.to, cartId, heldUntil });
  return { ...found, heldUntil };
}

const FORGET = { name: 'repair-holds-forget', text: 'delete from repair_slots where held_until < $1' };

/** Removes holds that are over. They were free for others already. */
export async function forgetHolds({ ask }: Pick<Connection, 'ask'>, now: Date): Promise<void> {
  await ask(FORGET, [now]);
}

/** At login a visitor's cart is merged into the account's. A slot that the account's cart holds stays. */
export async function moveHold(tx: Db, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    update repair_slots set cart_id = ${toCartId} where cart_id = ${fromCartId}
      and not exists (select from repair_slots own where own.cart_id = ${toCartId})`);
}
