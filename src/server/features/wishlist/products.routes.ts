import type pg from 'pg';
import { hasWishlist } from '#rules/account/wishlist.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { readWishes } from './reads.ts';

/** SPEC: a product has a `Wish_list` entry if it is on the shopper's wishlist. */
export function wishedProductRoutes(calls: PublicCalls, members: PrivateCalls, pool: pg.Pool): void {
  const accountOf = members.accountOf.bind(members);
  /** Undefined without wishes: the public answer is then right. */
  const wishesOf = async (account: Account) => {
    if (!hasWishlist(account)) return undefined;
    const wishes = await readWishes(pool, account.id);
    return wishes.size > 0 ? wishes : undefined;
  };

  calls.personalise('GET /no/auth/web/site/products', accountOf, async (account) => {
    const wishes = await wishesOf(account);
    return (
      wishes &&
      ((answer) => ({
        ...answer,
        data: answer.data.map((card) => ({ ...card, Wish_list: wishes.get(card.id) ?? null })),
      }))
    );
  });

  calls.personalise('GET /no/auth/web/site/products/{id}', accountOf, async (account) => {
    const wishes = await wishesOf(account);
    return (
      wishes &&
      ((answer) => ({
        ...answer,
        result: answer.result.map((product) => ({ ...product, Wish_list: wishes.get(product.id) ?? null })),
      }))
    );
  });

  calls.personalise('GET /no/auth/web/site/products/variation', accountOf, async (account) => {
    const wishes = await wishesOf(account);
    return (
      wishes &&
      ((answer) => ({
        ...answer,
        result: answer.result.map((one) => ({ ...one, Wish_list: wishes.get(one.product_id) ?? null })),
      }))
    );
  });
}
