/** Code that is needed after pressing the button. It loads while the form is filled in. */
export { ChangedNotice } from './changed-notice.tsx';
export { asPaid } from './paid-later.ts';
export { LostOrder } from './lost-order.tsx';
export { placeBench } from './place-bench.ts';
export { placeCart } from './place-cart.ts';
