import type { Actor } from '#rules/flows/flow.ts';
import { afterMove } from '#rules/flows/flow.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';
import { ORDER_FLOW } from '#rules/flows/order.ts';
import { mayReturn, RETURN_DAYS } from '#rules/orders/next-step.ts';
import type { Connection } from '../../db/connect.ts';
import { countSales, lockProducts, releaseStock, returnStock, takeStock } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { markPaid, readPaymentOf } from '../money/public.ts';
import { cancelWaiting, letGo } from './cancel.writes.ts';
import type { Sender } from './mails.writes.ts';
import { mailMoved } from './mails.writes.ts';
import type { LockedGroup, OrderLineRow, OrderRow, Step } from './order.writes.ts';
import { lockGroup, readLines, stockOf, writeMove } from './order.writes.ts';
import { bookSales, settlePayment } from './payment.writes.ts';
import { refundOrder } from './refund.writes.ts';
import type { ReturnRow, ReturnWish } from './returns.writes.ts';
import { openReturn, readOpenReturn, setReturn } from './returns.writes.ts';
import { parcels } from './tables.ts';

/** How many units of a line. */
export interface Units {
  line_id: number;
  units: number;
}

/** What is said with a move. */
export interface MoveWords {
  note?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** The code that a buyer says at the counter. */
  code?: string | undefined;
  lines?: readonly Units[] | undefined;
  reason?: ReturnWish['reason'] | undefined;
  /** Whether what came back can be sold again. */
  resell?: boolean | undefined;
}

export interface Mover {
  actor: Actor;
  actorId: number | null;
}

export interface MoveRequest extends MoveWords {
  orderId: number;
  groupId: string;
  move: OrderMove;
  version: number;
  by: Mover;
  now: Date;
  sender: Sender;
}

/** Why a move was not made. */
export type MoveProblem = { stale: true } | { impossible: string };

interface Scene {
  at: Connection;
  locked: LockedGroup;
  order: OrderRow;
  lines: OrderLineRow[];
  payment: Payment;
  to: OrderState;
  request: MoveRequest;
}

/** Moves an order, or says why not. The state that the asker saw must be the state that is. */
export async function moveOrder(at: Connection, request: MoveRequest): Promise<'moved' | MoveProblem> {
  const locked = await lockGroup(at.ask, request.groupId);
  const order = locked?.orders.find(({ id }) => id === request.orderId);
  if (!locked || !order) return { impossible: 'There is no such order.' };
  if (order.version !== request.version) return { stale: true };
  const to = afterMove(ORDER_FLOW, request.move, order.state, request.by.actor);
  if (to === undefined) return { impossible: 'This can’t be done with the order as it is now.' };
  const payment = await readPaymentOf(at.ask, locked.group.id);
  if (!payment) throw new Error('an order has no payment');
  const lines = await readLines(at.ask, [order.id]);
  return MAKERS[request.move]({ at, locked, order, lines, payment, to, request });
}

type Maker = (scene: Scene) => Promise<'moved' | MoveProblem>;

const impossible = (words: string): MoveProblem => ({ impossible: words });

const step = ({ request, to }: Scene, rest: Partial<Step> = {}): Step => ({
  move: request.move,
  to,
  actor: request.by.actor,
  actorId: request.by.actorId,
  note: request.note ?? '',
  now: request.now,
  ...rest,
});

async function move(scene: Scene, rest: Partial<Step> = {}): Promise<'moved'> {
  await writeMove(scene.at.ask, scene.order, step(scene, rest));
  await mailMoved(scene.at, { orderId: scene.order.id, move: scene.request.move }, scene.request.sender);
  return 'moved';
}

/** The order comes to nothing: what was paid goes back, and what was set aside can be sold again. */
async function giveBack(scene: Scene, reason: string): Promise<void> {
  const { at, locked, order, lines, payment } = scene;
  await lockProducts(at.ask, stockOf(lines));
  await releaseStock(at.ask, stockOf(lines));
  await refundOrder(at, { group: locked.group, order, lines, payment }, { kind: 'all' }, reason);
  await countSales(at.ask, stockOf(lines), -1);
}

/** To be paid at the counter; store credit may have paid for it before. */
const isUnpaid = ({ payment, order }: Scene) => payment.kind === 'in_store' && order.paidAt === null;

