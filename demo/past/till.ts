import type { Actor } from '#rules/flows/flow.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { pence } from '#rules/money/money.ts';
import type { Connection } from '#server/db/connect.ts';
import type { MoveWords } from '#server/features/orders/moving.writes.ts';
import { moveOrder } from '#server/features/orders/moves.writes.ts';
import type { Basket, Placed, Sender } from '#server/features/orders/public.ts';
import { placeOrder, readQuote } from '#server/features/orders/public.ts';

/** Where the demo shop buys from itself: with the same functions as a visitor, at a time of its choice. */
export interface Till {
  at: Connection;
  sender: Sender;
}

export type Purchase = Omit<Basket, 'agreedTotal'>;

/** Places an order for what it costs. */
export async function buy({ at, sender }: Till, purchase: Purchase): Promise<Placed> {
  const { items, choices, contact, userId, now } = purchase;
  const quote = await readQuote(at.ask, { items, choices, buyer: { userId, email: contact.email }, now });
  const basket = { ...purchase, agreedTotal: pence(quote.sums.totals.total) };
  const placed = await placeOrder(at, basket, sender);
  if (!('group' in placed)) throw new Error(`an order of the demo shop failed: ${JSON.stringify(placed)}`);
  return placed;
}

export interface Press extends MoveWords {
  orderId: number;
  groupId: string;
  move: OrderMove;
  actor: Actor;
  now: Date;
  /** Of the first line that is left, for a part of an order. All of them where nothing is said. */
  firstLineOnly?: boolean;
}

interface Standing {
  version: number;
  collectCode: string | null;
  lines: { line_id: number; unsent: number; returnable: number }[];
}

const STANDING = {
  name: 'demo-order-standing',
  text: `
  select version, collect_code as "collectCode", (
    select json_agg(json_build_object('line_id', l.id, 'unsent', l.quantity - l.sent_units - l.cancelled_units,
      'returnable', l.sent_units - l.refunded_units) order by l.id)
    from order_lines l where l.order_id = o.id) as lines
  from orders o where id = $1`,
};

/** Makes a move with an order as it stands. */
export async function press({ at, sender }: Till, { actor, firstLineOnly, ...wish }: Press): Promise<void> {
  const [order] = await at.ask<Standing>(STANDING, [wish.orderId]);
  if (!order) throw new Error('there is no such order');
  const { version, collectCode, lines } = order;
  const isReturn = wish.move === 'request_return';
  const open = lines
    .map((line) => ({ line_id: line.line_id, units: isReturn ? line.returnable : line.unsent }))
    .filter(({ units }) => units > 0);
  const isNamed = isReturn || wish.move === 'refund_missing';
  const picked = firstLineOnly ? open.slice(0, 1) : isNamed ? open : undefined;
  const moved = await moveOrder(at, {
    ...wish,
    lines: picked,
    code: collectCode ?? undefined,
    version,
    by: { actor, actorId: null },
    sender,
  });
  if (moved !== 'moved') throw new Error(`${wish.move} failed: ${JSON.stringify(moved)}`);
}
