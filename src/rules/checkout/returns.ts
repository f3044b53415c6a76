/** For how many days after delivery a buyer may send something back. */
export const RETURN_DAYS = 30;

/** For how many days after a refusal a buyer may ask the administrator to decide. */
export const APPEAL_DAYS = 14;

/** In how many working days the vendor answers a return, and the administrator an appeal. */
export const RETURN_ANSWER_DAYS = 2;

/** In how many days after the answer a buyer is asked to send it back. A parcel that comes later is taken too. */
export const SEND_BACK_DAYS = 14;

/** In how many working days after it arrived a return is refunded. */
export const RETURN_REFUND_DAYS = 2;

/** When a return or an appeal is answered. */
export const ANSWERED = `within ${RETURN_ANSWER_DAYS} working days`;

/** When a return is refunded that has arrived. */
export const REFUNDED = `within ${RETURN_REFUND_DAYS} working days`;

/** How many working days a bank may take until sent money is in the buyer's account. */
export const BANK_DAYS = 5;

/** How long a refund takes to arrive. */
export const BANKS_TAKE = `banks take up to ${BANK_DAYS} working days`;
