import { formatSum, pence } from '../money/money.ts';
import type { ReturnBack } from './return-back.ts';

/** The vendor that a return goes to. */
export interface ReturnTo {
  name: string;
  /** Whether it has a store that takes returns. */
  hasStores: boolean;
}

/** Who pays the postage for faulty or wrong items. Pages, mails and labels use the same text. */
export const POSTAGE_BACK =
  'If something is faulty, damaged or not what you ordered, send us the receipt and we pay the postage back.';

/** How to return a parcel, and which ways are free. */
export const postOrBring = ({ name, hasStores }: ReturnTo): string =>
  `Post the parcel tracked and keep the receipt until you have your refund${
    hasStores ? `, or bring it to any store of ${name}, which is free` : ''
  }.`;

/** The label carries an address and no postage, so the mail and the label say so. */
export const NO_POSTAGE = 'The label carries no postage.';

/** '£30.00', '£30.00 as money and £20.00 as store credit', or '£52.50 as store credit, including £2.50 extra'. */
export function backPhrase({ money, credit, bonus }: Omit<ReturnBack, 'deliveryKept' | 'due'>): string {
  if (credit === 0) return formatSum(money);
  const onTop = bonus > 0 ? `, including ${formatSum(bonus)} extra` : '';
  const inCredit = `${formatSum(pence(credit + bonus))} as store credit${onTop}`;
  return money > 0 ? `${formatSum(money)} as money and ${inCredit}` : inCredit;
}

/** Why a part of the delivery charge is not refunded. */
export const deliveryKeptWords = ({ deliveryKept }: Pick<ReturnBack, 'deliveryKept'>): string | undefined =>
  deliveryKept > 0
    ? `${formatSum(deliveryKept)} for next-day delivery is not refunded. Unless something was wrong with your order, you get back what standard delivery would have cost.`
    : undefined;
