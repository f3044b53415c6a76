/** The vendor that a return goes to. */
export interface ReturnTo {
  name: string;
  /** Whether it has a store that takes returns. */
  hasStores: boolean;
}

/** Who pays the postage for faulty or wrong items. Pages, mails and labels use the same text. */
export const POSTAGE_BACK =
  'If something is faulty, damaged or not what you ordered, send us the receipt and we pay the postage back.';

/** How to return a parcel, and what is free. */
export const postOrBring = ({ name, hasStores }: ReturnTo): string =>
  `Post the parcel tracked and keep the receipt until your money is back${
    hasStores ? `, or bring it to any store of ${name}, which is free` : ''
  }.`;

/** The label carries an address and no postage, so the mail and the label say so. */
export const NO_POSTAGE = 'The label carries no postage.';

/** What comes on top where a buyer takes store credit: nothing for what store credit had paid. */
export const moreCreditWords = ({ total, credit }: { total: number; credit: number }): string =>
  credit >= total ? '' : `, with 5% more${credit > 0 ? ' on what was not paid with store credit' : ''}`;
