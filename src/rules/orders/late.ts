import type { OrderState } from '../flows/order.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import { isAfterDay } from './delivery-ways.ts';
import type { PaymentKind } from './kinds.ts';

interface Promised {
  state: OrderState;
  way: DeliveryWay;
  paymentKind: PaymentKind;
  promisedBy: Date;
}

/** Whether the promised day is over and the buyer still waits. An unpaid order is not late. */
export function isLate({ state, way, paymentKind, promisedBy }: Promised, now: Date): boolean {
  const isUnderWay =
    state === 'paid' ||
    state === 'preparing' ||
    (state === 'dispatched' && way !== 'collect') ||
    (state === 'pending_payment' && paymentKind === 'in_store');
  return isUnderWay && isAfterDay(promisedBy, now);
}

interface Told {
  /** With its date. */
  promise: string;
  vendor: { name: string; phone: string };
  /** The carrier of the last parcel. */
  carrier: string | undefined;
}

/** A buyer's options if an order is late, in words. */
export function lateWords({ state }: Pick<Promised, 'state'>, { promise, vendor, carrier }: Told): string {
  const late = `This is later than promised (${promise}).`;
  const ask = `${vendor.name} on ${vendor.phone}`;
  if (state === 'paid') return `${late} You can cancel it, or ask ${ask}.`;
  if (state === 'dispatched') {
    return `${late} Please ask ${carrier ?? 'the carrier'} with the tracking number, or ${ask}.`;
  }
  return `${late} Please ask ${ask}.`;
}
