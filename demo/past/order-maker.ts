import type { Actor } from '#rules/flows/flow.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { pence } from '#rules/money/money.ts';
import type { Connection } from '#server/db/connect.ts';
import type { MoveWords } from '#server/features/orders/moving.writes.ts';
import { moveOrder } from '#server/features/orders/moves.writes.ts';
import type { Basket, Placed } from '#server/features/orders/public.ts';
import type { Sender } from '#server/ports/sender.ts';
import { placeOrder, readQuote } from '#server/features/orders/public.ts';

/** Places and moves orders for the demo shop with the functions for real orders, at any time. */
export interface OrderMaker {
  at: Connection;
  sender: Sender;
}

export type Purchase = Omit<Basket, 'agreedTotal'>;

/** Places an order at its current total. */
export async function buy({ at, sender }: OrderMaker, purchase: Purchase): Promise<Placed> {
  const { items, choices, contact, userId, now } = purchase;
  const quote = await readQuote(at.ask, { items, choices, buyer: { userId, email: contact.email }, now });
  const basket = { ...purchase, agreedTotal: pence(quote.sums.totals.total) };
  const placed = await placeOrder(at, basket, sender);
  if (!('group' in placed)) throw new Error(`an order of the demo shop failed: ${JSON.stringify(placed)}`);
  return placed;
}

export interface MadeMove extends MoveWords {
  orderId: number;
  groupId: string;
  move: OrderMove;
  actor: Actor;
  now: Date;
  /** Only the first open line, for a part of an order. Without it, all lines. */
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

/** Makes a move at the order's current version. */
export async function makeMove(
  { at, sender }: OrderMaker,
  { actor, firstLineOnly, ...wanted }: MadeMove,
): Promise<void> {
  const [order] = await at.ask<Standing>(STANDING, [wanted.orderId]);
  if (!order) throw new Error('there is no such order');
  const { version, collectCode, lines } = order;
  const isReturn = wanted.move === 'request_return';
  const open = lines
    .map((line) => ({ line_id: line.line_id, units: isReturn ? line.returnable : line.unsent }))
    .filter(({ units }) => units > 0);
  const isNamed = isReturn || wanted.move === 'refund_missing';
  const picked = firstLineOnly ? open.slice(0, 1) : isNamed ? open : undefined;
  const moved = await moveOrder(at, {
    ...wanted,
    lines: picked,
    code: collectCode ?? undefined,
    version,
    by: { actor, actorId: null },
    sender,
  });
  if (moved !== 'moved') throw new Error(`${wanted.move} failed: ${JSON.stringify(moved)}`);
}
