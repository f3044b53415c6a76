import type pg from 'pg';
import { hasWishlist } from '#rules/account/wishlist.ts';
import type { Db } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readWishlist } from './reads.ts';
import { addWish, removeWish } from './writes.ts';

const NOT_FOR_OWNERS = 'A business has no wishlist.';

export function wishlistRoutes(calls: PrivateCalls, pool: pg.Pool, db: Db): void {
  calls.define('GET /web/site/wishlist', async (_input, { account }) =>
    hasWishlist(account)
      ? { status: 200, result: await readWishlist(pool, account.id) }
      : refuse(403, NOT_FOR_OWNERS),
  );

  calls.define('POST /web/site/wishlist', async ({ body }, { account }) => {
    if (!hasWishlist(account)) return refuse(403, NOT_FOR_OWNERS);
    const id = await addWish(db, account.id, body.product_id);
    if (id === undefined) return refuse(404, 'There is no such product.');
    if (id === 'full') return refuse(409, 'Your wishlist is full. Take something off it first.');
    return { status: 200, result: { id, product_id: body.product_id } };
  });

  calls.define('DELETE /web/site/wishlist/{id}', async ({ params }, { account }) =>
    (await removeWish(db, account.id, params.id))
      ? { status: 200, result: { id: params.id } }
      : refuse(404, 'There is no such entry on your wishlist.'),
  );
}
