import { afterMove } from '#rules/flows/flow.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';
import { ORDER_FLOW } from '#rules/flows/order.ts';
import type { Connection } from '../../db/connect.ts';
import { countSales, lockProducts, takeStock } from '../catalog/public.ts';
import { sellUnits } from '../units/public.ts';
import {
  cancelPayment,
  isDisputed,
  lockTradeInCredit,
  makePayment,
  markPaid,
  readPaymentOf,
} from '../money/public.ts';
import { cancelWaiting, giveUnusedCodeBack, releaseUnpaid } from './cancel.writes.ts';
import { goodsWishes, stockWishes, sumUnits, unitsOf, unsentOf } from '#rules/orders/line-units.ts';
import { pence } from '#rules/money/money.ts';
import { isOpenLink } from '#rules/orders/counter-order.ts';
import { CHANGING_WORDS, isStoppedByChange } from '#rules/orders/change.ts';
import { HELD_WORDS, HELD_WORDS_FOR_BUYER, isHeldMove } from '#rules/orders/dispute-hold.ts';
import { freeStock, stockReason } from './free-stock.writes.ts';
import { dropChangeOf } from './change-end.writes.ts';
import { readWaitingChange } from './changes.reads.ts';
import { refundMissing } from './missing.writes.ts';
import type { MoveHandler, MoveProblem, MoveRequest, Moving } from './moving.writes.ts';
import { readCounterCode } from '#rules/orders/counter-code.ts';
import { impossible, isByLines, move, WHOLE_ONLY, WRONG_CODE } from './moving.writes.ts';
import { lockGroup, noteUnits, readLines, writeMove } from './order.writes.ts';
import { bookSales } from './book-sales.writes.ts';
import { settlePayment } from './payment.writes.ts';
import { amountWish, checkRefund } from './refund-wishes.writes.ts';
import { refundOrder } from './refund.writes.ts';
import { RETURN_HANDLERS } from './return-moves.writes.ts';
import { readStale } from './stale.writes.ts';
import { parcels } from './tables.ts';
import { askDifference } from './trade-in.writes.ts';

/** Moves an order, or says why not. The sender must have seen the current version. */
export async function moveOrder(at: Connection, request: MoveRequest): Promise<'moved' | MoveProblem> {
  const locked = await lockGroup(at.ask, request.groupId);
  const order = locked?.orders.find(({ id }) => id === request.orderId);
  if (!locked || !order) return { impossible: 'There is no such order.' };
  if (order.version !== request.version) return { stale: await readStale(at.ask, order, request.version) };
  const to = afterMove(ORDER_FLOW, request.move, order.state, request.by.actor);
  if (to === undefined) return { impossible: 'This can’t be done with the order as it is now.' };
  if (request.lines && !isByLines(request.move)) return impossible(WHOLE_ONLY);
  const payment = await readPaymentOf(at.ask, locked.group.id);
  if (!payment) throw new Error('an order has no payment');
  const lines = await readLines(at.ask, [order.id]);
  const hasUnsentUnits = sumUnits(unsentOf(lines)) > 0;
  if (isHeldMove(request.move, { hasUnsentUnits }) && (await isDisputed(at.ask, locked.group.id))) {
    return impossible(request.by.actor === 'buyer' ? HELD_WORDS_FOR_BUYER : HELD_WORDS);
  }
  if ((await readWaitingChange(at.ask, order.id)) !== undefined) {
    if (isStoppedByChange(request.move)) return impossible(CHANGING_WORDS);
    if (ENDS_CHANGE.has(request.move)) await dropChangeOf(at, order.id, request.now);
  }
  const problem = await checkRefund(at.ask, { group: locked.group, order, lines }, request);
  if (problem) return problem;
  return MOVE_HANDLERS[request.move]({ at, locked, order, lines, payment, to, request });
}

/** Moves that end an order, and with it a change that waits for its payment. */
const ENDS_CHANGE: ReadonlySet<OrderMove> = new Set(['cancel', 'refuse']);

/** Ends an order without a sale: refunds its payments, and releases the reserved stock. */
async function giveBack(moving: Moving, reason: string): Promise<void> {
  const { at, locked, order, lines, payment } = moving;
  await lockProducts(at.ask, stockWishes(unsentOf(lines)));
  await freeStock(at.ask, unsentOf(lines), goodsOf(moving));
  await giveUnusedCodeBack(at.ask, locked, order);
  await refundOrder(
    at,
    { group: locked.group, order, lines, payment },
    { kind: 'all' },
    { reason, now: moving.request.now },
  );
  await countSales(at.ask, goodsWishes(unsentOf(lines)), -1);
}

