import type { OrderState } from '#rules/flows/order.ts';
import { counterEndWords, counterHold } from '#rules/orders/counter-holds.ts';
import { COMPLETED_AFTER_DAYS } from '#rules/orders/next-step.ts';
import type { Ask } from '#server/db/connect.ts';
import type { MadeMove } from './order-maker.ts';

const DAY_MS = 86_400_000;

interface Order {
  id: number;
  state: OrderState;
  isUnpaidInStore: boolean;
  placedAt: Date;
  sentAt: Date | null;
}

const ORDERS = {
  text: `
  select o.id, o.state, o.placed_at as "placedAt", o.sent_at as "sentAt",
    o.paid_at is null and p.kind = 'in_store' as "isUnpaidInStore"
  from orders o join payments p on p.group_id = o.group_id where o.group_id = $1 order by o.id`,
};

/**
 * The moves that the shop's own jobs made before `now`. Without them the first run of those jobs would change many
 * orders of the past at once.
 */
export async function movesByClock(ask: Ask, groupId: string, now: Date): Promise<MadeMove[]> {
  const orders = await ask<Order>(ORDERS, [groupId]);
  return orders.flatMap((order) => {
    const due = dueMove(order);
    return due && due.now <= now ? [{ ...due, orderId: order.id, groupId, actor: 'system' as const }] : [];
  });
}

function dueMove(order: Order): Pick<MadeMove, 'move' | 'now' | 'note'> | undefined {
  if (order.state === 'dispatched' && order.sentAt) {
    return { move: 'complete', now: new Date(order.sentAt.getTime() + COMPLETED_AFTER_DAYS * DAY_MS) };
  }
  const until = order.isUnpaidInStore ? counterHold(order) : null;
  return until ? { move: 'cancel', now: until, note: counterEndWords(order) } : undefined;
}
