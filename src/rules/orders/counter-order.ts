import type { DeliveryWay } from './delivery-ways.ts';

/** How a person pays for an order that staff place for them. */
export const COUNTER_PAYS = ['here', 'link', 'bank_transfer', 'in_store'] as const;
export type CounterPay = (typeof COUNTER_PAYS)[number];

/** How long goods are kept for a person who got a link to pay by card. */
export const LINK_HOURS = 48;

/** Which payments the shop takes now. */
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

/** Whether goods can be handed over with the order: what is collected, and paid for at once. */
export const canHandOver = (pay: CounterPay, way: DeliveryWay): boolean =>
  pay === 'here' && way === 'collect';
