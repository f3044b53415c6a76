import { randomInt } from 'node:crypto';
import type { WayIn } from '#rules/checkout/form.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import { timeTogether } from '#rules/repair/repair.ts';
import type { Slot } from '#rules/repair/slots.ts';
import { partsOf, slotMinutes } from '#rules/repair/slots.ts';
import type { Connection } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PricedItem } from '../cart/public.ts';
import type { AskedDevice } from './devices.reads.ts';
import { readDevices } from './devices.reads.ts';
import { writeDue } from './due.writes.ts';
import { mailPlaced } from './mails.writes.ts';
import { sumOf } from './slots.reads.ts';
import type { FoundSlot } from './slots.writes.ts';
import { bookSlot, freeHold, lockSlot } from './slots.writes.ts';
import type { ReturnAddress } from './tables.ts';
import { repairEvents, repairLines, repairs } from './tables.ts';

export interface RepairOrder {
  cartId: string;
  items: readonly PricedItem[];
  contact: { email: string; name: string; phone?: string | undefined; address: ReturnAddress | null };
  way: WayIn;
  /** The store where it is dropped in. */
  storeId: number | null;
  userId: number | null;
  now: Date;
}

export interface PlacedTicket {
  id: number;
  number: string;
  linkVersion: number;
  state: RepairState;
  device: string;
  slot: (Slot & { storeId: number }) | null;
}

/** Why a repair can't be placed, and the input that is at fault. */
export interface NotPlaced {
  refused: string;
  wrong?: 'store_id' | 'way' | 'starts_at';
}

const HELD = {
  name: 'repair-held-of-cart',
  text: 'select store_id as "storeId", starts_at as from from repair_slots where cart_id = $1',
};
const STORE = {
  name: 'repair-store-business',
  text: 'select business_id as "businessId" from stores where id = $1',
};

/**
 * Writes a ticket for each device of a cart. A slot that the cart holds is booked for them, one after the other. Runs in
 * the transaction that empties the cart.
 */
export async function placeRepair(
  at: Connection,
  order: RepairOrder,
  sender: Sender,
): Promise<{ tickets: [PlacedTicket, ...PlacedTicket[]] } | NotPlaced> {
  const problem = order.items.find((item) => item.problem !== null);
  if (problem?.away)
    return { refused: `${problem.away}. Take “${problem.name}” out of your cart, or come back then.` };
  if (problem)
    return { refused: `“${problem.name}” can’t be repaired as it was chosen. Please look at your cart.` };
  const isDropIn = order.way === 'drop_in';
  const devices = await readDevices(at.ask, order.items);
  if (isDropIn && !(await isOfStore(at, order))) {
    return {
      refused: 'This store does not repair these devices. Please choose another one.',
      wrong: 'store_id',
    };
  }
  if (!isDropIn && !order.contact.address) return { refused: 'Please fill in your address.', wrong: 'way' };
  const minutes = devices.map(({ lines }) =>
    slotMinutes(timeTogether(lines.flatMap(({ time }) => time ?? []))),
  );
  const booked = isDropIn ? await takeHold(at, order, sumOf(minutes)) : null;
  if (booked && 'refused' in booked) return booked;
  const parts = booked ? partsOf(booked.slot, minutes) : [];
  const tickets: PlacedTicket[] = [];
  for (const [index, device] of devices.entries()) {
    const part = parts[index];
    const slot = booked && part ? { ...booked, slot: part } : null;
    tickets.push(await writeTicket(at, order, { device, minutes: minutes[index] ?? 1, slot }));
  }
  for (const { id } of tickets) await mailPlaced(at, id, sender, order.now);
  const [first, ...others] = tickets;
  return first ? { tickets: [first, ...others] } : { refused: 'Your cart is empty.' };
}

/** Devices are brought to a store of the business that repairs them. */
async function isOfStore(at: Connection, { storeId, items }: RepairOrder): Promise<boolean> {
  const [store] = await at.ask<{ businessId: number }>(STORE, [storeId]);
  return store !== undefined && items.every(({ businessId }) => businessId === store.businessId);
}

type Booked = FoundSlot & { storeId: number };

/**
 * The slot that the cart holds; null if it holds none. An expired hold is booked too if its time is still
 * free.
 */
async function takeHold(
  at: Connection,
  { cartId, storeId, now }: RepairOrder,
  minutes: number,
): Promise<Booked | NotPlaced | null> {
  const [held] = await at.ask<{ storeId: number; from: Date }>(HELD, [cartId]);
  if (held?.storeId !== storeId) return null;
  const found = await lockSlot(at, { ...held, minutes, now }, { cartId });
  if (!found) {
    return { refused: 'Your time is not free any more. Please choose another one.', wrong: 'starts_at' };
  }
  await freeHold(at, cartId);
  return { ...found, storeId: held.storeId };
}

async function writeTicket(
  at: Connection,
  { cartId, contact, way, storeId, userId, now }: RepairOrder,
  { device: { item, lines }, minutes, slot }: { device: AskedDevice; minutes: number; slot: Booked | null },
): Promise<PlacedTicket> {
  const isBooked = way === 'post_in' || slot !== null;
  const state: RepairState = isBooked ? 'awaiting_device' : 'requested';
  const [ticket] = await at.db
    .insert(repairs)
    .values({
      number: writeNumber('RP', randomInt(NUMBER_SPACE)),
      cartId,
      userId,
      businessId: item.businessId,
      state,
      version: isBooked ? 2 : 1,
      stateSince: now,
      email: contact.email,
      name: contact.name,
      phone: contact.phone ?? null,
      address: way === 'post_in' ? contact.address : null,
      way,
      storeId: way === 'drop_in' ? storeId : null,
      productId: item.productId,
      variationId: item.variationId,
      device: item.name,
      choice: item.choice,
      image: item.image,
      path: item.path,
      minutes,
      placedAt: now,
    })
    .returning({ id: repairs.id, number: repairs.number, linkVersion: repairs.linkVersion });
  if (!ticket) throw new Error('a repair was not written');
  const repairId = ticket.id;
  await at.db.insert(repairLines).values(
    lines.map(({ name, fault, partQuality, price, warranty, part }) => ({
      repairId,
      name,
      fault,
      partQuality,
      price,
      priceKind: price === null ? ('after_diagnosis' as const) : ('fixed' as const),
      warrantyMonths: warranty,
      partProductId: part?.productId ?? null,
      partQuantity: part?.quantity ?? 0,
    })),
  );
  const event = { repairId, actor: 'customer' as const, actorId: userId, createdAt: now };
  await at.db.insert(repairEvents).values({ ...event, move: 'place', toState: 'requested' });
  if (isBooked) {
    const booking = { ...event, move: 'book' as const, fromState: 'requested' as const };
    await at.db.insert(repairEvents).values({ ...booking, toState: state });
  }
  if (slot) await bookSlot(at, repairId, slot);
  await writeDue(at.ask, repairId);
  return {
    ...ticket,
    state,
    device: item.name,
    slot: slot && { ...slot.slot, storeId: slot.storeId },
  };
}
