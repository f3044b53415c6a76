import type { Pence } from '#rules/money/money.ts';
import type { Connection } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PricedItem } from '../cart/public.ts';
import { moveTradeIn } from './moves.writes.ts';
import type { MoveProblem, MoveRequest, MoveWords, TradeInSeals } from './moving.writes.ts';
import { wrong } from './moving.writes.ts';
import { offeredTotal, writeTradeIn } from './place.writes.ts';
import type { HomeAddress } from './tables.ts';
import { readHome } from './typed-details.reads.ts';

/** A device that the shop has already, since its repair was given up. */
export interface DeviceAtShop {
  repair: { id: number; number: string; cartId: string };
  item: PricedItem;
  customer: { userId: number | null; email: string; name: string; phone: string | null };
  /** Where the repair would have gone back to; null where it was brought to a store. */
  address: HomeAddress | null;
  storeId: number | null;
  /** What is wrong with it, for the history. */
  note: string;
  said: Pick<
    MoveWords,
    | 'is_adult'
    | 'is_owner'
    | 'identifier'
    | 'payout'
    | 'account_holder'
    | 'sort_code'
    | 'account_number'
    | 'line_1'
    | 'line_2'
    | 'town'
    | 'post_code'
  >;
  /** The price that the customer saw. */
  agreed: Pence;
}

interface When {
  now: Date;
  sender: Sender;
  seals: TradeInSeals;
}

type BoughtAtShop = { id: number; number: string } | { price: Pence } | MoveProblem;

const AT_SHOP = {
  name: 'trade-in-at-shop',
  text: 'update trade_in_items set way = $2, store_id = $3 where trade_in_id = $1',
};

/**
 * Makes a trade-in of a device that the shop has already: it is accepted and received at once. Answers with the price of
 * now if the customer saw another. The caller rolls back where it was not made.
 */
export async function sellAtShop(at: Connection, device: DeviceAtShop, when: When): Promise<BoughtAtShop> {
  const { repair, item, customer, storeId, note, said, agreed } = device;
  const { now, sender, seals } = when;
  const { payout } = said;
  if (payout === undefined) return wrong({ payout: 'Required' });
  const home = readHome(said);
  if ('errors' in home) return wrong(home.errors);
  const address = home.given ?? device.address;
  if (!address) return wrong({ line_1: 'Required', town: 'Required', post_code: 'Required' });
  const price = offeredTotal([item], payout);
  if (price !== agreed) return { price };
  const { email, name, phone, userId } = customer;
  const made = await writeTradeIn(at, {
    cartId: repair.cartId,
    items: [item],
    contact: { email, name, phone: phone ?? undefined, address },
    payout,
    userId,
    repair,
    now,
  });
  await at.ask(AT_SHOP, [made.id, storeId === null ? 'label' : 'drop_in', storeId]);
  const steps: Pick<MoveRequest, 'move' | 'by' | 'note'>[] = [
    { move: 'accept', by: { actor: 'customer', actorId: null } },
    { move: 'receive', by: { actor: 'system', actorId: null }, note },
  ];
  for (const [index, step] of steps.entries()) {
    const { line_1: _line1, line_2: _line2, town: _town, post_code: _code, ...accepted } = said;
    const version = index + 1;
    const request = { ...accepted, ...step, tradeInId: made.id, version, seals, now, sender };
    const moved = await moveTradeIn(at, { ...request, item: made.items[0]?.number });
    if (moved !== 'moved') return moved;
  }
  return { id: made.id, number: made.number };
}
