/** What is needed once the button was pressed, or another way to pay is chosen: it comes while the form is filled in. */
export { ChangedNotice } from './changed-notice.tsx';
export { asPaid } from './paid-later.ts';
export { LostOrder } from './lost-order.tsx';
export { placeCart } from './place-cart.ts';
