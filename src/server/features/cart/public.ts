import type { Database } from '../../db/connect.ts';
import type { SessionCarts } from '../../http/account.ts';
import { mergeVisitorCarts, moveCarts } from './merge.writes.ts';
import { readCartIds } from './reads.ts';

export { readCart } from './reads.ts';
export { carts } from './tables.ts';

/** Carts as sessions see them: which ones an account has, and how a visitor's join them. */
export function sessionCarts({ pool, db }: Pick<Database, 'pool' | 'db'>): SessionCarts {
  return {
    idsOf: (userId) => readCartIds(pool, userId),
    merge: (userId, visitors) => mergeVisitorCarts(db, userId, visitors),
    move: (fromUserId, toUserId) => moveCarts(db, fromUserId, toUserId),
  };
}