/**
 * The goods of an order that ends without a sale. Before the order was accepted, staff had not handled them.
 * While it is prepared they may turn out faulty, so they are sold again only if staff say so.
 */
const goodsOf = ({ order, request }: Moving) => ({
  resell: order.state === 'paid' || (request.resell ?? order.state !== 'preparing'),
  ...stockReason(order, request.now),
});

const PLACED_BY_STAFF = {
  name: 'order-placed-by-staff',
  text: "select from order_events where order_id = $1 and move = 'place' and actor <> 'buyer'",
};

async function isLinkOfStaff({ at, order, payment }: Moving): Promise<boolean> {
  const isPlacedByStaff = (await at.ask(PLACED_BY_STAFF, [order.id])).length > 0;
  return isOpenLink({ state: order.state, paymentKind: payment.kind, isPlacedByStaff });
}

/** The customer pays at the till instead of by the link that staff sent. The link can't be paid any more. */
async function payHere({ at, order, payment, request }: Moving): Promise<'moved' | MoveProblem> {
  const { by, now, sender } = request;
  if (by.actor === 'buyer' || by.actor === 'system') return impossible('Only staff take money at the till.');
  const here = await makePayment(at.ask, {
    groupId: order.groupId,
    kind: 'in_store',
    amount: pence(payment.amount),
    now,
  });
  await lockProducts(at.ask, stockWishes(unsentOf(await readLines(at.ask, [order.id]))));
  await cancelPayment(at, payment);
  await settlePayment(at, here.id, { now, sender, actor: by.actor, actorId: by.actorId });
  // Taking the money also accepts the order.
  await writeMove(at.ask, { ...order, state: 'paid' }, { move: 'accept', to: 'preparing', ...by, now });
  return 'moved';
}

/** Whether it still has to be paid at the counter. Store credit may have paid for it already. */
const isUnpaid = ({ payment, order }: Moving) => payment.kind === 'in_store' && order.paidAt === null;