const MAKERS: Record<OrderMove, Maker> = {
  /** Somebody says that a transfer has come. It is for all orders of the basket. */
  async pay({ at, locked, payment, request: { by, now, sender } }) {
    if (payment.kind !== 'bank_transfer') return impossible('Only a bank transfer is confirmed by hand.');
    if (by.actor === 'buyer') return impossible('A buyer can’t confirm a payment.');
    if (by.actor === 'vendor' && locked.orders.length > 1) {
      return impossible('This transfer is for several vendors. The administrator confirms it.');
    }
    await settlePayment(at, payment.id, { now, sender, actor: by.actor, actorId: by.actorId });
    return 'moved';
  },

  async cancel(scene) {
    const { at, locked, order, request } = scene;
    const note = request.note ?? '';
    if (order.state === 'paid') {
      await giveBack(scene, 'Cancelled by the buyer');
      return move(scene);
    }
    const { now, sender, by } = request;
    await cancelWaiting(at, locked, { ...by, note, now, sender });
    return 'moved';
  },

  async accept(scene) {
    if (scene.order.state === 'pending_payment' && !isUnpaid(scene)) {
      return impossible('The order is not paid yet.');
    }
    return move(scene);
  },

  async refuse(scene) {
    if (!scene.request.note) return impossible('Please say why.');
    if (scene.lines.some(({ sentUnits }) => sentUnits > 0)) {
      return impossible('Part of this order was sent. Refund what is missing instead.');
    }
    if (isUnpaid(scene)) {
      await letGo(scene.at, scene.locked, [scene.order], scene.request.now);
      return move(scene, { to: 'cancelled' });
    }
    await giveBack(scene, scene.request.note);
    return move(scene);
  },

  async ready(scene) {
    return scene.order.way === 'collect' ? move(scene) : impossible('This order is sent, not collected.');
  },

  async dispatch(scene) {
    const { at, order, lines, request } = scene;
    if (order.way === 'collect') return impossible('This order is collected, not sent.');
    const { carrier, tracking } = request;
    if (!carrier || !tracking) return impossible('Please name the carrier and the tracking number.');
    const units = unitsOf(lines, request.lines);
    if (!units) return impossible('There is not so much of this order left to send.');
    await takeStock(at.ask, stockWishes(units), order.number);
    await at.ask(SENT, [units.map(({ line }) => line.id), units.map((one) => one.units)]);
    await at.db.insert(parcels).values({
      orderId: order.id,
      carrier,
      tracking,
      units: Object.fromEntries(units.map((one) => [String(one.line.id), one.units])),
      sentAt: request.now,
    });
    const sent = units.reduce((sum, one) => sum + one.units, 0);
    const left = lines.reduce((sum, line) => sum + unsent(line), 0) - sent;
    return move(scene, { to: left > 0 ? 'preparing' : 'dispatched', note: `${carrier}, ${tracking}` });
  },

  async complete(scene) {
    const { at, order, lines, payment, request, locked } = scene;
    const isPaidNow = isUnpaid(scene);
    if (order.way === 'collect') {
      if (request.by.actor !== 'system' && request.code !== order.collectCode) {
        return impossible('This is not the code of this order.');
      }
      if (isPaidNow) await lockProducts(at.ask, stockOf(lines));
      await takeStock(at.ask, stockOf(lines), order.number);
      await at.ask(SENT, [lines.map(({ id }) => id), lines.map(unsent)]);
      if (isPaidNow) {
        await at.ask(PAID_AT, [order.id, request.now]);
        await bookSales(at, [order], payment);
        const open = locked.orders.filter(({ id, state }) => id !== order.id && !OVER.has(state));
        if (open.length === 0) await markPaid(at.ask, payment.id, request.now);
      }
    }
    return move(scene);
  },

  async request_return(scene) {
    const { at, order, lines, request } = scene;
    if (!mayReturn(order, request.now)) {
      return impossible(`Returns are possible for ${RETURN_DAYS} days.`);
    }
    if (!request.reason) return impossible('Please choose a reason.');
    const units = returnable(lines, request.lines);
    if (!units) return impossible('Please choose what you want to return.');
    await openReturn(at, { orderId: order.id, units, reason: request.reason, note: request.note ?? '' });
    return move(scene);
  },

  async accept_return(scene) {
    return onReturn(scene, ['requested'], ({ id }) => setReturn(scene.at.ask, id, 'accepted'));
  },

  async refuse_return(scene) {
    if (!scene.request.note) return impossible('Please say why.');
    return onReturn(scene, ['requested'], ({ id }) => setReturn(scene.at.ask, id, 'refused'));
  },

  async receive_return(scene) {
    return onReturn(scene, ['accepted'], async ({ id, units }) => {
      await setReturn(scene.at.ask, id, 'received');
      if (scene.request.resell) {
        const back = stockWishes(linesOf(scene.lines, units));
        await returnStock(scene.at.ask, back, scene.order.number);
      }
    });
  },

  async refund(scene) {
    const { at, locked, order, lines, payment } = scene;
    return onReturn(scene, ['received'], async ({ id, units }) => {
      const named = linesOf(lines, units);
      await lockProducts(at.ask, stockWishes(named));
      await refundOrder(
        at,
        { group: locked.group, order, lines, payment },
        { kind: 'units', units: named },
        'Returned',
      );
      await countSales(at.ask, stockWishes(named), -1);
      await setReturn(at.ask, id, 'refunded');
      const kept = lines.reduce((sum, line) => sum + line.quantity - line.refundedUnits, 0);
      const back = named.reduce((sum, one) => sum + one.units, 0);
      // What the buyer keeps may be returned later.
      return back < kept ? { to: 'completed' } : {};
    });
  },
};

