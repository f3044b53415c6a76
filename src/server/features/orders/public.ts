export type { Sender } from './letter-parts.reads.ts';
export type { Change, Placed } from './place.writes.ts';
export { placeOrder } from './place.writes.ts';
export type { Basket, Contact } from './placed-rows.writes.ts';
export type { Choices, Quote } from './quote.reads.ts';
export { readQuote } from './quote.reads.ts';
export { writeToken } from './links.reads.ts';
export { countOpenOrders } from './open-orders.reads.ts';
export { joinOrders, moveOrders } from './owners.writes.ts';
export { readPlacedOf } from './placed.reads.ts';
export { beginPayment } from './provider.writes.ts';
export { readByToken } from './by-token.reads.ts';
export { isInOrders } from './pictures.reads.ts';
export { photoAddresses } from './buyers-words.reads.ts';
/** Named by features above in their SQL. @public */
export { orderGroups, orderLines, orders } from './tables.ts';
export { sampleMail } from './sample-mails.reads.ts';
