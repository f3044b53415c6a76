import type { OrderState } from '../flows/order.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import type { PaymentKind } from './kinds.ts';

/** How a person pays for an order that staff place for them. */
export const COUNTER_PAYS = ['here', 'link', 'bank_transfer', 'in_store'] as const;
export type CounterPay = (typeof COUNTER_PAYS)[number];

/** The most goods that the search of a new order lists. */
export const MOST_GOODS = 100;

/** How long goods are kept for a person who got a link to pay by card. */
export const LINK_HOURS = 48;

/** The payments that the shop accepts at present. */
type Taken = Readonly<Record<'trial' | 'stripe' | 'bank_transfer' | 'in_store', boolean>>;

/** The kind of payment that a link leads to; undefined where the shop takes no cards. */
export function linkKind({ trial, stripe }: Taken): 'stripe' | 'trial' | undefined {
  if (stripe) return 'stripe';
  return trial ? 'trial' : undefined;
}

/** Why the order can't be paid in this way; undefined if it can. */
export function payProblem(
  pay: CounterPay,
  { taken, way }: { taken: Taken; way: DeliveryWay },
): string | undefined {
  switch (pay) {
    // The money is in the till: no setting of the shop matters.
    case 'here':
      return undefined;
    case 'link':
      return linkKind(taken) ? undefined : 'Payments by card are switched off.';
    case 'bank_transfer':
      return taken.bank_transfer ? undefined : 'Bank transfers are switched off.';
    case 'in_store':
      if (!taken.in_store) return 'Payments in store are switched off.';
      return way === 'collect' ? undefined : 'Only what is collected can be paid for when it is collected.';
  }
}

/**
 * Whether staff sent a link to pay by card, and it is not paid. Staff see this link, and may take the money
 * here.
 */
export const isOpenLink = ({
  state,
  paymentKind,
  isPlacedByStaff,
}: {
  state: OrderState;
  paymentKind: PaymentKind;
  isPlacedByStaff: boolean;
}): boolean => state === 'pending_payment' && isStaffsLink({ paymentKind, isPlacedByStaff });

/** Whether staff know the link of an order. Its page then does not show the code for the counter: the mail has it. */
export const isStaffsLink = ({
  paymentKind,
  isPlacedByStaff,
}: {
  paymentKind: PaymentKind;
  isPlacedByStaff: boolean;
}): boolean => isPlacedByStaff && (paymentKind === 'stripe' || paymentKind === 'trial');

/** The name of a person who gave none. */
export const WALK_IN = 'Walk-in customer';

/**
 * Whether a buyer may give no name and no email. Goods that are paid and taken along at once need neither:
 * the receipt is printed.
 */
export const mayStayUnknown = (pay: CounterPay, way: DeliveryWay, isHandedOver: boolean): boolean =>
  isHandedOver && canHandOver(pay, way);

/** Whether goods can be handed over with the order: it is collected, and paid at once. */
export const canHandOver = (pay: CounterPay, way: DeliveryWay): boolean =>
  pay === 'here' && way === 'collect';