const OVER: ReadonlySet<OrderState> = new Set(['completed', 'cancelled', 'refunded']);

const PAID_AT = { name: 'order-paid-at', text: 'update orders set paid_at = $2 where id = $1' };
const SENT = {
  name: 'order-lines-sent',
  text: `
  update order_lines l set sent_units = sent_units + s.units
  from unnest($1::int[], $2::int[]) as s (id, units) where l.id = s.id`,
};

interface LineUnits {
  line: OrderLineRow;
  units: number;
}

const unsent = ({ quantity, sentUnits, refundedUnits }: OrderLineRow) =>
  Math.max(0, quantity - Math.max(sentUnits, refundedUnits));

/** What is meant by the lines of a request; all that is left where it names none. Undefined where it asks for more. */
function unitsOf(
  lines: readonly OrderLineRow[],
  asked: readonly Units[] | undefined,
): LineUnits[] | undefined {
  return pick(lines, asked ?? lines.map((line) => ({ line_id: line.id, units: unsent(line) })), unsent);
}

function returnable(
  lines: readonly OrderLineRow[],
  asked: readonly Units[] | undefined,
): Record<string, number> | undefined {
  const left = ({ sentUnits, refundedUnits }: OrderLineRow) => sentUnits - refundedUnits;
  const picked = pick(lines, asked ?? [], left);
  return picked && Object.fromEntries(picked.map(({ line, units }) => [String(line.id), units]));
}

function pick(
  lines: readonly OrderLineRow[],
  asked: readonly Units[],
  mostOf: (line: OrderLineRow) => number,
): LineUnits[] | undefined {
  const wanted = new Map<number, number>();
  for (const { line_id: id, units } of asked) wanted.set(id, (wanted.get(id) ?? 0) + units);
  const picked: LineUnits[] = [];
  for (const [id, units] of wanted) {
    const line = lines.find((one) => one.id === id);
    if (!line || units < 0 || units > mostOf(line)) return undefined;
    if (units > 0) picked.push({ line, units });
  }
  return picked.length > 0 ? picked : undefined;
}

const linesOf = (lines: readonly OrderLineRow[], units: Record<string, number>): LineUnits[] =>
  lines.flatMap((line) => {
    const of = units[String(line.id)] ?? 0;
    return of > 0 ? [{ line, units: of }] : [];
  });

const stockWishes = (all: readonly LineUnits[]) =>
  all.flatMap(({ line: { productId, variationId }, units }) =>
    productId === null ? [] : [{ productId, variationId, quantity: units }],
  );

async function onReturn(
  scene: Scene,
  states: readonly ReturnRow['state'][],
  work: (open: ReturnRow) => Promise<Partial<Step> | void>,
): Promise<'moved' | MoveProblem> {
  const open = await readOpenReturn(scene.at.ask, scene.order.id);
  if (!open || !states.includes(open.state)) return impossible('The return is not at this step.');
  return move(scene, (await work(open)) ?? {});
}
