import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { penceFromPounds, type Pence } from '#rules/money/money.ts';
import { mostRefund } from '#rules/office/grant.ts';
import type { RefundOrderMove } from '#rules/orders/kinds.ts';
import { unsentOf } from '#rules/orders/line-units.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { readGroup, readLines } from './order.writes.ts';
import { isRefund, planRefund } from './refund-wishes.writes.ts';

interface Moved {
  number: string;
  moves: OrderMove[];
}

interface Sums {
  id: number;
  number: string;
  groupId: string;
  total: Pence;
  refunded: Pence;
  /** Refunds by changes. The limit counts them, the total does not. */
  changedBack: Pence;
  /** Money that was not refunded, since it paid for other variations. */
  exchanged: Pence;
}

const PAID = {
  name: 'orders-paid-sums',
  text: `select id, number, group_id as "groupId", total, refunded, changed_back as "changedBack", exchanged from orders
    where number = any($1::text[]) and paid_at is not null`,
};

/** Orders for a staff member, without the refunds that `refundProblem` would refuse them. */
export async function limitMoves<T extends Moved>(
  ask: Ask,
  { office }: Account,
  orders: readonly T[],
): Promise<T[]> {
  const most = office && mostRefund(office);
  const refundable = orders.filter(({ moves }) => moves.some(isRefund)).map(({ number }) => number);
  if (!office || most === null || most === undefined || refundable.length === 0) return [...orders];
  const paid = await ask<Sums>(PAID, [refundable]);
  const limited: T[] = [];
  for (const order of orders) {
    const sums = paid.find(({ number }) => number === order.number);
    const moves: OrderMove[] = [];
    for (const move of order.moves) {
      if (!sums || !isRefund(move) || (await isWithin(ask, sums, move, most))) moves.push(move);
    }
    limited.push({ ...order, moves });
  }
  return limited;
}

async function isWithin(ask: Ask, order: Sums, move: RefundOrderMove, most: Pence): Promise<boolean> {
  const { total, refunded, changedBack, exchanged } = order;
  const given = refunded + changedBack - exchanged;
  // Most orders don't need their lines: no refund exceeds the total.
  if (total + changedBack - exchanged <= most || refunded === total) return true;
  if (most === 0 || move === 'refuse') return false;
  if (move === 'refund_amount') return given < most;
  return given + (await leastRefund(ask, order, move)) <= most;
}

/** The smallest refund that the move can make: one unit of the missing ones. */
async function leastRefund(ask: Ask, { id, groupId }: Sums, move: RefundOrderMove): Promise<number> {
  const all = await readGroup(ask, groupId);
  const order = all?.orders.find((one) => one.id === id);
  if (!all || !order) return Infinity;
  const lines = await readLines(ask, [id]);
  const asked =
    move === 'refund_missing'
      ? unsentOf(lines)
          .filter(({ units }) => units > 0)
          .map(({ line }) => [{ line_id: line.id, units: 1 }])
      : [undefined];
  const sums: number[] = [];
  for (const units of asked) {
    const plan = await planRefund(ask, { group: all.group, order, lines }, move, { lines: units });
    if ('total' in plan) sums.push(penceFromPounds(plan.total));
  }
  return Math.min(...sums);
}

/** The same for one order with all orders placed together with it. */
export async function limitView(ask: Ask, account: Account, view: StaffTracked): Promise<StaffTracked> {
  const orders = await limitMoves(ask, account, view.orders);
  const basket = await limitMoves(ask, account, view.basket);
  return { ...view, orders, basket, moves: orders[0]?.moves ?? view.moves };
}
