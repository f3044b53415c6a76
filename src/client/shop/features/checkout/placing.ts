/** What is needed once the button was pressed: it comes while the form is filled in. */
export { ChangedNotice } from './changed-notice.tsx';
export { keepAddress } from './keep-address.ts';
export { LostOrder } from './lost-order.tsx';
export { findLostOrder, placeOrder } from './place-order.ts';
