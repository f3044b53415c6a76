import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { countOf, sumWords } from '#client/lib/format.ts';

/** Whether a move is made for all orders of one payment, not for this one alone. */
export const isForBasket = (move: OrderMove, { paid_together: together }: StaffTracked): boolean =>
  together !== null && (move === 'pay' || move === 'cancel' || move === 'late_payment');

/** The label of the move's button. For several orders it says how many. */
export function pressWords(move: OrderMove, tracked: StaffTracked, title: string): string {
  const { paid_together: together } = tracked;
  if (!together || !isForBasket(move, tracked)) return title;
  const orders = countOf(together.orders, 'order');
  if (move === 'late_payment') return title;
  return move === 'pay' ? `Mark ${orders} as paid` : `Cancel ${orders}`;
}

/** ': 1 of 3', where only a part of an order is returned. */
function partOf(move: OrderMove, order: TrackedOrder): string {
  if (move !== 'refund' || order.return?.exchange) return '';
  const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = (order.return?.lines ?? []).reduce((sum, { units }) => sum + units, 0);
  return back < all ? `: ${back} of ${all}` : '';
}

/** The message after a move. */
export function doneWords(move: OrderMove, tracked: StaffTracked, order: TrackedOrder, done: string): string {
  const { paid_together: together } = tracked;
  if (!together || !isForBasket(move, tracked)) return `${order.number}${partOf(move, order)} ${done}`;
  if (move === 'late_payment') return `${countOf(together.orders, 'order')} have a refund to send`;
  return `${countOf(together.orders, 'order')} ${move === 'pay' ? 'are paid' : 'are cancelled'}`;
}

/** How much of the paid sum can still be refunded, in pounds. */
export const leftToRefund = ({ total, refunded }: Pick<TrackedOrder, 'total' | 'refunded'>): number =>
  poundsFromPence(pence(penceFromPounds(total) - penceFromPounds(refunded)));

/**
 * The largest sum that may be typed. The whole rest can be refunded as a sum only after nothing is left to
 * send.
 */
export function sumHint(order: TrackedOrder): string {
  const isToSend = order.lines.some(({ quantity, sent, cancelled }) => quantity > sent + cancelled);
  return `${isToSend ? 'Less than' : 'Up to'} ${sumWords(leftToRefund(order))}`;
}

/** The effect of the move on the money, and the message to the buyer. */
export function moveWords(
  move: OrderMove,
  tracked: StaffTracked,
  order: TrackedOrder,
  isSite: boolean,
): string {
  const { name, payment, paid_together: together } = tracked;
  switch (move) {
    case 'pay': {
      if (tracked.pay_link !== null) {
        return `You took ${sumWords(payment.amount)} by card machine or cash. The link to pay no longer works, and the order is prepared next.`;
      }
      const seen = sumWords(together?.amount ?? payment.amount);
      const saw = `You saw ${seen} with the reference ${payment.transfer?.reference ?? order.number} in the account.`;
      return together
        ? `${saw} One transfer pays for the whole basket, so all its orders continue. ${name} is told.`
        : `${saw} ${name} is told, and the order continues.`;
    }
    case 'late_payment': {
      const seen = sumWords(together?.amount ?? payment.amount);
      return `You saw ${seen} with the reference ${payment.transfer?.reference ?? order.number} in the account, after the order was cancelled. The site’s office is asked to send ${seen} back, and ${name} is told.`;
    }
    case 'refuse':
      return `The order is not sent. ${name} gets back what was paid, and reads your reason.`;
    case 'cancel':
      return together
        ? `One payment is for the whole basket, so all its orders end, also those of other vendors. The items are for sale again. ${name} is told.`
        : `The order ends, and the items are for sale again. ${name} is told.`;
    case 'dispatch':
      return `${name} gets the tracking number by mail.`;
    case 'complete':
      return order.delivery.way === 'collect'
        ? `Ask for the six digits that ${name} was mailed.${payment.state === 'pending' ? ` Take ${sumWords(payment.amount)} at the counter.` : ''}`
        : `${name} has the parcel. Otherwise this happens by itself, ten days after it was sent.`;
    case 'refund_amount':
      return `${name} gets a part of the money back and reads your reason. The order itself stays as it is.`;
    case 'refund_missing':
      return `What you name here is not sent, and ${name} gets its price back. The rest is sent as usual.`;
    case 'refuse_return':
      if (order.return?.state === 'appealed') {
        return `You decide for good: ${name} and ${order.business.name} read your reason, and nobody can appeal again.`;
      }
      return isSite
        ? `${name} reads your reason, and may appeal once. You then decide for good.`
        : `${name} reads your reason, and may ask the administrator to look at it again.`;
    case 'accept_return':
      return `${name} wants something else instead of money. It is kept from now on, and is sent once the return has arrived.`;
    case 'receive_return':
      return `The parcel is here. The ${order.return?.exchange?.state === 'kept' ? 'exchange' : 'refund'} is the next step.`;
    case 'exchange':
      return `What came back is credited, and what ${name} wants instead is packed and sent like an order.`;
    case 'refund':
      if (order.return?.exchange?.state === 'kept') {
        return `${name} wanted an exchange. This ends it: ${name} gets the price of what came back, and the wanted item is for sale again.`;
      }
      return `${name} gets the price of what came back.`;
    default:
      return '';
  }
}
