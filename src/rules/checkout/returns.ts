/** For how many days after delivery a buyer may send something back. */
export const RETURN_DAYS = 30;