const MOVE_HANDLERS: Record<OrderMove, MoveHandler> = {
  async await_trade_in() {
    return impossible('An order waits for a device once the rest of it is paid.');
  },

  /** The buyer does not want to wait for the device, and pays its part instead. */
  async pay_difference({ at, locked, request }) {
    const device = await lockTradeInCredit(at.ask, locked.group.id);
    const { linkKind, now, sender } = request;
    if (!device) throw new Error('an order waits for no device');
    if (!linkKind) return impossible('The shop takes no cards at the moment. Please try again later.');
    const isAsked = await askDifference(at, locked, device, { by: 'buyer', linkKind, now, sender });
    return isAsked ? 'moved' : impossible('The difference can be paid already.');
  },

  /** Staff confirm a bank transfer. It pays all orders of the group. */
  async pay(moving) {
    const { at, locked, payment, request } = moving;
    const { by, now, sender } = request;
    if (by.actor === 'buyer') return impossible('A buyer can’t confirm a payment.');
    if (await isLinkOfStaff(moving)) return payHere(moving);
    if (payment.kind !== 'bank_transfer') return impossible('Only a bank transfer is confirmed by hand.');
    if (by.actor === 'vendor' && locked.orders.length > 1) {
      return impossible('This transfer is for several vendors. The administrator confirms it.');
    }
    await settlePayment(at, payment.id, { now, sender, actor: by.actor, actorId: by.actorId });
    return 'moved';
  },

  /**
   * Staff note a bank transfer that came after the orders were cancelled. It is refunded, for the whole
   * group.
   */
  async late_payment({ at, locked, payment, request: { by, now, sender } }) {
    if (payment.kind !== 'bank_transfer') return impossible('Only a bank transfer is noted by hand.');
    if (by.actor === 'buyer') return impossible('A buyer can’t note a payment.');
    if (by.actor === 'vendor' && locked.orders.length > 1) {
      return impossible('This transfer is for several vendors. The administrator notes it.');
    }
    const settled = await settlePayment(at, payment.id, {
      now,
      sender,
      actor: by.actor,
      actorId: by.actorId,
    });
    return settled === 'refunded' ? 'moved' : impossible('The money for this order was noted already.');
  },

  async cancel(moving) {
    const { at, locked, order, request } = moving;
    const note = request.note ?? '';
    if (order.state === 'paid') {
      await giveBack(moving, 'Cancelled by the buyer');
      return move(moving);
    }
    const { now, sender, by } = request;
    // Each order is paid at its own counter, so the others of the group continue.
    if (isUnpaid(moving)) {
      await releaseUnpaid(at, locked, [order], now);
      return move(moving);
    }
    if (order.state === 'preparing' || order.state === 'ready_to_collect') {
      return impossible('The store has accepted the order, and it is paid. Please ask the store.');
    }
    // One payment covers the whole group, so one of several vendors may not cancel it.
    if (by.actor === 'vendor' && locked.orders.length > 1) {
      return impossible('This basket is for several vendors. The buyer or the administrator cancels it.');
    }
    await cancelWaiting(at, locked, { ...by, note, now, sender });
    return 'moved';
  },

  async accept(moving) {
    if (moving.order.state === 'pending_payment' && !isUnpaid(moving)) {
      return impossible('The order is not paid yet.');
    }
    return move(moving);
  },

  async refuse(moving) {
    if (!moving.request.note) return impossible('Please say why.');
    if (moving.lines.some(({ sentUnits }) => sentUnits > 0)) {
      return impossible(
        'Part of this order was sent already, so it can’t be refused. What is missing of it can be refunded.',
      );
    }
    if (isUnpaid(moving)) {
      await releaseUnpaid(moving.at, moving.locked, [moving.order], moving.request.now, (lines) =>
        freeStock(moving.at.ask, lines, goodsOf(moving)),
      );
      return move(moving, { to: 'cancelled' });
    }
    await giveBack(moving, moving.request.note);
    return move(moving);
  },

  async ready(moving) {
    return moving.order.way === 'collect' ? move(moving) : impossible('This order is sent, not collected.');
  },

  async dispatch(moving) {
    const { at, order, lines, request } = moving;
    if (order.way === 'collect') return impossible('This order is collected, not sent.');
    const { carrier, tracking } = request;
    if (!carrier || !tracking) return impossible('Please name the carrier and the tracking number.');
    const units = unitsOf(lines, request.lines);
    if (!units) return impossible('That is more than is left to send of this order.');
    const isKnown = await at.ask(SAME_PARCEL, [order.id, carrier, tracking]);
    if (isKnown.length > 0) return impossible('A parcel with this tracking number was sent already.');
    await takeStock(at.ask, stockWishes(units), stockReason(order, request.now));
    const notPacked = await sellUnits(at.ask, { ...order, now: request.now }, units, request.devices);
    if (notPacked !== undefined) return impossible(notPacked);
    await noteUnits(at.ask, 'sent', units);
    await at.db.insert(parcels).values({
      orderId: order.id,
      carrier,
      tracking,
      units: Object.fromEntries(units.map((one) => [String(one.line.id), one.units])),
      sentAt: request.now,
    });
    const left = sumUnits(unsentOf(lines)) - sumUnits(units);
    return move(moving, { to: left > 0 ? 'preparing' : 'dispatched', note: `${carrier}, ${tracking}` });
  },

  async complete(moving) {
    const { at, order, lines, payment, request, locked } = moving;
    const isPaidNow = isUnpaid(moving);
    if (order.way === 'collect') {
      if (request.by.actor !== 'system' && readCounterCode(request.code ?? '') !== order.collectCode) {
        return impossible(WRONG_CODE);
      }
      if (isPaidNow) await lockProducts(at.ask, stockWishes(unsentOf(lines)));
      await takeStock(at.ask, stockWishes(unsentOf(lines)), stockReason(order, request.now));
      const handed = unsentOf(lines);
      const notPacked = await sellUnits(at.ask, { ...order, now: request.now }, handed, request.devices);
      if (notPacked !== undefined) return impossible(notPacked);
      await noteUnits(at.ask, 'sent', handed);
      if (isPaidNow) {
        await at.ask(PAID_AT, [order.id, request.now]);
        await bookSales(at, [order], payment, request.now);
        const open = locked.orders.filter(({ id, state }) => id !== order.id && !OVER.has(state));
        if (open.length === 0) await markPaid(at.ask, payment.id, request.now);
      }
    }
    return move(moving);
  },

  refund_missing: refundMissing,

  async refund_amount(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    if (!request.note) return impossible('Please say why.');
    const wish = await amountWish(at.ask, moving, request.amount);
    if (!('kind' in wish)) return wish;
    await refundOrder(at, { group: locked.group, order, lines, payment }, wish, {
      reason: request.note,
      now: request.now,
    });
    return move(moving);
  },

  ...RETURN_HANDLERS,
};

const OVER: ReadonlySet<OrderState> = new Set(['completed', 'cancelled', 'refunded']);

const SAME_PARCEL = {
  name: 'order-same-parcel',
  text: 'select id from parcels where order_id = $1 and carrier = $2 and tracking = $3',
};
const PAID_AT = { name: 'order-paid-at', text: 'update orders set paid_at = $2 where id = $1' };
