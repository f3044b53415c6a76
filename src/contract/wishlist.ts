import { z } from 'zod';
import { defineCalls, type Role } from './call.ts';
import { productCard } from './catalog-shapes.ts';
import { id, idText, okStatus, pounds } from './fields.ts';

/** Accounts with a business have no wishlist: see `hasWishlist` of the rules. */
const SHOPPERS: readonly Role[] = ['shopper', 'administrator'];

const wish = z.object({
  id,
  product_id: id,
  name: z.string(),
  price_then: pounds.describe('The price when it was put here'),
  created_at: z.string(),
  product: productCard.nullable().describe('As it is now; null while the shop does not show it'),
});
export type Wish = z.infer<typeof wish>;

export const wishlistCalls = defineCalls({
  'GET /web/site/wishlist': {
    summary: 'The wishlist of the shopper, the newest first',
    access: SHOPPERS,
    answer: z.object({ status: okStatus, result: z.array(wish) }),
  },
  'POST /web/site/wishlist': {
    summary: 'Add wishlist item; adding it again changes nothing',
    access: SHOPPERS,
    body: z.strictObject({ product_id: id }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: z.object({ id, product_id: id }) }),
  },
  'DELETE /web/site/wishlist/{id}': {
    summary: 'Remove wishlist item',
    access: SHOPPERS,
    params: z.strictObject({ id: idText }),
    answer: z.object({ status: okStatus, result: z.object({ id }) }),
  },
});
