import type { Database } from '../../db/connect.ts';
import type { SessionCarts } from '../../http/account.ts';
import type { MoveDetails } from './merge.writes.ts';
import { mergeVisitorCarts, moveCarts } from './merge.writes.ts';
import { readCartIds } from './reads.ts';

export type { PricedItem } from './items.reads.ts';
export { readWishes } from './wishes.reads.ts';
export { lockCart } from './held.writes.ts';
export type { PricedCart } from './reads.ts';
export { readCart, readPricedCart } from './reads.ts';
export { deleteOrderedItems } from './items.writes.ts';
export { carts } from './tables.ts';
/** Named by features above in their SQL. @public */
export { cartItems } from './tables.ts';

/**
 * The functions of carts that sessions need: the carts of an account, and how a visitor's are merged into
 * them.
 */
export function sessionCarts({ brief }: Pick<Database, 'brief'>, moveDetails: MoveDetails): SessionCarts {
  return {
    idsOf: (userId) => readCartIds(brief, userId),
    merge: (tx, userId, visitors) => mergeVisitorCarts(tx, { userId, moveDetails }, visitors),
    move: (tx, fromUserId, userId) => moveCarts(tx, { userId, moveDetails }, fromUserId),
  };
}
