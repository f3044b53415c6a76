import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { sumWords } from '#client/lib/format.ts';
import { type Back, backOf, counterWords, IF_TAKEN } from './back-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

interface Head {
  title: string;
  text: string;
  isGood: boolean;
  /** The text about the mail just sent. The address follows it. */
  mailed?: string;
}

/** The heading of the page, by the state of all orders. */
export function headOf(
  tracked: Pick<Tracked, 'state' | 'payment' | 'name' | 'number' | 'totals' | 'has_account'> & {
    device?: Tracked['device'];
    orders: readonly (Back & {
      delivery: Pick<TrackedOrder['delivery'], 'way' | 'store'>;
      business: Pick<TrackedOrder['business'], 'name'>;
      return: Pick<NonNullable<TrackedOrder['return']>, 'state'> | null;
      state: OrderState;
      parcels: readonly Pick<TrackedOrder['parcels'][number], 'has_arrived'>[];
    })[];
  },
  /** A part was sent. */
  partSent = false,
  /** The bank has the payment and has not answered yet. */
  isAwaited = false,
  /** The time to pay is over. */
  isLapsed = false,
): Head {
  const { state, payment, name, number, totals, has_account, orders } = tracked;
  const isCollected = orders.every(({ delivery }) => delivery.way === 'collect');
  const first = name.split(' ')[0] ?? name;
  const back = backOf(orders);
  const isBack = back.at !== null && back.due <= 0;
  const backOn = isBack && back.at ? ` on ${dayWords(back.at)}` : '';
  // A refund by hand is on its way only after staff have sent it.
  const toSend =
    back.due > 0 && isByHand(payment.kind)
      ? payment.kind === 'in_store'
        ? `${counterWords(
            orders.filter(({ refund_due: due }) => due > 0),
            back.due,
          )}.`
        : `We will send ${sumWords(back.due)} to the account you paid from, and write to you when it is sent.`
      : undefined;
  if (isLapsed) {
    return {
      title: 'The time to pay is over',
      text: `Nothing was taken for ${number}, and the items are not held any more.`,
      isGood: false,
    };
  }
  if (payment.is_disputed && (state === 'paid' || state === 'preparing' || state === 'ready_to_collect')) {
    return {
      title: 'Your bank is looking into your payment',
      text: `Order ${number} is held until your bank has decided.`,
      isGood: false,
    };
  }
  if (state === 'refunded' && back.taken > 0 && back.taken >= back.money) {
    return {
      title: 'Your bank took the money back',
      text: `Order ${number} has ended, and was not sent.`,
      isGood: false,
    };
  }
  switch (state) {
    case 'pending_payment':
      switch (payment.kind) {
        case 'bank_transfer':
          return {
            title: `Thank you, ${first}`,
            text: `Order ${number} waits for your transfer.`,
            isGood: false,
            mailed: 'We sent how to pay, and the link to this page, to',
          };
        case 'in_store':
          return {
            title: `Thank you, ${first}`,
            text: `Order ${number} is placed. You pay when you collect it.`,
            isGood: true,
            mailed: 'The link to this page goes to',
          };
        default:
          if (isAwaited) {
            return {
              title: 'Your bank has your payment',
              text: `We wait for its answer about order ${number}.`,
              isGood: false,
            };
          }
          return {
            title: 'Pay for your order',
            text: `Order ${number} is waiting for your payment.`,
            isGood: false,
          };
      }
    case 'awaiting_trade_in':
      if (tracked.device?.difference) {
        return {
          title: 'Please pay the difference',
          text: `Order ${number} is sent once it is paid.`,
          isGood: false,
        };
      }
      return {
        title: `Thank you, ${first}`,
        text: `Order ${number} waits for your ${tracked.device?.name ?? 'trade-in'}.`,
        isGood: true,
        mailed: 'The link to this page goes to',
      };
    case 'paid':
      return {
        title: `Thank you, ${first}`,
        text: `Order ${number} is paid.`,
        isGood: true,
        mailed: 'The receipt and the link to this page go to',
      };
    case 'preparing':
      if (partSent) {
        return {
          title: 'Part of your order is on its way',
          text: `The rest of order ${number} follows.`,
          isGood: true,
        };
      }
      return { title: 'Your order is being packed', text: `Order ${number} was accepted.`, isGood: true };
    case 'ready_to_collect':
      return {
        title: 'Your order is ready',
        text: `Order ${number} waits for you at the counter.`,
        isGood: true,
      };
    case 'dispatched': {
      const sent = orders.filter((order) => order.state === 'dispatched').flatMap(({ parcels }) => parcels);
      const here = sent.filter((parcel) => parcel.has_arrived).length;
      if (here === 0) {
        return { title: 'Your order is on its way', text: `Order ${number} was sent.`, isGood: true };
      }
      return here === sent.length
        ? { title: 'Your order has arrived', text: `You have order ${number}.`, isGood: true }
        : {
            title: 'Part of your order is on its way',
            text: `Another part of order ${number} has arrived.`,
            isGood: true,
          };
    }
    case 'completed':
      if (orders.some((order) => order.return?.state === 'refused')) {
        return { title: 'Your return was refused', text: `It belongs to order ${number}.`, isGood: false };
      }
      return {
        title: isCollected ? 'You have your order' : 'Your order has arrived',
        text: `Order ${number} is complete.`,
        isGood: true,
      };
    case 'return_requested':
    case 'returned':
      return { title: 'Your return', text: `It belongs to order ${number}.`, isGood: false };
    case 'refunded':
      return {
        title:
          back.money <= 0
            ? // A card payment can be refunded as store credit too.
              `Your store credit is ${totals.total > 0 ? 'here' : 'back'}`
            : isBack
              ? 'Your money went back to you'
              : toSend
                ? payment.kind === 'in_store'
                  ? 'You get your money back at the counter'
                  : 'We send your money back'
                : 'Your money is on its way back',
        text:
          isBack || back.due <= 0
            ? `Order ${number} was refunded${backOn}.`
            : (toSend ?? `Order ${number} is being refunded.`),
        isGood: false,
      };
    case 'cancelled':
      return {
        title: 'This order was cancelled',
        text:
          payment.state === 'paid'
            ? (toSend ??
              `Your payment for ${number} ${isBack ? `went back to you${backOn}` : 'is on its way back'}.`)
            : payment.is_awaited
              ? `Order ${number} is cancelled. ${IF_TAKEN}`
              : totals.credit > 0 && has_account
                ? `No money was taken for ${number}. ${sumWords(totals.credit)} is in your store credit again.`
                : `Nothing was taken for ${number}.${payment.kind === 'bank_transfer' ? ' If you have already sent the money, it comes back to you.' : ''}`,
        isGood: false,
      };
  }
}
