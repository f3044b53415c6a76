import type { Connection } from '#server/db/connect.ts';
import { readWishes } from '#server/features/cart/public.ts';
import { settlePayment } from '#server/features/orders/payment.writes.ts';
import { readListing } from '#server/features/units/listing.reads.ts';
import { moveUnit } from '#server/features/units/moves.writes.ts';
import { readUnit } from '#server/features/units/unit.reads.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Seal } from '#server/ports/seal.ts';
import type { Chance } from '../chance.ts';
import { movesByClock } from './clocks.ts';
import type { Customer } from './customers.ts';
import { buy, makeMove, type OrderMaker } from './order-maker.ts';

interface Plan {
  /** The request whose device may be a unit now. */
  tradeInCartId: string;
  cartId: string;
  buyer: Customer;
  device: Seal;
  now: Date;
}

const UNIT = {
  text: `
  select u.number, u.created_at as at from stock_units u join trade_in_items i on i.number = u.source_number
  join trade_ins t on t.id = i.trade_in_id where t.cart_id = $1 and i.state = 'paid'`,
};

const EVERYTHING = { businessId: null, storeIds: null, seesCost: false };
const HOUR_MS = 3_600_000;
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

const makerAt = (at: Connection, notedAt: Date): OrderMaker => ({
  at,
  sender: { shop: { name: '', url: '', email: '' }, secret: Buffer.alloc(0), notedAt },
});

/** Puts most of the bought devices up for sale, and sells some of them, with the functions for real ones. */
export async function makeUnit(at: Connection, chance: Chance, plan: Plan): Promise<void> {
  const [bought] = await at.ask<{ number: string; at: Date }>(UNIT, [plan.tradeInCartId]);
  const unit = bought && (await readUnit(at.ask, bought.number, EVERYTHING));
  const isListed = chance.share() < 0.75;
  const isSold = chance.share() < 0.5;
  if (!unit || !isListed) return;
  const { product, data, is_locked: isLocked } = await readListing(at.ask, unit);
  const choice = data.find(({ variation_id: id }) => id !== null);
  const listedAt = later(bought.at, 20);
  if (!product || !choice || isLocked || listedAt > plan.now) return;
  const shelf = { product_id: product.id, variation_id: choice.variation_id };
  const moved = await moveUnit(
    at,
    unit.number,
    { move: 'list', version: unit.version, listing: shelf },
    { reader: EVERYTHING, account: undefined, device: plan.device, now: listedAt },
  );
  if (moved instanceof Refusal) throw new Error(`a unit of the demo shop was not listed: ${moved.message}`);
  if (isSold) await sell(at, shelf, { ...plan, placedAt: later(listedAt, 30) });
}

type Shelf = { product_id: number; variation_id: number | null };

/** A buyer orders it, and it is sent the next day. */
async function sell(at: Connection, shelf: Shelf, plan: Plan & { placedAt: Date }): Promise<void> {
  const { cartId, buyer, placedAt, now } = plan;
  const sentAt = later(placedAt, 22);
  const [item] = (await readWishes(at.ask, [{ ...shelf, option_ids: [], quantity: 1 }], null, 'buy')) ?? [];
  if (sentAt > now || item?.problem !== null) return;
  const placed = await buy(makerAt(at, placedAt), {
    cartId,
    items: [item],
    contact: buyer.contact,
    choices: { delivery: [] },
    userId: null,
    payment: 'trial',
    now: placedAt,
  });
  const { sender } = makerAt(at, placedAt);
  await settlePayment(at, placed.payment.id, { now: placedAt, sender, label: 'Trial payment' });
  const groupId = placed.group.id;
  for (const { id: orderId } of placed.orders) {
    const order = { orderId, groupId, actor: 'vendor' as const };
    await makeMove(makerAt(at, later(placedAt, 2)), { ...order, move: 'accept', now: later(placedAt, 2) });
    const parcel = { carrier: 'Royal Mail', tracking: `RM${orderId + 480_000_000}GB` };
    await makeMove(makerAt(at, sentAt), { ...order, ...parcel, move: 'dispatch', now: sentAt });
  }
  for (const due of await movesByClock(at.ask, groupId, now)) await makeMove(makerAt(at, due.now), due);
}
