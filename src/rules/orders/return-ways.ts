/** A vendor to whom something goes back. */
export interface ReturnTo {
  name: string;
  /** Whether it has a store to which a buyer can bring things. */
  hasStores: boolean;
}

/** Who pays the postage of what is not as it should be. Pages, mails and labels say it in the same words. */
export const POSTAGE_BACK =
  'If it is faulty, damaged or not what you ordered, send us the receipt and we pay the postage back.';

/** How a parcel gets back, and what is free. */
export const postOrBring = ({ name, hasStores }: ReturnTo): string =>
  `Post the parcel tracked and keep the receipt until your money is back${
    hasStores ? `, or bring it to any store of ${name}, which is free` : ''
  }.`;

/** The label carries an address and no postage, so the mail and the label say so. */
export const NO_POSTAGE = 'The label carries no postage.';
